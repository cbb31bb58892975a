/** A best-first search for the fewest moves, in slices, over the same trees. */
import type { Searching } from './depthFirst.js';
import { EXTRA_WORDS, MOST_CHILDREN, type Tree } from './frames.js';
import { copy, keepCommon, MARK_WORDS } from './packed.js';
import { createTable, type Allowance } from './table.js';

/** What an entry of the table holds after its position and marks. */
const NODE_WORDS = 5;

export function fewest(tree: Tree, allowance: Allowance): Searching {
  const { words } = tree;
  const size = words + MARK_WORDS;
  const frame = size + EXTRA_WORDS;
  /** Moves so far; the entry before, and the action from there; whether it needs no further look. */
  const [MOVES, PARENT, ACTION, DONE] = [size, size + 1, size + 2, size + 3];
  /** Which of `lists` has what settled by itself after the action; the first is empty. */
  const SETTLED = size + 4;
  const table = createTable(allowance, words, MARK_WORDS + NODE_WORDS);
  const frames = new Int32Array(frame * (MOST_CHILDREN + 1));
  /** Entries by the least moves of a win through them; of equals the latest, which is the deepest. */
  const open: number[][] = [];
  /** Below this estimate none is open. */
  let least = 0;
  /** What settled last, and how many actions that are. */
  const made: number[] = [];
  let count = 0;
  /** Lists of actions. */
  const lists: number[][] = [[]];

  /** Writes how an entry is reached. */
  const reach = (entry: number, moves: number, parent: number, action: number): void => {
    const { data } = table;
    data[entry + MOVES] = moves;
    data[entry + PARENT] = parent;
    data[entry + ACTION] = action;
    data[entry + SETTLED] = 0;
    if (count === 0) return;
    allowance.bytes -= 8 * (count + 6);
    data[entry + SETTLED] = lists.push(made.slice(0, count)) - 1;
  };

  /** Opens the entry of the position at hand, unless it is lost. */
  const judge = (entry: number): void => {
    const isLost = !tree.won && tree.isDead();
    table.data[entry + DONE] = isLost ? 1 : 0;
    if (isLost) return;
    const estimate = table.data[entry + MOVES]! + (tree.won ? 0 : tree.atLeast());
    while (open.length <= estimate) open.push([]);
    open[estimate]!.push(entry);
    least = Math.min(least, estimate);
    allowance.bytes -= 8;
  };

  /** Takes note of the position in a frame; false if there is no room. */
  const meet = (at: number, moves: number, parent: number, action: number): boolean => {
    // Most positions are met more than once, and most are settled: this saves the settling.
    const entry = table.find(frames, at);
    count = 0;
    if (entry >= 0) return meetAgain(entry, at, moves, parent, action);
    count = tree.settle(frames, at, made, 0);
    return enter(count > 0 ? table.find(frames, at) : -1, at, moves + count, parent, action);
  };

  /** Enters a position that has been settled; `known` is its entry, or −1 after `find` missed it. */
  const enter = (
    known: number,
    at: number,
    moves: number,
    parent: number,
    action: number,
  ): boolean => {
    if (known >= 0) return meetAgain(known, at, moves, parent, action);
    const entry = table.add(frames, at);
    if (entry < 0) return false;
    copy(frames, at + words, table.data, entry + words, MARK_WORDS);
    reach(entry, moves, parent, action);
    judge(entry);
    return true;
  };

  /** A position met again matters if it took fewer moves, or if it lacks a mark that it had. */
  const meetAgain = (
    entry: number,
    at: number,
    moves: number,
    parent: number,
    action: number,
  ): boolean => {
    const { data } = table;
    const isShorter = moves < data[entry + MOVES]!;
    if (isShorter) reach(entry, moves, parent, action);
    const lacksMark = keepCommon(data, entry + words, frames, at + words);
    if (!isShorter && !lacksMark) return true;
    count = tree.settle(frames, at, made, 0);
    if (count === 0) {
      judge(entry);
      return true;
    }
    // A card that had lost its last partner has one again, and with it leaves at once.
    data[entry + DONE] = 1;
    const first = made.shift()!;
    count--;
    return enter(table.find(frames, at), at, data[entry + MOVES]! + 1 + count, entry, first);
  };

  /** The most promising entry, or −1. */
  const best = (): number => {
    for (; least < open.length; least++) {
      for (let entry; (entry = open[least]!.pop()) !== undefined;) {
        if (table.data[entry + DONE] === 0) return entry;
      }
    }
    return -1;
  };

  /** The actions that lead to an entry, with what settled by itself between them. */
  const lineTo = (last: number): number[] => {
    const parts: number[][] = [];
    const { data } = table;
    for (let entry = last; entry >= 0; entry = data[entry + PARENT]!) {
      const action = data[entry + ACTION]!;
      parts.push(lists[data[entry + SETTLED]!]!);
      if (action >= 0) parts.push([action]);
    }
    return parts.toReversed().flat();
  };

  const search: Searching = {
    positions: 0,
    line: [],
    run(most) {
      for (const end = search.positions + most; search.positions < end;) {
        const entry = best();
        if (entry < 0) return false;
        const { data } = table;
        const moves = data[entry + MOVES]! + 1;
        data[entry + DONE] = 1;
        copy(data, entry, frames, 0, size);
        search.positions++;
        tree.settle(frames, 0, made, 0);
        if (tree.won) {
          search.line = lineTo(entry);
          return true;
        }
        const top = tree.expand();
        for (let child = 0; child < top; child += frame) {
          if (allowance.bytes < 0) return 'full';
          if (!meet(child, moves, entry, frames[child + size]!)) return 'full';
        }
      }
      return null;
    },
  };
  tree.start(frames, 0);
  meet(0, 0, -1, -1);
  return search;
}
