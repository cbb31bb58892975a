// The custom properties that the element reads, with the defaults that its styles write once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each is for. */
const MEANINGS = {
  table: 'The ground on which the cards lie.',
  'table-lit': 'Its lit middle.',
  'table-deep': 'Its edges.',
  text: 'Words and figures.',
  muted: 'Words of less weight, and buttons that cannot be pressed.',
  accent: 'Selected, hinted, possible: the one colour that calls.',
  'on-accent': 'Words on the accent.',
  panel: 'Dialogs and messages.',
  'panel-line': 'Their edge.',
  line: 'Thin lines and the edges of empty places.',
  slot: 'The ground of empty places.',
  alert: 'What is refused.',
  focus: 'The ring around what has the focus.',
  'focus-halo': 'The second ring, outside it.',
  radius: 'The corners of the board.',
  face: 'A free card, at its top.',
  'face-low': 'A free card, at its foot.',
  'face-edge': 'The edge of a card.',
  stone: 'A covered card, at its top.',
  'stone-low': 'A covered card, at its foot.',
  red: 'Hearts and diamonds.',
  black: 'Spades and clubs.',
  clubs: 'Clubs, with four colours.',
  diamonds: 'Diamonds, with four colours.',
  gilt: 'The gilt foot of a free card, and the frames of the court cards.',
  'gilt-pale': 'The panels of the court cards.',
  back: 'The back of the cards.',
  'back-deep': 'The pattern on it.',
  'back-line': 'Its frame and its pyramids.',
  shadow: 'The shadow of a card.',
  'shadow-lift': 'The shadow of a lifted card.',
  sun: 'The sun behind the apex.',
  'sun-strength': 'How much of it shows.',
  'ghost-lit': 'The lit side of the pyramid behind the cards.',
  'ghost-dim': 'Its other side.',
  horizon: 'The line at its foot.',
  serif: 'Type of titles, figures and cards.',
  sans: 'Type of labels and buttons.',
  mono: 'Type of the deal code.',
  fit: 'The height that a wide board must fit.',
};

/** Every `var(--pyramid-…, default)` in the styles. */
const USE = /var\(\s*--pyramid-([a-z-]+)\s*,\s*/g;

/** The text up to the bracket that closes what is open. */
function inner(text) {
  let open = 1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open++;
    if (text[at] === ')' && --open === 0) return text.slice(0, at);
  }
  return text;
}

function defaultsIn(folder) {
  const defaults = new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const { 0: use, 1: name, index } of text.matchAll(USE)) {
      const value = inner(text.slice(index + use.length))
        .replaceAll(/\s+/g, ' ')
        .trim();
      // Further uses fall back on what the first has found, or on what another property says.
      if (!defaults.has(name) && !value.includes('--_')) defaults.set(name, value);
    }
  }
  return defaults;
}

/** For the manifest: name, meaning and default of each; throws of one that is not told, or not there. */
export function customProperties(folder) {
  const defaults = defaultsIn(folder);
  const untold = [...defaults.keys()].filter((name) => !(name in MEANINGS));
  const unread = Object.keys(MEANINGS).filter((name) => !defaults.has(name));
  if (untold.length + unread.length > 0)
    throw new Error(`Not told: ${untold.join(' ')}; told and not read: ${unread.join(' ')}`);
  return Object.entries(MEANINGS).map(([name, description]) => ({
    name: `--pyramid-${name}`,
    description,
    default: defaults.get(name),
  }));
}
