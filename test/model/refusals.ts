// Why a move cannot be done: the codes of rules.md 2.4.22, the first of its list winning.

import { isKing, sumIsRight } from './cards.js';
import { areCoverAndCovered, areTopTwoOfWaste, coversOf, inTableau, openTop } from './free.js';
import { drawNamesPile, hasCardsToRedeal, hasPassLeft, mustRemoveFirst } from './moves.js';
import type { Action, Position, Table } from './types.js';

/** `no-such-card` … `covered`: why the place where a card lies keeps it from play, or null. */
function placeRefusal(position: Position, table: Table, card: string): string | null {
  const { rules, cards } = table;
  if (!cards.includes(card)) return 'no-such-card';
  if (position.removed.includes(card)) return 'removed';
  if (position.stock.includes(card) && card !== openTop(position, rules)) return 'in-stock';
  for (const pile of [...position.wastes, ...position.reserve]) {
    if (pile.includes(card) && card !== pile.at(-1)) return 'buried';
  }
  if (inTableau(position, card) && coversOf(position, rules, card).length > 0) {
    return rules.faceDown ? 'face-down' : 'covered';
  }
  return null;
}

/** Two cards: their places in the order written, then `king-alone`, then `sum`. */
function pairRefusal(position: Position, table: Table, a: string, b: string): string | null {
  const { rules } = table;
  // A card with its only, free cover and the top two of the waste: judged by king and sum only.
  const judgedByRankOnly =
    areCoverAndCovered(position, rules, a, b) || areTopTwoOfWaste(position, rules, a, b);
  if (!judgedByRankOnly) {
    const place = placeRefusal(position, table, a) ?? placeRefusal(position, table, b);
    if (place !== null) return place;
  }
  if (isKing(a) || isKing(b)) return 'king-alone';
  if (!sumIsRight(a, b, rules.ranks)) return 'sum';
  return null;
}

/** `cell:` of a card: its place, `king-alone`, `no-cell`, `cell-full` (rules.md 2.4.8). */
function cellRefusal(position: Position, table: Table, card: string): string | null {
  const place = placeRefusal(position, table, card);
  if (place !== null) return place;
  if (isKing(card)) return 'king-alone';
  if (position.cells.length === 0) return 'no-cell';
  if (!position.cells.includes(null) || position.cells.includes(card)) return 'cell-full';
  return null;
}

/** A draw: `must-remove-first`, `stock-empty`, `choose-waste`, `no-such-waste` (2.4.2, 2.4.7). */
function drawRefusal(position: Position, table: Table, pile: number | null): string | null {
  if (mustRemoveFirst(position, table)) return 'must-remove-first';
  if (position.stock.length === 0) return 'stock-empty';
  const namesPile = drawNamesPile(position, table.rules);
  if (pile === null) return namesPile ? 'choose-waste' : null;
  if (!namesPile || pile < 1 || pile > table.rules.wastes) return 'no-such-waste';
  return null;
}

/** A redeal: `must-remove-first`, `stock-not-empty`, `nothing-to-redeal`, `no-redeal` (2.4.3). */
function redealRefusal(position: Position, table: Table): string | null {
  if (mustRemoveFirst(position, table)) return 'must-remove-first';
  if (position.stock.length > 0) return 'stock-not-empty';
  if (!hasCardsToRedeal(position)) return 'nothing-to-redeal';
  if (!hasPassLeft(position, table.rules)) return 'no-redeal';
  return null;
}

/** Why a move cannot be done in a game that is not over, or null (rules.md 2.4.22). */
export function moveRefusal(position: Position, table: Table, action: Action): string | null {
  switch (action.kind) {
    case 'king':
      return (
        placeRefusal(position, table, action.card) ?? (isKing(action.card) ? null : 'not-alone')
      );
    case 'pair':
      return pairRefusal(position, table, action.first, action.second);
    case 'cell':
      return cellRefusal(position, table, action.card);
    case 'draw':
      return drawRefusal(position, table, action.pile);
    case 'redeal':
      return redealRefusal(position, table);
    case 'give-up':
    case 'undo':
    case 'redo':
      return null;
  }
}
