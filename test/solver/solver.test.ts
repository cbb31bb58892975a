/** The solver on single deals: slices, budgets, reasons, and positions in the middle of a game. */
import { describe, expect, it } from 'vitest';
import {
  cardsOfCode,
  DEFAULT_RULES,
  formatMove,
  legalMoves,
  parseDealCode,
  play,
  startOf,
  variantOf,
  VARIANTS,
  type Position,
  isStuck,
} from '../../src/engine/index.js';
import { giveUp } from '../../src/engine/play.js';
import { createSearch, most, solve, whyLost } from './built.js';
import { replays } from './reference.js';
import { diceOf, later } from './small.js';

function dealt(variant: string, text: string): Position {
  const parsed = parseDealCode(text);
  if (!parsed.ok) throw new Error(text);
  const rules = { ...DEFAULT_RULES, ...variantOf(variant)?.rules };
  return startOf(rules, cardsOfCode(parsed.code, rules));
}

const LOST = 'PY1-N-AAAAAAJ';
const DEALS = ['PY1-N-AAAAAAA', 'PY1-N-AAAAAAS', 'PY1-N-AAAAABC', 'PY1-N-7777777'];

describe('the deal of which the Finnish rules page says that no more than 14 cards go', () => {
  const position = dealt('pyramide', LOST);

  it('cannot be won', () => {
    expect(solve(position)).toMatchObject({ verdict: 'unwinnable', moves: null });
    expect(solve(position, { shortest: true }).verdict).toBe('unwinnable');
  });

  it('answers for the deal as for the position before its first move', () => {
    const start = dealt('microsoft', 'PY1-N-AAAAAAA');
    const { rules, cards } = start.game;
    expect(solve({ rules, cards })).toEqual(solve(start));
  });

  it('lets 14 of 52 cards and 8 of 28 go', () => {
    expect(most(position)).toEqual({ removed: 14, tableau: 8, exact: true });
  });

  it('tells the most from the middle of a game as well', () => {
    const [move = null] = legalMoves(position);
    const played = play(position, move);
    if (!played.ok) throw new Error(played.reason);

    expect(most(played.position)).toMatchObject({ exact: true });
    expect(most(played.position).removed).toBeLessThanOrEqual(14);
  });

  it('has a card that lies between all its partners', () => {
    const lock = whyLost(position);

    expect(lock?.card).toBe('AC');
    expect(lock?.partners.map(({ card, lies }) => `${card} ${lies}`)).toEqual([
      'QD under',
      'QH under',
      'QC under',
      'QS over',
    ]);
  });

  it('has no such lock with a cell', () => {
    expect(whyLost(dealt('cell', LOST))).toBeNull();
  });

  it('is not stuck at the deal', () => {
    expect(isStuck(position)).toBe(false);
  });
});

describe('a search in slices', () => {
  it.each([
    ['microsoft', false],
    ['microsoft', true],
    ['casual', false],
    ['apophis', false],
    ['king-tut', false],
  ] as const)('of %s (shortest: %s) answers as a search in one run', (variant, shortest) => {
    for (const code of DEALS) {
      const position = dealt(variant, code);
      const options = { shortest, positions: 20_000 };
      const whole = solve(position, options);
      const search = createSearch(position, options);
      let answer = search.run(97);
      while (!answer) answer = search.run(97);

      expect(answer).toEqual(whole);
      expect(search.run(97)).toBe(answer);
      expect(search.positions).toBe(whole.positions);
    }
  });

  it('examines nothing before it runs', () => {
    expect(createSearch(dealt('casual', LOST)).positions).toBe(0);
  });
});

describe('a budget', () => {
  // Without a bound, some deals of these games take very long.
  const position = dealt('apophis', 'PY1-N-AAAAAAB');

  it('of positions leaves the verdict unknown', () => {
    expect(solve(position, { positions: 10 })).toMatchObject({ verdict: 'unknown', moves: null });
  });

  it('of memory leaves the verdict unknown', () => {
    expect(solve(position, { memory: 50_000 }).verdict).toBe('unknown');
    expect(solve(position, { memory: 0 }).verdict).toBe('unknown');
  });

  it('leaves what can ever go open too', () => {
    expect(most(position, { positions: 10 }).exact).toBe(false);
  });
});

describe.each(VARIANTS.map(({ key }) => key))('%s', (key) => {
  it('replays what it solves, from the deal and from later positions', () => {
    const code = { spanish: 'PY1-S-AAAAAAC', italian: 'PY1-I-AAAAAAC' }[key] ?? 'PY1-N-AAAAAAC';
    for (let moves = 0; moves < 12; moves += 5) {
      const position = later(diceOf(moves), dealt(key, code), moves);
      const { verdict, moves: line } = solve(position, { positions: 5000 });
      expect(verdict === 'winnable').toBe(line !== null);
      if (line) expect([verdict, replays(position, line)]).toEqual(['winnable', true]);
    }
  });
});

describe('a game that is over', () => {
  const position = dealt('pyramide', 'PY1-N-AAAAAAS');

  it('by giving up is lost', () => {
    expect(solve(giveUp(position))).toEqual({ verdict: 'unwinnable', moves: null, positions: 0 });
    expect(isStuck(giveUp(position))).toBe(false);
  });

  it('by a win needs no moves', () => {
    const solution = solve(position);
    let won = position;
    for (const move of solution.moves ?? []) {
      const played = play(won, move);
      if (!played.ok) throw new Error(formatMove(move));
      won = played.position;
    }

    expect(solve(won)).toMatchObject({ verdict: 'winnable', moves: [] });
    expect(solve(won, { shortest: true })).toMatchObject({ verdict: 'winnable', moves: [] });
    expect(isStuck(won)).toBe(false);
  });
});
