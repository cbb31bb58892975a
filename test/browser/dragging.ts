// What a drag shows while it goes on, and that nothing of it stays.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAllCards } from './account.js';
import { letGo } from './hands.js';
import type { Table } from './harness.js';
import { until } from './until.js';

/** Room for a whole board; the buttons are let go after each test. */
export function clearTable(): void {
  before(() => setViewport({ width: 800, height: 900 }));
  afterEach(letGo);
}

const marked = (table: Table, mark: string): readonly string[] =>
  table
    .all(`[data-drag="${mark}"]`)
    .map((one) => one.dataset['stop'] ?? one.closest('.pile')?.getAttribute('part') ?? '');

/** The cards off their places, and where the one under the pointer would go. */
export const held = (table: Table): readonly string[] => marked(table, 'held');
export const aimedAt = (table: Table): readonly string[] => marked(table, 'target');

/** The middle of a stop, which turning it leaves where it is. */
export function middleOf(table: Table, key: string): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = table.stop(key).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Waits for whatever moves there to come to rest. */
export const still = (element: Element): Promise<unknown> =>
  Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

/** Holds that no mark, outline or shift of a drag is left, and every card is in one place. */
export async function expectAtRest(table: Table, size = 52): Promise<void> {
  const { root } = table;
  const left = (): readonly Element[] => [...root.querySelectorAll('[data-drag], .vacant')];
  await until('no mark of a drag', () => left().length === 0);
  const moved = [...root.querySelectorAll<HTMLElement>('[data-stop]')].filter(
    ({ style }) => style.translate !== '',
  );
  expect(moved.map((stop) => stop.dataset['stop'])).to.deep.equal([]);
  expectAllCards(table, size);
}
