/** A short reason why a game is lost: a card that can never leave (rules.md 7.3). */
import { isKing, valueOf, type Card, type Position } from '../engine/index.js';
import { APART, shapeOf, TOUCHING } from './shape.js';

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
  const { rules, cards, layout } = game;
  if (rules.cells > 0) return null;
  const { places, relation } = shapeOf(rules);
  const left = cards.filter((card) => !removed.includes(card));
  for (const [place, card] of tableau.entries()) {
    if (!card || isKing(card)) continue;
    const wanted = rules.ranks - valueOf(card, rules.ranks);
    const partners = left.filter(
      (other) => other !== card && valueOf(other, rules.ranks) === wanted,
    );
    const isLocked = partners.every((partner) => {
      const at = tableau.indexOf(partner);
      const kind = at < 0 ? APART : relation[place * places + at];
      return kind !== APART && !(rules.coverPair && kind === TOUCHING);
    });
    if (!isLocked) continue;
    const row = layout[place]?.row ?? 0;
    return {
      card,
      partners: partners.map((partner) => {
        const other = layout[tableau.indexOf(partner)]?.row ?? 0;
        return { card: partner, lies: other > row ? 'over' : 'under' };
      }),
    };
  }
  return null;
}
