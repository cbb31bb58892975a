// axe has nothing to find: in each state and theme, each family of variants, and each kind of frame.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { mount, type Mount, type Table } from './harness.js';

const CLOSED = { variant: 'casual', stock: 'closed', cards: DECK_B };

/** What axe finds, each with what it found it at. */
async function findings(element: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    // WCAG 2.2 added it, and axe leaves it out unless asked.
    rules: { 'target-size': { enabled: true } },
  });
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

/** The style sheets that make the themes. */
async function sheetOf(theme: string): Promise<CSSStyleSheet> {
  const url = new URL('../../src/themes/felt.css', import.meta.url);
  const css =
    theme === 'felt'
      ? await (await fetch(url, { headers: { Accept: 'text/css' } })).text()
      : `:root { color-scheme: ${theme === 'night' ? 'dark' : 'light'} }`;
  return new CSSStyleSheet().replace(css);
}

for (const theme of ['papyrus', 'night', 'felt']) {
  describe(`in ${theme}`, () => {
    before(async () => {
      document.adoptedStyleSheets = [await sheetOf(theme)];
    });
    after(() => {
      document.adoptedStyleSheets = [];
    });

    for (const [name, attributes, act] of STATES) {
      it(name, async () => {
        const table = await mount(attributes);
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

describe('in a low frame', () => {
  before(() => setViewport({ width: 740, height: 375 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const variant of ['pyramide', 'apophis', 'giza', 'triangle']) {
    it(variant, async () => {
      const table = await mount({ variant, code: 'PY1-N-AAAAAAS' });
      expect(await findings(table.element)).to.deep.equal([]);
    });
  }

  it('a lost game', async () => {
    const table = await mount(CLOSED);
    table.element.giveUp();
    await table.settled();
    expect(await findings(table.element)).to.deep.equal([]);
  });
});

it('finds a fault where there is one', async () => {
  const table = await mount(CLOSED);
  table.page.append(document.createElement('button'));
  const found = await findings(table.page);
  expect(found.filter((fault) => fault.startsWith('button-name'))).to.have.lengthOf(1);
  expect(found.some((fault) => fault.startsWith('target-size'))).to.equal(true);
});
