/** Whether nothing can be removed any more, whatever one draws, turns over or parks. */
import { legalMoves, outcomeOf, play, type Position } from '../engine/index.js';

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

/** May miss it, but is never wrong (rules.md 2.4.12). A game that is won or given up is not stuck. */
export function isStuck(position: Position): boolean {
  if (position.gaveUp || outcomeOf(position) === 'won') return false;
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
