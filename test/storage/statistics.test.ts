// Statistics by rule set: one key for equal games, a file that comes back the same, and nothing twice.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRules, settingsOf, VARIANTS } from '../../src/engine/index.js';
import {
  enter,
  formatStatistics,
  importStatistics,
  NO_STATISTICS,
  parseStatistics,
  readRulesKey,
  rulesKeyOf,
  StatisticsSlot,
  tallyOf,
  type Statistics,
} from '../../src/storage/index.js';
import { anySettings } from '../engine/arbitraries.js';
import { settingsFor } from '../engine/player.js';
import { anyStorage, Shelf, slotOn } from './doubles.js';
import { anyResult, result } from './games.js';

const CASUAL = settingsFor('casual');
const PAR = settingsFor('par');

const anyStatistics: fc.Arbitrary<Statistics> = fc
  .array(
    fc.record({
      counted: fc.constantFrom(CASUAL, PAR, settingsFor('giza'), settingsFor('cardgames')),
      result: anyResult,
      first: fc.boolean(),
    }),
  )
  .map((entries) => entries.reduce(enter, NO_STATISTICS));

const file = (tallies: object) =>
  JSON.stringify({ format: 'pyramid-solitaire/statistics', version: 1, tallies });

/** What one file adds to another; it must be a good one. */
function both(a: Statistics, b: Statistics) {
  const read = importStatistics(a, formatStatistics(b));
  if (!read.ok) throw new Error(read.reason);
  return read;
}

/** Each game with its rules and outcome. */
const names = (statistics: Statistics): readonly string[] =>
  Object.entries(statistics)
    .flatMap(([key, { games }]) => games.map(({ deal, begun, won }) => [key, deal, begun, won]))
    .map(String)
    .toSorted();

const wins = (statistics: Statistics) => names(statistics).filter((name) => name.endsWith('true'));

const entry = (begun: number) => ({ counted: CASUAL, result: result({ begun }), first: true });

describe('the key of a set of rules', () => {
  it('reads back as the rules and the scoring', () => {
    fc.assert(
      fc.property(anySettings, ({ rules, scoring, ...settings }) => {
        const key = rulesKeyOf({ rules, scoring });
        expect(readRulesKey(key)).toMatchObject({ rules, scoring });
        // Neither the name nor what undo costs make it another game.
        expect(rulesKeyOf({ ...settings, rules, scoring })).toBe(key);
      }),
    );
  });

  it('is written once and for all', () => {
    expect(rulesKeyOf(settingsFor('traditional'))).toBe('traditional');
    expect(rulesKeyOf(settingsFor('pyramide'))).toBe(
      'traditional stock=closed first-draw=true passes=unlimited goal=pyramid scoring=points',
    );
    const keys = VARIANTS.map((variant) => rulesKeyOf(settingsOf(variant)));
    expect(new Set(keys).size).toBe(VARIANTS.length);
  });

  it('is the same where only idle fields differ', () => {
    const parsed = parseRules({ ...settingsFor('giza').rules, passes: 7, stock: 'open' });
    if (!parsed.ok) throw new Error(parsed.reason);
    const same = rulesKeyOf({ rules: parsed.rules, scoring: 'left' });
    expect(same).toBe(rulesKeyOf(settingsFor('giza')));
  });

  it.each([
    '',
    'casual',
    'traditional rows=9',
    'traditional rows=6 rows=6',
    'traditional x',
    '__proto__',
  ])('%j is none', (key) => {
    expect(readRulesKey(key)).toBeNull();
  });
});

describe('a file of statistics', () => {
  it('reads back the same', () => {
    fc.assert(
      fc.property(anyStatistics, (statistics) => {
        const text = formatStatistics(statistics);
        expect(parseStatistics(text)).toEqual({ ok: true, statistics });
        const added = Object.values(statistics).flatMap(({ games }) => games).length;
        expect(importStatistics(NO_STATISTICS, text)).toEqual({ ok: true, statistics, added });
      }),
    );
  });

  it('adds what it brings, once, in whatever order files come', () => {
    fc.assert(
      fc.property(anyStatistics, anyStatistics, (a, b) => {
        const { statistics, added } = both(a, b);
        expect(both(statistics, b)).toEqual({ ok: true, statistics, added: 0 });
        expect(names(both(b, a).statistics)).toEqual(names(statistics));
        expect(names(statistics)).toHaveLength(names(a).length + added);
        // A win on one side is a win.
        expect(wins(statistics)).toEqual([...new Set([...wins(a), ...wins(b)])].toSorted());
      }),
    );
  });

  it('does not take the place of a match that is going on', () => {
    const game = (deal: string, score: number) => ({
      counted: PAR,
      result: result({ deal, score }),
      first: true,
    });
    const ours = enter(NO_STATISTICS, game('PY1-N-AAAAAAS', 5));
    const theirs = formatStatistics(enter(NO_STATISTICS, game('PY1-N-AAAAAAJ', 7)));
    const merged = importStatistics(ours, theirs);
    expect(merged.ok && tallyOf(merged.statistics, PAR).match).toMatchObject([{ score: 5 }]);
    const copied = importStatistics(NO_STATISTICS, theirs);
    expect(copied.ok && tallyOf(copied.statistics, PAR).match).toMatchObject([{ score: 7 }]);
  });

  const content = { tallies: { traditional: { games: [result()], match: [] } } };
  it('is what the next version must still read', () => {
    expect(parseStatistics(file(content.tallies))).toEqual({
      ok: true,
      statistics: content.tallies,
    });
  });

  it.each([
    ['a game without rules', { casual: content.tallies.traditional }],
    ['a game without a deal', { traditional: { games: [{ ...result(), deal: '' }], match: [] } }],
    ['a time before the start', { traditional: { games: [result({ time: -1 })], match: [] } }],
    ['half a move', { traditional: { games: [result({ moves: 0.5 })], match: [] } }],
    [
      'a seventh game',
      { traditional: { games: [], match: Array.from({ length: 7 }, () => result()) } },
    ],
  ])('with %s is refused whole', (_, tallies) => {
    expect(parseStatistics(file(tallies))).toEqual({ ok: false, reason: 'damaged' });
    expect(importStatistics(NO_STATISTICS, file(tallies)).ok).toBe(false);
  });

  it('is answered, whatever it is', () => {
    const text = file(content.tallies);
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((tallies) => file(tallies)),
      fc
        .tuple(fc.nat(text.length), fc.nat(20), fc.string())
        .map(([at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length)),
    );
    fc.assert(
      fc.property(anyText, (any) => {
        const read = parseStatistics(any);
        if (!read.ok) expect(['damaged', 'foreign', 'newer']).toContain(read.reason);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts a game twice named once', () => {
    const twice = file({ traditional: { games: [result(), result({ won: true })], match: [] } });
    const read = parseStatistics(twice);
    const games = read.ok ? read.statistics['traditional']?.games : [];
    expect(games).toEqual([result({ won: true })]);
  });
});

describe('the place of the statistics', () => {
  it('takes what two elements enter', () => {
    const shelf = new Shelf();
    const [a, b] = [new StatisticsSlot(slotOn(shelf)), new StatisticsSlot(slotOn(shelf))];
    expect(a.update((statistics) => enter(statistics, entry(1)))).toBe('saved');
    expect(b.update((statistics) => enter(statistics, entry(2)))).toBe('saved');
    a.update((statistics) => enter(statistics, entry(3)));
    const read = new StatisticsSlot(slotOn(shelf)).read();
    expect(tallyOf(read, CASUAL).games.map(({ begun }) => begun)).toEqual([1, 2, 3]);
    expect(a.read()).toEqual(read);
    expect(b.read()).toEqual(read);
  });

  it('is emptied by a reset', () => {
    const shelf = new Shelf();
    const slot = new StatisticsSlot(slotOn(shelf));
    slot.update((statistics) => enter(statistics, entry(1)));
    slot.update(() => NO_STATISTICS);
    expect(new StatisticsSlot(slotOn(shelf)).read()).toEqual(NO_STATISTICS);
  });

  it('puts aside what cannot be read', () => {
    const shelf = new Shelf();
    const slot = slotOn(shelf);
    slot.write('statistics', 'gibberish');
    const statistics = new StatisticsSlot(slot);
    expect(statistics.read()).toEqual(NO_STATISTICS);
    expect(statistics.refused).toBe('damaged');
    statistics.update((before) => enter(before, entry(1)));
    expect(shelf.texts.get('pyramid-solitaire/x/aside/statistics')).toBe('gibberish');
    expect(tallyOf(new StatisticsSlot(slot).read(), CASUAL).games).toHaveLength(1);
  });

  it('keeps nobody from playing, whatever the storage does', () => {
    fc.assert(
      fc.property(anyStorage, fc.array(fc.nat(9)), (storage, games) => {
        const slot = new StatisticsSlot(slotOn(storage));
        for (const begun of games) {
          const kept = slot.update((statistics) => enter(statistics, entry(begun)));
          expect(['saved', 'blocked', 'full']).toContain(kept);
        }
      }),
    );
  });
});
