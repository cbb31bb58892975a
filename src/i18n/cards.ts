/** Names of cards: one whole message a card, since languages build them too differently to glue. */
import type { Card } from '../engine/index.js';
import type { Words } from './words.js';

/** "king of spades". */
export const cardName = (words: Words, card: Card): string => words.t(`card.${card}`);

/** "king of spades and 7 of hearts". */
export const cardNames = (words: Words, cards: readonly Card[]): string =>
  words.list(cards.map((card) => cardName(words, card)));
