/** The deal of the day is the same for everyone, another one each day, and for ever. */
import { describe, expect, it } from 'vitest';
import { dailyCode } from '../../src/element/deal/daily.js';
import { oddsOf } from '../../src/element/deal/odds.js';
import {
  cardsOfCode,
  DEFAULT_RULES,
  parseDealCode,
  parseRules,
  settingsOf,
  VARIANTS,
  type RuleSet,
} from '../../src/engine/index.js';
import odds from '../../stories/odds.json' with { type: 'json' };

const round = (share = NaN) => Number(share.toFixed(3));

const DAY = 86_400_000;
const AT = Date.UTC(2026, 10, 30);
const rulesOf = (input: Partial<RuleSet>): RuleSet => {
  const parsed = parseRules(input);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.rules;
};
const cardsOf = (code: string) => {
  const parsed = parseDealCode(code);
  if (!parsed.ok) throw new Error(code);
  return cardsOfCode(parsed.code, DEFAULT_RULES);
};

describe('the deal of the day', () => {
  it.each([
    ['2026-11-30', {}, 'PY1-N-GIXRBGW'],
    ['2026-12-01', {}, 'PY1-N-GEQDVWI'],
    ['2026-11-30', { goal: 'pyramid', passes: 'unlimited' }, 'PY1-N-SL4ZCDJ'],
    ['2026-11-30', { ranks: 12 }, 'PY1-S-UOSAYGA'],
    ['2026-11-30', { ranks: 10, rows: 6 }, 'PY1-I-KB4W2LL'],
    ['2031-02-28', { reserve: 8, reserveDepth: 3 }, 'PY1-N-ELWY7I7'],
  ] as const)('of %s under %j is %s, for ever', (date, rules, code) => {
    expect(dailyCode(Date.parse(date), rulesOf(rules))).toBe(code);
  });

  it('is the same at every moment of the day in UTC, and under all spellings of the rules', () => {
    const code = dailyCode(AT, DEFAULT_RULES);
    expect(dailyCode(AT + DAY - 1, DEFAULT_RULES)).toBe(code);
    expect(dailyCode(AT + DAY, DEFAULT_RULES)).not.toBe(code);
    // Fields in another order, and one that cannot matter.
    expect(dailyCode(AT, rulesOf({ wastes: 1, reserveDepth: 2, ranks: 13 }))).toBe(code);
  });

  it('is another one for every variant with rules of its own', () => {
    const rules = VARIANTS.map((variant) => settingsOf(variant).rules);
    const codes = new Set(rules.map((rule) => dailyCode(AT, rule)));
    expect(codes.size).toBe(new Set(rules.map((rule) => JSON.stringify(rule))).size);
  });

  it('is a stranger to those of the days around it', () => {
    const days = 2000;
    const codes = Array.from({ length: days }, (_, day) =>
      dailyCode(AT + day * DAY, DEFAULT_RULES),
    );
    expect(new Set(codes).size).toBe(days);
    const decks = codes.map(cardsOf);
    const equal = decks.slice(1).map((deck, index) => {
      const before = decks[index] ?? [];
      return deck.filter((card, place) => card === before[place]).length;
    });
    // Two shuffled decks have one place in common on average, with a spread of one.
    const mean = equal.reduce((sum, count) => sum + count, 0) / equal.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.1);
    // Each symbol of the seven takes all its values, none too often.
    for (let place = 6; place < 13; place += 1) {
      const counts = new Map<string, number>();
      for (const code of codes) {
        const symbol = code[place] ?? '';
        counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
      }
      expect(counts.size).toBe(32);
      expect(Math.max(...counts.values())).toBeLessThan((days / 32) * 1.6);
    }
  });
});

describe('the odds on show', () => {
  it.each(VARIANTS.map(({ key }) => key))('of %s are those that have been counted', (key) => {
    const row = odds.rows.find(({ variant }) => variant === key);
    expect(oddsOf(key)).toEqual({
      low: round(row?.low),
      share: round(row?.rate),
      high: round(row?.high),
    });
  });

  it('of what is no variant are unknown', () => {
    expect(oddsOf('other')).toBeNull();
  });
});
