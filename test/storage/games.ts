// Games to save and to count.
import * as fc from 'fast-check';
import { OPTION_VALUES, withUndoPolicy, type Session } from '../../src/engine/index.js';
import type { GameResult } from '../../src/storage/index.js';
import { anyDeal, anyWalk, walk } from '../engine/arbitraries.js';
import { Player } from '../engine/player.js';

const anyPolicy = fc.record({
  undoLimit: fc.constantFrom(0, 1, 3, 10, 'unlimited' as const),
  undoCost: fc.constantFrom(...OPTION_VALUES.undoCost),
});

/** A game somewhere on its way, undone and redone, under undo policies that the page has changed. */
export const anySession: fc.Arbitrary<Session> = fc
  .record({
    setup: anyDeal,
    legs: fc.array(fc.record({ policy: anyPolicy, steps: anyWalk }), { maxLength: 3 }),
  })
  .map(({ setup, legs }) => {
    const player = new Player(setup);
    for (const { policy, steps } of legs) {
      walk(player, steps);
      player.session = withUndoPolicy(player.session, policy);
    }
    return { ...player.session, selected: null };
  });

/** A result; a test names what it is about. */
export const result = (given: Partial<GameResult> = {}): GameResult => ({
  deal: 'PY1-N-AAAAAAS',
  begun: 1,
  won: false,
  score: 0,
  moves: 10,
  time: 60_000,
  assisted: false,
  ...given,
});

export const anyResult: fc.Arbitrary<GameResult> = fc.record({
  deal: fc.constantFrom('PY1-N-AAAAAAS', 'PY1-N-AAAAAAJ', 'PY1-I-AAAAAAA'),
  // Few, so that the same game comes up again.
  begun: fc.nat(12),
  won: fc.boolean(),
  score: fc.integer({ min: -52, max: 1290 }),
  moves: fc.integer({ min: -5, max: 500 }),
  time: fc.nat(10_000_000),
  assisted: fc.boolean(),
});
