// Faults of other programs that this one must not have (cases.md A06 to A10): how a game ends.
import { expect } from '@open-wc/testing';
import en from '../../locales/en.json';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { withClock } from './doubles.js';
import { mount, type Table } from './harness.js';

const CLOSED = { variant: 'casual', stock: 'closed' };
const sit = (cards: string, attributes = {}): Promise<Table> =>
  mount({ ...CLOSED, cards, ...attributes });

const OVER = 'No more moves';

describe('A06 no more moves', () => {
  it('is not said while the waste can be turned over, and the passes left are told in words', async () => {
    const table = await (await sit(DECK_B, { passes: 3 })).play('KC KH draw*24');
    expect(table.state).to.deep.include({ outcome: 'playing', legal: ['redeal'], passesLeft: 2 });
    expect(table.text()).not.to.contain(OVER);
    expect(table.status()).to.contain('2 passes left');
    expect(table.label('stock')).to.contain('Turn the waste over');
    await table.tap('stock');
    expect(table.status()).to.contain('1 pass left');
    expect(table.says()).to.contain('Pass 2, 1 pass left.');
  });

  it('is not said while the stock can be drawn', async () => {
    const table = await (await sit(DECK_B, { passes: 1 })).play('KC KH');
    expect(table.state).to.deep.include({ outcome: 'playing', legal: ['draw'] });
    expect(table.text()).not.to.contain(OVER);
    expect(table.status()).to.match(/(?:last|only) pass/iu);
  });

  it('is told once when it is true, and undo leads back to a live game', async () => {
    const table = await (await sit(DECK_B, { passes: 1 })).play('KC KH draw*23');
    table.forget();
    await table.tap('stock');
    expect(table.state).to.include({ outcome: 'lost', reason: 'no-moves', passesLeft: 0 });
    expect(table.message()).to.contain(OVER);
    expect(table.events('lose')).to.have.lengthOf(1);
    expect(table.heard.filter((text) => text.includes(OVER))).to.have.lengthOf(1);

    await table.press('Undo');
    expect(table.state).to.deep.include({ outcome: 'playing', stock: 1, legal: ['draw'] });
    expect(table.message()).not.to.contain(OVER);
  });
});

it('A08 the empty stock without a pass does nothing but say why, and the end is told once', async () => {
  const table = await (await sit(DECK_B, { passes: 1 })).play('KC KH draw*24');
  expect(table.events('lose')).to.have.lengthOf(1);
  expect(table.isFree('stock')).to.equal(false);
  expect(table.label('stock')).to.contain('no passes are left');
  await table.focus('stock');
  expect(table.focused).to.equal('stock');

  for (let click = 0; click < 5; click += 1) await table.pointAt('stock');
  await table.keys('d', 'd', 'd', 'Enter', 'Space');
  expect(table.state.moves).to.equal(26);
  expect(table.events('lose')).to.have.lengthOf(1);

  await table.keys('u');
  expect(table.state).to.include({ outcome: 'playing', stock: 1 });
  await table.tap('stock');
  expect(table.state.wastes[0]?.at(-1)).to.equal('JC');
  expect(table.events('lose')).to.have.lengthOf(2);
});

describe('A09 the last card', () => {
  const MOVES = CLEAR_E.split(/\s+/u);
  const BEFORE = MOVES.slice(0, -1).join(' ');
  const LAST: readonly (readonly [string, (table: Table) => Promise<unknown>])[] = [
    ['click', (table) => table.point(table.stop('KS'))],
    ['keyboard', async (table) => (await table.focus('KS')).keys('Enter')],
    ['play()', async (table) => table.element.play('KS')],
    [
      'redo',
      async (table) => {
        await table.tap('KS');
        await table.press('Undo');
        table.forget();
        await table.press('Redo');
      },
    ],
    [
      'a double click',
      async (table) => {
        const king = table.stop('KS');
        king.click();
        king.click();
      },
    ],
  ];

  for (const [way, act] of LAST) {
    it(`wins by ${way}, once`, async () => {
      const table = await (await sit(DECK_E)).play(BEFORE);
      await act(table);
      await table.settled();
      expect(table.state).to.include({ outcome: 'won', moves: 16, stock: 24, pass: 1 });
      expect(table.events('win')).to.have.lengthOf(1);
      expect(table.events('lose')).to.deep.equal([]);
    });
  }

  it('stops the clock', () =>
    withClock(async (pass) => {
      const table = await sit(DECK_E);
      pass(60_000);
      await table.play('KC');
      pass(7000);
      await table.play(MOVES.slice(1, -1).join(' '));
      expect(table.figure('Time')).to.equal('0:07');
      pass(3000);
      await table.tap('KS');
      pass(90_000);
      await table.tap('stock');
      expect(table.events('win')[0]?.detail).to.include({ time: 10_000 });
      expect(table.status()).to.contain('0:10');
    }));
});

describe('A10 the two goals', () => {
  it('all cards, closed stock: no win with the pyramid, lost with 24 cards left', async () => {
    const table = await sit(DECK_E, { goal: 'all', passes: 2 });
    await table.play(`${CLEAR_E} draw*24 redeal draw*23`);
    expect(table.state.outcome).to.equal('playing');
    await table.tap('stock');
    expect(table.state).to.include({ outcome: 'lost', reason: 'no-moves' });
    expect(table.state.removed).to.have.lengthOf(28);
    expect(table.events('win')).to.deep.equal([]);
    expect(table.pile('waste')).to.contain('24 cards');
  });

  it('all cards, open stock: won exactly when card 52 leaves', async () => {
    const table = await sit(DECK_E, { goal: 'all', passes: 1, stock: 'open' });
    await table.play(CLEAR_E);
    for (let pair = 0; pair < 12; pair += 1) {
      expect(table.events('win')).to.deep.equal([]);
      await table.press('Draw');
      await table.taps(`${table.state.wastes[0]?.at(-1)} ${table.state.stockTop}`);
    }
    expect(table.state).to.include({ outcome: 'won', moves: 16 + 24 });
    expect(table.events('win')).to.have.lengthOf(1);
    expect(table.says()).to.contain('All cards are gone');
  });

  it('the status says which: 28 cards to go, or 52', async () => {
    const pyramid = await sit(DECK_E, { scoring: 'left' });
    expect(pyramid.figure(en['score.left'])).to.equal('28');
    const all = await sit(DECK_E, { goal: 'all', scoring: 'cards' });
    await all.make('KC 9D+4D');
    expect(all.figure(en['score.cards'])).to.equal('3');
  });
});
