/** A short reason why a game is lost: a card that can never leave (rules.md 7.3). */
import { isKing, valueOf, type Card } from '../engine/cards.js';
import type { Position } from '../engine/position.js';
import { mostTogether, shapeOf } from './shape.js';

export interface Lock {
  /** A tableau card that must go and cannot. */
  readonly card: Card;
  /** All its partners that are left, each of which lies under it or over it. */
  readonly partners: readonly { readonly card: Card; readonly lies: 'under' | 'over' }[];
}

/**
 * A card whose partners all lie under or over it, so that one of the two is always covered by the
 * other; null if there is none, or a cell could part them. With `coverPair` a card may go with one
 * that touches it.
 */
export function whyLost({ game, tableau, removed }: Position): Lock | null {
  const { rules, cards } = game;
  if (rules.cells > 0) return null;
  const { places, relation } = shapeOf(rules);
  for (const [place, card] of tableau.entries()) {
    if (!card || isKing(card)) continue;
    const partners = cards.filter(
      (other) =>
        other !== card &&
        !removed.includes(other) &&
        valueOf(other, rules.ranks) + valueOf(card, rules.ranks) === rules.ranks,
    );
    const isLocked = partners.every((partner) => {
      const at = tableau.indexOf(partner);
      return at >= 0 && relation[place * places + at]! > mostTogether(rules.coverPair);
    });
    if (!isLocked) continue;
    // Places are numbered from the top, and those over one another lie in different rows.
    return {
      card,
      partners: partners.map((partner) => ({
        card: partner,
        lies: tableau.indexOf(partner) > place ? 'over' : 'under',
      })),
    };
  }
  return null;
}
