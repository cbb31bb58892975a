// What is computed from the games: figures, the order of the wins, the last twenty.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCORINGS } from '../../src/engine/index.js';
import { apart, figuresOf, lastGames, ranking } from '../../src/storage/index.js';
import { anyResult, result } from './games.js';

const NOTHING = {
  played: 0,
  won: 0,
  streak: 0,
  longestStreak: 0,
  score: null,
  time: null,
  moves: null,
};

/** The streaks of wins `+` and losses `-`. */
const streaks = (course: string) => {
  const games = course.split('').map((sign) => result({ won: sign === '+' }));
  const { streak, longestStreak } = figuresOf(games, 'left');
  return [streak, longestStreak];
};

describe('figures', () => {
  it('of no games are none', () => {
    expect(figuresOf([], 'left')).toEqual(NOTHING);
  });

  it('know whether more or less is better, and count times and moves of wins only', () => {
    const games = [
      result({ won: true, score: 4, time: 90_000, moves: 40 }),
      result({ score: 12, time: 1000, moves: 2 }),
      result({ won: true, score: 2, time: 30_000, moves: 60 }),
    ];
    expect(figuresOf(games, 'left')).toEqual({
      played: 3,
      won: 2,
      streak: 1,
      longestStreak: 1,
      score: { best: 2, average: 6 },
      time: { best: 30_000, average: 60_000 },
      moves: { best: 40, average: 50 },
    });
    expect(figuresOf(games, 'par').score).toEqual({ best: 12, average: 6 });
    // Few moves are no merit in a game that was given up.
    expect(figuresOf(games, 'moves').score).toEqual({ best: 2, average: 3 });
    expect(figuresOf([result()], 'moves')).toEqual({ ...NOTHING, played: 1 });
  });

  it('know the streak that goes on and the longest', () => {
    expect(streaks('+++-+')).toEqual([1, 3]);
    expect(streaks('++-')).toEqual([0, 2]);
    expect(streaks('-++')).toEqual([2, 2]);
  });

  it('stand apart for games with help', () => {
    const games = [result({ won: true }), result({ assisted: true }), result({ won: true })];
    const { alone, assisted } = apart(games);
    expect(figuresOf(alone, 'left')).toMatchObject({ played: 2, won: 2, streak: 2 });
    expect(figuresOf(assisted, 'left')).toMatchObject({ played: 1, won: 0 });
  });

  it('hold together, whatever was played', () => {
    fc.assert(
      fc.property(fc.array(anyResult), fc.constantFrom(...SCORINGS), (games, scoring) => {
        const { played, won, streak, longestStreak, ...ranges } = figuresOf(games, scoring);
        expect(won).toBeLessThanOrEqual(played);
        expect(longestStreak).toBeLessThanOrEqual(won);
        expect(streak).toBeLessThanOrEqual(longestStreak);
        for (const range of [ranges.time, ranges.moves]) {
          expect(range === null).toBe(won === 0);
          if (range) expect(range.best).toBeLessThanOrEqual(range.average);
        }
        expect(ranking(games, scoring)).toHaveLength(won);
      }),
    );
  });

  it('are found of more games than a call takes arguments', () => {
    const games = Array.from({ length: 200_000 }, (_, begun) => result({ begun, won: true }));
    expect(figuresOf(games, 'left').moves).toEqual({ best: 10, average: 10 });
  });
});

describe('the order of the wins (F26)', () => {
  it('goes by score, then by time as it is shown, then by moves', () => {
    const [best, second, third, fourth] = [
      result({ won: true, score: 50, time: 90_000, moves: 70 }),
      result({ won: true, score: 40, time: 60_999, moves: 50 }),
      result({ won: true, score: 40, time: 60_000, moves: 51 }),
      result({ won: true, score: 40, time: 61_000, moves: 40 }),
    ];
    const games = [fourth, result({ score: 99 }), third, second, best];
    expect(ranking(games, 'par')).toEqual([best, second, third, fourth]);
    expect(ranking(games, 'left').at(-1)).toEqual(best);
  });
});

describe('the last games', () => {
  it('are twenty, the latest first', () => {
    const games = Array.from({ length: 25 }, (_, begun) => result({ begun }));
    const last = lastGames(games).map(({ begun }) => begun);
    expect(last).toHaveLength(20);
    expect([last[0], last[19]]).toEqual([24, 5]);
  });
});
