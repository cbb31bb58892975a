/** Reads and writes a deck spelt card by card: a paper deal, another program's deal, a bug report. */
import { deckOf, parseCard, type Card } from './cards.js';

/** What is wrong with a list of cards, with the text or card concerned. */
export type CardListError = 'not-a-card' | 'foreign-card' | 'doubled-card' | 'missing-card';

export type ParsedCards =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly reason: CardListError; readonly card: string };

/**
 * Reads a whole deck of `ranks` ranks in the exact order of the deal. Blanks, commas, semicolons and
 * bars separate. The first fault is named: a text that is no card, a card of another deck, a card
 * twice, a card missing.
 */
export function parseCards(text: string, ranks: number): ParsedCards {
  const deck = deckOf(ranks);
  const cards: Card[] = [];
  for (const word of text.match(/[^\s,;|]+/gu) ?? []) {
    const card = parseCard(word);
    if (!card) return { ok: false, reason: 'not-a-card', card: word };
    if (!deck.includes(card)) return { ok: false, reason: 'foreign-card', card };
    if (cards.includes(card)) return { ok: false, reason: 'doubled-card', card };
    cards.push(card);
  }
  const missing = deck.find((card) => !cards.includes(card));
  return missing ? { ok: false, reason: 'missing-card', card: missing } : { ok: true, cards };
}

export const formatCards = (cards: readonly Card[]): string => cards.join(' ');
