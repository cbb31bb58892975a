/** Chooses how a position is packed. */
import type { Tree } from './depthFirst.js';
import { GameTree } from './gameTree.js';
import { PilesHopes } from './pilesHopes.js';
import { PilesPosition } from './pilesPosition.js';
import type { Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';
import { MASK_BITS } from './ringBits.js';
import { RingHopes } from './ringHopes.js';
import { RingPosition } from './ringPosition.js';
import type { Allowance } from './table.js';
import type { Aim } from './types.js';

export const DEFAULT_MEMORY = 64 * 2 ** 20;

/** Whether a mask holds all cards beside the tableau, in one order. */
export const fitsRing = ({ rules, cards, shape }: Puzzle): boolean =>
  rules.wastes === 1 && cards.length - shape.places <= MASK_BITS;

/** Whether the player's hand may be looked at as the open top of the stock: it is the same game. */
const isLikeOpen = ({ rules }: Puzzle): boolean => rules.stock === 'drawn' && !rules.drawWhenStuck;

export function treeOf(
  puzzle: Puzzle,
  relaxed: Relaxed,
  allowance: Allowance,
  aim: Aim,
): { readonly tree: Tree; readonly asOpen: boolean } {
  if (!fitsRing(puzzle)) {
    const piles = new PilesPosition(puzzle, relaxed, allowance);
    return { tree: new GameTree(piles, new PilesHopes(piles), aim), asOpen: false };
  }
  // In moves the hand costs draws that an open stock does not.
  const asOpen = isLikeOpen(puzzle) && aim !== 'fewest';
  const ring = new RingPosition(puzzle, relaxed, !asOpen);
  return { tree: new GameTree(ring, new RingHopes(ring), aim), asOpen };
}
