/** The par match: six games, whose sum decides (rules.md 4, `par`). */
import type { Scoring } from './options.js';

export const MATCH_GAMES = 6;

/** Whether games of this scoring make matches: `par`, whose zero is the verdict. */
export const hasMatch = (scoring: Scoring): boolean => scoring === 'par';

/** One finished game of a match. */
export interface MatchResult {
  /** What names the deal: its code, or its cards. */
  readonly deal: string;
  readonly score: number;
}

/** The results so far, oldest first; at most six. */
export type Match = readonly MatchResult[];

/**
 * Enters a result. The first result of a deal counts, so one of a deal already entered changes
 * nothing; nor does anything after the sixth game.
 */
export function enterResult(match: Match, result: MatchResult): Match {
  const known = match.some(({ deal }) => deal === result.deal);
  return known || match.length >= MATCH_GAMES ? match : [...match, result];
}

export interface MatchStanding {
  readonly played: number;
  readonly total: number;
  readonly over: boolean;
  /** Whether the match made par, zero or better; null before its end. */
  readonly parMade: boolean | null;
}

export function standingOf(match: Match): MatchStanding {
  const total = match.reduce((sum, { score }) => sum + score, 0);
  const over = match.length === MATCH_GAMES;
  return { played: match.length, total, over, parMade: over ? total >= 0 : null };
}
