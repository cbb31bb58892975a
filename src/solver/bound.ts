/** How many moves a win must take at least: the removals, and the draws to get at what they need. */
import { BETWEEN, bitCount, LOWER, MOST_PAIRS } from './matching.js';
import { byteOf, KINGS, marksOf, SIDE, TABLEAU } from './packed.js';
import { filled, type Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';
import type { Ring } from './ring.js';

/** Fewer moves than this cannot win from the position at `at`. */
export type Bound = (frames: Int32Array, at: number) => number;

/** Of each rank there are no to four cards. */
const FIVE = 5;
const CASES = FIVE ** 5;

/**
 * By case: removals that clear a rank pair, less the leaving cards (so many of each rank) that can be
 * among them; and how many pairs within the tableau so few removals need. A rank that pairs with
 * itself counts as the lower one; its cases come second.
 */
const REMOVALS = new Uint8Array(2 * CASES).fill(255);
const INSIDE = new Uint8Array(2 * CASES);
for (let at = 0; at < REMOVALS.length; at++) {
  const digit = (n: number): number => Math.floor(at / FIVE ** n) % FIVE;
  const [high, low, most, upper, lower] = [digit(0), digit(1), digit(2), digit(3), digit(4)];
  for (let pairs = 0; pairs <= most; pairs++) {
    const moves =
      at < CASES
        ? lower + upper - pairs - Math.min(lower - pairs, high) - Math.min(upper - pairs, low)
        : lower - pairs - Math.min(lower - 2 * pairs, low);
    if (moves < 0 || moves >= REMOVALS[at]!) continue;
    REMOVALS[at] = moves;
    INSIDE[at] = pairs;
  }
}

/**
 * For games of one waste without a cell that are won with the tableau. What it needs from beside it
 * lies in the stock, and then it must come out; or in the waste, and then it must be dug out, or
 * fetched in another pass.
 */
export function createBound(puzzle: Puzzle, relaxed: Relaxed, ring: Ring): Bound {
  const { rules, value, cards, shape } = puzzle;
  const { ranks, draw, wastePair } = rules;
  const { low, high, relations, mostInside } = relaxed;
  const isOpen = rules.stock === 'open';
  /** By what a card counts: the mask of such cards beside the tableau. */
  const masks = filled(ranks + 1, 0);
  for (let card = shape.places; card < cards.length; card++) {
    masks[value[card]!]! |= 1 << (card - shape.places);
  }
  /** By what a card counts: how many the tableau needs that are not free for good. */
  const wanted = filled(ranks, 0);
  /** By rank pair: the first of its cases. */
  const cases = filled(ranks, 0);

  /** Notes what the tableau needs besides the cards that are free for good. */
  const want = (tableau: number, there: number, frames: Int32Array, marks: number): void => {
    const thereLow = ring.weigh(0, there);
    const thereHigh = ring.weigh(1, there);
    for (let which = 0; which < relations.length; which++) {
      const counts = which + 1;
      const isSelf = counts * 2 === ranks;
      const byte = byteOf(low[tableau]!, high[tableau]!, which);
      const other = byteOf(thereLow, thereHigh, which);
      const met = relations[which]! & ~marksOf(frames, marks, which) & BETWEEN[byte]!;
      const both = MOST_PAIRS[met]!;
      const most = isSelf ? both >> 1 : both;
      const lower = LOWER[byte & 15]!;
      const upper = isSelf ? 0 : LOWER[byte >> SIDE]!;
      if (!isSelf) wanted[counts] = upper - most - LOWER[other & 15]!;
      wanted[ranks - counts] = lower - (isSelf ? 2 * most : most) - LOWER[other >> SIDE]!;
      const at = isSelf ? CASES : 0;
      cases[which] = at + ((lower * FIVE + upper) * FIVE + most) * FIVE * FIVE;
    }
  };

  /**
   * Moves that clear the tableau and have these cards beside it leave their places: each by a move
   * of its own, unless it leaves with a card of the tableau.
   */
  const clear = (tableau: number, leaving: number, moves: number): number => {
    let sum = moves + (low[tableau]! >>> KINGS);
    let inside = 0;
    const leavingLow = ring.weigh(0, leaving);
    const leavingHigh = ring.weigh(1, leaving);
    for (let which = 0; which < relations.length; which++) {
      const byte = byteOf(leavingLow, leavingHigh, which);
      const at = cases[which]! + LOWER[byte & 15]! * FIVE + LOWER[byte >> SIDE]!;
      sum += REMOVALS[at]!;
      inside += INSIDE[at]!;
    }
    // Pairs of all ranks together find less room in the tableau than those of each alone.
    return inside === 0 ? sum : sum + Math.max(0, inside - mostInside(tableau));
  };

  /** Where the cards pass one by one, each counts; by draws, as many as it takes to come beyond them. */
  const pass = (tableau: number, passed: number): number =>
    isOpen
      ? clear(tableau, passed, bitCount(passed))
      : clear(tableau, 0, Math.ceil((bitCount(passed) + 1) / draw));

  return (frames, at) => {
    const tableau = frames[at]! & TABLEAU;
    const stock = ring.stock(frames, at);
    const waste = ring.waste(frames, at);
    want(tableau, frames[at + 1]! & ~stock & ~waste, frames, at + ring.words);
    // Cards before the last that must come out of the stock; above the deepest to be dug out of the
    // waste; and up to the oldest of those that could be fetched.
    let [before, above, below] = [0, 0, -1];
    let comes = false;
    for (let counts = 1; counts < ranks; counts++) {
      const need = wanted[counts]!;
      if (need <= 0) continue;
      let coming = masks[counts]! & stock;
      let turned = masks[counts]! & waste;
      const inWaste = bitCount(turned);
      const fromWaste = need - bitCount(coming);
      if (need > inWaste && coming !== 0) {
        for (let skip = inWaste + 1; skip < need; skip++) coming &= coming - 1;
        before |= (coming & -coming) - 1;
        comes = true;
      }
      if (fromWaste <= 0 || turned === 0) continue;
      below &= (turned & -turned) - 1;
      for (let skip = fromWaste; skip < inWaste; skip++) turned &= turned - 1;
      above |= ~(((turned & -turned) << 1) - 1);
    }
    before &= stock;
    const least = comes ? pass(tableau, before) : clear(tableau, 0, 0);
    above &= waste;
    if (above === 0 || draw > 1 || wastePair) return least;
    const dug = clear(tableau, above, bitCount(above));
    return dug <= least
      ? least
      : Math.max(least, Math.min(dug, 1 + pass(tableau, stock | (waste & below))));
  };
}
