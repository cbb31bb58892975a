/** An advisory before the end: nothing that drawing, turning over or parking can do helps any more. */
import { legalMoves, outcomeOf } from './legality.js';
import { play } from './play.js';
import type { Position } from './position.js';

/** So many positions are looked at before it is left open. */
const ENOUGH = 400;

const keyOf = ({ game, tableau, reserve, cells, stock, hand, wastes, pass }: Position): string =>
  [
    tableau.join(),
    reserve.join('/'),
    cells.join(),
    stock.join(),
    hand,
    wastes.map((pile) => pile.join()).join('/'),
    game.rules.passes === 'unlimited' ? '' : pass,
  ].join(' ');

/**
 * Whether nothing that is left to do leads to any removal (rules.md 2.4.12): all of it is tried, up to
 * a number of positions, so it may be missed but is never wrong. A game that is over is not stuck.
 */
export function isStuck(position: Position): boolean {
  if (outcomeOf(position) !== 'playing') return false;
  const met = new Set([keyOf(position)]);
  const open = [position];
  for (let current = open.pop(); current; current = open.pop()) {
    for (const move of legalMoves(current)) {
      if (move.kind === 'remove') return false;
      const played = play(current, move);
      if (!played.ok) continue;
      const key = keyOf(played.position);
      if (met.has(key)) continue;
      if (met.size >= ENOUGH) return false;
      met.add(key);
      open.push(played.position);
    }
  }
  return true;
}
