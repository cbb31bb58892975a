// axe has nothing to find: in each state, each family of variants, on light pages and dark ones.
import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { mount, type Mount, type Table } from './harness.js';

const CLOSED = { variant: 'casual', stock: 'closed', cards: DECK_B };

/** What axe finds, each with what it found it at. */
async function findings(element: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
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
  ['a won game', { ...CLOSED, cards: DECK_E }, (table) => table.make(CLEAR_E)],
  ['a lost game', CLOSED, (table) => table.choose('Give up')],
  ['an empty stock to be turned over', { ...CLOSED, passes: 2 }, drawAll],
  ['an empty stock and no pass left', { ...CLOSED, passes: 1 }, drawAll],
  ['keyboard focus', CLOSED, (table) => table.focus('KD')],
];

for (const scheme of ['light', 'dark']) {
  describe(`on a ${scheme} page`, () => {
    for (const [name, attributes, act] of STATES) {
      it(name, async () => {
        const table = await mount(attributes);
        table.page.style.colorScheme = scheme;
        await act(table);
        expect(await findings(table.element)).to.deep.equal([]);
      });
    }
  });
}

describe('in each family of variants', () => {
  const FAMILIES: readonly (readonly [string, string])[] = [
    ['traditional', 'draw draw'],
    ['apophis', 'draw draw>2 draw>3'],
    ['giza', ''],
    ['reserve', 'draw'],
    ['triangle', 'draw'],
    ['cell', 'draw cell:7C'],
    ['thirteen', ''],
    ['microsoft', 'draw'],
    ['apophis-dealt', 'draw'],
    ['aisleriot', 'draw'],
  ];
  for (const [variant, moves] of FAMILIES) {
    it(variant, async () => {
      const table = await mount({ variant, code: 'PY1-N-AAAAAAS' });
      if (moves !== '') await table.play(moves);
      expect(await findings(table.element)).to.deep.equal([]);
    });
  }
});

describe('on odd pages', () => {
  it('right to left, in Russian, with four colours', async () => {
    const table = await mount({ ...CLOSED, lang: 'ru', 'four-color': true });
    table.page.dir = 'rtl';
    expect(await findings(table.element)).to.deep.equal([]);
  });

  it('280 pixels wide', async () => {
    const table = await mount({ ...CLOSED, lang: 'fi' });
    table.page.style.width = '280px';
    await table.taps('5S 4C');
    expect(await findings(table.element)).to.deep.equal([]);
  });
});

it('finds a fault where there is one', async () => {
  const table = await mount(CLOSED);
  table.page.append(document.createElement('button'));
  expect(await findings(table.page)).to.have.lengthOf(1);
});
