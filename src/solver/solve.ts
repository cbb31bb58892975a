/** Chooses the search that fits the question, and runs it. */
import { startOf } from '../engine/play.js';
import type { Position } from '../engine/position.js';
import type { Setup } from '../engine/setup.js';
import { depthFirst } from './depthFirst.js';
import { fewest } from './fewest.js';
import { follow, isRelaxed } from './follow.js';
import { movesOf } from './moves.js';
import { takeApart, type Puzzle } from './puzzle.js';
import { createRelaxed, type Relaxed } from './relaxed.js';
import type { Allowance } from './table.js';
import { DEFAULT_MEMORY, isAsOpen, treeOf } from './trees.js';
import type { Search, Solution, SolveOptions } from './types.js';

const answered = (answer: Solution): Search => ({ positions: answer.positions, run: () => answer });

const sumOf = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => sum + byte, 0);

/** The answer where no search is needed: the relaxed game is the real one, and the memory suffices. */
function atOnce(puzzle: Puzzle, relaxed: Relaxed): Solution | null {
  const { tableau } = puzzle;
  const [low, high] = [sumOf(puzzle.low), sumOf(puzzle.high)];
  if (!relaxed.canClear(tableau, low, high))
    return { verdict: 'unwinnable', moves: null, positions: relaxed.positions };
  if (relaxed.full) return null;
  const moves = follow(puzzle, relaxed.line(tableau, low, high));
  return { verdict: 'winnable', moves, positions: relaxed.positions };
}

/** Begins a search; nothing is examined before it runs, but where no search is needed. */
export function createSearch(position: Position, options: SolveOptions = {}): Search {
  const { memory = DEFAULT_MEMORY, shortest = false } = options;
  const puzzle = takeApart(position);
  const allowance = { bytes: memory };
  const relaxed = createRelaxed(puzzle, allowance);
  if (position.gaveUp) return answered({ verdict: 'unwinnable', moves: null, positions: 0 });
  const answer = shortest || !isRelaxed(puzzle) ? null : atOnce(puzzle, relaxed);
  if (answer) return answered(answer);
  return searchTree(position, puzzle, relaxed, allowance, options);
}

function searchTree(
  position: Position,
  puzzle: Puzzle,
  relaxed: Relaxed,
  allowance: Allowance,
  { positions: most = Infinity, shortest = false }: SolveOptions,
): Search {
  const aim = shortest ? 'fewest' : 'win';
  const tree = treeOf(puzzle, relaxed, allowance, aim);
  const search = (shortest ? fewest : depthFirst)(tree, allowance);
  let answer: Solution | null = null;
  const count = (): number => search.positions + relaxed.positions;
  return {
    get positions() {
      return count();
    },
    run(slice) {
      if (answer) return answer;
      const found = search.run(Math.min(slice, most - search.positions));
      if (found === null && search.positions < most) return null;
      const moves =
        found === true ? movesOf(puzzle, search.line, position, isAsOpen(puzzle, aim)) : null;
      const verdict = found === true ? 'winnable' : found === false ? 'unwinnable' : 'unknown';
      return (answer = { verdict, moves, positions: count() });
    },
  };
}

/** A position, or a deal, which stands for the position before its first move. */
export type Question = Position | Pick<Setup, 'rules' | 'cards'>;

/** Runs a search to its end. */
export function solve(question: Question, options: SolveOptions = {}): Solution {
  const position = 'game' in question ? question : startOf(question.rules, question.cards);
  return createSearch(position, options).run(Infinity) as Solution;
}
