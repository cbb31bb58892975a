/** Our generator against the `pcg` package, by which deal codes are defined (design.md 5). */
import * as fc from 'fast-check';
import { createPcg32 as createReference, randomInt } from 'pcg';
import { describe, expect, it } from 'vitest';
import { createPcg32 } from '../../src/engine/pcg32.js';
import { SEED_COUNT } from '../../src/engine/index.js';

/** The numbers that shuffle 52 cards. */
const BOUNDS = Array.from({ length: 51 }, (_, index) => 52 - index);

function reference(seed: number): readonly number[] {
  let state = createReference({}, seed, 1);
  return BOUNDS.map((bound) => {
    const [number, next] = randomInt(0, bound, state);
    state = next;
    return number;
  });
}

function ours(seed: number): readonly number[] {
  const below = createPcg32(seed);
  return BOUNDS.map((bound) => below(bound));
}

describe('PCG32', () => {
  it('gives the numbers of the reference for any seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SEED_COUNT - 1 }), (seed) => {
        expect(ours(seed)).toEqual(reference(seed));
      }),
      { numRuns: 500, seed: 18 },
    );
  });

  it.each([0, 1, 2 ** 32 - 1, 2 ** 32, SEED_COUNT - 1])('and for the seed %i', (seed) => {
    expect(ours(seed)).toEqual(reference(seed));
  });
});
