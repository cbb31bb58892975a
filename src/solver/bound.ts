/** How many moves a win must take at least: the removals, and the draws to get at what they need. */
import { MATCHINGS } from './matching.js';
import { filled, PAIRS_A_WORD, pairCount, SIDE, type Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';
import type { RingBits } from './ringBits.js';

const { BETWEEN, LOWER, MOST_PAIRS } = MATCHINGS;

/** Of each rank there are no to four cards. */
const FIVE = 5;
const CASES = FIVE ** 5;

/** Where the cases begin of a rank pair with so many cards and possible pairs in the tableau. */
const caseOf = (isSelf: boolean, lower: number, upper: number, most: number): number =>
  (isSelf ? CASES : 0) + ((lower * FIVE + upper) * FIVE + most) * FIVE * FIVE;

/**
 * Removals that clear a rank pair, less the leaving cards (so many of each rank) that can be among
 * them; and how many pairs within the tableau so few removals need. A rank that pairs with itself
 * counts as the lower one.
 */
const REMOVALS = new Uint8Array(2 * CASES);
const INSIDE = new Uint8Array(2 * CASES);
for (let at = 0; at < REMOVALS.length; at++) {
  const isSelf = at >= CASES;
  const [high = 0, low = 0, most = 0, upper = 0, lower = 0] = [0, 1, 2, 3, 4].map(
    (digit) => Math.floor(at / FIVE ** digit) % FIVE,
  );
  REMOVALS[at] = 255;
  for (let pairs = 0; pairs <= most; pairs++) {
    const moves = isSelf
      ? lower - pairs - Math.min(lower - 2 * pairs, low)
      : lower + upper - pairs - Math.min(lower - pairs, high) - Math.min(upper - pairs, low);
    if (moves < 0 || moves >= REMOVALS[at]!) continue;
    REMOVALS[at] = moves;
    INSIDE[at] = pairs;
  }
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export class Bound {
  readonly #puzzle: Puzzle;
  readonly #relaxed: Relaxed;
  readonly #bits: RingBits;
  readonly #pairs: number;
  /** By what a card counts: the mask of such cards beside the tableau. */
  readonly #masks: number[];
  /** By what a card counts: how many the tableau needs that are not free for good. */
  readonly #wanted: number[];
  /** By rank pair: the first of its cases in `REMOVALS`. */
  readonly #case: number[] = [];

  constructor(puzzle: Puzzle, relaxed: Relaxed, bits: RingBits) {
    this.#puzzle = puzzle;
    this.#relaxed = relaxed;
    this.#bits = bits;
    this.#pairs = pairCount(puzzle.rules.ranks);
    this.#wanted = filled(puzzle.rules.ranks + 1, 0);
    this.#masks = filled(puzzle.rules.ranks + 1, 0);
    for (let bit = 0; bits.base + bit < puzzle.cards.length; bit++) {
      if (((bits.mask >>> bit) & 1) === 1) this.#masks[puzzle.value[bits.base + bit]!]! |= 1 << bit;
    }
  }

  atLeast(
    tableau: number,
    mask: number,
    stock: number,
    waste: number,
    marks: Int32Array,
    parked: number,
  ): number {
    return this.#puzzle.rules.goal === 'all'
      ? this.#all(tableau, mask, stock, parked)
      : this.#pyramid(tableau, mask, stock, waste, marks);
  }

  #kings(tableau: number): number {
    return this.#relaxed.kings[tableau]!;
  }

  /** All cards must go, and a closed or held stock must be drawn. */
  #all(tableau: number, mask: number, stock: number, parked: number): number {
    const { value, rules } = this.#puzzle;
    const { base, showsNext, wasteGap } = this.#bits;
    let kings = this.#kings(tableau);
    let others = parked < 0 ? 0 : 1;
    let drawn = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      if (value[base + bit] === rules.ranks) kings++;
      else others++;
      if ((stock >>> bit) & 1) drawn++;
    }
    for (let which = 0; which < this.#pairs; which++) {
      const byte = this.#byteOf(tableau, which);
      others += LOWER[byte & 15]!;
      if (2 * (which + 1) !== rules.ranks) others += LOWER[byte >> SIDE]!;
    }
    const draws = showsNext && wasteGap === 0 ? 0 : Math.ceil(drawn / rules.draw);
    return kings + Math.ceil(others / 2) + draws;
  }

  #byteOf(tableau: number, which: number): number {
    const { low, high } = this.#relaxed;
    return which < PAIRS_A_WORD
      ? (low[tableau]! >> (2 * SIDE * which)) & 255
      : (high[tableau]! >> (2 * SIDE * (which - PAIRS_A_WORD))) & 255;
  }

  /**
   * What the tableau needs from beside it lies in the stock, and then it must come out; or in the
   * waste, and then it must be dug out, or fetched in another pass.
   */
  #pyramid(tableau: number, mask: number, stock: number, waste: number, marks: Int32Array): number {
    const { rules } = this.#puzzle;
    if (rules.cells > 0) return this.#kings(tableau) + this.#halves(tableau);
    this.#want(tableau, mask & ~stock & ~waste, marks);
    let last = -1;
    for (let value = 1; value < rules.ranks; value++) {
      const count = this.#wanted[value]! - this.#countOf(value, waste);
      if (count > 0) last = Math.max(last, this.#nthOf(value, stock, count));
    }
    const { showsNext, wasteGap } = this.#bits;
    const isOpen = showsNext && wasteGap === 0;
    const before = last < 0 ? 0 : stock & ((1 << last) - 1);
    const least = isOpen
      ? this.#clear(tableau, before, bitCount(before))
      : this.#clear(tableau, 0, last < 0 ? 0 : Math.ceil((bitCount(before) + 1) / rules.draw));
    if (rules.draw > 1 || rules.wastePair) return least;

    let dug = 0;
    let fetched = Infinity;
    for (let value = 1; value < rules.ranks; value++) {
      const count = this.#wanted[value]! - this.#countOf(value, stock);
      if (count <= 0) continue;
      const nth = this.#nthOf(value, waste, this.#countOf(value, waste) - count + 1);
      const above = nth < 0 ? 0 : waste & ~((2 << nth) - 1);
      dug = Math.max(dug, this.#clear(tableau, above, bitCount(above)));
      // The oldest of them is the first to come again.
      const passed = stock | (waste & ((1 << this.#nthOf(value, waste, 1)) - 1));
      const moves = isOpen
        ? this.#clear(tableau, passed, bitCount(passed))
        : this.#clear(tableau, 0, bitCount(passed) + 1);
      fetched = Math.min(fetched, moves + 1);
    }
    return Math.max(least, Math.min(dug, fetched));
  }

  /** Notes what the tableau needs besides the cards that are free for good. */
  #want(tableau: number, there: number, marks: Int32Array): void {
    const { ranks } = this.#puzzle.rules;
    let bytes = this.#bits.bytesOf(there, true);
    for (let which = 0; which < this.#pairs; which++) {
      if (which === PAIRS_A_WORD) bytes = this.#bits.bytesOf(there, false);
      const most = this.#mostOf(tableau, which, marks);
      const byte = this.#byteOf(tableau, which);
      const value = which + 1;
      const isSelf = value * 2 === ranks;
      const inside = isSelf ? 2 * most : most;
      this.#wanted[ranks - value] = LOWER[byte & 15]! - inside - LOWER[(bytes >> SIDE) & 15]!;
      const upper = isSelf ? 0 : LOWER[byte >> SIDE]!;
      this.#case[which] = caseOf(isSelf, LOWER[byte & 15]!, upper, most);
      if (!isSelf) this.#wanted[value] = upper - most - LOWER[bytes & 15]!;
      bytes >>>= 2 * SIDE;
    }
  }

  #countOf(value: number, mask: number): number {
    return bitCount(mask & this.#masks[value]!);
  }

  /** The bit of the nth card that counts so much, or −1. */
  #nthOf(value: number, mask: number, nth: number): number {
    let rest = mask & this.#masks[value]!;
    for (let skip = 1; skip < nth; skip++) rest &= rest - 1;
    return rest === 0 ? -1 : 31 - Math.clz32(rest & -rest);
  }

  /**
   * Moves that clear the tableau and have these cards beside it leave their places: each by a move
   * of its own, unless it leaves with a card of the tableau.
   */
  #clear(tableau: number, leaving: number, places: number): number {
    let moves = this.#kings(tableau) + places;
    let inside = 0;
    let bytes = leaving === 0 ? 0 : this.#bits.bytesOf(leaving, true);
    for (let which = 0; which < this.#pairs; which++) {
      if (which === PAIRS_A_WORD) bytes = leaving === 0 ? 0 : this.#bits.bytesOf(leaving, false);
      const at = this.#case[which]! + LOWER[bytes & 15]! * FIVE + LOWER[(bytes >> SIDE) & 15]!;
      moves += REMOVALS[at]!;
      inside += INSIDE[at]!;
      bytes >>>= 2 * SIDE;
    }
    // Pairs of all ranks together find less room in the tableau than those of each alone.
    return moves + Math.max(0, inside - this.#relaxed.mostInside(tableau));
  }

  /** The most pairs of a rank pair that can be made within the tableau. */
  #mostOf(tableau: number, which: number, marks: Int32Array): number {
    const byte = this.#byteOf(tableau, which);
    const met = this.#relaxed.relations[which]! & ~marks[which]! & BETWEEN[byte]!;
    const most = MOST_PAIRS[met]!;
    return 2 * (which + 1) === this.#puzzle.rules.ranks ? most >> 1 : most;
  }

  /** With a cell to put cards in, nothing is sure but that two leave at a time. */
  #halves(tableau: number): number {
    let count = 0;
    for (let which = 0; which < this.#pairs; which++) {
      const byte = this.#byteOf(tableau, which);
      const isSelf = 2 * (which + 1) === this.#puzzle.rules.ranks;
      const upper = isSelf ? 0 : LOWER[byte >> SIDE]!;
      count += isSelf ? Math.ceil(LOWER[byte & 15]! / 2) : Math.max(LOWER[byte & 15]!, upper);
    }
    return count;
  }
}
