/**
 * PCG32 (XSH-RR) by Melissa O'Neill, the generator of deal codes. Written out here because dealing
 * needs ten lines of it; a test holds it to the `pcg` package, by which codes are defined.
 */

const MULTIPLIER = 6364136223846793005n;
/** Stream 1 as the algorithm stores it: twice the number plus one. */
const INCREMENT = 3n;
const WORD = 2 ** 32;

const step = (state: bigint): bigint => BigInt.asUintN(64, state * MULTIPLIER + INCREMENT);

/** A generator of whole numbers from 0 to below `bound`, each as likely as the other. */
export function createPcg32(seed: number): (bound: number) => number {
  let state = step(BigInt(seed) + INCREMENT);
  const next = (): number => {
    const word = Number(BigInt.asUintN(32, ((state >> 18n) ^ state) >> 27n));
    const turn = Number(state >> 59n);
    state = step(state);
    return ((word >>> turn) | (word << -turn)) >>> 0;
  };
  return (bound) => {
    // Words below this would favour small numbers.
    const unfair = WORD % bound;
    let word = next();
    while (word < unfair) word = next();
    return word % bound;
  };
}
