/** A depth-first search with a memory, in slices: any game whose positions are a few words. */
import { Table, type Allowance } from './table.js';

/** A game as the search sees it. A frame: the words of a position, its marks, its action. */
export interface Tree {
  /** Words of a position. */
  readonly words: number;
  /**
   * Words of marks that follow. A mark forbids something, so a position met again is worth looking
   * at only if it lacks a mark that it had; it is then looked at with the marks of both times.
   */
  readonly marks: number;
  /** Whether the position that `settle` or `expand` met is won. */
  won: boolean;
  /** Writes the words of the first position. */
  start(frames: Int32Array, at: number): void;
  /** Makes the moves that cannot be wrong, in place, and adds them to `line`; sets `won`. */
  settle(frames: Int32Array, at: number, line: number[]): void;
  /** Whether the settled position is known to be lost without looking further. */
  isDead(): boolean;
  /** Fewer moves than this cannot win from the settled position. */
  atLeast(): number;
  /** Writes the positions that follow, frame by frame from `at`, the best one last; the new end. */
  expand(frames: Int32Array, at: number): number;
}

/** Words that a frame has beside the position: action and length of the line before it. */
export const EXTRA_WORDS = 2;
/** Frames that one position can add at most: pairs among some twenty free cards, parkings, draws. */
export const MOST_CHILDREN = 256;

export class DepthFirst {
  positions = 0;
  /** The line to the position at hand; after a win, the winning line. */
  readonly line: number[] = [];
  readonly #tree: Tree;
  readonly #table: Table;
  readonly #allowance: Allowance;
  readonly #frame: number;
  #frames: Int32Array;
  #top: number;

  constructor(tree: Tree, allowance: Allowance) {
    this.#tree = tree;
    this.#allowance = allowance;
    this.#table = new Table(allowance, tree.words, tree.marks);
    this.#frame = tree.words + tree.marks + EXTRA_WORDS;
    this.#frames = new Int32Array(this.#frame * MOST_CHILDREN * 4);
    tree.start(this.#frames, 0);
    this.#frames[this.#frame - EXTRA_WORDS] = -1;
    this.#top = this.#frame;
  }

  /** Examines up to `count` positions: whether it can be won; null while undecided, or `full`. */
  run(count: number): boolean | 'full' | null {
    const tree = this.#tree;
    const words = tree.words + tree.marks;
    const frame = this.#frame;
    const { line } = this;
    for (const end = this.positions + count; this.positions < end;) {
      if (this.#top === 0) return false;
      const at = (this.#top -= frame);
      const frames = this.#frames;
      line.length = frames[at + words + 1]!;
      if (frames[at + words]! >= 0) line.push(frames[at + words]!);
      // Most positions are met more than once, and most are settled: this saves the settling.
      const wasMet = this.#table.has(frames, at);
      if (wasMet && !this.#isWorthALook(frames, at, false)) continue;
      const depth = line.length;
      tree.settle(frames, at, line);
      if (tree.won) return true;
      const added = this.#table.add(frames, at);
      if (added < 0 || this.#allowance.bytes < 0) return 'full';
      const isSame = wasMet && line.length === depth;
      if (!isSame && !this.#isWorthALook(frames, at, added === 1)) continue;
      this.positions++;
      if (tree.isDead()) continue;
      this.#top = tree.expand(frames, at);
      for (let child = at + words + 1; child < this.#top; child += frame)
        frames[child] = line.length;
      if (this.#top + frame * MOST_CHILDREN > frames.length) this.#widen();
    }
    return null;
  }

  #isWorthALook(frames: Int32Array, at: number, isNew: boolean): boolean {
    const { words, marks } = this.#tree;
    const { data, found } = this.#table;
    let lacks = 0;
    for (let word = words; word < words + marks; word++) {
      const before = data[found + word]!;
      const now = frames[at + word]!;
      lacks |= before & ~now;
      data[found + word] = frames[at + word] = isNew ? now : before & now;
    }
    return isNew || lacks !== 0;
  }

  #widen(): void {
    const wider = new Int32Array(this.#frames.length * 2);
    wider.set(this.#frames);
    this.#frames = wider;
  }
}
