/** A lock in words: which card can never go, and which cards hold it. */
import type { Lock } from 'pyramid-solitaire/solver';
import type { GameWords } from 'pyramid-solitaire/words';

/**
 * Why a deal is lost: the partners of the card lie under it or over it, so that each waits for the
 * other. Names of cards are never part of a phrase, since they may be in another language.
 */
export function lockWords(lock: Lock, words: Pick<GameWords, 'card'>): string {
  const named = (side: 'under' | 'over'): string =>
    lock.partners
      .filter(({ lies }) => lies === side)
      .map(({ card }) => words.card(card))
      .join(', ');
  const [under, over] = [named('under'), named('over')];
  return [
    `Locked: ${words.card(lock.card)}. All the cards that it could go with lie under or over it, so that one waits for the other.`,
    under === '' ? '' : `Under it: ${under}.`,
    over === '' ? '' : `Over it: ${over}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
