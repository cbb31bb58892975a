// What is saved: elements with a key, their reload, and the storage that they find.
import { expect } from '@open-wc/testing';
import type { Snapshot } from '../../src/engine/index.js';
import { mount, type Mount, type Table } from './harness.js';
import { until } from './until.js';

export const sit = (attributes: Mount = {}): Promise<Table> =>
  mount({ 'save-key': 'x', ...attributes });

/** What a reload does: the old element goes, and another comes. */
export async function reload(table: Table, attributes: Mount = {}): Promise<Table> {
  table.element.remove();
  await Promise.resolve();
  return sit(attributes);
}

/** What is kept under the key, as it lies there. */
export const kept = (part: string): string | null =>
  localStorage.getItem(`pyramid-solitaire/x/${part}`);
export const keep = (part: string, text: string): void =>
  localStorage.setItem(`pyramid-solitaire/x/${part}`, text);

/** All that must come back; the selection does not. */
export const whole = ({ element }: Table): Snapshot & { readonly transcript: string } => ({
  ...element.state,
  selected: null,
  transcript: element.transcript,
});

export interface Result {
  readonly won: boolean;
  readonly assisted: boolean;
  readonly moves: number;
  readonly time: number;
}

/** The games in the statistics, of all sets of rules. */
export function results(): readonly Result[] {
  const { tallies } = JSON.parse(kept('statistics') ?? '{"tallies":{}}') as {
    tallies: Readonly<Record<string, { readonly games: readonly Result[] }>>;
  };
  return Object.values(tallies).flatMap(({ games }) => games);
}

/** Waits until this is to be read in the message row, and has been said once. */
export async function told(table: Table, words: RegExp): Promise<void> {
  await until(String(words), () => words.test(table.message()));
  expect(table.heard.filter((said) => words.test(said))).to.have.lengthOf(1);
}

/** Puts the page out of sight, or back. */
export function hide(hidden: boolean): void {
  if (hidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Runs a test in a page that has this in the place of its storage. */
export async function withStorage(get: () => unknown, act: () => Promise<void>): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
  try {
    await act();
  } finally {
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  }
}
