// Card tokens, their values, and how actions are spelt and read.

import type { Action } from './types.js';

const SUITS = ['C', 'D', 'H', 'S'];
const SUIT_SYMBOLS = ['♣', '♦', '♥', '♠'];
const PIPS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'];

/** Reads a card: `TC`, but also `10C`, lower case and suit symbols (design.md 3); else null. */
export function readCard(text: string): string | null {
  const letters = text.toUpperCase().replace(/^10/, 'T');
  if (letters.length !== 2) return null;
  const rank = letters.charAt(0);
  let suit = letters.charAt(1);
  const symbol = SUIT_SYMBOLS.indexOf(suit);
  if (symbol >= 0) suit = SUITS[symbol] ?? suit;
  if (!PIPS.includes(rank) && !'JQK'.includes(rank)) return null;
  if (!SUITS.includes(suit)) return null;
  return rank + suit;
}

/** Pips 1 to N−3, jack N−2, queen N−1, king N (rules.md 2.0, deck and values). */
export function valueOf(card: string, ranks: number): number {
  const rank = card.charAt(0);
  if (rank === 'K') return ranks;
  if (rank === 'Q') return ranks - 1;
  if (rank === 'J') return ranks - 2;
  return PIPS.indexOf(rank) + 1;
}

/** The lone rank is always the king (rules.md 2.0). */
export function isKing(card: string): boolean {
  return card.startsWith('K');
}

/** Two cards pair when their values sum to N (rules.md 2.0, removal). */
export function sumIsRight(a: string, b: string, ranks: number): boolean {
  return valueOf(a, ranks) + valueOf(b, ranks) === ranks;
}

/** A pair is spelt higher rank first, equal ranks in suit order C D H S (rules.md 2.4.9). */
export function spellPair(a: string, b: string, ranks: number): string {
  const valueA = valueOf(a, ranks);
  const valueB = valueOf(b, ranks);
  if (valueA > valueB) return `${a}+${b}`;
  if (valueB > valueA) return `${b}+${a}`;
  const suitA = SUITS.indexOf(a.charAt(1));
  const suitB = SUITS.indexOf(b.charAt(1));
  return suitA < suitB ? `${a}+${b}` : `${b}+${a}`;
}

/** Reads an action (design.md 3); null is no action at all, or one card twice (rules.md 2.4.22). */
export function readAction(text: string): Action | null {
  if (text === 'undo' || text === 'redo' || text === 'give-up' || text === 'redeal') {
    return { kind: text };
  }
  if (text === 'draw') return { kind: 'draw', pile: null };
  if (/^draw>[0-9]+$/.test(text)) return { kind: 'draw', pile: Number(text.slice('draw>'.length)) };
  if (text.startsWith('cell:')) {
    const card = readCard(text.slice('cell:'.length));
    return card === null ? null : { kind: 'cell', card };
  }
  const parts = text.split('+');
  if (parts.length > 2) return null;
  const first = readCard(parts[0] ?? '');
  if (first === null) return null;
  if (parts.length === 1) return { kind: 'king', card: first };
  const second = readCard(parts[1] ?? '');
  if (second === null || second === first) return null;
  return { kind: 'pair', first, second };
}
