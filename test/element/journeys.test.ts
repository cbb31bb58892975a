/** Motion knows from two positions alone which card goes where. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { journeysOf, uncovered } from '../../src/element/motion/journeys.js';
import { reduce, startSession } from '../../src/engine/index.js';
import { anyDeal, anyWalk, walk } from '../engine/arbitraries.js';
import { deal, Player } from '../engine/player.js';

it('tells a pair, a draw, a redeal and their way back', () => {
  const player = deal('casual', { rules: { stock: 'closed' } });
  const [first] = player.session.position.stock;
  const drawn = reduce(player.session, { kind: 'play', move: { kind: 'draw', waste: null } });
  const there = journeysOf(player.session.position, drawn.session.position);
  expect(there).toEqual([
    {
      card: first,
      from: { pile: 'stock', index: 0, above: 0 },
      to: { pile: 'waste', index: 0, above: 0 },
    },
  ]);
  const back = journeysOf(drawn.session.position, player.session.position);
  expect(back.map(({ from, to }) => [from.pile, to.pile])).toEqual([['waste', 'stock']]);
});

it('is empty where nothing has moved, and the way back is the way there', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, (setup, steps) => {
      let before = startSession(setup).position;
      for (const { session } of walk(new Player(setup), steps, { history: false })) {
        const after = session.position;
        const there = journeysOf(before, after);
        expect(journeysOf(after, after)).toEqual([]);
        expect(journeysOf(after, before)).toEqual(
          there.map(({ card, from, to }) => ({ card, from: to, to: from })),
        );
        before = after;
      }
    }),
    { numRuns: 100 },
  );
});

it('only covered cards come free, and only when something leaves the tableau', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, (setup, steps) => {
      let before = startSession(setup).position;
      for (const { session } of walk(new Player(setup), steps, { history: false })) {
        const after = session.position;
        const fresh = uncovered(before, after);
        const left = journeysOf(before, after).filter(({ from }) => from.pile === 'tableau');
        expect(fresh.length).toBeLessThanOrEqual(2 * left.length);
        expect(uncovered(after, before)).toEqual([]);
        before = after;
      }
    }),
    { numRuns: 100 },
  );
});
