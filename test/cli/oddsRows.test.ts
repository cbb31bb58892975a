/** The table of odds: its rows, what is compared with what, and what is suspect. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../src/cli/wilson.js';
import * as engine from '../../src/engine/index.js';
import { flagsOf, isSuspect, nameOf, rowsOf } from '../tools/odds-rows.mjs';

const ROWS = rowsOf(engine);
const FILE = fileURLToPath(new URL('../../stories/odds.json', import.meta.url));

const referenceOf = (key: string): unknown =>
  ROWS.find(({ variant }) => variant === key)?.reference?.['rate'];

describe('the rows', () => {
  it('are every variant, and the rules that have a reference rate, each by its own name', () => {
    expect(ROWS.map(({ variant }) => variant).filter((key) => key !== null)).toEqual(
      engine.VARIANTS.map(({ key }) => key),
    );
    expect(ROWS.filter(({ variant }) => variant === null)).toHaveLength(53);
    expect(new Set(ROWS.map(nameOf)).size).toBe(ROWS.length);
  });

  it.each([
    // What the first draw, an unseen next card or a face-down card cannot change.
    ['pyramide', 0.66823],
    ['cardgames', 0.83148],
    ['traditional', 0.07037],
    ['casual', 0.09483],
    ['microsoft', 0.66489],
    ['brainium', 0.6566],
    ['king-tut', 0.5884],
    ['aisleriot', 0.083],
    ['apophis', undefined],
    ['cell', undefined],
  ])('%s is held against %s', (key, rate) => {
    expect(referenceOf(key)).toBe(rate);
  });

  it('spell rules as flags', () => {
    expect(flagsOf({ goal: 'pyramid', coverPair: true, passes: 3 })).toEqual([
      '--variant=traditional',
      '--goal=pyramid',
      '--cover-pair',
      '--passes=3',
    ]);
  });
});

describe('a row is suspect', () => {
  const reference = { rate: 0.5, deals: 10_000 };

  it.each([
    [5200, 0, false],
    [5300, 0, true],
    [4700, 0, true],
    // The unknown deals may be what is missing.
    [4700, 300, false],
    [2000, 1000, true],
  ])('or not with %i of 10,000 won and %i unknown', (won, unknown, suspect) => {
    expect(isSuspect({ won, unknown, deals: 10_000, reference })).toBe(suspect);
  });

  it('never where there is no reference', () => {
    expect(isSuspect({ won: 1, unknown: 0, deals: 10, reference: null })).toBe(false);
  });

  it('by the margin where the reference tells no number of deals', () => {
    const small = { rate: 0.5, margin: 0.1 };
    expect(isSuspect({ won: 650, unknown: 0, deals: 1000, reference: small })).toBe(false);
    expect(isSuspect({ won: 750, unknown: 0, deals: 1000, reference: small })).toBe(true);
  });
});

interface Row {
  readonly rules: Record<string, string | number | boolean>;
  readonly variant: string | null;
  readonly deals: number;
  readonly won: number;
  readonly unknown: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

describe.skipIf(!existsSync(FILE))('stories/odds.json', () => {
  it('has rows of today’s variants, whose rates are those of its counts', () => {
    const { rows } = JSON.parse(readFileSync(FILE, 'utf8')) as { rows: readonly Row[] };
    const names = new Set(ROWS.map(nameOf));
    for (const row of rows) {
      const { won, unknown, deals, rate, low, high } = row;
      expect(names).toContain(nameOf(row));
      const odds = oddsOf(won, unknown, deals);
      expect(rate).toBeCloseTo(odds.rate, 5);
      expect(low).toBeCloseTo(odds.low, 5);
      expect(high).toBeCloseTo(odds.high, 5);
    }
  });
});
