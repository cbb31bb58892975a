// What axe makes of the element: every state of a game and every dialog, in one theme.
import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { forceColors, hasDevtools } from './devtools.js';
import { mount, type Mount, type Table } from './harness.js';

export const CLOSED = { variant: 'casual', stock: 'closed', cards: DECK_B };

/** What axe finds, each with what it found it at. */
export async function findings(element: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    // WCAG 2.2 added it, and axe leaves it out unless asked.
    rules: { 'target-size': { enabled: true } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Waits until nothing moves, since axe takes what is half faded in for faint. */
async function stillness({ root }: Table): Promise<void> {
  await Promise.all(root.getAnimations().map(({ finished }) => finished));
}

async function drawAll(table: Table): Promise<void> {
  await table.drawAll();
}

const STATES: readonly (readonly [string, Mount, (table: Table) => Promise<unknown>])[] = [
  ['the start', CLOSED, async () => undefined],
  ['the middle of a game', CLOSED, (table) => table.taps('KC stock stock 9C 4C stock')],
  ['a selected card', CLOSED, (table) => table.tap('5S')],
  ['a refused pair', CLOSED, (table) => table.taps('5S 4C')],
  ['a covered card', CLOSED, (table) => table.tap('KD')],
  ['a won game', { ...CLOSED, cards: DECK_E }, (table) => table.play(CLEAR_E)],
  ['a lost game', CLOSED, (table) => table.choose('Give up')],
  ['an empty stock to be turned over', { ...CLOSED, passes: 2 }, drawAll],
  ['an empty stock and no pass left', { ...CLOSED, passes: 1 }, drawAll],
  ['a hint', CLOSED, (table) => table.press('Hint')],
  ['a guided game', CLOSED, (table) => table.choose('Guided first game')],
  ['keyboard focus', CLOSED, (table) => table.focus('KD')],
];

/** The dialogs by the words that open them. */
const DIALOGS = [
  'More',
  'Match',
  'Statistics',
  'Options',
  'How to play well',
  'Tally',
  'Keys',
  'About the game',
];

export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly forced: boolean;
  /** A style sheet of the page that makes the theme. */
  readonly sheet?: string;
}

/** Tests states and dialogs in a theme: all of them, unless their names are given. */
export function testTheme({ scheme, forced, sheet = '' }: Theme, only?: readonly string[]): void {
  const isWanted = (name: string): boolean => only?.includes(name) ?? true;
  before(async function force() {
    if (forced && !hasDevtools) this.skip();
    if (forced) await forceColors(true);
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(sheet)];
  });
  after(async () => {
    document.adoptedStyleSheets = [];
    if (forced && hasDevtools) await forceColors(false);
  });

  const sit = async (attributes: Mount): Promise<Table> => {
    const table = await mount(attributes);
    table.page.style.colorScheme = scheme;
    expect(matchMedia('(forced-colors: active)').matches).to.equal(forced);
    return table;
  };
  for (const [name, attributes, act] of STATES.filter(([state]) => isWanted(state))) {
    it(name, async () => {
      const table = await sit(attributes);
      await act(table);
      await stillness(table);
      expect(await findings(table.element)).to.deep.equal([]);
    });
  }
  for (const name of DIALOGS.filter(isWanted)) {
    it(`the dialog ${name}`, async () => {
      const table = await sit({
        ...CLOSED,
        variant: 'apophis',
        scoring: 'par',
        'save-key': 'access',
      });
      table.page.style.width = '360px';
      await (name === 'More' ? table.press(name) : table.choose(name));
      expect(table.root.querySelector('dialog[open]')).not.to.equal(null);
      await stillness(table);
      expect(await findings(table.element)).to.deep.equal([]);
    });
  }
}
