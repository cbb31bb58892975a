/** Chooses the search that fits the question, and runs it. */
import type { Position } from '../engine/index.js';
import { DepthFirst } from './depthFirst.js';
import { Fewest } from './fewest.js';
import { follow, isRelaxed } from './follow.js';
import { movesAmongWastes, movesOf } from './moves.js';
import { takeApart, type Puzzle } from './puzzle.js';
import { Relaxed } from './relaxed.js';
import { RingBits } from './ringBits.js';
import type { Allowance } from './table.js';
import { DEFAULT_MEMORY, fitsRing, treeOf } from './trees.js';
import type { Search, Solution, SolveOptions } from './types.js';

const answered = (answer: Solution): Search => ({ positions: answer.positions, run: () => answer });

/** Begins a search; nothing is examined before it runs, but where no search is needed. */
export function createSearch(position: Position, options: SolveOptions = {}): Search {
  const puzzle = takeApart(position);
  if (puzzle.gaveUp) return answered({ verdict: 'unwinnable', moves: null, positions: 0 });
  const allowance = { bytes: options.memory ?? DEFAULT_MEMORY };
  const relaxed = new Relaxed(puzzle, allowance);
  if (!options.shortest && fitsRing(puzzle) && isRelaxed(puzzle)) {
    const answer = relaxedAnswer(puzzle, relaxed);
    if (answer) return answered(answer);
  }
  return searchTree(position, puzzle, relaxed, allowance, options);
}

/** The answer where the relaxed game is the real one; null if the memory did not suffice. */
function relaxedAnswer(puzzle: Puzzle, relaxed: Relaxed): Solution | null {
  const { tableau, rules } = puzzle;
  const bits = new RingBits(puzzle, relaxed.upperWeight, false);
  const needs = relaxed.needs(tableau, bits.upper);
  const isPossible = !bits.apart || (needs & 0x888888) === 0x888888;
  const isWinnable = isPossible && relaxed.canClear(tableau, needs);
  if (relaxed.full) return null;
  const { positions } = relaxed;
  if (!isWinnable) return { verdict: 'unwinnable', moves: null, positions };
  const line = follow(puzzle, bits, relaxed.line(tableau, needs));
  const moves = movesOf(puzzle, line, rules.stock === 'drawn');
  return { verdict: 'winnable', moves, positions };
}

function searchTree(
  position: Position,
  puzzle: Puzzle,
  relaxed: Relaxed,
  allowance: Allowance,
  { positions: most = Infinity, shortest = false }: SolveOptions,
): Search {
  const { tree, asOpen } = treeOf(puzzle, relaxed, allowance, shortest ? 'fewest' : 'win');
  const search = shortest ? new Fewest(tree, allowance) : new DepthFirst(tree, allowance);
  let answer: Solution | null = null;
  const count = (): number => search.positions + relaxed.positions;
  return {
    get positions() {
      return count();
    },
    run(slice) {
      if (answer) return answer;
      const found = search.run(Math.min(slice, most - search.positions));
      if (found === true) {
        const moves = fitsRing(puzzle)
          ? movesOf(puzzle, search.line, asOpen)
          : movesAmongWastes(puzzle, search.line, position);
        answer = { verdict: 'winnable', moves, positions: count() };
      } else if (found !== null || search.positions >= most) {
        const verdict = found === false ? 'unwinnable' : 'unknown';
        answer = { verdict, moves: null, positions: count() };
      }
      return answer;
    },
  };
}

/** Runs a search to its end. */
export function solve(position: Position, options: SolveOptions = {}): Solution {
  const search = createSearch(position, options);
  for (;;) {
    const answer = search.run(Infinity);
    if (answer) return answer;
  }
}
