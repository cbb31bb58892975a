/** The odds of the stories: the measured rows, the count deal by deal, and how many cards can go. */
import { describe, expect, it } from 'vitest';
import { findSetup, parseRules, settingsOf, startOf, variantOf } from '../../src/engine/index.js';
import { valueOf } from '../../src/engine/public.js';
import { solve, type Solution, type Verdict } from '../../src/solver/index.js';
import { Count, csvOf, thinned } from '../../stories/odds/count.js';
import { cleared, median, REACHES, shortOf } from '../../stories/odds/reach.js';
import { GOALS, oddsByPasses, PASSES, STOCKS, VARIANT_ODDS } from '../../stories/odds/rows.js';
import { interval } from '../../stories/parts/wilson.js';
import { mostEverInPlay } from '../tools/ever-in-play.mjs';

const rulesOf = (fields: Record<string, unknown>) => {
  const parsed = parseRules(fields);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.rules;
};

const answers = (verdicts: readonly Verdict[]) => {
  const asked: string[] = [];
  return {
    asked,
    ask: async (position: { readonly game: { readonly cards: readonly string[] } }) => {
      asked.push(position.game.cards.join(''));
      const verdict = verdicts[(asked.length - 1) % verdicts.length] ?? 'unknown';
      return Promise.resolve<Solution>({ verdict, moves: null, positions: 7 });
    },
  };
};

const NEVER = new AbortController().signal;

describe('the measured odds', () => {
  it('are of all variants', () => {
    expect(VARIANT_ODDS).toHaveLength(26);
  });

  it.each(GOALS.flatMap((goal) => STOCKS.map((stock) => [goal, stock] as const)))(
    'are there for every number of passes: %s, %s, and never fall with one more',
    (goal, stock) => {
      const rows = PASSES.map((passes) => oddsByPasses(stock, passes, goal));
      expect(rows).not.toContain(null);
      expect(rows.map((row) => row?.won)).toEqual(
        rows.map((row) => row?.won ?? 0).toSorted((a, b) => a - b),
      );
    },
  );
});

describe('a count', () => {
  const rules = rulesOf({ goal: 'pyramid' });

  it('goes on where it was stopped, with the next deal', async () => {
    const { ask, asked } = answers(['winnable', 'unwinnable']);
    const count = new Count(rules, 5, ask);
    const stop = new AbortController();
    await count.run(10, stop.signal, () => {
      if (count.deals.length === 4) stop.abort();
    });
    expect(count.deals.map(({ code }) => code.slice(-1))).toEqual(['F', 'G', 'H', 'I']);

    await count.run(10, NEVER, () => {});
    expect(count.deals).toHaveLength(10);
    expect(new Set(asked).size).toBe(10);
    expect(count.won).toBe(5);
  });

  it('asks again for the deal in which it was stopped', async () => {
    const stop = new AbortController();
    const count = new Count(rules, 0, () => {
      stop.abort();
      return Promise.resolve({ verdict: 'unknown', moves: null, positions: 0 });
    });
    await count.run(3, stop.signal, () => {});
    expect(count.deals).toEqual([]);
  });

  it('has an interval that closes, and stays open by what is unknown', async () => {
    const { ask } = answers(['winnable', 'unwinnable', 'unknown']);
    const count = new Count(rules, 0, ask);
    await count.run(300, NEVER, () => {});
    const [first, last] = [count.points[2], count.points.at(-1)];
    const width = (point = last) => (point ? point.high - point.low : Number.NaN);
    expect(width()).toBeLessThan(width(first));
    expect([last?.low, last?.high]).toEqual(interval(100, 100, 300));
  });

  it('begins again at the first deal behind the last', async () => {
    const count = new Count(rules, 2 ** 35 - 1, answers(['winnable']).ask);
    await count.run(2, NEVER, () => {});
    expect(count.deals.map(({ code }) => code)).toEqual(['PY1-N-7777777', 'PY1-N-AAAAAAA']);
  });

  it('is a table of comma-separated values', async () => {
    const count = new Count(rulesOf({ ranks: 12 }), 18, answers(['winnable']).ask);
    await count.run(1, NEVER, () => {});
    expect(csvOf(count.deals)).toBe('code,verdict,positions\nPY1-S-AAAAAAS,winnable,7\n');
  });

  it('is thinned for a picture, never without its last point', async () => {
    const count = new Count(rules, 0, answers(['winnable']).ask);
    await count.run(777, NEVER, () => {});
    const points = thinned(count.points);
    expect(points.length).toBeLessThanOrEqual(200);
    expect(points.at(-1)).toBe(count.points.at(-1));
  });
});

describe('how many cards can go', () => {
  it('has as many clear deals as the odds say, by chance', () => {
    for (const reach of REACHES) {
      const odds = VARIANT_ODDS.find(({ variant }) => variant === reach.variant);
      const [low, high] = interval(cleared(reach), reach.unknown, reach.deals);
      // Of goal and tableau alike, but for Giza, whose other cards must go too.
      if (reach.variant === 'giza') continue;
      expect(low).toBeLessThan(odds?.high ?? 0);
      expect(high).toBeGreaterThan(odds?.low ?? 1);
    }
  });

  it('is told by half of the deals that keep some', () => {
    const steps = shortOf({ variant: '', deals: 10, unknown: 0, tally: [0, 1, 2, 3, 4] });
    expect(steps.map(({ share }) => share)).toEqual([0, 1 / 6, 1 / 3, 1 / 2]);
    expect(median(steps)).toBe(2);
  });

  // What `most` of the solver finds for the same deals, in up to twenty seconds each.
  it.each([
    ['PY1-N-AAAAAAA', 26],
    ['PY1-N-AAAAAAI', 25],
    ['PY1-N-AAAAAAJ', 8],
  ])('in %s is %i, with the whole stock ever in play', (code, cards) => {
    const settings = settingsOf(variantOf('pyramide')!);
    const found = findSetup(settings, { code });
    if (!found.ok) throw new Error(found.reason);
    const deal = startOf(found.setup.rules, found.setup.cards);
    expect(mostEverInPlay(deal, valueOf)).toBe(cards);
    expect(solve(deal).verdict).toBe('unwinnable');
  });
});
