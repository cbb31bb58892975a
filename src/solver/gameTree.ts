/** The tree of a game: which positions follow from which, and which moves need no thought. */
import { act, KING, PAIR, PARK } from './actions.js';
import { EXTRA_WORDS, type Tree } from './depthFirst.js';
import { MATCHINGS } from './matching.js';
import { SIDE } from './puzzle.js';
import type { Aim } from './types.js';
import { MARK_WORDS, type Unpacked } from './unpacked.js';

const { BETWEEN } = MATCHINGS;

/** What can be said of the settled position without looking further. */
export interface Hopes {
  /** Whether it is known to be lost. */
  isDead(): boolean;
  /** Fewer moves than this cannot win. */
  atLeast(): number;
}

export class GameTree implements Tree {
  readonly words: number;
  /** Pairs given up, by rank pair. */
  readonly marks: number;
  won = false;
  readonly #at: Unpacked;
  readonly #hopes: Hopes;
  /** Whether cards that must go do so with their only partners. */
  readonly #forces: boolean;
  /** Whether kings beside the tableau leave as a matter of course, and those on it. */
  readonly #freesKings: boolean;
  readonly #freesTableauKings: boolean;
  readonly #keptMarks: Int32Array;
  #frames: Int32Array = new Int32Array(0);
  #end = 0;
  readonly #write = (action: number): void => this.#writeNext(action);

  constructor(at: Unpacked, hopes: Hopes, aim: Aim) {
    const { goal, drawWhenStuck } = at.puzzle.rules;
    this.#at = at;
    this.#hopes = hopes;
    this.words = at.words;
    this.marks = drawWhenStuck || aim === 'most before a win' ? 0 : MARK_WORDS;
    this.#keptMarks = new Int32Array(at.marks.length);
    this.#forces = aim === 'win' || aim === 'fewest';
    this.#freesTableauKings = aim !== 'most before a win';
    this.#freesKings = this.#freesTableauKings && (aim !== 'fewest' || goal === 'all');
  }

  start(frames: Int32Array, at: number): void {
    this.#save(frames, at);
  }

  #save(frames: Int32Array, at: number): void {
    this.#at.save(frames, at);
    if (this.marks > 0) this.#at.saveMarks(frames, at + this.words);
  }

  isDead(): boolean {
    return this.#hopes.isDead();
  }

  atLeast(): number {
    return this.#hopes.atLeast();
  }

  settle(frames: Int32Array, at: number, line: number[]): void {
    this.#at.load(frames, at);
    if (this.marks > 0) this.#at.loadMarks(frames, at + this.words);
    do {
      this.won = this.#at.isWon();
      this.#at.gather();
    } while (!this.won && this.#settleOne(line));
    // Marks of cards that have gone say nothing.
    for (let which = 0; which < this.#at.pairs; which++) {
      this.#at.marks[which]! &= BETWEEN[this.#at.byteOf(which)]!;
    }
    this.#save(frames, at);
  }

  /**
   * Removes a king, or two cards of which one must go and has no other partner. It is never wrong:
   * nobody else needs them, and nothing else shifts.
   */
  #settleOne(line: number[]): boolean {
    const { value, pair, rules, shape } = this.#at.puzzle;
    const free = this.#at.free;
    const { keeps } = this.#at;
    for (let i = 0; i < this.#at.count; i++) {
      const a = free[i]!;
      if (a >= keeps) continue;
      if (value[a] === rules.ranks) {
        if (!(a < shape.places ? this.#freesTableauKings : this.#freesKings)) continue;
        line.push(act(KING, a));
        this.#at.take(a);
        return true;
      }
      for (let j = i + 1; j < this.#at.count; j++) {
        const b = free[j]!;
        if (value[b] !== rules.ranks - value[a]! || b >= keeps) continue;
        const which = pair[a]!;
        const edges =
          this.#at.relaxed.relations[which]! &
          BETWEEN[this.#at.byteOf(which)]! &
          ~this.#at.marks[which]!;
        if (!(edges & this.#at.edgeOf(a, b)) || !this.#forces) continue;
        const mustA = rules.goal === 'all' || a < shape.places;
        const mustB = rules.goal === 'all' || b < shape.places;
        if (!(mustA && this.#isOnly(edges, a)) && !(mustB && this.#isOnly(edges, b))) continue;
        line.push(act(PAIR, a, b));
        this.#at.take(a);
        this.#at.take(b);
        return true;
      }
    }
    return false;
  }

  /** Whether a card has just one partner left. */
  #isOnly(edges: number, card: number): boolean {
    const { value, nth, rules } = this.#at.puzzle;
    const n = nth[card]!;
    const own =
      value[card]! * 2 <= rules.ranks ? edges & (15 << (SIDE * n)) : edges & (0x1111 << n);
    return (own & (own - 1)) === 0;
  }

  expand(frames: Int32Array, at: number): number {
    const { value, rules } = this.#at.puzzle;
    this.#frames = frames;
    this.#end = at;
    this.#at.keep();
    this.#keptMarks.set(this.#at.marks);
    if (!rules.drawWhenStuck) this.#addDraws();
    if (rules.cells > 0 && this.#at.parked === 0) this.#addParkings();
    const others = this.#end;
    const free = this.#at.free;
    const count = this.#at.count;
    for (let i = 0; i < count; i++) {
      if (value[free[i]!] === rules.ranks) this.#add(KING, free[i]!);
    }
    if (this.#at.second >= 0) this.#addPair(this.#at.top, this.#at.second);
    for (let i = count - 1; i >= 0; i--) {
      for (let j = i - 1; j >= 0; j--) this.#addPair(free[j]!, free[i]!);
    }
    if (rules.coverPair) this.#at.eachCoverPair((a, b) => this.#addPair(a, b));
    if (rules.drawWhenStuck && this.#end === others) this.#addDraws();
    return this.#end;
  }

  /** Writes the position at hand as one that follows, and comes back to the one before it. */
  #writeNext(action: number): void {
    this.#save(this.#frames, this.#end);
    this.#frames[this.#end + this.words + this.marks] = action;
    this.#end += this.words + this.marks + EXTRA_WORDS;
    this.#at.restore();
  }

  #add(kind: number, a: number): void {
    this.#at.take(a);
    if (kind === PARK) this.#at.parked = a + 1;
    this.#write(act(kind, a));
  }

  #addPair(a: number, b: number): void {
    const { value, rules } = this.#at.puzzle;
    if (value[b] !== rules.ranks - value[a]!) return;
    if (this.#at.marks[this.#at.puzzle.pair[a]!]! & this.#at.edgeOf(a, b)) return;
    this.#at.take(a);
    this.#at.take(b);
    this.#write(act(PAIR, a, b));
  }

  #addParkings(): void {
    const { value, rules } = this.#at.puzzle;
    for (let i = 0; i < this.#at.count; i++) {
      const card = this.#at.free[i]!;
      if (value[card] !== rules.ranks) this.#add(PARK, card);
    }
  }

  #addDraws(): void {
    if (this.marks > 0) this.#giveUpAll();
    this.#at.draws(this.#write);
    this.#at.marks.set(this.#keptMarks);
  }

  #giveUp(a: number, b: number): void {
    if (Math.max(a, b) >= this.#at.keeps) return;
    this.#at.marks[this.#at.puzzle.pair[a]!]! |= this.#at.edgeOf(a, b);
  }

  /** Gives up every pair that can go now: one that does not go before the next draw need never go. */
  #giveUpAll(): void {
    const { value, rules } = this.#at.puzzle;
    const free = this.#at.free;
    for (let i = 0; i < this.#at.count; i++) {
      for (let j = i + 1; j < this.#at.count; j++) {
        if (value[free[j]!] === rules.ranks - value[free[i]!]!) this.#giveUp(free[i]!, free[j]!);
      }
    }
    if (rules.coverPair) this.#at.eachCoverPair((a, b) => this.#giveUp(a, b));
  }
}
