/** Cards: ranks, suits, tokens such as `TC`, and the order of each deck. */

/** Suit letters in the project's suit order: clubs, diamonds, hearts, spades. */
export type Suit = 'C' | 'D' | 'H' | 'S';
export const SUITS = Array.from('CDHS') as readonly Suit[];

/** Rank letters from low to high. Short decks leave out the highest pips, never a court card. */
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export const RANKS = Array.from('A23456789TJQK') as readonly Rank[];

/** A card token: rank letter and suit letter. Each card is unique in its deck. */
export type Card = `${Rank}${Suit}`;

/** Jack, queen and king, which no deck is without. */
const COURTS = 3;
/** Suits in the order in which Unicode has their symbols, filled and open, from a multiple of four. */
const SYMBOL_SUITS = 'SHDC';

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** What a card counts, 1 to `ranks`: jack, queen and king are the last three (rules.md 2.0). */
export function valueOf(card: Card, ranks: number): number {
  const index = RANKS.indexOf(rankOf(card));
  return index + 1 + (index < RANKS.length - COURTS ? 0 : ranks - RANKS.length);
}

export const isKing = (card: Card): boolean => card[0] === 'K';

/** Compares for the canonical spelling of a pair: higher rank first, then suits C D H S. */
export const byRankThenSuit = (a: Card, b: Card): number => placeInOrder(a) - placeInOrder(b);

const placeInOrder = (card: Card): number =>
  SUITS.indexOf(suitOf(card)) - SUITS.length * RANKS.indexOf(rankOf(card));

/** Reads one card: `TC`, `10C`, `tc`, `T♣`. Null if the text names no card. */
export function parseCard(text: string): Card | null {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/[\uFE0E\uFE0F]/gu, '')
    .replace(/^10/u, 'T')
    .replace(/[♠-♧]$/u, (symbol) => SYMBOL_SUITS.charAt(symbol.charCodeAt(0) % 4));
  return /^[A2-9TJQK][CDHS]$/u.test(plain) ? (plain as Card) : null;
}

/** The rank letters of a deck with `ranks` ranks (4 to 13): pips up to ranks − 3, then J Q K. */
export const ranksOf = (ranks: number): readonly Rank[] =>
  RANKS.toSpliced(ranks - COURTS, RANKS.length - ranks);

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
