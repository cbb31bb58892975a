/** A lock in words: which card can never go, and which cards hold it. */
import type { Lock } from 'pyramid-solitaire/solver';
import type { GameWords } from 'pyramid-solitaire/words';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What one card does, and what several do. */
const lieOf = (names: readonly string[]): string => (names.length === 1 ? 'lies' : 'lie');

/**
 * Why a deal is lost: the partners of the card lie under it or over it, so that each waits for the
 * other.
 */
export function lockWords(lock: Lock, words: Pick<GameWords, 'card'>): string {
  const named = (side: 'under' | 'over'): string[] =>
    lock.partners.filter(({ lies }) => lies === side).map(({ card }) => words.card(card));
  const [under, over] = [named('under'), named('over')];
  const parts = [
    ...(under.length > 0 ? [`${listed(under)} ${lieOf(under)} under it`] : []),
    ...(over.length > 0 ? [`${listed(over)} ${lieOf(over)} over it`] : []),
  ];
  return `The ${words.card(lock.card)} can never leave: of the cards that it could go with, ${parts.join(', and ')}. Each waits for the other.`;
}
