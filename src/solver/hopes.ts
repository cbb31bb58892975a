/** What tells at a glance that a position is lost, and how many moves a win takes at least. */
import type { Bound } from './bound.js';
import { BETWEEN, bitCount, LOWER, MOST_PAIRS } from './matching.js';
import {
  byteOf,
  highestBit,
  isLastPass,
  KINGS,
  lowestBit,
  marksOf,
  PAIRS_A_WORD,
  SIDE,
  TABLEAU,
} from './packed.js';
import type { Beside } from './packed.js';
import type { Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';

/** Of the position at `at`; `low` and `high` are the bytes of all cards left. */
export interface Hopes {
  /** Whether it is known to be lost. */
  isDead(frames: Int32Array, at: number, low: number, high: number): boolean;
  /** Fewer moves than this cannot win. */
  atLeast(frames: Int32Array, at: number, low: number, high: number): number;
}

export function createHopes(
  puzzle: Puzzle,
  relaxed: Relaxed,
  beside: Beside,
  bound: Bound | null,
): Hopes {
  const { rules, shape } = puzzle;
  const { ranks, goal } = rules;
  const { relations } = relaxed;
  const { words } = beside;
  const strangers = new Int32Array(2 * rules.wastes);

  /** Bytes, low and high: of all cards; of those that are lost; of those that may stay. */
  const sums = new Int32Array(6);

  /**
   * Whether some card of a rank pair has no partner: lost cards have none, cards that may stay count as
   * each other's.
   */
  const isShort = (frames: Int32Array, marks: number, which: number): boolean => {
    const half = which < PAIRS_A_WORD ? 0 : 1;
    const shift = 2 * SIDE * (which - PAIRS_A_WORD * half);
    const byte = (sums[half]! >> shift) & 255;
    let met = relations[which]! & ~marksOf(frames, marks, which);
    met &= BETWEEN[byte & ~(sums[2 + half]! >> shift)]!;
    for (let waste = half; waste < strangers.length; waste += 2) {
      met &= ~BETWEEN[(strangers[waste]! >> shift) & 255]!;
    }
    return MOST_PAIRS[met | BETWEEN[(sums[4 + half]! >> shift) & 255]!]! < LOWER[byte]!;
  };

  /** Adds a card to two of the sums, or takes it away. */
  const add = (at: number, card: number, times: number): void => {
    sums[at]! += times * puzzle.low[card]!;
    sums[at + 1]! += times * puzzle.high[card]!;
  };

  /** Whether some card cannot find a partner any more. */
  const cannotMatch = (frames: Int32Array, at: number, low: number, high: number): boolean => {
    const tableau = frames[at]! & TABLEAU;
    const marks = at + words;
    sums[0] = low;
    sums[1] = high;
    sums.fill(0, 2);
    beside.strangers(frames, at, strangers);
    if (goal === 'pyramid') {
      sums[4] = low - relaxed.low[tableau]!;
      sums[5] = high - relaxed.high[tableau]!;
    }
    for (let which = 0; which < relations.length; which++) {
      if (isShort(frames, marks, which)) return true;
    }
    let waste = goal === 'pyramid' && isLastPass(frames[at]!) ? beside.waste(frames, at) : 0;
    if (waste === 0) return false;

    // So many cards of the waste must go, from the top; what lies deeper is lost.
    for (let rest = waste; rest !== 0; rest &= rest - 1) add(2, shape.places + lowestBit(rest), 1);
    let short = 0;
    for (let which = 0; which < relations.length; which++) {
      if (isShort(frames, marks, which)) short |= 1 << which;
    }
    while (short !== 0 && waste !== 0) {
      const top = highestBit(waste);
      const card = shape.places + top;
      const which = puzzle.pair[card]!;
      waste &= ~(1 << top);
      add(2, card, -1);
      add(4, card, -1);
      if (which < 0) continue;
      short &= ~(1 << which);
      if (isShort(frames, marks, which)) short |= 1 << which;
    }
    return short !== 0;
  };

  return {
    isDead: (frames, at, low, high) =>
      rules.cells === 0 &&
      (cannotMatch(frames, at, low, high) || !relaxed.canClear(frames[at]! & TABLEAU, low, high)),
    atLeast(frames, at, allLow, allHigh) {
      if (bound) return bound(frames, at);
      const tableau = frames[at]! & TABLEAU;
      const isAll = goal === 'all';
      const low = isAll ? allLow : relaxed.low[tableau]!;
      const high = isAll ? allHigh : relaxed.high[tableau]!;
      // What must go, two at a time but for kings; and a closed or held stock must be drawn for that.
      let moves = low >>> KINGS;
      if (isAll && rules.stock !== 'open') {
        moves += Math.ceil(bitCount(beside.stock(frames, at)) / rules.draw);
      }
      for (let which = 0; which < relations.length; which++) {
        const byte = byteOf(low, high, which);
        const isSelf = 2 * (which + 1) === ranks;
        const count = Math.max(LOWER[byte & 15]!, LOWER[byte >> SIDE]!);
        moves += isSelf ? Math.ceil(count / 2) : count;
      }
      return moves;
    },
  };
}
