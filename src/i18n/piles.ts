/** Names of piles, and the label of each pile for screen readers. */
import { topOf, type Card, type Session } from '../engine/index.js';
import { cardName } from './cards.js';
import { emptyStockWords } from './passes.js';
import { openTop } from './seen.js';
import type { Words } from './words.js';

/** A pile of the table; `index` from 0 where there may be several. */
export type Pile =
  | { readonly pile: 'stock' | 'hand' | 'foundation' }
  | { readonly pile: 'waste' | 'reserve' | 'cell'; readonly index: number };

/** The short name under a pile: "Stock", or "Waste 2" where there are several. */
export function pileName(words: Words, { position }: Session, pile: Pile): string {
  switch (pile.pile) {
    case 'waste':
      return position.wastes.length > 1
        ? words.t('pile.waste-n', { n: pile.index + 1 })
        : words.t('pile.waste');
    case 'reserve':
      return position.reserve.length > 1
        ? words.t('pile.reserve-n', { n: pile.index + 1 })
        : words.t('pile.reserve');
    case 'stock':
    case 'hand':
    case 'foundation':
    case 'cell':
      return words.t(`pile.${pile.pile}`);
  }
}

/** "Spot: 7 of diamonds". */
const holderLabel = (words: Words, name: string, card: Card | null): string =>
  card
    ? words.t('pile-label.card', { pile: name, card: cardName(words, card) })
    : words.t('pile-label.empty', { pile: name });

/** "Waste 2, 3 cards, on top 7 of diamonds". */
function countLabel(words: Words, name: string, count: number, top: Card | null): string {
  if (count === 0) return words.t('pile-label.empty', { pile: name });
  return top
    ? words.t('pile-label.top', { pile: name, count, card: cardName(words, top) })
    : words.t('pile-label.cards', { pile: name, count });
}

function stockLabel(words: Words, session: Session, name: string): string {
  const { position } = session;
  const empty = emptyStockWords(words, session);
  return empty
    ? words.t('labelled', { label: name, value: empty.short })
    : countLabel(words, name, position.stock.length, openTop(position));
}

/** A pile by name, with its count and the top card that can be seen. */
export function pileLabel(words: Words, session: Session, pile: Pile): string {
  const { position } = session;
  const name = pileName(words, session, pile);
  switch (pile.pile) {
    case 'stock':
      return stockLabel(words, session, name);
    case 'waste':
    case 'reserve': {
      const piles = pile.pile === 'waste' ? position.wastes : position.reserve;
      const cards = piles[pile.index] ?? [];
      // A reserve of single cards is a row of places rather than of piles.
      const places = pile.pile === 'reserve' && position.game.rules.reserveDepth === 1;
      if (places) return holderLabel(words, name, topOf(cards));
      return countLabel(words, name, cards.length, topOf(cards));
    }
    case 'hand':
      return holderLabel(words, name, position.hand);
    case 'cell':
      return holderLabel(words, name, position.cells[pile.index] ?? null);
    case 'foundation':
      return countLabel(words, name, position.removed.length, null);
  }
}
