/** Words about passes through the stock, and the word in the place of the empty stock. */
import { passesLeft, stockSize, type Position, type Session } from '../engine/index.js';
import type { Words } from './words.js';

/** A short text to show, and a whole sentence to say. */
export interface ShortAndSaid {
  readonly short: string;
  readonly said: string;
}

/** Whether the game was dealt with a stock. */
export const hasStock = ({ game }: Position): boolean => stockSize(game.rules) > 0;

/** "2 passes left", "Last pass", "Only pass", or "Pass 3" where unlimited; null without a stock. */
export function passesWords(words: Words, { position }: Session): ShortAndSaid | null {
  if (!hasStock(position)) return null;
  const { pass } = position;
  const left = passesLeft(position);
  if (left === null) {
    return {
      short: words.t('passes.nth', { pass }),
      said: words.t('passes.said-unlimited', { pass }),
    };
  }
  if (position.game.rules.passes === 1) {
    return { short: words.t('passes.only'), said: words.t('passes.said-only') };
  }
  if (left <= 0) {
    return { short: words.t('passes.last'), said: words.t('passes.said-last', { pass }) };
  }
  return {
    short: words.t('passes.left', { count: left }),
    said: words.t('passes.said-left', { pass, count: left }),
  };
}

/** What stands in the place of the empty stock; null while there are cards, or never were any. */
export function emptyStockWords(words: Words, { position }: Session): ShortAndSaid | null {
  if (!hasStock(position) || position.stock.length > 0) return null;
  const turnable = position.hand !== null || position.wastes.some((pile) => pile.length > 0);
  if (!turnable) {
    return { short: words.t('stock.empty'), said: words.t('stock.said-empty') };
  }
  if (passesLeft(position) === 0) {
    return { short: words.t('stock.no-pass'), said: words.t('stock.said-no-pass') };
  }
  return {
    short: words.t('stock.redeal'),
    said: words.t('stock.said-redeal', { count: position.wastes.length }),
  };
}
