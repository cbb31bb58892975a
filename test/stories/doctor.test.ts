/** The deal doctor: what it can read, what it examines, and what it says. */
import { describe, expect, it } from 'vitest';
import { startOf, type Position } from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';
import { casesOf, examine, summary, type Case } from '../../stories/deal-doctor/patient.js';
import { readDeal } from '../../stories/deal-doctor/reading.js';
import { findingWords } from '../../stories/parts/finding.js';
import type { Ask } from '../../stories/parts/solving.js';

const CODE = 'PY1-N-AAAAAAS';

const dealOf = (text: string) => {
  const reading = readDeal(text);
  if (!reading.ok) throw new Error(reading.why);
  return reading.deal;
};

const cardsOf = (code: string) => casesOf(dealOf(code))[0]?.position.game.cards ?? [];

describe('reading', () => {
  it('takes a code however it is written', () => {
    expect(dealOf(' py1 n aaaaaas ')).toEqual({ code: CODE, cards: null, ranks: 13 });
    expect(dealOf('PY1-S-AAAAAAA').ranks).toBe(12);
  });

  it('takes every card of a deck, with suits as letters or signs', () => {
    const cards = cardsOf(CODE);
    const pretty = cards.map((card) =>
      card
        .replace('T', '10')
        .replace(/[CDHS]$/u, (suit) => ({ C: '♣', D: '♦', H: '♥', S: '♠' })[suit] ?? ''),
    );
    expect(dealOf(pretty.join(', '))).toEqual({
      code: null,
      cards: cards.join(' '),
      ranks: 13,
    });
    expect(dealOf(cardsOf('PY1-I-AAAAAAB').join(' ')).ranks).toBe(10);
  });

  it.each([
    ['', /Nothing/u],
    ['PY1-N-AAA', /seven/u],
    ['PY1-X-AAAAAAA', /N, S or I/u],
    ['PY1-N-AAAAAA9', /2 to 7/u],
    ['KD QX', /“QX” is no card/u],
    ['KD KD', /KD is there twice/u],
    ['KD QD', /is missing/u],
  ])('says what is wrong with "%s"', (text, why) => {
    const reading = readDeal(text);
    expect(reading.ok ? '' : reading.why).toMatch(why);
  });
});

const ask: Ask = (position: Position, options) =>
  Promise.resolve(
    options.shortest
      ? { verdict: 'winnable', moves: [], positions: 0 }
      : solve(position, { positions: 2000 }),
  );

describe('an examination', () => {
  it('is of every variant that plays with the deck', () => {
    expect(casesOf(dealOf(CODE))).toHaveLength(24);
    expect(casesOf(dealOf('PY1-S-AAAAAAA')).map(({ settings }) => settings.variant)).toEqual([
      'spanish',
    ]);
  });

  it('tells more and more, until all is known', async () => {
    let last: readonly Case[] = casesOf(dealOf('PY1-I-AAAAAAA'));
    expect(summary(last)).toBe('This deal can be won in 0 of 1 games. 1 are still being examined.');
    await new Promise<void>((done) => {
      examine(
        last,
        () => ask,
        new AbortController().signal,
        (cases) => {
          last = cases;
          if (cases.every(({ finding }) => finding && finding.fewest !== undefined)) done();
        },
      );
    });
    expect(summary(last)).toMatch(/in [01] of 1 games\.$/u);
  });

  it('finds the lock of the Finnish page’s hopeless deal', async () => {
    const [pyramide] = casesOf(dealOf('PY1-N-AAAAAAJ'));
    const told = await new Promise<readonly Case[]>((done) => {
      examine(pyramide ? [pyramide] : [], () => ask, new AbortController().signal, done);
    });
    const words = findingWords(told[0]?.finding ?? null, { card: (card) => card });
    expect(words).toMatch(/^Cannot be won\. Locked: ..\./u);
  });

  it('says nothing any more once it is broken off', async () => {
    const stop = new AbortController();
    stop.abort();
    const told: unknown[] = [];
    examine(
      casesOf(dealOf('PY1-S-AAAAAAA')),
      () => ask,
      stop.signal,
      (cases) => told.push(cases),
    );
    await Promise.resolve();
    expect(told).toEqual([]);
  });
});

describe('a finding in words', () => {
  const winnable = { verdict: 'winnable', moves: [], lock: null } as const;

  it.each([
    [null, /^Searching/u],
    [{ ...winnable, fewest: undefined }, /Looking for the shortest/u],
    [{ ...winnable, fewest: null }, /was not found/u],
    [{ ...winnable, fewest: [{ kind: 'redeal' }] }, /in 1 move at best/u],
    [{ ...winnable, verdict: 'unwinnable', fewest: null }, /no card is locked/u],
    [{ ...winnable, verdict: 'unknown', fewest: null }, /Not settled/u],
  ] as const)('%j', (finding, words) => {
    expect(findingWords(finding, { card: (card) => card })).toMatch(words);
  });

  it('has the deals of the engine', () => {
    const [first] = casesOf(dealOf(CODE));
    expect(first && startOf(first.settings.rules, first.position.game.cards)).toEqual(
      first?.position,
    );
  });
});
