/** All that makes a game, its settings and its cards, found from a deal code or exact cards. */
import { parseCards, type CardListError } from './cardList.js';
import type { Card } from './cards.js';
import {
  cardsOfCode,
  formatDealCode,
  parseDealCode,
  type CodeError,
  type DealCode,
} from './dealCode.js';
import type { Settings } from './settings.js';

export interface Setup extends Settings {
  /** The canonical deal code; null when the cards were given one by one. */
  readonly code: string | null;
  /** The whole deck in the order of the deal. */
  readonly cards: readonly Card[];
}

/** Why no game can be dealt. `card` names the text or card concerned. */
export type DealError = CodeError | CardListError | 'other-deck';

export type FoundSetup =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly reason: DealError; readonly card?: string };

/** The setup that a deal code makes under these settings. */
function setupOfCode(settings: Settings, code: DealCode): FoundSetup {
  if (code.ranks !== settings.rules.ranks) return { ok: false, reason: 'other-deck' };
  const cards = cardsOfCode(code, settings.rules);
  return { ok: true, setup: { ...settings, code: formatDealCode(code), cards } };
}

/** The setup of exact cards (`cards`, which beat a code) or of a code under these settings. */
export function findSetup(
  settings: Settings,
  deal: { readonly code?: string | null; readonly cards?: string | null },
): FoundSetup {
  if (typeof deal.cards === 'string') {
    const parsed = parseCards(deal.cards, settings.rules.ranks);
    if (!parsed.ok) return parsed;
    return { ok: true, setup: { ...settings, code: null, cards: parsed.cards } };
  }
  const parsed = parseDealCode(deal.code ?? '');
  return parsed.ok ? setupOfCode(settings, parsed.code) : parsed;
}
