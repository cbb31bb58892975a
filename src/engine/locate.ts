/** Finds where a card lies. */
import type { Card } from './cards.js';
import { coversOf, type Position } from './position.js';

/** Where a card lies. */
export interface Place {
  readonly pile: 'tableau' | 'reserve' | 'waste' | 'cell' | 'hand' | 'stock' | 'foundation';
  /** Which place of the tableau, reserve pile, waste or cell. */
  readonly index: number;
  /** Cards that lie on top of it; in the stock, that come before it. */
  readonly above: number;
}

/** Finds a card; null if it does not belong to the deck. */
export function locate(position: Position, card: Card): Place | null {
  const { tableau, reserve, wastes, cells, stock, hand, removed } = position;
  const spot = tableau.indexOf(card);
  if (spot >= 0) return { pile: 'tableau', index: spot, above: coversOf(position, spot).length };
  const piled = [
    ['waste', wastes],
    ['reserve', reserve],
  ] as const;
  for (const [pile, piles] of piled) {
    for (const [index, cards] of piles.entries()) {
      const at = cards.indexOf(card);
      if (at >= 0) return { pile, index, above: cards.length - 1 - at };
    }
  }
  const above = stock.indexOf(card);
  if (above >= 0) return { pile: 'stock', index: 0, above };
  const cell = cells.indexOf(card);
  if (cell >= 0) return { pile: 'cell', index: cell, above: 0 };
  const pile = card === hand ? 'hand' : removed.includes(card) ? 'foundation' : null;
  return pile && { pile, index: 0, above: 0 };
}
