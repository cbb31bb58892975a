/**
 * The game in which every card beside the tableau is always in play. What cannot be won like this
 * cannot be won at all, as long as there is no cell; with unlimited passes it is often the very game.
 */
import { act, ALONE, firstOf, kindOf, PAIR, secondOf } from './actions.js';
import { byteOf, PAIRS_A_WORD, SIDE } from './packed.js';
import { BETWEEN, LOWER, MOST_PAIRS, nibbles } from './matching.js';
import type { Puzzle } from './puzzle.js';
import { relationsOf } from './relations.js';
import { createTable, type Allowance } from './table.js';

/** Four bits a rank pair hold a difference from −4 to 4, counted from here. */
const ZERO = 0x888888;
/** Where the nibble of a rank pair lies: those of the high word between those of the low one. */
const nibbleOf = (which: number): number =>
  8 * which - (which < PAIRS_A_WORD ? 0 : 8 * PAIRS_A_WORD - 4);

export interface Relaxed {
  /** By tableau: the bytes of its rank pairs, and its kings. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Which cards could ever leave together, by rank pair. */
  readonly relations: readonly number[];
  /** Positions examined. */
  positions: number;
  /** Whether the memory was used up, so that a "no" proves nothing. */
  full: boolean;
  /** The tableau without a free card. */
  without(tableau: number, place: number): number;
  /** The most pairs that can be made within the tableau while it is cleared. */
  readonly mostInside: (tableau: number) => number;
  /** Whether the tableau can be cleared, given the bytes of all cards left. */
  canClear(tableau: number, allLow: number, allHigh: number): boolean;
  /** The actions that clear it: `PAIR` within the tableau, `ALONE` for a card that goes with one beside it. */
  line(tableau: number, allLow: number, allHigh: number): number[];
}

export function createRelaxed(puzzle: Puzzle, allowance: Allowance): Relaxed {
  const { shape, rules, value, pair, cards } = puzzle;
  const { places, free, next, under } = shape;
  const { ranks, coverPair } = rules;
  const last = shape.size - 1;
  const memo = createTable(allowance, 2, 1);
  const key = new Int32Array(2);
  const low = new Int32Array(shape.size);
  const high = new Int32Array(shape.size);
  const relations = relationsOf(puzzle);
  for (let card = 0; card < places; card++) {
    if (!cards[card] || card === puzzle.parked) continue;
    low[puzzle.tableau]! += puzzle.low[card]!;
    high[puzzle.tableau]! += puzzle.high[card]!;
  }
  // Stock cards that can only go with cards of the tableau, and must.
  const isApart =
    rules.goal === 'all' &&
    rules.stock === 'closed' &&
    rules.wastes === 1 &&
    !rules.wastePair &&
    puzzle.reserve.length === 0;
  let inside: Int8Array | null = null;

  const without = (tableau: number, place: number): number => {
    const rest = next[tableau * places + place]!;
    low[rest] = low[tableau]! - puzzle.low[place]!;
    high[rest] = high[tableau]! - puzzle.high[place]!;
    return rest;
  };

  /** Whether a pair can go: a free card of the tableau, which `gone` lacks, and another. */
  const fits = (gone: number, a: number, b: number): boolean =>
    value[b] === ranks - value[a]! && next[gone * places + b]! >= 0;

  const mostInside = (tableau: number): number => {
    inside ??= new Int8Array(shape.size).fill(-1);
    if (inside[tableau]! >= 0) return inside[tableau]!;
    let most = 0;
    const here = free[tableau]!;
    for (const [at, a] of here.entries()) {
      const gone = next[tableau * places + a]!;
      most = Math.max(most, mostInside(gone));
      const pairUp = (b: number): void => {
        if (fits(gone, a, b)) most = Math.max(most, 1 + mostInside(next[gone * places + b]!));
      };
      here.slice(at + 1).forEach(pairUp);
      if (coverPair) under[a]!.forEach(pairUp);
    }
    return (inside[tableau] = most);
  };

  /** How many pairs within the tableau a rank pair needs. */
  const needOf = (needs: number, card: number): number => (needs >> nibbleOf(pair[card]!)) & 15;
  /** What is left of the needs when two cards of the tableau go; each of equal ranks counts. */
  const less = (needs: number, a: number): number =>
    needs - ((value[a]! * 2 === ranks ? 2 : 1) << nibbleOf(pair[a]!));

  /** A card that can leave at once without harm: a king, or one that nobody else needs a pair for. */
  const harmless = (tableau: number, needs: number): number => {
    for (const place of free[tableau]!) {
      if (pair[place]! < 0 || needOf(needs, place) === 0) return place;
    }
    return -1;
  };

  const clears = (from: number, needs: number): boolean => {
    let tableau = from;
    for (let place; (place = harmless(tableau, needs)) >= 0;) tableau = without(tableau, place);
    if (tableau === last) return true;
    key[0] = tableau;
    key[1] = needs;
    let entry = memo.find(key, 0);
    if (entry >= 0) return memo.data[entry + 2] === 1;
    entry = memo.add(key, 0);
    if (entry < 0) return (relaxed.full = true);
    relaxed.positions++;
    if (!enoughPairs(tableau, needs) || branch(tableau, needs) < 0) return false;
    memo.data[entry + 2] = 1;
    return true;
  };

  const enoughPairs = (tableau: number, needs: number): boolean => {
    for (let which = 0; which < relations.length; which++) {
      const need = (needs >> nibbleOf(which)) & 15;
      const byte = byteOf(low[tableau]!, high[tableau]!, which);
      if (need > 0 && MOST_PAIRS[relations[which]! & BETWEEN[byte]!]! < need) return false;
    }
    return true;
  };

  /** Tries every removal of a tableau without harmless ones: the action that wins, or −1. */
  const branch = (tableau: number, needs: number): number => {
    const here = free[tableau]!;
    for (let at = 0; at < here.length; at++) {
      const a = here[at]!;
      const left = less(needs, a);
      const gone = without(tableau, a);
      for (let other = at + 1; other < here.length; other++) {
        const b = here[other]!;
        if (fits(gone, a, b) && clears(without(gone, b), left)) return act(PAIR, a, b);
      }
      if (!coverPair) continue;
      for (const b of under[a]!) {
        if (fits(gone, a, b) && clears(without(gone, b), left)) return act(PAIR, a, b);
      }
    }
    // With a card beside the tableau, as long as enough are left for the pairs within it.
    for (const a of here) {
      const byte = byteOf(low[tableau]!, high[tableau]!, pair[a]!);
      const same = LOWER[value[a]! * 2 <= ranks ? byte & 15 : byte >> SIDE]!;
      if (same > needOf(needs, a) && clears(without(tableau, a), needs)) return act(ALONE, a);
    }
    return -1;
  };

  /** The pairs within the tableau that each rank pair needs; −1 where there are too many beside it. */
  const needsOf = (tableau: number, allLow: number, allHigh: number): number => {
    const lower =
      (nibbles(low[tableau]!) & 0x0f0f0f) | ((nibbles(high[tableau]!) & 0x0f0f0f) << SIDE);
    const upper =
      ((nibbles(allLow - low[tableau]!) >> SIDE) & 0x0f0f0f) |
      (nibbles(allHigh - high[tableau]!) & 0xf0f0f0);
    const needs = ZERO + lower - upper;
    const enough = (needs >> 3) & 0x111111;
    // Partners to spare are as good as just enough, if they need not go.
    return isApart && enough !== 0x111111 ? -1 : needs & (enough * 7);
  };

  const relaxed: Relaxed = {
    low,
    high,
    relations,
    positions: 0,
    full: false,
    without,
    mostInside,
    canClear(tableau, allLow, allHigh) {
      const needs = needsOf(tableau, allLow, allHigh);
      return needs >= 0 && clears(tableau, needs);
    },
    line(from, allLow, allHigh) {
      const line: number[] = [];
      let needs = needsOf(from, allLow, allHigh);
      for (let tableau = from; tableau !== last;) {
        const place = harmless(tableau, needs);
        const action = place < 0 ? branch(tableau, needs) : act(ALONE, place);
        line.push(action);
        tableau = without(tableau, firstOf(action));
        if (kindOf(action) === ALONE) continue;
        tableau = without(tableau, secondOf(action));
        needs = less(needs, firstOf(action));
      }
      return line;
    },
  };
  return relaxed;
}
