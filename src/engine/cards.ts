/** Cards: ranks, suits, tokens such as `TC`, and the order of each deck. */

/** Suit letters in the project's suit order: clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** Rank letters from low to high. Short decks leave out the highest pips, never a court card. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** A card token: rank letter and suit letter. Each card is unique in its deck. */
export type Card = `${Rank}${Suit}`;

const COURTS: readonly Rank[] = ['J', 'Q', 'K'];
/** Filled and open suit symbols, two a suit in suit order. */
const SYMBOLS = '♣♧♦♢♥♡♠♤';

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** What a card counts, 1 to `ranks`: jack, queen and king are the last three (rules.md 2.0). */
export function valueOf(card: Card, ranks: number): number {
  const index = RANKS.indexOf(rankOf(card));
  return index < RANKS.length - COURTS.length ? index + 1 : index + 1 - RANKS.length + ranks;
}

export const isKing = (card: Card): boolean => card[0] === 'K';

/** Compares for the canonical spelling of a pair: higher rank first, then suits C D H S. */
export function byRankThenSuit(a: Card, b: Card): number {
  return (
    RANKS.indexOf(rankOf(b)) - RANKS.indexOf(rankOf(a)) ||
    SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b))
  );
}

/** Reads one card: `TC`, `10C`, `tc`, `T♣`. Null if the text names no card. */
export function parseCard(text: string): Card | null {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/[\uFE0E\uFE0F]/gu, '')
    .replace(/^10/u, 'T')
    .replace(/[♣-♧]$/u, (symbol) => SUITS[SYMBOLS.indexOf(symbol) >> 1] ?? '');
  return /^[A2-9TJQK][CDHS]$/u.test(plain) ? (plain as Card) : null;
}

/** The rank letters of a deck with `ranks` ranks (4 to 13): pips up to ranks − 3, then J Q K. */
export const ranksOf = (ranks: number): readonly Rank[] => [
  ...RANKS.slice(0, ranks - COURTS.length),
  ...COURTS,
];

/**
 * The 52 cards in the order that deal codes shuffle. It is so chosen that `PY1-N-AAAAAAS` deals the
 * cards which the Finnish rules page publishes; it may never change (design.md 5).
 */
const REFERENCE_52 =
  'QH3SJC4SKHAS6D5CADQS8C8S6HQC2S5HJSKD7S9D9HTD5DJDKCTS' +
  '9C6STHJH8D7D6C3H8H4H2HQDKS7H2D9S4CAH3DTCAC3C7C5S2C4D';

/** Every card of a deck in its reference order: the published one for 52, else C D H S, A to K. */
export function deckOf(ranks: number): readonly Card[] {
  if (ranks === RANKS.length) return REFERENCE_52.match(/../gu) as Card[];
  return SUITS.flatMap((suit) => ranksOf(ranks).map((rank): Card => `${rank}${suit}`));
}
