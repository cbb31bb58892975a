// The tally on the screen: what it tells agrees with what lies there, and with no more than that.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import { DECK_B } from '../fixtures/decks.js';
import { placesShown } from '../shown.js';
import { mount, type Table } from './harness.js';
import { inScope } from './scope.js';

const WIDE = { width: 1200, height: 900 };

afterEach(() => setViewport({ width: 800, height: 600 }));

const rankOf = (card: string): string => card.charAt(0).replace('T', '10');

/** What is told of each rank: "2 free in the pyramid, 1 in the stock". */
function told(table: Table): ReadonlyMap<string, string> {
  const rows = table.all('.tally tbody tr').flatMap((row) => {
    const [low = '', lows = '', , highs, high = ''] = [...row.children].map(
      (cell) => cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? cell.textContent,
    );
    const pairs: [string, string][] = [[low.trim(), lows]];
    if (high.trim() !== '') pairs.push([high.trim(), highs ?? '']);
    return pairs;
  });
  return new Map(rows);
}

/** How many cards a rank has where the words match. */
const countIn = (text: string, words: RegExp): number =>
  [...text.matchAll(/(\d+) ([^,]+)/gu)]
    .filter(([, , where]) => words.test(where ?? ''))
    .reduce((sum, [, count]) => sum + Number(count), 0);

/** Cards that the state names, which is all that can be seen, or has been seen where it lies. */
const named = ({ state }: Table): readonly string[] =>
  placesShown(state).filter((card) => card !== null && card !== '??') as readonly string[];

/** Holds the tally to a count by hand of what the element's state shows. */
function expectCounts(table: Table, ranks = 13): void {
  const { state } = table;
  const tally = told(table);
  expect(tally.size).to.equal(ranks);
  const seen = named(table).map(rankOf);
  const removed = state.removed.map(rankOf);
  // Of cards that may be tapped some are free only together: those say what covers them.
  const free = table.stops.filter(
    (stop) => /^[A2-9TJQK][CDHS]$/u.test(stop) && !table.label(stop).includes('covered'),
  );
  for (const [rank, text] of tally) {
    const many = (cards: readonly string[]): number => cards.filter((one) => one === rank).length;
    expect(countIn(text, /./u), `${rank}: ${text}`).to.equal(4 - many(removed));
    const now = countIn(text, /free|just drawn|spot|on top/u);
    expect(now, `free ${rank}: ${text}`).to.equal(many(free.map(rankOf)));
    const unknown = countIn(text, /in the stock|face down|not seen/u);
    expect(unknown, `unseen ${rank}: ${text}`).to.be.at.least(4 - many(removed) - many(seen));
  }
}

/** Numbers that look random and are the same each time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state;
  }
}

async function playAtRandom(table: Table, moves: number, seed: number): Promise<void> {
  const choices = numbers(seed);
  for (let move = 0; move < moves; move += 1) {
    const { legal } = table.state;
    if (legal.length === 0) return;
    const choice = choices.next().value as number;
    table.element.play(legal[choice % legal.length] ?? '');
    await table.settled();
    expectCounts(table, table.element.ranks ?? 13);
  }
}

const VARIANTS = [
  'pyramide',
  'traditional',
  'thirteen',
  'aisleriot',
  'apophis-dealt',
  'giza',
  'cell',
  'microsoft',
  'spanish',
  'italian',
].filter(inScope);

for (const [index, variant] of VARIANTS.entries()) {
  it(`agrees with the board of ${variant} after every move`, async () => {
    await setViewport(WIDE);
    const deck = { spanish: 'S', italian: 'I' }[variant] ?? 'N';
    const table = await mount({ variant, code: `PY1-${deck}-AAAAAAS` });
    await table.choose('Tally');
    expectCounts(table, table.element.ranks ?? 13);
    await playAtRandom(table, 15, index + 1);
  });
}

async function read(cards: readonly string[]): Promise<unknown> {
  const table = await mount({ variant: 'aisleriot', cards: cards.join(' ') });
  await table.choose('Tally');
  return [...told(table)];
}

it('tells nothing of face-down cards: other cards there, and it says the same', async () => {
  await setViewport(WIDE);
  const cards = DECK_B.split(/\s+/u);
  const seen = cards.slice(21, 28);
  const hidden = [...cards.slice(0, 21), ...cards.slice(28)].toReversed();
  const other = [...hidden.slice(0, 21), ...seen, ...hidden.slice(21)];
  expect(other).not.to.deep.equal(cards);
  expect(await read(other)).to.deep.equal(await read(cards));
});

describe('where there is room', () => {
  it('stands beside the board, off every card, and is closed by its button or by the menu', async () => {
    await setViewport(WIDE);
    const table = await mount();
    await table.choose('Tally');
    const aside = table.find('aside').getBoundingClientRect();
    for (const card of table.all('.card, .toolbar .btn')) {
      const { right, top } = card.getBoundingClientRect();
      expect(right <= aside.left || top >= aside.bottom, card.className).to.equal(true);
    }
    expect(aside.right).to.be.at.most(1200);
    await table.press('Close');
    expect(table.all('aside')).to.deep.equal([]);
    await table.choose('Tally');
    expect(table.all('aside')).to.have.lengthOf(1);
    await table.choose('Tally');
    expect(table.all('aside')).to.deep.equal([]);
  });

  it('gives focus back to the board when it is closed', async () => {
    await setViewport(WIDE);
    const table = await mount();
    await table.choose('Tally');
    table.find('aside button').focus();
    await table.keys('Enter');
    expect(table.has(table.focused ?? ''), String(table.focused)).to.equal(true);
  });

  it('gives way when the room gets narrow, and comes back', async () => {
    await setViewport(WIDE);
    const table = await mount();
    await table.choose('Tally');
    await setViewport({ width: 700, height: 900 });
    expect(table.all('aside')).to.deep.equal([]);
    await setViewport(WIDE);
    expect(table.all('aside')).to.have.lengthOf(1);
  });
});

it('lies over a narrow board, in a dialog', async () => {
  await setViewport({ width: 360, height: 740 });
  const table = await mount();
  await table.choose('Tally');
  expect(table.find('dialog h2').textContent).to.equal('Tally');
  expectCounts(table);
  const body = table.find('dialog .body');
  expect(body.scrollWidth).to.be.at.most(body.clientWidth);
});

it('is a table with names for its columns and rows', async () => {
  const table = await mount();
  await table.choose('Tally');
  const heads = table.all('.tally [scope="col"]').map(({ textContent }) => textContent);
  expect(heads).to.deep.equal([
    'Rank',
    'Where its cards are',
    'Remaining',
    'Where its cards are',
    'Partner',
  ]);
  expect(table.all('.tally [scope="row"]')).to.have.lengthOf(7);
});

describe('axe', () => {
  for (const scheme of ['light', 'dark']) {
    it(`finds nothing in the tally beside the board on a ${scheme} page`, async () => {
      await setViewport(WIDE);
      const table = await mount();
      table.page.style.colorScheme = scheme;
      await table.choose('Tally');
      const { violations } = await axe.run(table.element, { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.deep.equal(
        [],
      );
    });
  }
});
