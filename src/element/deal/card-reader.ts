/** Reads cards out of what somebody has written or copied, and keeps the place of each. */
import type { Card, Rank, Suit } from '../../engine/index.js';
import { CONNECTORS, SPELLINGS, type Spelling } from './card-spellings.js';

/** A place in the text, as people count. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The how many-th card stands there, from 1. */
  readonly nth: number;
}

export interface ReadCard {
  readonly card: Card;
  readonly place: Place;
}

export interface ReadCards {
  readonly cards: readonly ReadCard[];
  /** What could not be read, if anything: nothing behind it has been. */
  readonly stray: { readonly text: string; readonly place: Place } | null;
}

/** `Row 1 (top):` at the start of a line, or one word and its number within. */
const HEADING =
  /^[ \t]*\p{L}{2,}(?:[^\p{L}\n:]+\p{L}{2,})*[^\p{L}\n:]*:|\p{L}{3,}(?:[ \t]+\d+)?[ \t")]*:/gmu;
/** `3.` or `3)` at the start of a line. */
const ORDINAL = /^[ \t]*\d+[.)](?=\s)/gmu;
/** Joiners and the signs that make an emoji of a suit. */
const UNSEEN = /[\p{Cf}\uFE0E\uFE0F]/u;
const OF_A_CARD = /[\p{L}\p{N}\p{M}♠-♧]/u;

/** Unicode's playing cards: a row of sixteen for each suit; the twelfth is a knight of no deck here. */
const FIRST_PICTURE = 0x1f0a0;
const PICTURE_ROW = 16;
const PICTURE_SUITS = Array.from('♠♥♦♣');
const PICTURE_RANKS = Array.from(' A23456789TJ QK ');

/** The spelling of a card's picture, or of any other sign in capitals; a blank for what is no part of a card. */
function plainSign(sign: string): string {
  const picture = (sign.codePointAt(0) ?? 0) - FIRST_PICTURE;
  const suit = PICTURE_SUITS[Math.floor(picture / PICTURE_ROW)];
  if (suit !== undefined) return `${PICTURE_RANKS[picture % PICTURE_ROW] ?? ''}${suit} `;
  if (UNSEEN.test(sign)) return '';
  return OF_A_CARD.test(sign) ? sign.normalize('NFKC').toUpperCase() : ' ';
}

/** A text in plain capitals with blanks between, and for each of its signs the place in the original. */
interface Plain {
  readonly text: string;
  readonly from: readonly number[];
}

function plainOf(original: string): Plain {
  const bare = original
    .replace(HEADING, (heading) => ' '.repeat(heading.length))
    .replace(ORDINAL, (ordinal) => ' '.repeat(ordinal.length));
  let text = '';
  const from: number[] = [];
  let index = 0;
  for (const sign of bare) {
    const plain = plainSign(sign);
    text += plain;
    from.push(...Array.from({ length: plain.length }, () => index));
    index += sign.length;
  }
  return { text, from };
}

/** Matches any of the words, a longer one before a shorter. */
const oneOf = (words: Iterable<string>): string =>
  `(${[...words].toSorted((a, b) => b.length - a.length).join('|')})`;

/** How a text may be written: in one language, and as a rule with the rank first or the suit first. */
interface Manner {
  readonly spelling: Spelling;
  readonly isSuitFirst: boolean;
  /** Reads the next card; within a word the order may be the other one. */
  readonly pattern: RegExp;
}

function mannerOf(spelling: Spelling, isSuitFirst: boolean): Manner {
  const words = [oneOf(spelling.ranks.keys()), oneOf(spelling.suits.keys())];
  const [first = '', second = ''] = isSuitFirst ? words.toReversed() : words;
  const between = `\\s*(?:(?:${CONNECTORS.join('|')})\\s+)?`;
  const pattern = `\\s*(?:${first}${between}${second}|${second}${first}(?=\\s|$))`;
  return { spelling, isSuitFirst, pattern: new RegExp(pattern, 'uy') };
}

const MANNERS: readonly Manner[] = SPELLINGS.flatMap((spelling) =>
  [false, true].map((isSuitFirst) => mannerOf(spelling, isSuitFirst)),
);

interface Span {
  readonly card: Card;
  /** Where it begins in the plain text. */
  readonly start: number;
}

interface Reading {
  readonly spans: readonly Span[];
  /** Where it stops. */
  readonly end: number;
}

/** Reads as far as one manner leads. */
function readIn(text: string, { spelling, isSuitFirst, pattern }: Manner): Reading {
  const spans: Span[] = [];
  let end = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, a, b, c, d] = match;
    const [rank = '', suit = ''] = isSuitFirst ? [b ?? c, a ?? d] : [a ?? d, b ?? c];
    const card: Card = `${spelling.ranks.get(rank) as Rank}${spelling.suits.get(suit) as Suit}`;
    spans.push({ card, start: end + whole.length - whole.trimStart().length });
    end = pattern.lastIndex;
  }
  return { spans, end };
}

const countDifferent = ({ spans }: Reading): number => new Set(spans.map(({ card }) => card)).size;

/** The reading that gets furthest and, of equals, has fewest cards twice; English before others. */
const bestOf = (readings: readonly Reading[]): Reading | undefined =>
  readings.toSorted((a, b) => b.end - a.end || countDifferent(b) - countDifferent(a))[0];

/**
 * Reads cards in any common spelling: `10C`, `tc`, `♣10`, `ace of spades`, pictures of cards, the letters
 * and names of five languages, all of one language. Headings, numbers of lines and whatever is no
 * letter, figure or suit only separate.
 */
export function readCards(given: string): ReadCards {
  const original = given.normalize('NFC');
  const { text, from } = plainOf(original);
  const best = bestOf(MANNERS.map((manner) => readIn(text, manner)));
  const { spans, end } = best ?? { spans: [], end: 0 };

  const placeOf = (at: number, nth: number): Place => {
    const before = original.slice(0, from[at]).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, nth };
  };
  const cards = spans.map(({ card, start }, index) => ({ card, place: placeOf(start, index + 1) }));
  const start = text.slice(end).search(/\S/u);
  if (start < 0) return { cards, stray: null };
  const at = end + start;
  const length = text.slice(at).search(/\s|$/u);
  const stray = original.slice(from[at], from[at + length] ?? original.length).trim();
  return { cards, stray: { text: stray, place: placeOf(at, cards.length + 1) } };
}
