/** Deal codes: golden deals that may never change, what the reader tolerates, and a fair shuffle. */
import { describe, expect, it, vi } from 'vitest';
import {
  cardsOfCode,
  deckOf,
  findSetup,
  formatCards,
  formatDealCode,
  parseDealCode,
  SEED_COUNT,
} from '../../src/engine/index.js';
import fixture from '../fixtures/deal-codes.json' with { type: 'json' };
import { settingsFor } from './player.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const plain = { apexKing: false };

describe('golden deals', () => {
  it.each(Object.entries(fixture.golden))('%s', (text, cards) => {
    const parsed = parseDealCode(text);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(formatCards(cardsOfCode(parsed.code, plain))).toBe(cards);
    expect(formatDealCode(parsed.code)).toBe(text);
  });

  it.each(Object.entries(fixture.published))(
    '%s deals the published cards first',
    (text, cards) => {
      const parsed = parseDealCode(text);
      if (!parsed.ok) throw new Error(parsed.reason);
      const first = cardsOfCode(parsed.code, plain).slice(0, cards.split(' ').length);
      expect(formatCards(first)).toBe(cards);
    },
  );

  it.each([
    ['N', 13],
    ['S', 12],
    ['I', 10],
  ] as const)('the reference order of deck %s', (letter, ranks) => {
    expect(formatCards(deckOf(ranks))).toBe(fixture.decks[letter]);
  });

  it('with apexKing the king of spades comes first and the others keep their order', () => {
    for (const seed of [0, 18, SEED_COUNT - 1]) {
      const cards = cardsOfCode({ ranks: 13, seed }, plain);
      const others = cards.filter((card) => card !== 'KS');
      expect(cardsOfCode({ ranks: 13, seed }, { apexKing: true })).toEqual(['KS', ...others]);
    }
  });
});

describe('what is read as a code', () => {
  it.each([
    ['canonical', 'PY1-N-AAAAAAS'],
    ['lower case', 'py1-n-aaaaaas'],
    ['blanks around', '  PY1-N-AAAAAAS\n'],
    ['blanks between', 'PY1 N AAAA AAS'],
    ['no dashes', 'PY1NAAAAAAS'],
    ['dashes elsewhere', 'PY-1N-AAA-AAAS'],
    ['en dashes', 'PY1–N–AAAAAAS'],
    ['em dashes', 'PY1—N—AAAAAAS'],
    ['hyphens that do not break', 'PY1‑N‑AAAAAAS'],
    ['minus signs', 'PY1−N−AAAAAAS'],
    ['full-width forms', 'ＰＹ１－Ｎ－ＡＡＡＡＡＡＳ'],
    ['full-width lower case and blanks', 'ｐｙ１　ｎ　ａａａａａａｓ'],
  ])('%s', (_, text) => {
    const parsed = parseDealCode(text);
    expect(parsed).toEqual({ ok: true, code: { ranks: 13, seed: 18 } });
  });

  it.each([
    ['PY1-N-0000000', 'PY1-N-OOOOOOO'],
    ['PY1-N-1111111', 'PY1-N-IIIIIII'],
    ['PY1-N-8888888', 'PY1-N-BBBBBBB'],
    ['PY1-1-A0A1A8A', 'PY1-I-AOAIABA'],
    ['PY1-S-７６５４３２７', 'PY1-S-7654327'],
  ])('%s is %s', (text, canonical) => {
    const parsed = parseDealCode(text);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(formatDealCode(parsed.code)).toBe(canonical);
  });

  it.each([
    ['', 'empty'],
    ['  - ', 'empty'],
    ['PY2-N-AAAAAAS', 'format'],
    ['N-AAAAAAS', 'format'],
    ['hello', 'format'],
    ['PY1', 'deck'],
    ['PY1-X-AAAAAAS', 'deck'],
    ['PY1-Ж-AAAAAAS', 'deck'],
    ['PY1-N-AAAAAA', 'length'],
    ['PY1-N-AAAAAAAA', 'length'],
    ['PY1-N', 'length'],
    ['PY1-N-AAAAAA9', 'symbol'],
    ['PY1-N-AAAAAÄS', 'symbol'],
    ['PY1-N-AAA_AAS', 'symbol'],
    ['PY1-N-AAAAAA😀', 'symbol'],
    ['PY1-N-ААААААА', 'symbol'],
  ])('%j is refused: %s', (text, reason) => {
    expect(parseDealCode(text)).toEqual({ ok: false, reason });
  });

  it('each seed has one spelling, most significant symbol first', () => {
    expect(SEED_COUNT).toBe(2 ** 35);
    const spellings = [0, 1, 31, 32, 33, 1024, 2 ** 30, 2 ** 32, SEED_COUNT - 1].map((seed) => {
      const text = formatDealCode({ ranks: 13, seed });
      expect(parseDealCode(text)).toEqual({ ok: true, code: { ranks: 13, seed } });
      return text.slice(-7);
    });
    expect(spellings).toEqual(
      'AAAAAAA AAAAAAB AAAAAA7 AAAAABA AAAAABB AAAABAA BAAAAAA EAAAAAA 7777777'.split(' '),
    );
  });

  it('a code of another deck is refused, and exact cards beat a code', () => {
    const settings = settingsFor('spanish');
    const other = findSetup(settings, { code: 'PY1-N-AAAAAAS' });
    expect(other).toEqual({ ok: false, reason: 'other-deck' });
    const cards = fixture.golden['PY1-S-7777777'];
    const found = findSetup(settings, { code: 'PY1-S-AAAAAAA', cards });
    expect(found).toMatchObject({ ok: true, setup: { code: null, cards: cards.split(' ') } });
  });
});

describe('A18 the shuffle', () => {
  const DEALS = 52_000;
  const SIZE = 52;

  /** Sums over consecutive codes, from seed `first`. */
  function tally(first: number): { chiSquares: number[]; least: number; equalPlaces: number } {
    const deck = deckOf(13);
    const places = new Map(deck.map((card) => [card, new Uint32Array(SIZE)]));
    let before: readonly string[] = [];
    let equal = 0;
    for (let seed = first; seed < first + DEALS; seed++) {
      const cards = cardsOfCode({ ranks: 13, seed }, plain);
      for (const [place, card] of cards.entries()) {
        const counts = places.get(card);
        if (counts) counts[place] = (counts[place] ?? 0) + 1;
        if (before[place] === card) equal++;
      }
      before = cards;
    }
    const expected = DEALS / SIZE;
    const counts = [...places.values()].map((row) => [...row]);
    return {
      chiSquares: counts.map((row) =>
        row.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0),
      ),
      least: Math.min(...counts.flat()),
      equalPlaces: equal / (DEALS - 1),
    };
  }

  it('lays every card in every place alike, and neighbouring codes are unrelated', () => {
    const { chiSquares, least, equalPlaces } = tally(0);
    expect(chiSquares).toHaveLength(SIZE);
    // 51 degrees of freedom: one in a million cards lies beyond 110.
    expect(Math.max(...chiSquares)).toBeLessThan(110);
    expect(least).toBeGreaterThan(800);
    expect(Math.abs(equalPlaces - 1)).toBeLessThan(0.1);
  });

  it('no two of ten thousand neighbouring codes deal the same cards', () => {
    const deals = new Set<string>();
    for (let seed = 0; seed < 10_000; seed++) {
      deals.add(cardsOfCode({ ranks: 13, seed }, plain).slice(0, 12).join(''));
    }
    expect(deals.size).toBe(10_000);
  });
});
