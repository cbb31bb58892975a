/** A best-first search for the fewest moves, in slices, over the same trees. */
import { EXTRA_WORDS, MOST_CHILDREN, type Tree } from './depthFirst.js';
import { Table, type Allowance } from './table.js';

/** What a node holds after its position and marks. */
const MOVES = 0;
const PARENT = 1;
const ACTION = 2;
const DONE = 3;
/** Where `#settled` lists what settled by itself after the action; 0 if nothing did. */
const SETTLED = 4;
const NODE_WORDS = 5;

const CHUNK_BITS = 14;
const CHUNK = 2 ** CHUNK_BITS;

export class Fewest {
  positions = 0;
  /** After a win, its actions. */
  line: number[] = [];
  readonly #tree: Tree;
  readonly #table: Table;
  readonly #allowance: Allowance;
  readonly #key: number;
  readonly #node: number;
  readonly #frame: number;
  readonly #frames: Int32Array;
  readonly #chunks: Int32Array[] = [];
  #nodes = 0;
  /** Nodes by the least moves of a win through them; of equals the latest, which is the deepest. */
  readonly #open: number[][] = [];
  /** Below this estimate no node is open. */
  #least = 0;
  readonly #made: number[] = [];
  /** Lists of actions, each after its length. */
  readonly #settled: number[] = [0];

  constructor(tree: Tree, allowance: Allowance) {
    this.#tree = tree;
    this.#allowance = allowance;
    this.#table = new Table(allowance, tree.words, 1);
    this.#key = tree.words + tree.marks;
    this.#node = this.#key + NODE_WORDS;
    this.#frame = this.#key + EXTRA_WORDS;
    this.#frames = new Int32Array(this.#frame * (MOST_CHILDREN + 1));
    tree.start(this.#frames, 0);
    this.#meet(0, 0, -1, -1);
  }

  /** Examines up to `count` positions: whether it can be won; null while undecided, or `full`. */
  run(count: number): boolean | 'full' | null {
    for (const end = this.positions + count; this.positions < end;) {
      const node = this.#next();
      if (node < 0) return false;
      const chunk = this.#chunks[node >> CHUNK_BITS]!;
      const at = (node & (CHUNK - 1)) * this.#node;
      const moves = chunk[at + this.#key + MOVES]!;
      chunk[at + this.#key + DONE] = 1;
      for (let word = 0; word < this.#key; word++) this.#frames[word] = chunk[at + word]!;
      this.positions++;
      this.#made.length = 0;
      this.#tree.settle(this.#frames, 0, this.#made);
      if (this.#tree.won) {
        this.line = this.#lineTo(node);
        return true;
      }
      const top = this.#tree.expand(this.#frames, 0);
      for (let child = 0; child < top; child += this.#frame) {
        if (this.#allowance.bytes < 0) return 'full';
        if (!this.#meet(child, moves + 1, node, this.#frames[child + this.#key]!)) return 'full';
      }
    }
    return null;
  }

  /** The most promising node, or −1. */
  #next(): number {
    for (; this.#least < this.#open.length; this.#least++) {
      const nodes = this.#open[this.#least]!;
      for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
        const done =
          this.#chunks[node >> CHUNK_BITS]![(node & (CHUNK - 1)) * this.#node + this.#key + DONE];
        if (done === 0) return node;
      }
    }
    return -1;
  }

  /** Takes note of the position in a frame; false if there is no room. */
  #meet(frame: number, moves: number, parent: number, action: number): boolean {
    const tree = this.#tree;
    this.#made.length = 0;
    // Most positions are met more than once, and most are settled: this saves the settling.
    if (this.#table.has(this.#frames, frame)) {
      const known = this.#table.data[this.#table.found + tree.words]!;
      return this.#meetAgain(known, frame, moves, parent, action);
    }
    tree.settle(this.#frames, frame, this.#made);
    return this.#enter(frame, moves + this.#made.length, parent, action);
  }

  /** Enters a position that `made` has settled. */
  #enter(frame: number, moves: number, parent: number, action: number): boolean {
    const tree = this.#tree;
    const frames = this.#frames;
    const added = this.#table.add(frames, frame);
    if (added < 0) return false;
    const found = this.#table.found + tree.words;
    if (added === 0) return this.#meetAgain(this.#table.data[found]!, frame, moves, parent, action);
    const node = this.#nodes++;
    this.#table.data[found] = node;
    if ((node & (CHUNK - 1)) === 0) {
      const chunk = new Int32Array(CHUNK * this.#node);
      this.#chunks.push(chunk);
      this.#allowance.bytes -= chunk.byteLength;
    }
    const chunk = this.#chunks[node >> CHUNK_BITS]!;
    const at = (node & (CHUNK - 1)) * this.#node;
    for (let word = 0; word < this.#key; word++) chunk[at + word] = frames[frame + word]!;
    this.#reach(chunk, at + this.#key, moves, parent, action);
    this.#judge(node, chunk, at + this.#key);
    return true;
  }

  /** Writes how a node is reached. */
  #reach(chunk: Int32Array, at: number, moves: number, parent: number, action: number): void {
    chunk[at + MOVES] = moves;
    chunk[at + PARENT] = parent;
    chunk[at + ACTION] = action;
    chunk[at + SETTLED] = this.#list();
  }

  /** Opens the node of the position at hand, unless it is lost. */
  #judge(node: number, chunk: Int32Array, at: number): void {
    const { won } = this.#tree;
    chunk[at + DONE] = !won && this.#tree.isDead() ? 1 : 0;
    if (chunk[at + DONE] === 0)
      this.#push(node, chunk[at + MOVES]! + (won ? 0 : this.#tree.atLeast()));
  }

  #push(node: number, estimate: number): void {
    while (this.#open.length <= estimate) this.#open.push([]);
    this.#open[estimate]!.push(node);
    this.#least = Math.min(this.#least, estimate);
    this.#allowance.bytes -= 8;
  }

  /** A position met again matters if it took fewer moves, or if it lacks a mark that it had. */
  #meetAgain(node: number, frame: number, moves: number, parent: number, action: number): boolean {
    const chunk = this.#chunks[node >> CHUNK_BITS]!;
    const at = (node & (CHUNK - 1)) * this.#node;
    let isBetter = false;
    for (let word = this.#tree.words; word < this.#key; word++) {
      const both = chunk[at + word]! & this.#frames[frame + word]!;
      isBetter ||= both !== chunk[at + word];
      chunk[at + word] = this.#frames[frame + word] = both;
    }
    if (moves < chunk[at + this.#key + MOVES]!) {
      isBetter = true;
      this.#reach(chunk, at + this.#key, moves, parent, action);
    }
    if (!isBetter) return true;
    this.#made.length = 0;
    this.#tree.settle(this.#frames, frame, this.#made);
    if (this.#made.length === 0) {
      this.#judge(node, chunk, at + this.#key);
      return true;
    }
    // A card that had lost its last partner has one again, and with it leaves at once.
    chunk[at + this.#key + DONE] = 1;
    const first = this.#made.shift()!;
    const made = chunk[at + this.#key + MOVES]! + 1 + this.#made.length;
    return this.#enter(frame, made, node, first);
  }

  #list(): number {
    if (this.#made.length === 0) return 0;
    this.#allowance.bytes -= 8 * (this.#made.length + 1);
    return this.#settled.push(this.#made.length, ...this.#made) - this.#made.length - 1;
  }

  /** The actions that lead to a node, with what settled by itself between them. */
  #lineTo(last: number): number[] {
    const parts: number[][] = [];
    for (let node = last; node >= 0;) {
      const chunk = this.#chunks[node >> CHUNK_BITS]!;
      const at = (node & (CHUNK - 1)) * this.#node + this.#key;
      const list = chunk[at + SETTLED]!;
      const settled = this.#settled.slice(list + 1, list + 1 + this.#settled[list]!);
      const action = chunk[at + ACTION]!;
      parts.push(action < 0 ? settled : [action, ...settled]);
      node = chunk[at + PARENT]!;
    }
    return parts.toReversed().flat();
  }
}
