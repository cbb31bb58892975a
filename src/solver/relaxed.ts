/**
 * The game in which every card beside the tableau is always in play. What cannot be won like this
 * cannot be won at all, as long as there is no cell; with unlimited passes it is often the very game.
 */
import { MATCHINGS } from './matching.js';
import { PAIRS_A_WORD, SIDE, type Puzzle } from './puzzle.js';
import { relationsOf } from './relations.js';
import { Table, type Allowance } from './table.js';

const { BETWEEN, LOWER, MOST_PAIRS } = MATCHINGS;

/** Four bits a rank pair hold a difference from −4 to 4, counted from here. */
const ZERO = 0x888888;
const NIBBLE = 4;

/** A nibble's one; kings have none. */
const weight = (which: number): number => (which < 0 ? 0 : 1 << (NIBBLE * which));

export class Relaxed {
  /** Cards left by tableau: bytes of the rank pairs, and how many of each lower rank. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly lower: Int32Array;
  /** Kings left by tableau. */
  readonly kings: Uint8Array;
  readonly relations: readonly number[];
  /** What each card takes from `lower`, and what it adds on the upper side. */
  readonly lowerWeight: readonly number[];
  readonly upperWeight: readonly number[];
  /** Positions examined. */
  positions = 0;
  /** Whether the memory was used up, so that a "no" proves nothing. */
  full = false;
  #inside: Int8Array | null = null;
  readonly #puzzle: Puzzle;
  readonly #last: number;
  readonly #memo: Table;
  readonly #key = new Int32Array(2);

  constructor(puzzle: Puzzle, allowance: Allowance) {
    const { shape, tableau, rules, value, pair, cards } = puzzle;
    this.#puzzle = puzzle;
    this.#last = shape.size - 1;
    this.#memo = new Table(allowance, 2, 1);
    this.low = new Int32Array(shape.size);
    this.high = new Int32Array(shape.size);
    this.lower = new Int32Array(shape.size);
    this.kings = new Uint8Array(shape.size);
    this.relations = relationsOf(puzzle);
    this.lowerWeight = pair.map((which, card) =>
      value[card]! * 2 <= rules.ranks ? weight(which) : 0,
    );
    this.upperWeight = pair.map((which, card) =>
      value[card]! * 2 >= rules.ranks ? weight(which) : 0,
    );
    for (let card = 0; card < cards.length; card++) {
      if (card < shape.places && card !== puzzle.parked) {
        this.low[tableau]! += puzzle.low[card]!;
        this.high[tableau]! += puzzle.high[card]!;
        this.lower[tableau]! += this.lowerWeight[card]!;
        if (value[card] === rules.ranks) this.kings[tableau]!++;
      }
    }
  }

  /** The tableau without a free card. */
  without(tableau: number, place: number): number {
    const { shape, low, high } = this.#puzzle;
    const next = shape.next[tableau * shape.places + place]!;
    this.low[next] = this.low[tableau]! - low[place]!;
    this.high[next] = this.high[tableau]! - high[place]!;
    this.lower[next] = this.lower[tableau]! - this.lowerWeight[place]!;
    this.kings[next] = this.kings[tableau]! - (this.#puzzle.pair[place]! < 0 ? 1 : 0);
    return next;
  }

  /**
   * How many pairs within the tableau each rank pair needs, given the upper ranks beside it; a
   * negative number where there are partners to spare. Nibbles counted from 8.
   */
  needs(tableau: number, upperBeside: number): number {
    return ZERO + this.lower[tableau]! - upperBeside;
  }

  /** Whether the tableau can be cleared while all cards beside it are in play. */
  canClear(tableau: number, needs: number): boolean {
    // Partners to spare are as good as just enough.
    const enough = (needs >> 3) & 0x111111;
    return this.#clears(tableau, needs & (enough * 7));
  }

  /** The most pairs that can be made within the tableau while it is cleared. */
  mostInside(tableau: number): number {
    const { shape, value, rules } = this.#puzzle;
    this.#inside ??= new Int8Array(shape.size).fill(-1);
    if (this.#inside[tableau]! >= 0) return this.#inside[tableau]!;
    const { free, freeFrom, places, next, under } = shape;
    let most = 0;
    const end = freeFrom[tableau + 1]!;
    for (let at = freeFrom[tableau]!; at < end; at++) {
      const a = free[at]!;
      const gone = next[tableau * places + a]!;
      most = Math.max(most, this.mostInside(gone));
      for (let other = at + 1; other < end; other++) {
        const b = free[other]!;
        if (value[b] !== rules.ranks - value[a]!) continue;
        most = Math.max(most, 1 + this.mostInside(next[gone * places + b]!));
      }
      if (!rules.coverPair) continue;
      for (const b of under[a]!) {
        const last = next[gone * places + b]!;
        if (value[b] !== rules.ranks - value[a]! || last < 0) continue;
        most = Math.max(most, 1 + this.mostInside(last));
      }
    }
    this.#inside[tableau] = most;
    return most;
  }

  /** A card that can leave at once without harm: a king, or one that nobody else needs a pair for. */
  #harmless(tableau: number, needs: number): number {
    const { shape, pair } = this.#puzzle;
    const end = shape.freeFrom[tableau + 1]!;
    for (let at = shape.freeFrom[tableau]!; at < end; at++) {
      const place = shape.free[at]!;
      const which = pair[place]!;
      if (which < 0 || ((needs >> (NIBBLE * which)) & 15) === 0) return place;
    }
    return -1;
  }

  #clears(from: number, needs: number): boolean {
    let tableau = from;
    for (let place; (place = this.#harmless(tableau, needs)) >= 0;) {
      tableau = this.without(tableau, place);
    }
    if (tableau === this.#last) return true;
    this.#key[0] = tableau;
    this.#key[1] = needs;
    const added = this.#memo.add(this.#key, 0);
    if (added === 0) return this.#memo.data[this.#memo.found + 2] === 1;
    if (added < 0) {
      this.full = true;
      return true;
    }
    this.#memo.data[this.#memo.found + 2] = 0;
    this.positions++;
    if (!this.#enoughPairs(tableau, needs) || !this.#branch(tableau, needs, null)) return false;
    // The search below may have moved the entry.
    this.#key[0] = tableau;
    this.#key[1] = needs;
    this.#memo.add(this.#key, 0);
    this.#memo.data[this.#memo.found + 2] = 1;
    return true;
  }

  #enoughPairs(tableau: number, needs: number): boolean {
    for (let which = 0, rest = needs; rest !== 0; which++, rest >>= NIBBLE) {
      const need = rest & 15;
      if (need === 0) continue;
      const word = which < PAIRS_A_WORD ? this.low[tableau]! : this.high[tableau]!;
      const byte = (word >> (2 * SIDE * (which % PAIRS_A_WORD))) & 255;
      if (MOST_PAIRS[this.relations[which]! & BETWEEN[byte]!]! < need) return false;
    }
    return true;
  }

  /** Tries every removal of a tableau without harmless ones; notes the one that wins in `line`. */
  #branch(tableau: number, needs: number, line: number[] | null): boolean {
    const { shape, pair, value, rules } = this.#puzzle;
    const { free, freeFrom, places, under } = shape;
    const end = freeFrom[tableau + 1]!;
    const start = freeFrom[tableau]!;
    const wins = (next: number, left: number, a: number, b: number): boolean => {
      if (!this.#clears(next, left)) return false;
      line?.push(a, b);
      return true;
    };
    for (let at = start; at < end; at++) {
      const a = free[at]!;
      const which = pair[a]!;
      const self = value[a]! * 2 === rules.ranks;
      const left = needs - ((self ? 2 : 1) << (NIBBLE * which));
      const gone = this.without(tableau, a);
      for (let other = at + 1; other < end; other++) {
        const b = free[other]!;
        if (value[b] !== rules.ranks - value[a]!) continue;
        if (wins(this.without(gone, b), left, a, b)) return true;
      }
      if (!rules.coverPair) continue;
      for (const b of under[a]!) {
        if (value[b] !== rules.ranks - value[a]!) continue;
        if (shape.next[gone * places + b]! < 0) continue;
        if (wins(this.without(gone, b), left, a, b)) return true;
      }
    }
    for (let at = start; at < end; at++) {
      const a = free[at]!;
      if (this.#beside(tableau, needs, a) > 0 && wins(this.without(tableau, a), needs, a, -1)) {
        return true;
      }
    }
    return false;
  }

  /** How many partners of a tableau card, whose rank pair needs pairs, lie beside the tableau. */
  #beside(tableau: number, needs: number, card: number): number {
    const { pair, value, rules } = this.#puzzle;
    const which = pair[card]!;
    const word = which < PAIRS_A_WORD ? this.low[tableau]! : this.high[tableau]!;
    const byte = (word >> (2 * SIDE * (which % PAIRS_A_WORD))) & 255;
    const same = value[card]! * 2 <= rules.ranks ? LOWER[byte & 15]! : LOWER[byte >> SIDE]!;
    return same - ((needs >> (NIBBLE * which)) & 15);
  }

  /** The removals that clear the tableau, each as two numbers; −1 for a card beside the tableau. */
  line(from: number, allNeeds: number): number[] {
    const removals: number[] = [];
    let needs = allNeeds & (((allNeeds >> 3) & 0x111111) * 7);
    let tableau = from;
    while (tableau !== this.#last) {
      const place = this.#harmless(tableau, needs);
      if (place >= 0) {
        removals.push(place, -1);
        tableau = this.without(tableau, place);
        continue;
      }
      const step: number[] = [];
      if (!this.#branch(tableau, needs, step)) break;
      const [a = 0, b = -1] = step;
      removals.push(a, b);
      tableau = this.without(tableau, a);
      if (b < 0) continue;
      tableau = this.without(tableau, b);
      const self = this.#puzzle.value[a]! * 2 === this.#puzzle.rules.ranks;
      needs -= (self ? 2 : 1) << (NIBBLE * this.#puzzle.pair[a]!);
    }
    return removals;
  }
}
