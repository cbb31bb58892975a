/**
 * A position of any game at all, unpacked: its fields, what is free in it, what changes it. For each
 * card beside the tableau two bits tell its pile; what order it is dealt in, a number.
 */
import { act, DRAW_CARDS, NO_CARD, TURN_OVER } from './actions.js';
import type { Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';
import type { Allowance } from './table.js';
import { Unpacked } from './unpacked.js';

/** Two words hold all but the piles; each further word sixteen cards' piles. */
const HEAD_WORDS = 2;
const CARDS_A_WORD = 16;
/** Where the fields of the head begin. */
const PLACE = 15;
const REDEALS = 21;
const HAND = 27;
const ORDER = 7;

/** A card that has gone. Any other code is the number of its waste, while it lies on one. */
export const GONE = 0;
const LEFT = 1;

export class PilesPosition extends Unpacked {
  readonly words: number;
  readonly base: number;
  readonly side: number;
  hand: boolean;
  readonly codes: Uint8Array;
  readonly #allowance: Allowance;
  /** Orders of the draw by number, and numbers by order. */
  readonly #orders: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  #order: number;
  readonly #keptCodes: Uint8Array;
  #keptHand = false;
  #keptOrder = 0;

  constructor(puzzle: Puzzle, relaxed: Relaxed, allowance: Allowance) {
    super(puzzle, relaxed);
    const { wastes, ring, reserve, hand, cards } = puzzle;
    this.#allowance = allowance;
    this.base = puzzle.shape.places;
    this.side = cards.length - this.base;
    this.words = HEAD_WORDS + Math.ceil(this.side / CARDS_A_WORD);
    this.codes = new Uint8Array(this.side);
    this.#keptCodes = new Uint8Array(this.side);
    const order = ring.filter((card) => cards[card] !== null);
    this.#order = this.#numberOf(order);
    for (const card of [...order, ...reserve.flat()]) this.codes[card - this.base] = LEFT;
    for (const [pile, waste] of wastes.entries()) {
      for (const card of waste) this.codes[card - this.base] = pile + 1;
    }
    this.hand = hand;
    this.place = wastes.flat().length + (hand ? 1 : 0);
  }

  #numberOf(order: readonly number[]): number {
    const key = String.fromCharCode(...order);
    let number = this.#numbers.get(key);
    if (number !== undefined) return number;
    number = this.#orders.push(order) - 1;
    this.#numbers.set(key, number);
    // An estimate of what the list, the text and their places take.
    this.#allowance.bytes -= 200 + 10 * order.length;
    return number;
  }

  save(frames: Int32Array, at: number): void {
    if (!this.hand) this.place = this.#skip(this.place);
    this.#sortWastes();
    frames[at] =
      this.tableau |
      (this.place << PLACE) |
      (this.redeals << REDEALS) |
      (this.hand ? 1 << HAND : 0);
    frames[at + 1] = this.parked | (this.#order << ORDER);
    for (let word = HEAD_WORDS, card = 0; word < this.words; word++) {
      let bits = 0;
      for (let i = 0; i < CARDS_A_WORD && card < this.side; i++)
        bits |= this.codes[card++]! << (2 * i);
      frames[at + word] = bits;
    }
  }

  load(frames: Int32Array, at: number): void {
    const word = frames[at]!;
    this.tableau = word & (2 ** PLACE - 1);
    this.place = (word >>> PLACE) & 63;
    this.redeals = (word >>> REDEALS) & 63;
    this.hand = word >>> HAND === 1;
    this.parked = frames[at + 1]! & (2 ** ORDER - 1);
    this.#order = frames[at + 1]! >>> ORDER;
    this.low = this.relaxed.low[this.tableau]!;
    this.high = this.relaxed.high[this.tableau]!;
    if (this.parked > 0) this.#count(this.parked - 1);
    for (let card = 0; card < this.side; card++) {
      const bits = frames[at + HEAD_WORDS + (card >> 4)]!;
      this.codes[card] = (bits >>> (2 * (card & 15))) & 3;
      if (this.codes[card] !== GONE) this.#count(this.base + card);
    }
  }

  #count(card: number): void {
    this.low += this.puzzle.low[card]!;
    this.high += this.puzzle.high[card]!;
  }

  override keep(): void {
    super.keep();
    this.#keptCodes.set(this.codes);
    this.#keptHand = this.hand;
    this.#keptOrder = this.#order;
  }

  override restore(): void {
    super.restore();
    this.codes.set(this.#keptCodes);
    this.hand = this.#keptHand;
    this.#order = this.#keptOrder;
  }

  isBesideEmpty(): boolean {
    return this.codes.every((code) => code === GONE);
  }

  get dealt(): readonly number[] {
    return this.#orders[this.#order]!;
  }

  gatherBeside(): void {
    const { reserve, rules } = this.puzzle;
    const free = this.free;
    for (const pile of reserve) {
      const top = pile.findLast((card) => this.codes[card - this.base] !== GONE);
      if (top !== undefined) free[this.count++] = top;
    }
    const order = this.dealt;
    if (this.hand) free[this.count++] = order[this.place - 1]!;
    const next = order[this.#skip(this.place)];
    if (rules.stock === 'open' && next !== undefined) free[this.count++] = next;
    let met = 0;
    for (let at = this.place - (this.hand ? 2 : 1); at >= 0; at--) {
      const card = order[at]!;
      const code = this.codes[card - this.base]!;
      if (code === GONE) continue;
      if (rules.wastePair && met > 0 && this.second < 0) this.second = card;
      if ((met >> code) & 1) continue;
      met |= 1 << code;
      if (rules.wastePair) this.top = card;
      free[this.count++] = card;
    }
  }

  /** The first place from here on whose card is left. */
  #skip(place: number): number {
    const order = this.dealt;
    let at = place;
    while (at < order.length && this.codes[order[at]! - this.base] === GONE) at++;
    return at;
  }

  takeBeside(card: number): void {
    if (this.hand && this.dealt[this.place - 1] === card) this.hand = false;
    this.codes[card - this.base] = GONE;
  }

  /** On the last pass wastes that the player chooses differ in name only: the oldest bottom first. */
  #sortWastes(): void {
    const { rules } = this.puzzle;
    if (rules.wastes === 1 || rules.draw > 1 || !this.isLastPass) return;
    const order = this.dealt;
    const names = [GONE, 0, 0, 0];
    let named = 0;
    for (let at = 0; at < this.place - (this.hand ? 1 : 0); at++) {
      const side = order[at]! - this.base;
      const code = this.codes[side]!;
      if (code !== GONE) this.codes[side] = names[code] ||= ++named;
    }
  }

  /** The top card of each waste; names of wastes may change, so a draw tells its own by that. */
  #tops(): number[] {
    const order = this.dealt;
    const tops = [NO_CARD, NO_CARD, NO_CARD, NO_CARD];
    for (let at = 0; at < this.place - (this.hand ? 1 : 0); at++) {
      const code = this.codes[order[at]! - this.base]!;
      if (code !== GONE) tops[code] = order[at]!;
    }
    return tops;
  }

  draws(write: (action: number) => void): void {
    const { rules } = this.puzzle;
    const { wastes, draw, stock } = rules;
    const order = this.dealt;
    const next = this.#skip(this.place);
    if (next === order.length) return this.#redeal(write);
    const chooses = wastes > 1 && draw === 1 && (stock !== 'drawn' || this.hand);
    const tops = chooses ? this.#tops() : [];
    const lay = (at: number, waste: number): void => {
      this.codes[order[at]! - this.base] = waste;
    };
    for (let waste = 1; waste <= (chooses ? wastes : 1); waste++) {
      if (stock === 'drawn') {
        if (this.hand) lay(this.place - 1, waste);
        this.hand = true;
        this.place = next + 1;
      } else {
        let at = next;
        for (let card = 0; card < draw && at < order.length; card++) {
          lay(at, draw > 1 && draw === wastes ? card + 1 : waste);
          at = this.#skip(at + 1);
        }
        this.place = at;
      }
      write(chooses ? act(DRAW_CARDS, 1, tops[waste]) : act(DRAW_CARDS));
    }
  }

  #redeal(write: (action: number) => void): void {
    const { rules, redeals } = this.puzzle;
    if (this.isLastPass) return;
    const order = this.dealt;
    const held = this.hand ? [order[this.place - 1]!] : [];
    const turned = order.slice(0, this.place - held.length);
    const next: number[] = [];
    for (let waste = rules.wastes; waste > 0; waste--) {
      next.push(...turned.filter((card) => this.codes[card - this.base] === waste));
    }
    next.push(...held);
    if (next.length === 0) return;
    for (const card of next) this.codes[card - this.base] = LEFT;
    this.#order = this.#numberOf(next);
    if (redeals >= 0) this.redeals--;
    this.hand = false;
    this.place = 0;
    write(act(TURN_OVER));
  }
}
