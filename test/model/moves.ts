// The legal moves of a position, and what doing one changes.

import { isKing, spellPair, sumIsRight } from './cards.js';
import { lookAtWastes, turnToWastes } from './deal.js';
import { areCoverAndCovered, areTopTwoOfWaste, freeCards } from './free.js';
import type { Action, Done, ModelRules, Position, Table } from './types.js';

/** Every removal: free kings, and pairs that sum to N (rules.md 2.0, 2.4.10, 2.4.11). */
function removals(position: Position, table: Table): string[] {
  const { rules, cards } = table;
  const free = freeCards(position, rules);
  const found: string[] = [];
  for (const card of free) {
    if (isKing(card)) found.push(card);
  }
  cards.forEach((a, i) => {
    for (const b of cards.slice(i + 1)) {
      if (isKing(a) || isKing(b) || !sumIsRight(a, b, rules.ranks)) continue;
      const mayPair =
        (free.includes(a) && free.includes(b)) ||
        areCoverAndCovered(position, rules, a, b) ||
        areTopTwoOfWaste(position, rules, a, b);
      if (mayPair) found.push(spellPair(a, b, rules.ranks));
    }
  });
  return found;
}

/**
 * Whether a draw must name its pile: several wastes, one card a draw, and a card that reaches a
 * waste, which a draw with an empty hand does not have in a `drawn` game (rules.md 2.4.2).
 */
export function drawNamesPile(position: Position, rules: ModelRules): boolean {
  if (rules.wastes === 1 || rules.draw === rules.wastes) return false;
  return rules.stock !== 'drawn' || position.hand !== null;
}

/** Whether a waste or the hand has a card to turn over (rules.md 2.4.3). */
export function hasCardsToRedeal(position: Position): boolean {
  return position.hand !== null || position.wastes.some((waste) => waste.length > 0);
}

/** Whether another pass may begin (rules.md 2.4.13). */
export function hasPassLeft(position: Position, rules: ModelRules): boolean {
  return rules.passes === 'unlimited' || position.pass < rules.passes;
}

/** `drawWhenStuck`: no draw and no redeal while a removal is legal (rules.md 2.4.7). */
export function mustRemoveFirst(position: Position, table: Table): boolean {
  return table.rules.drawWhenStuck && removals(position, table).length > 0;
}

/** Removals, draws, redeal and cell moves, each once, by code point (rules.md 2.4.9). */
export function movesOf(position: Position, table: Table): string[] {
  const { rules } = table;
  const found = removals(position, table);

  if (!mustRemoveFirst(position, table)) {
    if (position.stock.length > 0) {
      if (drawNamesPile(position, rules)) {
        for (let pile = 1; pile <= rules.wastes; pile++) found.push(`draw>${pile}`);
      } else {
        found.push('draw');
      }
    } else if (hasCardsToRedeal(position) && hasPassLeft(position, rules)) {
      found.push('redeal');
    }
  }

  if (position.cells.includes(null)) {
    for (const card of freeCards(position, rules)) {
      if (!isKing(card) && !position.cells.includes(card)) found.push(`cell:${card}`);
    }
  }
  return found.toSorted();
}

/** Takes a card from wherever it lies; empty places are never refilled (rules.md 2.0). */
function takeAway(position: Position, card: string): void {
  position.tableau = position.tableau.map((line) => line.map((c) => (c === card ? null : c)));
  position.cells = position.cells.map((c) => (c === card ? null : c));
  position.reserve = position.reserve.map((pile) => pile.filter((c) => c !== card));
  position.wastes = position.wastes.map((pile) => pile.filter((c) => c !== card));
  position.stock = position.stock.filter((c) => c !== card);
  if (position.hand === card) position.hand = null;
}

/** One draw (rules.md 2.4.1, 2.4.2, 2.4.4). */
function draw(position: Position, rules: ModelRules, pile: number): void {
  if (rules.stock !== 'drawn') {
    turnToWastes(position, rules, pile);
    return;
  }
  if (position.hand !== null) position.wastes[pile - 1]?.push(position.hand);
  position.hand = position.stock.shift() ?? null;
}

/** Pile n oldest to newest, … pile 1, then the hand card, is the new stock (rules.md 2.4.3). */
function redeal(position: Position): void {
  position.stock = position.wastes.toReversed().flat();
  if (position.hand !== null) position.stock.push(position.hand);
  position.hand = null;
  position.wastes = position.wastes.map(() => []);
  position.pass += 1;
}

/** The position after a move that is legal; the one given is left as it was. */
export function after(position: Position, table: Table, action: Action): Position {
  const now = structuredClone(position);
  const note = (kind: Done['kind'], cards: string[]): void => {
    now.done.push({ kind, cards, pass: position.pass });
  };
  switch (action.kind) {
    case 'king':
    case 'pair': {
      const cards = action.kind === 'king' ? [action.card] : [action.first, action.second];
      for (const card of cards) {
        takeAway(now, card);
        now.removed.push(card);
      }
      note('remove', cards);
      break;
    }
    case 'cell':
      takeAway(now, action.card);
      now.cells[now.cells.indexOf(null)] = action.card;
      note('cell', [action.card]);
      break;
    case 'draw':
      draw(now, table.rules, action.pile ?? 1);
      note('draw', []);
      break;
    case 'redeal':
      redeal(now);
      note('redeal', []);
      break;
    case 'give-up':
      note('give-up', []);
      break;
    case 'undo':
    case 'redo':
      throw new Error('undo and redo lead to positions that were, not to new ones');
  }
  lookAtWastes(now);
  return now;
}
