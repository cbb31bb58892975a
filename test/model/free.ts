// Which cards are free, and which two cards may pair though not both are free.

import { rowWidth } from './deal.js';
import type { ModelRules, Position } from './types.js';

/** The middle of a card, counted in cards from the middle of the layout. */
function centre(rules: ModelRules, row: number, index: number): number {
  return index - (rowWidth(rules, row) - 1) / 2;
}

/**
 * The cards still covering a card of the tableau: those of the next row whose centre is half a
 * card to its left or right (rules.md 2.0, layout). Empty for a card that is not in the tableau.
 */
export function coversOf(position: Position, rules: ModelRules, card: string): string[] {
  const covers: string[] = [];
  position.tableau.forEach((line, row) => {
    line.forEach((upper, index) => {
      if (upper !== card) return;
      const nextRow = position.tableau[row + 1] ?? [];
      nextRow.forEach((lower, lowerIndex) => {
        if (lower === null) return;
        const away = centre(rules, row + 1, lowerIndex) - centre(rules, row, index);
        if (Math.abs(away) === 0.5) covers.push(lower);
      });
    });
  });
  return covers;
}

/** Whether a card lies in the tableau (a parked card does not). */
export function inTableau(position: Position, card: string): boolean {
  return position.tableau.some((line) => line.includes(card));
}

/** The top card of an open stock, free without a draw (rules.md 2.4.6). */
export function openTop(position: Position, rules: ModelRules): string | null {
  return rules.stock === 'open' ? (position.stock[0] ?? null) : null;
}

/**
 * The free cards: uncovered cards of the tableau, tops of reserve piles, cards in cells, tops of
 * wastes, and the hand or the open stock's top (rules.md 2.0, free cards).
 */
export function freeCards(position: Position, rules: ModelRules): string[] {
  const free: string[] = [];
  for (const line of position.tableau) {
    for (const card of line) {
      if (card !== null && coversOf(position, rules, card).length === 0) free.push(card);
    }
  }
  for (const pile of [...position.reserve, ...position.wastes]) {
    const top = pile.at(-1);
    if (top !== undefined) free.push(top);
  }
  for (const card of position.cells) {
    if (card !== null) free.push(card);
  }
  if (position.hand !== null) free.push(position.hand);
  const top = openTop(position, rules);
  if (top !== null) free.push(top);
  return free;
}

/**
 * `coverPair`: one of the two is a card of the tableau with exactly one remaining cover, that
 * cover is the other, and nothing covers it (rules.md 2.4.10). Any sum.
 */
export function areCoverAndCovered(
  position: Position,
  rules: ModelRules,
  a: string,
  b: string,
): boolean {
  if (!rules.coverPair) return false;
  const liesOnlyUnder = (upper: string, lower: string): boolean => {
    const covers = coversOf(position, rules, upper);
    return (
      covers.length === 1 && covers[0] === lower && coversOf(position, rules, lower).length === 0
    );
  };
  return liesOnlyUnder(a, b) || liesOnlyUnder(b, a);
}

/** `wastePair`: the two are the top two cards of the waste (rules.md 2.4.11). Any sum. */
export function areTopTwoOfWaste(
  position: Position,
  rules: ModelRules,
  a: string,
  b: string,
): boolean {
  if (!rules.wastePair) return false;
  return position.wastes.some((waste) => {
    const topTwo = waste.slice(-2);
    return topTwo.length === 2 && topTwo.includes(a) && topTwo.includes(b);
  });
}
