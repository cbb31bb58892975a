// Rendered in i18next's pseudo-language every text is its key: what else can be read is hard-coded.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import en from '../../locales/en.json';
import { DIALOGS } from '../../src/element/dialogs/list.js';
import { CIMODE, Words } from '../../src/i18n/index.js';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { overlay } from './doubles.js';
import { mount, type Mount, type Table } from './harness.js';
import { VARIANTS_TRIED } from './scope.js';
import { until } from './until.js';

const KEYS = new Set(Object.keys(en).map((key) => key.replace(/_(?:one|few|many|other)$/u, '')));

/** Ranks, numbers, times and deal codes are the same in every language. */
const UNIVERSAL = /PY1-[NSI]-[A-Z2-7]{7}|\b(?:10|[A2-9JQK])\b|\d+|∞/gu;

/** Attributes whose text people read or hear. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
];
const READ = [...SPOKEN, 'alt', 'placeholder'];

type Use = Words['use'];
let takeOff: () => void;

/** Whatever language is asked for, the words are those of the pseudo-language. */
function asKeys(use: Use): Use {
  return function pseudo(this: Words) {
    return use.call(this, CIMODE);
  };
}

before(() => {
  const use: Use = Reflect.get(Words.prototype, 'use');
  takeOff = overlay(Words.prototype, { use: asKeys(use) });
});
after(() => takeOff());

/** An element that has been told to change its language, and so speaks in keys. */
async function sit(attributes: Mount): Promise<Table> {
  const table = await mount(attributes);
  table.element.locale = 'fi';
  await until('speaks in keys', () => table.hasButton('toolbar.undo'));
  return table.settled();
}

/** Every text of the shadow tree, card letters and the live region included. */
function textsOf({ root }: Table): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    // What is printed on a key, or there to be copied, is the same everywhere.
    if (!currentNode.parentElement?.closest('style, kbd, code'))
      texts.push(currentNode.textContent ?? '');
  }
  const spoken = READ.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
  );
  return [...texts, ...spoken];
}

/** What is left of a text without keys, universal signs and punctuation: there should be nothing. */
const strayIn = (text: string): string =>
  text
    // Lists are joined by the browser.
    .replaceAll(/(?<=card\.\w\w|rank\.\w|\d) and (?=card\.|rules\.rank\.|\d)/gu, ' ')
    .split(/[\s,;:()+=]+/u)
    .filter((word) => !KEYS.has(word.replace(/\.$/u, '')))
    .join(' ')
    .replaceAll(UNIVERSAL, '')
    .replaceAll(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();

const stray = (table: Table): readonly string[] =>
  [...textsOf(table), table.element.describe()].map(strayIn).filter((text) => text !== '');

const TOLD = 'KC draw 3S QC KD redeal undo redo give-up undo restart'.split(' ');

async function act(table: Table, what: string): Promise<void> {
  const { element } = table;
  if (what === 'undo' || what === 'redo' || what === 'restart') element[what]();
  else if (what === 'give-up') element.giveUp();
  else if (/^[A-Z2-9]+$/u.test(what) && table.has(what)) await table.tap(what);
  else element.play(what);
  await table.settled();
}

it('finds a hard-coded text', () => {
  expect(strayIn('toolbar.undo')).to.equal('');
  expect(strayIn('card.KS, place.row 3: 10 + 3 = 13.')).to.equal('');
  expect(strayIn('PY1-N-AAAAAAS')).to.equal('');
  expect(strayIn('Undo')).to.equal('Undo');
  expect(strayIn('toolbar.undo now')).to.equal('now');
  expect(strayIn('toolbar.missing')).not.to.equal('');
});

for (const { key } of VARIANTS_TRIED) {
  it(`${key} shows and says nothing but keys`, async () => {
    const table = await sit({ variant: key });
    expect(stray(table)).to.deep.equal([]);
    for (const move of [...table.state.legal.slice(0, 1), 'draw', 'draw>1', 'undo', 'nonsense']) {
      await act(table, move);
      expect(stray(table), move).to.deep.equal([]);
    }
    expect(table.says()).not.to.equal('');
  });
}

it('a game told from the deal to its end is nothing but keys', async () => {
  const table = await sit({ variant: 'casual', stock: 'closed', passes: 3, cards: DECK_B });
  for (const what of TOLD) {
    await act(table, what);
    expect(stray(table), what).to.deep.equal([]);
  }
});

it('so are a win, a loss, and the end of the passes', async () => {
  const table = await sit({ variant: 'casual', stock: 'closed', cards: DECK_E });
  await table.play('draw*24');
  expect(stray(table)).to.deep.equal([]);
  for (const move of CLEAR_E.split(/\s+/u)) table.element.play(move);
  await table.settled();
  expect(table.state.outcome).to.equal('won');
  expect(stray(table)).to.deep.equal([]);
  await act(table, 'restart');
  await act(table, 'give-up');
  expect(stray(table)).to.deep.equal([]);
});

it('so is what is said of the temporary spot', async () => {
  const table = await sit({ variant: 'cell', cards: DECK_B });
  for (const what of ['5S', 'cell:5S', '4C', 'cell:4C', 'undo']) {
    await act(table, what);
    expect(stray(table), what).to.deep.equal([]);
  }
});

for (const name of Object.keys(DIALOGS)) {
  it(`so is the dialog ${name}`, async () => {
    localStorage.clear();
    // Par and a key: there is a match, and statistics with a game in them.
    const table = await sit({ variant: 'apophis', scoring: 'par', 'save-key': 'x' });
    table.element.play('draw');
    table.element.giveUp();
    // A guided game asks only before it ends another.
    if (name === 'guide') {
      await table.element.newGame();
      await table.play('draw');
    }
    const opener = `.toolbar [data-action="${name}"]`;
    if (!table.root.querySelector(opener)) {
      await table.click(table.find('.toolbar [data-action="more"]'));
    }
    await table.click(table.find(`[data-action="${name}"]`));
    expect(table.find('dialog h2').textContent?.trim()).not.to.equal('');
    expect(stray(table)).to.deep.equal([]);
    localStorage.clear();
  });
}

it('so is a guided game beside the tally', async () => {
  await setViewport({ width: 1200, height: 800 });
  const table = await sit({ variant: 'cell', cards: DECK_B });
  for (const name of ['learn.tally.title', 'learn.guide.title']) {
    await table.click(table.find('.toolbar [data-action="more"]'));
    await table.press(name);
  }
  for (const what of ['KD', 'draw', 'undo', 'TC+3S', 'JS']) {
    await act(table, what);
    expect(stray(table), what).to.deep.equal([]);
  }
  await setViewport({ width: 800, height: 600 });
});
