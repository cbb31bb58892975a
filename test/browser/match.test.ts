// The card of a par match: six results, the running total, the verdict at zero.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLEAR_PERFECT, DECK_PERFECT } from '../fixtures/decks.js';
import { findings } from './access.js';
import { mount, type Table } from './harness.js';
import { expectTidy, offers, rows, show } from './results.js';
import { kept, reload, sit } from './saved.js';
import { WORDY } from './scope.js';

/** The last pair of the perfect deck is the apex and what covers it. */
const PAR = { variant: 'par', 'cover-pair': true };

/** The perfect deck, another one for each number: the last cards of the stock change places. */
const perfect = (turn: number): string => {
  const cards = DECK_PERFECT.replace('|', ' ').trim().split(/\s+/u);
  const tail = cards.slice(-8);
  return [...cards.slice(0, -8), ...tail.slice(turn), ...tail.slice(0, turn)].join(' ');
};

/** 26 points: the pyramid in the first pass, and the 24 cards of the stock left. */
async function make(table: Table, turn: number): Promise<void> {
  await table.element.newGame({ cards: perfect(turn) });
  await table.play(CLEAR_PERFECT);
  table.element.giveUp();
  await table.settled();
}

/** −52 points. */
async function miss(table: Table): Promise<void> {
  await table.element.newGame();
  await table.play('draw');
  table.element.giveUp();
  await table.settled();
}

const verdict = (table: Table): string => table.text('dialog .verdict *');
const card = (table: Table): readonly string[] =>
  rows(table)
    .slice(1)
    .map(([game, , score, total]) => `${game}: ${score} ${total}`.trim());

beforeEach(() => localStorage.clear());
after(() => localStorage.clear());
afterEach(() => setViewport({ width: 800, height: 600 }));

describe('a match', () => {
  it('is played by par alone, whatever the variant', async () => {
    for (const [attributes, has] of [
      [PAR, true],
      [{ variant: 'semicolon' }, true],
      [{ variant: 'giza', scoring: 'par' }, true],
      [{ variant: 'par', scoring: 'left' }, false],
      [{ variant: 'traditional' }, false],
    ] as const) {
      const table = await sit(attributes);
      expect(await offers(table, 'match'), JSON.stringify(attributes)).to.equal(has);
    }
  });

  it('adds up its games, and the one in play stands beside them', async () => {
    const table = await sit(PAR);
    await make(table, 0);
    await miss(table);
    await table.element.newGame({ code: 'PY1-N-AAAAAAS' });
    await show(table, 'match');
    expect(verdict(table)).to.equal('4 games to go Total: -26');
    expect(card(table)).to.deep.equal([
      '1: 26 26',
      '2: -52 -26',
      '3: -52 in play',
      '4:',
      '5:',
      '6:',
    ]);
    expect(table.hasButton('Copy PY1-N-AAAAAAS')).to.equal(true);
  });

  it('makes par at zero, lasts over a reload, and the seventh game begins another', async () => {
    let table = await sit(PAR);
    for (const turn of [0, 1, 2, 3]) await make(table, turn);
    for (let game = 0; game < 2; game += 1) await miss(table);
    await show(table, 'match');
    expect(verdict(table)).to.equal('Par made Total: 0');
    expect(card(table)).to.deep.equal([
      '1: 26 26',
      '2: 26 52',
      '3: 26 78',
      '4: 26 104',
      '5: -52 52',
      '6: -52 0',
    ]);
    expect(table.text('dialog *')).to.contain('The next game begins a new match.');

    table = await reload(table, PAR);
    await show(table, 'match');
    expect(verdict(table)).to.equal('Par made Total: 0');
    await table.press('Done');
    await miss(table);
    await show(table, 'match');
    expect(verdict(table)).to.equal('5 games to go Total: -52');
  });

  it('misses par below zero', async () => {
    const table = await sit(PAR);
    for (const turn of [0, 1, 2]) await make(table, turn);
    for (let game = 0; game < 3; game += 1) await miss(table);
    await show(table, 'match');
    expect(verdict(table)).to.equal('Par missed Total: -78');
  });

  it('takes the first result of a deal alone', async () => {
    const table = await sit({ ...PAR, cards: perfect(0) });
    await table.play('draw');
    table.element.restart();
    await table.play(CLEAR_PERFECT);
    table.element.giveUp();
    await table.settled();
    await show(table, 'match');
    expect(card(table)[0]).to.equal('1: -52 -52');
    expect(verdict(table)).to.equal('5 games to go Total: -52');
  });
});

describe('without a save-key a match', () => {
  it('is followed as long as the element lives, and nothing is stored', async () => {
    const table = await mount(PAR);
    await make(table, 0);
    await miss(table);
    await show(table, 'match');
    expect(verdict(table)).to.equal('4 games to go Total: -26');
    expect(table.text('dialog *')).to.contain('only while this page is open');
    await table.press('Done');
    expect(await offers(table, 'statistics')).to.equal(false);
    expect(localStorage.length).to.equal(0);
    expect(kept('statistics')).to.equal(null);
  });

  it('is another’s with another element', async () => {
    const [table, other] = [await mount(PAR), await mount(PAR)];
    await miss(table);
    await show(other, 'match');
    expect(verdict(other)).to.equal('6 games to go Total: 0');
  });
});

for (const locale of WORDY) {
  it(`everything fits and is said in ${locale}, also at 280 pixels`, async () => {
    const table = await sit({ ...PAR, locale });
    await make(table, 0);
    await miss(table);
    await table.element.newGame();
    await setViewport({ width: 280, height: 640 });
    await show(table, 'match');
    expectTidy(table);
    expect(await findings(table.element)).to.deep.equal([]);
  });
}
