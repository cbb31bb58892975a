/** Moves and their notation: `KD`, `TC+3S`, `draw`, `draw>2`, `redeal`, `cell:TC` (design.md 3). */
import { byRankThenSuit, parseCard, type Card } from './cards.js';

export type Move =
  /** A king alone, or a pair; the order is the order in which the cards are judged. */
  | { readonly kind: 'remove'; readonly cards: readonly [Card] | readonly [Card, Card] }
  /** `waste`: the pile, from 0, that the card goes to where the player chooses; else null. */
  | { readonly kind: 'draw'; readonly waste: number | null }
  | { readonly kind: 'redeal' }
  /** Parks a free card in the cell. */
  | { readonly kind: 'cell'; readonly card: Card };

export const DRAW: Move = { kind: 'draw', waste: null };
export const REDEAL: Move = { kind: 'redeal' };

export const pairOf = (a: Card, b: Card): Move => ({
  kind: 'remove',
  cards: byRankThenSuit(a, b) <= 0 ? [a, b] : [b, a],
});

/** Reads a move, either order of a pair; null if the text is no move. */
export function parseMove(text: string): Move | null {
  if (text === 'draw') return DRAW;
  if (text === 'redeal') return REDEAL;
  const [, waste, parked] = /^draw>(\d+)$|^cell:(.*)$/u.exec(text) ?? [];
  if (waste) return { kind: 'draw', waste: Number(waste) - 1 };
  if (parked) {
    const card = parseCard(parked);
    return card && { kind: 'cell', card };
  }
  const [first, second, ...more] = text.split('+').map(parseCard);
  if (!first || second === null || more.length > 0 || first === second) return null;
  return { kind: 'remove', cards: second ? [first, second] : [first] };
}

/** The canonical spelling: of a pair the higher rank first, equal ranks in suit order. */
export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'remove':
      return move.cards.toSorted(byRankThenSuit).join('+');
    case 'draw':
      return move.waste === null ? 'draw' : `draw>${move.waste + 1}`;
    case 'redeal':
      return 'redeal';
    case 'cell':
      return `cell:${move.card}`;
  }
}
