/** Reads what a patient brings: a deal code, or every card of a deal in the order in which it lies. */
import {
  findSetup,
  parseDealCode,
  settingsOf,
  VARIANTS,
  type DealError,
} from 'pyramid-solitaire/engine';

/** A deal as the element takes it. */
export interface Deal {
  readonly code: string | null;
  readonly cards: string | null;
  /** Ranks of its deck. */
  readonly ranks: number;
}

export type Reading =
  { readonly ok: true; readonly deal: Deal } | { readonly ok: false; readonly why: string };

const WHY: Readonly<Record<DealError, (card: string) => string>> = {
  empty: () => 'Nothing is there to be examined yet.',
  format: () => 'A deal code looks like PY1-N-AAAAAAS.',
  deck: () => 'The letter in the middle of a code is N, S or I: 52, 48 or 40 cards.',
  length: () => 'A code ends in seven letters or digits.',
  symbol: () => 'A code has the letters A to Z and the digits 2 to 7 only.',
  'other-deck': () => 'This code is of another deck.',
  'not-a-card': (card) => `“${card}” is no card: a card is a rank and a suit, as 7H, 10C or Q♠.`,
  'foreign-card': (card) => `${card} is in no deck of so many cards.`,
  'doubled-card': (card) => `${card} is there twice.`,
  'missing-card': (card) => `${card} is missing: every card is needed, the stock’s too.`,
};

/** Suits of four, by which the number of cards tells the ranks of a deck. */
const SUITS = 4;

/** The decks of the variants by their ranks, the usual one first. */
const DECKS = [...new Set(VARIANTS.map((variant) => settingsOf(variant).rules.ranks))].toSorted(
  (a, b) => b - a,
);

const settingsWith = (ranks: number) => {
  const all = VARIANTS.map(settingsOf);
  return all.find(({ rules }) => rules.ranks === ranks) ?? all[0]!;
};

export function readDeal(given: string): Reading {
  const text = given.trim();
  if (/^py\d/iu.test(text)) {
    const parsed = parseDealCode(text);
    if (!parsed.ok) return { ok: false, why: WHY[parsed.reason]('') };
    const { ranks } = parsed.code;
    const found = findSetup(settingsWith(ranks), { code: text });
    if (!found.ok) return { ok: false, why: WHY[found.reason]('') };
    return { ok: true, deal: { code: found.setup.code, cards: null, ranks } };
  }
  return readCards(text);
}

function readCards(text: string): Reading {
  if (text === '') return { ok: false, why: WHY.empty('') };
  const count = text.split(/[\s,;|]+/u).length;
  const ranks = DECKS.find((each) => each * SUITS === count) ?? DECKS[0]!;
  const found = findSetup(settingsWith(ranks), { cards: text });
  if (!found.ok) return { ok: false, why: WHY[found.reason](found.card ?? '') };
  return { ok: true, deal: { code: null, cards: found.setup.cards.join(' '), ranks } };
}
