/** A depth-first search with a memory, in slices: any game whose positions are a few words. */
import { EXTRA_WORDS, MOST_CHILDREN, type Tree } from './frames.js';
import { copy, keepCommon, MARK_WORDS } from './packed.js';
import { createTable, type Allowance } from './table.js';

export interface Searching {
  /** Positions examined. */
  positions: number;
  /** After a win, its actions. */
  line: number[];
  /** Examines up to `count` positions: whether it can be won; null while undecided, or `full`. */
  run(count: number): boolean | 'full' | null;
}

export function depthFirst(tree: Tree, allowance: Allowance): Searching {
  const { words } = tree;
  const size = words + MARK_WORDS;
  const frame = size + EXTRA_WORDS;
  const table = createTable(allowance, words, MARK_WORDS);
  let frames = new Int32Array(frame * MOST_CHILDREN * 4);
  let top = frame;
  tree.start(frames, 0);
  frames[size] = -1;

  /** Whether a position met again lacks a mark that it had. */
  const lacksMark = (entry: number, at: number): boolean =>
    keepCommon(table.data, entry + words, frames, at + words);

  const search: Searching = {
    positions: 0,
    line: [],
    run(count) {
      const { line } = search;
      for (const end = search.positions + count; search.positions < end;) {
        if (top === 0) return false;
        const at = (top -= frame);
        let depth = frames[at + size + 1]!;
        if (frames[at + size]! >= 0) line[depth++] = frames[at + size]!;
        // Most positions are met more than once, and most are settled: this saves the settling.
        let entry = table.find(frames, at);
        if (entry >= 0 && !lacksMark(entry, at)) continue;
        const length = tree.settle(frames, at, line, depth);
        if (tree.won) {
          line.length = length;
          return true;
        }
        if (length > depth) {
          entry = table.find(frames, at);
          if (entry >= 0 && !lacksMark(entry, at)) continue;
        }
        if (entry < 0) {
          entry = table.add(frames, at);
          if (entry < 0) return 'full';
          copy(frames, at + words, table.data, entry + words, MARK_WORDS);
        }
        if (allowance.bytes < 0) return 'full';
        search.positions++;
        if (tree.isDead()) continue;
        top = tree.expand();
        for (let child = at + size + 1; child < top; child += frame) frames[child] = length;
        if (top + frame * MOST_CHILDREN > frames.length) {
          const narrower = frames;
          frames = new Int32Array(narrower.length * 2);
          frames.set(narrower);
        }
      }
      return null;
    },
  };
  return search;
}
