/** Figures that are computed from the games of one set of rules. */
import type { Scoring } from '../engine/index.js';
import { byRank, fewerIsBetter, type GameResult } from './results.js';

/** How many games the list of the last ones shows. */
const LAST = 20;

export interface Range {
  readonly best: number;
  readonly average: number;
}

/** A range is null where there is no game to take it from. */
export interface Figures {
  readonly played: number;
  readonly won: number;
  /** Wins in a row up to now, and the most there ever were. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Of all games; where the score is the number of moves, of the games won. */
  readonly score: Range | null;
  /** Of the games won, in milliseconds. */
  readonly time: Range | null;
  /** Of the games won. */
  readonly moves: Range | null;
}

/** A scoring in which a lost game's score says nothing of how far one came. */
const TELLS_ONLY_OF_WINS: readonly Scoring[] = ['moves'];

/** The games whose scores tell of how far one came. */
export const scored = <Game extends Pick<GameResult, 'won'>>(
  games: readonly Game[],
  scoring: Scoring,
): readonly Game[] =>
  TELLS_ONLY_OF_WINS.includes(scoring) ? games.filter(({ won }) => won) : games;

function rangeOf(
  games: readonly GameResult[],
  field: 'score' | 'time' | 'moves',
  fewer = true,
): Range | null {
  if (games.length === 0) return null;
  const values = games.map((game) => game[field]);
  const better = fewer ? Math.min : Math.max;
  return {
    // Not all in one call, which takes only so many arguments.
    best: values.reduce((best, value) => better(best, value)),
    average: values.reduce((sum, value) => sum + value, 0) / values.length,
  };
}

/** Wins in a row, up to the last game and at the most. */
function streaksOf(games: readonly GameResult[]): Pick<Figures, 'streak' | 'longestStreak'> {
  let streak = 0;
  let longestStreak = 0;
  for (const { won } of games) {
    streak = won ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}

/** The figures of these games, which are in the order of play. */
export function figuresOf(games: readonly GameResult[], scoring: Scoring): Figures {
  const wins = games.filter(({ won }) => won);
  return {
    played: games.length,
    won: wins.length,
    ...streaksOf(games),
    score: rangeOf(scored(games, scoring), 'score', fewerIsBetter(scoring)),
    time: rangeOf(wins, 'time'),
    moves: rangeOf(wins, 'moves'),
  };
}

/** Games without help, which the figures are about, and those with help, which stand apart. */
export const apart = (
  games: readonly GameResult[],
): { readonly alone: readonly GameResult[]; readonly assisted: readonly GameResult[] } => ({
  alone: games.filter(({ assisted }) => !assisted),
  assisted: games.filter(({ assisted }) => assisted),
});

/** The games won, the best first (rules.md F26). */
export const ranking = (games: readonly GameResult[], scoring: Scoring): readonly GameResult[] =>
  games.filter(({ won }) => won).toSorted(byRank(scoring));

/** The last twenty games, the latest first. */
export const lastGames = (games: readonly GameResult[]): readonly GameResult[] =>
  games.slice(-LAST).toReversed();
