// "Show me": the solution plays itself until its player wants otherwise; after a win, the shortest one.
import { expect } from '@open-wc/testing';
import { startOf } from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';
import { setupFor } from '../engine/player.js';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { hinted, judged, withBeats } from './advice.js';
import { mount, type Table } from './harness.js';
import { until } from './until.js';

const MOVES = CLEAR_E.split(/\s+/u);
const RUNNING = 'Showing a way to win';

/** Deck E with all but four of its moves made. */
async function nearTheEnd(attributes = {}): Promise<Table> {
  const table = await mount({ variant: 'casual', stock: 'closed', cards: DECK_E, ...attributes });
  await table.play(MOVES.slice(0, -4).join(' '));
  table.forget();
  return table;
}

const showing = async (attributes = {}): Promise<Table> => {
  const table = await nearTheEnd(attributes);
  await hinted(table);
  await table.press('Show me');
  expect(table.message()).to.equal(RUNNING);
  return table;
};

const isShowing = (table: Table): boolean => table.message().includes(RUNNING);
const played = (table: Table): number => table.events('move').length;

describe('Show me', () => {
  it('plays the win to its end, a move a beat', () =>
    withBeats(async (beat) => {
      const table = await showing();
      for (let move = 1; move <= 4; move += 1) {
        expect(isShowing(table)).to.equal(true);
        expect(beat()).to.equal(1);
        await table.settled();
        expect(played(table)).to.equal(move);
      }
      expect(table.state).to.deep.include({ outcome: 'won', moves: 16 });
      expect(table.events('win')).to.have.lengthOf(1);
      expect([beat(), isShowing(table)]).to.deep.equal([0, false]);
    }));

  it('waits while it is paused, goes on, and goes step by step', () =>
    withBeats(async (beat) => {
      const table = await showing();
      await table.press('Pause');
      expect([beat(), played(table)]).to.deep.equal([0, 0]);
      await table.press('Next move');
      expect([beat(), played(table)]).to.deep.equal([0, 1]);
      await table.press('Resume');
      expect(beat()).to.equal(1);
      expect(played(table)).to.equal(2);
      await table.settled();
      // A step out of its turn pauses, so that no second one follows at once.
      await table.press('Next move');
      expect([beat(), played(table)]).to.deep.equal([0, 3]);
      await table.press('Next move');
      expect(table.state.outcome).to.equal('won');
      expect(isShowing(table)).to.equal(false);
    }));

  it('stops when it is told to, and the game goes on from there', () =>
    withBeats(async (beat) => {
      const table = await showing();
      beat();
      await table.settled();
      await table.press('Stop');
      expect([beat(), played(table), isShowing(table)]).to.deep.equal([0, 1, false]);
      await table.press('Undo');
      expect(table.kinds.at(-1)).to.equal('undo');
      expect(table.isOn('Hint')).to.equal(true);
    }));

  for (const [what, act] of [
    ['takes a move back', (table) => table.press('Undo')],
    ['draws', (table) => table.tap('stock')],
    ['removes cards', (table) => table.taps(rest(table).join(' '))],
    [
      'drags a card',
      (table) => {
        const [from = '', to = 'foundation'] = rest(table);
        return table.drag(from, to);
      },
    ],
    ['chooses a card', (table) => table.tap(rest(table)[0] ?? '')],
    ['taps what cannot go', (table) => table.tap('KS')],
    ['deals the cards again', (table) => table.press('Restart')],
    ['gives up', (table) => table.choose('Give up')],
    ['deals anew', (table) => table.dealAnew()],
  ] as const satisfies readonly (readonly [string, (table: Table) => Promise<unknown>])[]) {
    it(`stops when its player ${what}`, () =>
      withBeats(async (beat) => {
        const table = await showing();
        await act(table);
        const { state } = table;
        expect([isShowing(table), beat()]).to.deep.equal([false, 0]);
        await table.settled();
        expect(table.state).to.deep.equal(state);
      }));
  }

  it('stops at a move that the page prevents', () =>
    withBeats(async (beat) => {
      const table = await showing();
      table.element.addEventListener('pyramid-before-move', (event) => event.preventDefault());
      beat();
      await table.settled();
      expect([beat(), played(table), isShowing(table)]).to.deep.equal([0, 0, false]);
    }));

  it('stops when the element leaves the page', () =>
    withBeats(async (beat) => {
      const table = await showing();
      table.element.remove();
      await table.settled();
      expect([beat(), played(table)]).to.deep.equal([0, 0]);
    }));
});

/** The cards of the next move of deck E. */
function rest(table: Table): readonly string[] {
  return (MOVES[table.state.moves] ?? '').split('+');
}

describe('after a win', () => {
  const { rules, cards } = setupFor('casual', {
    cards: DECK_E.replaceAll('|', ' '),
    rules: { stock: 'closed' },
  });
  const shortest = solve(startOf(rules, cards), { shortest: true }).moves?.length;

  for (const [what, extra] of [
    ['as short as can be', 0],
    ['longer than need be', 2],
  ] as const) {
    it(`${what}, the shortest one is told beside it`, async () => {
      const table = await judged({ variant: 'casual', stock: 'closed', cards: DECK_E });
      await until('the worker', () => table.element.isConnected);
      await table.element.solve();
      await table.pageThrough(extra);
      await table.play(MOVES.join(' '));
      const said = `Your moves: ${16 + extra}. The shortest win: ${shortest}.`;
      await until('the shortest win', () => table.text('.won *').includes(said));
      await table.press('Undo');
      expect(table.text()).not.to.contain('shortest');
    });
  }
});
