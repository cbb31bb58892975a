/** Chooses how a position is packed. */
import { createBound } from './bound.js';
import type { Tree } from './frames.js';
import { createHopes } from './hopes.js';
import { createPiles } from './piles.js';
import type { Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';
import { createRing, MASK_BITS } from './ring.js';
import type { Allowance } from './table.js';
import { createTree } from './tree.js';
import type { Aim } from './types.js';

export const DEFAULT_MEMORY = 64 * 2 ** 20;

/** Whether a mask holds all cards beside the tableau, in one order. */
const fitsRing = ({ rules, cards, shape }: Puzzle): boolean =>
  rules.wastes === 1 && cards.length - shape.places <= MASK_BITS;

/**
 * Whether the player's hand is looked at as the open top of the stock. It is the same game, but in
 * moves the hand costs draws that an open stock does not.
 */
export const isAsOpen = (puzzle: Puzzle, aim: Aim): boolean =>
  fitsRing(puzzle) &&
  puzzle.rules.stock === 'drawn' &&
  !puzzle.rules.drawWhenStuck &&
  aim !== 'fewest';

export function treeOf(puzzle: Puzzle, relaxed: Relaxed, allowance: Allowance, aim: Aim): Tree {
  const { goal, cells } = puzzle.rules;
  const ring = fitsRing(puzzle) ? createRing(puzzle, !isAsOpen(puzzle, aim)) : null;
  const bound =
    ring && goal === 'pyramid' && cells === 0 ? createBound(puzzle, relaxed, ring) : null;
  const beside = ring ?? createPiles(puzzle, allowance);
  return createTree(puzzle, relaxed, beside, createHopes(puzzle, relaxed, beside, bound), aim);
}
