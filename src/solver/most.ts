/** The most cards that can ever go: every position that play can reach, counted. */
import type { Position } from '../engine/position.js';
import { act, firstOf, KING, secondOf } from './actions.js';
import { depthFirst } from './depthFirst.js';
import { takeApart } from './puzzle.js';
import { createRelaxed } from './relaxed.js';
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

/** The most cards, and the most tableau cards, that can ever go. */
export function most(position: Position, options: SolveOptions = {}): Most {
  const { game, removed, gaveUp } = position;
  const { memory = DEFAULT_MEMORY, positions = Infinity } = options;
  const places = game.layout.length;
  const left = game.cards.length - removed.length;
  const gone = removed.filter((card) => game.cards.indexOf(card) < places).length;
  if (gaveUp) return { removed: removed.length, tableau: gone, exact: true };
  const { verdict } = solve(position, options);
  const isWinnable = verdict === 'winnable';
  if (isWinnable && game.rules.goal === 'all') {
    return { removed: game.cards.length, tableau: places, exact: true };
  }

  const puzzle = takeApart(position);
  const allowance = { bytes: memory };
  const aim = verdict === 'unwinnable' ? 'most' : 'most before a win';
  const inner = treeOf(puzzle, createRelaxed(puzzle, allowance), allowance, aim);
  let [cards, ofTableau] = [0, 0];
  // Goes on behind a win, and never gives a position up; the game itself ends when it is won.
  const counting = {
    ...inner,
    isDead: () => inner.won,
    settle(frames: Int32Array, at: number, line: number[], before: number) {
      const length = inner.settle(frames, at, line, before);
      let [all, ofIt] = [0, 0];
      for (const action of line.slice(0, length)) {
        const isPair = action < act(KING);
        if (action >= act(KING + 1)) continue;
        all += isPair ? 2 : 1;
        if (firstOf(action) < places) ofIt++;
        if (isPair && secondOf(action) < places) ofIt++;
      }
      cards = Math.max(cards, all);
      ofTableau = Math.max(ofTableau, ofIt);
      // There is no more to be found once all cards can go.
      counting.won = cards === left;
      return length;
    },
  };
  const found = depthFirst(counting, allowance).run(positions);
  return {
    removed: removed.length + cards,
    tableau: isWinnable ? places : gone + ofTableau,
    exact: typeof found === 'boolean',
  };
}
