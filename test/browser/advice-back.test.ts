// Back to where it could still be won: one click leads to the last position that can be won.
import { expect } from '@open-wc/testing';
import type { Snapshot } from '../../src/engine/index.js';
import { DECK_B } from '../fixtures/decks.js';
import { BACK, judged, NO_WAY } from './advice.js';
import type { Table } from './harness.js';
import { until } from './until.js';

const sit = (attributes = {}): Promise<Table> =>
  judged({ variant: 'casual', stock: 'open', passes: 2, cards: DECK_B, ...attributes });

/** All that can be seen but the count of moves, which undo leaves as it is. */
const seen = (state: Snapshot): Snapshot => ({ ...state, moves: 0 });

const isWinnable = async (table: Table): Promise<boolean> =>
  (await table.element.solve()).verdict === 'winnable';

/** Draws until the game can no longer be won; the last state in which it could. */
async function drawTooFar(table: Table): Promise<Snapshot> {
  let before = table.state;
  while (await isWinnable(table)) {
    before = table.state;
    await table.pageThrough(1);
  }
  return before;
}

/** Makes the first removal that loses a game still winnable, along a way to win. */
async function removeWrongly(table: Table): Promise<Snapshot> {
  for (;;) {
    const before = table.state;
    const { moves } = await table.element.solve();
    const removals = before.legal.filter((move) => /^[^:d]*$/u.test(move) && move !== moves?.[0]);
    for (const move of removals) {
      table.element.play(move);
      if (!(await isWinnable(table))) return before;
      table.element.undo();
    }
    expect(table.element.play(moves?.[0] ?? '')).to.deep.equal({ ok: true });
  }
}

const offered = (table: Table): Promise<void> => until('the way back', () => table.hasButton(BACK));

describe('the way back', () => {
  for (const [what, lose] of [
    ['drawing too far', drawTooFar],
    ['a wrong removal', removeWrongly],
  ] as const) {
    it(`after ${what} and more is one click, and undo and redo still work`, async () => {
      const table = await sit();
      const before = await lose(table);
      const rest = 1 + 3;
      await table.pageThrough(3);
      await offered(table);
      const lost = table.state;
      table.forget();
      await table.press(BACK);
      expect(seen(table.state)).to.deep.equal(seen(before));
      expect(await isWinnable(table)).to.equal(true);
      expect(table.kinds).to.deep.equal(Array<string>(rest).fill('undo'));
      await table.settled();
      expect([table.message(), table.hasButton(BACK)]).to.deep.equal(['', false]);

      for (let step = 0; step < rest; step += 1) await table.press('Redo');
      expect(seen(table.state)).to.deep.equal(seen(lost));
      await offered(table);
      await table.press('Undo');
      await offered(table);
      await table.press(BACK);
      expect(seen(table.state)).to.deep.equal(seen(before));
      table.forget();
      await table.press('Undo');
      expect(table.kinds).to.deep.equal(['undo']);
    });
  }

  it('is not offered where the deal itself is lost', async () => {
    const table = await sit({ passes: 1 });
    await table.play('KC draw draw');
    await until('the notice', () => table.message().includes(NO_WAY));
    await table.element.solve();
    await table.settled();
    expect([table.hasButton(BACK), table.all('.notice [data-action="undo"]').length]).to.deep.equal(
      [false, 1],
    );
  });

  it('is not offered beyond what undo can take back', async () => {
    const table = await sit({ 'undo-limit': 3 });
    await drawTooFar(table);
    await offered(table);
    await table.pageThrough(3);
    await until('the notice', () => table.message().includes(NO_WAY));
    await table.element.solve();
    await table.settled();
    expect(table.hasButton(BACK)).to.equal(false);
  });

  it('is not offered to a player who cannot undo', async () => {
    const table = await sit();
    await drawTooFar(table);
    await offered(table);
    table.element.noUndo = true;
    await table.settled();
    expect(table.message()).to.contain(NO_WAY);
    expect(['Undo', BACK].filter((name) => table.hasButton(name))).to.deep.equal([]);
  });

  it('is offered beside "No more moves", too', async () => {
    const table = await sit();
    await table.play('KC KH');
    await drawTooFar(table);
    while (table.state.outcome === 'playing') {
      const removal = table.state.legal.find((move) => /^[^:d]*$/u.test(move));
      table.element.play(removal ?? (table.state.stock > 0 ? 'draw' : 'redeal'));
    }
    await until('the end', () => table.message().includes('No more moves'));
    await offered(table);
    await table.press(BACK);
    expect(await isWinnable(table)).to.equal(true);
  });
});
