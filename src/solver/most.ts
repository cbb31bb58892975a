/** The most cards that can ever go: every position that play can reach, counted. */
import type { Position } from '../engine/index.js';
import { firstOf, KING, kindOf, PAIR, secondOf } from './actions.js';
import { DepthFirst, type Tree } from './depthFirst.js';
import { takeApart } from './puzzle.js';
import { Relaxed } from './relaxed.js';
import { shapeOf } from './shape.js';
import { solve } from './solve.js';
import { DEFAULT_MEMORY, treeOf } from './trees.js';
import type { SolveOptions } from './types.js';

export interface Most {
  /** The most cards that can be on the foundation in the end, those there already included. */
  readonly removed: number;
  /** The most cards of the dealt tableau that can be there. */
  readonly tableau: number;
  /** Whether it is proved that there are no more; otherwise there are at least so many. */
  readonly exact: boolean;
}

/** Goes on behind a win, and never gives a position up. */
class Counting implements Tree {
  readonly words: number;
  readonly marks: number;
  removed = 0;
  tableau = 0;
  readonly #inner: Tree;
  readonly #places: number;
  readonly #left: number;

  /** `left`: the cards that have not gone. */
  constructor(inner: Tree, places: number, left: number) {
    this.#inner = inner;
    this.#left = left;
    this.#places = places;
    this.words = inner.words;
    this.marks = inner.marks;
  }

  /** There is no more to be found once all cards can go. */
  get won(): boolean {
    return this.removed === this.#left;
  }

  start(frames: Int32Array, at: number): void {
    this.#inner.start(frames, at);
  }

  settle(frames: Int32Array, at: number, line: number[]): void {
    this.#inner.settle(frames, at, line);
    let [removed, tableau] = [0, 0];
    const count = (card: number): void => {
      removed++;
      if (card < this.#places) tableau++;
    };
    for (const action of line) {
      const kind = kindOf(action);
      if (kind === PAIR || kind === KING) count(firstOf(action));
      if (kind === PAIR) count(secondOf(action));
    }
    this.removed = Math.max(this.removed, removed);
    this.tableau = Math.max(this.tableau, tableau);
  }

  /** The game ends when it is won. */
  isDead(): boolean {
    return this.#inner.won;
  }

  atLeast(): number {
    return 0;
  }

  expand(frames: Int32Array, at: number): number {
    return this.#inner.expand(frames, at);
  }
}

/** The most cards, and the most tableau cards, that can ever go. */
export function most(position: Position, options: SolveOptions = {}): Most {
  const { game, removed, gaveUp } = position;
  const { memory = DEFAULT_MEMORY, positions = Infinity } = options;
  const { places } = shapeOf(game.rules);
  const gone = removed.filter((card) => game.cards.indexOf(card) < places).length;
  if (gaveUp) return { removed: removed.length, tableau: gone, exact: true };
  const { verdict } = solve(position, options);
  const whole = verdict === 'winnable' ? game.cards.length : 0;
  if (whole > 0 && game.rules.goal === 'all')
    return { removed: whole, tableau: places, exact: true };

  const puzzle = takeApart(position);
  const allowance = { bytes: memory };
  const aim = verdict === 'unwinnable' ? 'most' : 'most before a win';
  const { tree } = treeOf(puzzle, new Relaxed(puzzle, allowance), allowance, aim);
  const counting = new Counting(tree, places, game.cards.length - removed.length);
  const found = new DepthFirst(counting, allowance).run(positions);
  return {
    removed: removed.length + counting.removed,
    tableau: verdict === 'winnable' ? places : gone + counting.tableau,
    exact: found === true || found === false,
  };
}
