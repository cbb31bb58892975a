// Lays out a game: tableau, reserve, stock, and the first draw.

import { readCard } from './cards.js';
import type { ModelRules, Position, Table } from './types.js';

/** A row of the pyramid grows by one card, a row of the triangle shrinks (rules.md 2.0, layout). */
export function rowWidth(rules: ModelRules, row: number): number {
  return rules.shape === 'pyramid' ? row + 1 : rules.rows - row;
}

/** Puts the tops of the wastes among the cards that have been seen (rules.md 2.4.17). */
export function lookAtWastes(position: Position): void {
  for (const waste of position.wastes) {
    const top = waste.at(-1);
    if (top !== undefined && !position.seen.includes(top)) position.seen.push(top);
  }
}

/** Moves the next cards of the stock to the wastes (rules.md 2.0 draw, 2.4.2, 2.4.4). */
export function turnToWastes(position: Position, rules: ModelRules, pile: number): void {
  const oneToEach = rules.wastes > 1 && rules.draw === rules.wastes;
  for (let i = 0; i < rules.draw; i++) {
    const card = position.stock.shift();
    if (card === undefined) return;
    position.wastes[oneToEach ? i : pile - 1]?.push(card);
  }
}

/** Without a stock these fields are idle and stand at their defaults (rules.md 3.2). */
function withoutIdleFields(rules: ModelRules, stockSize: number): ModelRules {
  if (stockSize > 0) return rules;
  return {
    ...rules,
    stock: 'drawn',
    draw: 1,
    wastes: 1,
    firstDraw: false,
    passes: 1,
    drawWhenStuck: false,
    wastePair: false,
  };
}

/**
 * Deals the cards in exactly this order: tableau row by row from the top, the reserve piles one
 * after another, the stock (design.md 5); nothing is moved for `apexKing` (rules.md 2.4.21).
 */
export function deal(
  given: ModelRules,
  deck: readonly string[],
): { table: Table; start: Position } {
  const cards = deck.map((text) => {
    const card = readCard(text);
    if (card === null) throw new Error(`not a card: ${text}`);
    return card;
  });
  const rest = [...cards];
  const next = (): string => {
    const card = rest.shift();
    if (card === undefined) throw new Error('too few cards for this layout');
    return card;
  };

  const dealtTableau: string[][] = [];
  for (let row = 0; row < given.rows; row++) {
    const line: string[] = [];
    for (let i = 0; i < rowWidth(given, row); i++) line.push(next());
    dealtTableau.push(line);
  }
  const reserve: string[][] = [];
  for (let pile = 0; pile < given.reserve; pile++) {
    const column: string[] = [];
    for (let i = 0; i < given.reserveDepth; i++) column.push(next());
    reserve.push(column);
  }

  const rules = withoutIdleFields(given, rest.length);
  const cells: null[] = [];
  for (let i = 0; i < rules.cells; i++) cells.push(null);
  const wastes: string[][] = [];
  for (let i = 0; i < rules.wastes; i++) wastes.push([]);

  const start: Position = {
    tableau: structuredClone(dealtTableau),
    reserve,
    cells,
    stock: rest,
    hand: null,
    wastes,
    seen: [],
    removed: [],
    pass: 1,
    done: [],
  };
  // rules.md 2.4.5: drawn into the hand; closed and open to the waste, pile 1 or one to each.
  if (rules.firstDraw) {
    if (rules.stock === 'drawn') start.hand = start.stock.shift() ?? null;
    else turnToWastes(start, rules, 1);
    lookAtWastes(start);
  }
  return { table: { rules, cards, dealtTableau }, start };
}
