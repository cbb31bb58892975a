/** A position of a game, unpacked: what all packings have in common. */
import { PAIRS_A_WORD, pairCount, SIDE, type Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';

/** More free cards than there can be. */
const MOST_FREE = 64;
/** Words of marks, two rank pairs each. */
export const MARK_WORDS = 3;

export abstract class Unpacked {
  /** Words of the packed position; its marks follow. */
  abstract readonly words: number;
  readonly puzzle: Puzzle;
  readonly relaxed: Relaxed;
  readonly pairs: number;
  tableau: number;
  /** Turned cards, those that have gone among them. */
  place = 0;
  redeals: number;
  /** The number of the parked card and one more; 0 without. */
  parked: number;
  /** Pairs given up, by rank pair. */
  readonly marks = new Int32Array(2 * MARK_WORDS);
  /** The bytes of all cards left, by rank pair. */
  low = 0;
  high = 0;
  /** The free cards. */
  readonly free = new Int32Array(MOST_FREE);
  count = 0;
  /** The waste's top, and the card below it where the two may pair; or −1. */
  top = -1;
  second = -1;
  readonly #kept = new Int32Array(4);

  constructor(puzzle: Puzzle, relaxed: Relaxed) {
    this.puzzle = puzzle;
    this.relaxed = relaxed;
    this.pairs = pairCount(puzzle.rules.ranks);
    this.tableau = puzzle.tableau;
    this.redeals = Math.max(0, puzzle.redeals);
    this.parked = puzzle.parked + 1;
  }

  abstract save(frames: Int32Array, at: number): void;
  abstract load(frames: Int32Array, at: number): void;
  /** Adds the free cards beside the tableau to the list. */
  abstract gatherBeside(): void;
  abstract takeBeside(card: number): void;
  abstract isBesideEmpty(): boolean;
  /** Makes every draw or redeal in turn, and has each written. */
  abstract draws(write: (action: number) => void): void;

  /** Remembers the position, for `restore`. */
  keep(): void {
    this.#kept[0] = this.tableau;
    this.#kept[1] = this.place;
    this.#kept[2] = this.redeals;
    this.#kept[3] = this.parked;
  }

  restore(): void {
    this.tableau = this.#kept[0]!;
    this.place = this.#kept[1]!;
    this.redeals = this.#kept[2]!;
    this.parked = this.#kept[3]!;
  }

  get isLastPass(): boolean {
    return this.redeals === 0 && this.puzzle.redeals >= 0;
  }

  /**
   * Cards from this number on may be worth keeping for the places they take: with draws of three, a
   * card that leaves shifts the packets of the next pass.
   */
  get keeps(): number {
    const { rules, shape, cards } = this.puzzle;
    return rules.draw === 1 || this.isLastPass ? cards.length : shape.places;
  }

  isWon(): boolean {
    const { shape, rules } = this.puzzle;
    if (this.tableau !== shape.size - 1) return false;
    if (rules.goal === 'all') return this.parked === 0 && this.isBesideEmpty();
    return this.parked === 0 || this.parked > shape.places;
  }

  /** Lists the free cards. */
  gather(): void {
    const { shape } = this.puzzle;
    this.count = 0;
    const end = shape.freeFrom[this.tableau + 1]!;
    for (let at = shape.freeFrom[this.tableau]!; at < end; at++) {
      this.free[this.count++] = shape.free[at]!;
    }
    if (this.parked > 0) this.free[this.count++] = this.parked - 1;
    this.top = -1;
    this.second = -1;
    this.gatherBeside();
  }

  take(card: number): void {
    this.low -= this.puzzle.low[card]!;
    this.high -= this.puzzle.high[card]!;
    if (card === this.parked - 1) this.parked = 0;
    else if (card < this.puzzle.shape.places) {
      this.tableau = this.relaxed.without(this.tableau, card);
    } else this.takeBeside(card);
  }

  saveMarks(frames: Int32Array, at: number): void {
    for (let word = 0; word < MARK_WORDS; word++) {
      frames[at + word] = this.marks[2 * word]! | (this.marks[2 * word + 1]! << 16);
    }
  }

  loadMarks(frames: Int32Array, at: number): void {
    for (let word = 0; word < MARK_WORDS; word++) {
      this.marks[2 * word] = frames[at + word]! & 0xffff;
      this.marks[2 * word + 1] = frames[at + word]! >>> 16;
    }
  }

  /** The bit of a pair in the relation of its ranks; both bits of two equal ranks. */
  edgeOf(a: number, b: number): number {
    const { value, nth, rules } = this.puzzle;
    const [i, j] = [nth[a]!, nth[b]!];
    if (value[a] === value[b]) return (1 << (SIDE * i + j)) | (1 << (SIDE * j + i));
    return value[a]! * 2 < rules.ranks ? 1 << (SIDE * i + j) : 1 << (SIDE * j + i);
  }

  /** The cards left of a rank pair. */
  byteOf(which: number): number {
    return which < PAIRS_A_WORD
      ? (this.low >> (2 * SIDE * which)) & 255
      : (this.high >> (2 * SIDE * (which - PAIRS_A_WORD))) & 255;
  }

  /** Every free card of the tableau with one that it alone covers, if they make a pair. */
  eachCoverPair(found: (a: number, b: number) => void): void {
    const { value, rules, shape } = this.puzzle;
    const tableau = this.tableau;
    for (let i = 0; i < this.count; i++) {
      const a = this.free[i]!;
      if (a >= shape.places || a === this.parked - 1) continue;
      for (const b of shape.under[a]!) {
        if (value[b] !== rules.ranks - value[a]!) continue;
        const gone = this.relaxed.without(tableau, a);
        if (shape.next[gone * shape.places + b]! >= 0) found(a, b);
      }
    }
  }
}
