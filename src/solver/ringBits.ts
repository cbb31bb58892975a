/** How a ring position lies in its two words, and what a mask of cards beside the tableau holds. */
import type { Puzzle } from './puzzle.js';

/** Cards beside the tableau that fit a mask. */
export const MASK_BITS = 31;

const bitsFor = (most: number): number => 32 - Math.clz32(most);

export class RingBits {
  /** The number of the card that has bit 0. */
  readonly base: number;
  readonly ringMask: number;
  /** The masks of the reserve piles. */
  readonly piles: readonly number[];
  /** The first position: cards left, and cards turned. */
  readonly mask: number;
  readonly place: number;
  readonly tableauMask: number;
  readonly placeShift: number;
  readonly placeMask: number;
  readonly redealShift: number;
  readonly redealMask: number;
  readonly parkedShift: number;
  /** Whether the card at the place (with a hand: the one before it) is in play beside the waste. */
  readonly showsNext: boolean;
  /** Turned cards that are not on the waste. */
  readonly wasteGap: number;
  /** Whether no two cards beside the tableau can ever leave together, and all must. */
  readonly apart: boolean;
  readonly #ring: number;
  readonly #draw: number;
  readonly #weights: readonly (readonly number[])[];
  /** Sums of the weights by bytes of a mask: made when first asked for. */
  #tables: readonly Int32Array[] | null = null;

  /** `exact`: a drawn card is held in the hand; otherwise it is in play from the stock, as if open. */
  constructor(puzzle: Puzzle, upperWeight: readonly number[], exact: boolean) {
    const { rules, shape, ring, reserve, cards, redeals, turned, hand } = puzzle;
    const base = (this.base = shape.places);
    this.#ring = ring.length;
    this.ringMask = 2 ** ring.length - 1;
    this.piles = reserve.map((pile) => pile.reduce((mask, card) => mask | (1 << (card - base)), 0));
    this.mask = this.piles.reduce((mask, pile) => mask | pile, 0);
    for (const card of ring) if (cards[card]) this.mask |= 1 << (card - base);
    this.#draw = rules.draw;
    this.showsNext = rules.stock !== 'closed';
    this.wasteGap = exact && rules.stock === 'drawn' ? 1 : 0;
    this.apart =
      rules.goal === 'all' && rules.stock === 'closed' && !rules.wastePair && reserve.length === 0;
    this.tableauMask = 2 ** bitsFor(shape.size - 1) - 1;
    this.placeShift = bitsFor(shape.size - 1);
    this.placeMask = 2 ** bitsFor(ring.length) - 1;
    this.redealShift = this.placeShift + bitsFor(ring.length);
    this.redealMask = 2 ** bitsFor(Math.max(redeals, 0)) - 1;
    this.parkedShift = this.redealShift + bitsFor(Math.max(redeals, 0));
    this.place = this.nextOf(this.mask, hand && this.wasteGap === 0 ? turned - 1 : turned);
    this.#weights = [puzzle.high, puzzle.low, upperWeight];
  }

  /** The place after cards have gone: on the next card, unless it tells that there is a hand. */
  nextOf(mask: number, place: number): number {
    if (this.wasteGap === 1 && place > 0 && (mask >>> (place - 1)) & 1) return place;
    const rest = ((mask & this.ringMask) >>> place) << place;
    return rest === 0 || place > MASK_BITS ? this.#ring : 31 - Math.clz32(rest & -rest);
  }

  /** The place after a draw, or −1 with the stock empty. */
  afterDraw(mask: number, place: number): number {
    let rest = ((mask & this.ringMask) >>> place) << place;
    if (rest === 0) return -1;
    if (this.wasteGap === 1) return 32 - Math.clz32(rest & -rest);
    for (let card = 0; card < this.#draw && rest !== 0; card++) rest &= rest - 1;
    return rest === 0 ? this.#ring : 31 - Math.clz32(rest & -rest);
  }

  /** The cards on the waste. */
  wasteOf(mask: number, place: number): number {
    const turned = place - this.wasteGap;
    return turned > 0 ? mask & this.ringMask & ((1 << turned) - 1) : 0;
  }

  /** The cards of the stock. */
  stockOf(mask: number, place: number): number {
    return ((mask & this.ringMask) >>> place) << place;
  }

  /** The bytes of rank pairs that a mask holds, in the low or the high word. */
  bytesOf(mask: number, isLow: boolean): number {
    return this.#sum(isLow ? 1 : 0, mask);
  }

  /** How many cards of each upper rank a mask holds, by nibbles. */
  upperOf(mask: number): number {
    return this.#sum(2, mask);
  }

  #sum(which: number, mask: number): number {
    this.#tables ??= this.#weights.map((weights) => byBytes(weights, this.base));
    const table = this.#tables[which]!;
    return (
      table[mask & 255]! +
      table[256 + ((mask >>> 8) & 255)]! +
      table[512 + ((mask >>> 16) & 255)]! +
      table[768 + (mask >>> 24)]!
    );
  }

  /** How many cards of each upper rank there are in the first position. */
  get upper(): number {
    let sum = 0;
    for (let rest = this.mask; rest !== 0; rest &= rest - 1) {
      sum += this.#weights[2]![this.base + 31 - Math.clz32(rest & -rest)]!;
    }
    return sum;
  }
}

/** Sums of weights by the bytes of a mask. */
function byBytes(weights: readonly number[], base: number): Int32Array {
  const table = new Int32Array(1024);
  for (let quarter = 0; quarter < 4 && base + quarter * 8 < weights.length; quarter++) {
    for (let byte = 1; byte < 256; byte++) {
      const card = base + quarter * 8 + 31 - Math.clz32(byte & -byte);
      table[quarter * 256 + byte] =
        table[quarter * 256 + (byte & (byte - 1))]! + (weights[card] ?? 0);
    }
  }
  return table;
}
