/** Deal codes such as `PY1-N-AAAAAAS`: their spelling, and the cards that they deal (design.md 5). */
import { deckOf, type Card } from './cards.js';
import { createPcg32 } from './pcg32.js';
import { RULE_VALUES, type RuleSet } from './rules.js';

/** A parsed code. */
export interface DealCode {
  /** Ranks of the deck: 13, 12 or 10. */
  readonly ranks: number;
  /** The number of the deal, 0 to 2³⁵ − 1. */
  readonly seed: number;
}

export type CodeError = 'empty' | 'format' | 'deck' | 'length' | 'symbol';

export type ParsedCode =
  | { readonly ok: true; readonly code: DealCode }
  | { readonly ok: false; readonly reason: CodeError };

const FORMAT = 'PY1';
/** The letters of the decks that players may choose, in the order of `RULE_VALUES.ranks`. */
const DECK_LETTERS = 'NSI';
/** RFC 4648 base 32. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SYMBOL_COUNT = 7;
/** Digits that the alphabet leaves out, and the letters that they are written for. */
const MEANT: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' };

/** One more than the highest seed. */
export const SEED_COUNT = ALPHABET.length ** SYMBOL_COUNT;

/**
 * Reads a code. Case, blanks, missing or other dashes, full-width forms and 0 1 8 for O I B are
 * tolerated; anything else is refused with its reason.
 */
export function parseDealCode(text: string): ParsedCode {
  const plain = text
    .normalize('NFKC')
    // No more than ASCII: of foreign letters some would become ours.
    .replace(/[a-z]/gu, (letter) => letter.toUpperCase())
    .replace(/[\s\p{Pd}\u2212]/gu, '');
  if (plain === '') return { ok: false, reason: 'empty' };
  if (!plain.startsWith(FORMAT)) return { ok: false, reason: 'format' };
  const [deck = '?', ...symbols] = Array.from(
    plain.slice(FORMAT.length),
    (letter) => MEANT[letter] ?? letter,
  );
  const ranks = RULE_VALUES.ranks[DECK_LETTERS.indexOf(deck)];
  if (ranks === undefined) return { ok: false, reason: 'deck' };
  const digits = symbols.map((symbol) => ALPHABET.indexOf(symbol));
  if (digits.includes(-1)) return { ok: false, reason: 'symbol' };
  if (digits.length !== SYMBOL_COUNT) return { ok: false, reason: 'length' };
  const seed = digits.reduce((n, digit) => n * ALPHABET.length + digit, 0);
  return { ok: true, code: { ranks, seed } };
}

/** The canonical spelling. A seed is taken as a whole number modulo 2³⁵. */
export function formatDealCode({ ranks, seed }: DealCode): string {
  const symbols = Array.from({ length: SYMBOL_COUNT }, (_, index) => {
    const place = ALPHABET.length ** (SYMBOL_COUNT - 1 - index);
    return ALPHABET.charAt(Math.floor(seed / place) % ALPHABET.length);
  });
  return `${FORMAT}-${DECK_LETTERS.charAt(RULE_VALUES.ranks.indexOf(ranks))}-${symbols.join('')}`;
}

/** The shuffled deck of a code. */
function shuffledDeck({ ranks, seed }: DealCode): readonly Card[] {
  const deck = [...deckOf(ranks)];
  const randomBelow = createPcg32(seed);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1);
    [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
  }
  return deck;
}

/** The cards of a code in the order of the deal; with `apexKing` the K♠ comes first. */
export function cardsOfCode(
  code: DealCode,
  { apexKing }: Pick<RuleSet, 'apexKing'>,
): readonly Card[] {
  const deck = shuffledDeck(code);
  return apexKing ? ['KS', ...deck.filter((card) => card !== 'KS')] : deck;
}
