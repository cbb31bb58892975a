/** An advisory before the end: nothing that is left to do leads to any removal. */
import { isKing, valueOf, type Card } from './cards.js';
import { legalMoves, outcomeOf } from './legality.js';
import { freeCards, passesLeft, topOf, type Position } from './position.js';

/** Cards that stock and wastes may still bring into play; some of them never will. */
function stillToCome(position: Position): readonly Card[] {
  const { stock, wastes, hand } = position;
  const redeals = passesLeft(position) !== 0;
  const inWastes = redeals ? wastes.flat() : wastes.map(topOf);
  return [...stock, hand, ...inWastes].filter((card) => card !== null);
}

/**
 * Whether neither drawing nor turning over can ever lead to a removal, though it is still legal
 * (rules.md 2.4.12). It may miss such a position, but is never wrong: every card that could come is
 * taken to be in play at once. A card that can be parked might free another, so then it is silent.
 */
export function isStuck(position: Position): boolean {
  const { ranks, stock, wastes, wastePair } = position.game.rules;
  if (outcomeOf(position) !== 'playing') return false;
  if (legalMoves(position).some(({ kind }) => kind === 'remove' || kind === 'cell')) return false;
  const coming = stillToCome(position);
  if (coming.some(isKing)) return false;
  const meetsAny = (card: Card, others: readonly Card[]): boolean =>
    others.some(
      (other) => other !== card && valueOf(card, ranks) + valueOf(other, ranks) === ranks,
    );
  const pairAmongThemselves = stock !== 'closed' || wastes > 1 || wastePair;
  const partners = pairAmongThemselves ? [...freeCards(position), ...coming] : freeCards(position);
  return !coming.some((card) => meetsAny(card, partners));
}
