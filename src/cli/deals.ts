/** Reads a deal from text: a deal code, or the cards one by one. */
import {
  formatCards,
  formatDealCode,
  parseCard,
  parseCards,
  parseDealCode,
  type Card,
  type RuleSet,
} from '../engine/index.js';
import { Problem, quote } from './problem.js';
import { sayDealError } from './reasons.js';
import type { Deal } from './task.js';

export interface NamedDeal {
  /** The canonical code or list of cards. */
  readonly name: string;
  readonly deal: Deal;
}

/** The number of a code that fits the rules. */
export function readCode(text: string, { ranks }: RuleSet): number {
  const parsed = parseDealCode(text);
  if (!parsed.ok) throw new Problem(`${quote(text)}: ${sayDealError(parsed.reason)}`);
  if (parsed.code.ranks !== ranks)
    throw new Problem(`${quote(text)}: ${sayDealError('other-deck')}`);
  return parsed.code.seed;
}

function readCards(text: string, { ranks }: RuleSet): readonly Card[] {
  const parsed = parseCards(text, ranks);
  if (!parsed.ok) throw new Problem(`${quote(parsed.card)}: ${sayDealError(parsed.reason)}`);
  return parsed.cards;
}

/** Full-width letters and blanks between them are no hindrance to a code. */
const isLikeCode = (text: string): boolean =>
  text.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase().startsWith('PY');

const isLikeCards = (text: string): boolean => {
  const words = text.split(/[\s,;|]+/u);
  return words.length > 1 || parseCard(text) !== null;
};

export function readDeal(text: string, rules: RuleSet): NamedDeal {
  const trimmed = text.trim();
  if (isLikeCode(trimmed)) {
    const seed = readCode(trimmed, rules);
    return { name: formatDealCode({ ranks: rules.ranks, seed }), deal: seed };
  }
  if (!isLikeCards(trimmed))
    throw new Problem(`${quote(trimmed)} is neither a deal code nor cards`);
  const cards = readCards(trimmed, rules);
  return { name: formatCards(cards), deal: cards };
}
