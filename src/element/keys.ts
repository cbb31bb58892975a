/** The keyboard: what each key means while focus is inside the element. */
import type { Direction } from './geometry.js';

/** What a key asks for. `lay:1` draws so that a card reaches the second waste. */
export type Command =
  'draw' | 'undo' | 'redo' | 'hint' | 'new' | 'keys' | 'deselect' | `lay:${number}`;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const COMMANDS: Readonly<Record<string, Command>> = {
  d: 'draw',
  u: 'undo',
  r: 'redo',
  h: 'hint',
  n: 'new',
  '1': 'lay:0',
  '2': 'lay:1',
  '3': 'lay:2',
  Escape: 'deselect',
  '?': 'keys',
};

/** Chords belong to the browser and the page, and a key that composes a letter is none of ours. */
const isOurs = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;

export const directionOf = (event: KeyboardEvent): Direction | null =>
  isOurs(event) ? (ARROWS[event.key] ?? null) : null;

/** By the letter typed or, on layouts without Latin letters, by the place of the key. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (!isOurs(event)) return null;
  // A Russian keyboard has a comma there.
  if (event.key === ',' && event.shiftKey && event.code === 'Slash') return 'keys';
  const byPlace = /^Key([A-Z])$/u.exec(event.code)?.[1]?.toLowerCase();
  const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isLatin = /^[a-z?]$/u.test(typed);
  const key = isLatin || event.key.length > 1 || !byPlace ? typed : byPlace;
  return COMMANDS[key] ?? null;
}
