/** Statistics: every game that was played, by the rules that it was played by. */
import * as v from 'valibot';
import { hasMatch, type Match, type Scoring } from '../engine/index.js';
import { seal, unseal, type Unreadable } from './envelope.js';
import { continueMatch, MatchSchema } from './match.js';
import { byRank, ResultSchema, type GameResult } from './results.js';
import { readRulesKey, rulesKeyOf, type Counted } from './rulesKey.js';

/** The games of one set of rules. */
export interface Tally {
  /** Each game once, in the order in which they were begun. */
  readonly games: readonly GameResult[];
  /** The match that is going on, or the last one. */
  readonly match: Match;
}

/** By the key of the rules. A game takes about a hundred characters, so there is room for all. */
export type Statistics = Readonly<Record<string, Tally>>;

export const NO_STATISTICS: Statistics = {};
const NO_GAMES: Tally = { games: [], match: [] };

/** A result to enter. */
export interface Entry {
  /** The rules that it counts for. */
  readonly counted: Counted;
  readonly result: GameResult;
  /** Whether it is the first one of its deal; a match takes no other. */
  readonly first: boolean;
}

/** The games of these rules. */
export const tallyOf = (statistics: Statistics, counted: Counted): Tally =>
  statistics[rulesKeyOf(counted)] ?? NO_GAMES;

/** Each game once: of several results the best one stands. */
function eachOnce(results: readonly GameResult[], scoring: Scoring): readonly GameResult[] {
  const games = new Map<string, GameResult>();
  for (const result of results) {
    const name = `${result.begun} ${result.deal}`;
    const other = games.get(name);
    if (!other || byRank(scoring)(result, other) < 0) games.set(name, result);
  }
  return [...games.values()].toSorted((a, b) => a.begun - b.begun);
}

/**
 * Enters a result. A game counts once: undone, restarted and played again it may make its result
 * better, so that a loss becomes a win, but never worse.
 */
export function enter(statistics: Statistics, { counted, result, first }: Entry): Statistics {
  const { games, match } = tallyOf(statistics, counted);
  const { scoring } = counted;
  const tally: Tally = {
    games: eachOnce([...games, result], scoring),
    match: first && hasMatch(scoring) ? continueMatch(match, result) : match,
  };
  return { ...statistics, [rulesKeyOf(counted)]: tally };
}

/** Both together: a game that both know counts once; a match that is going on here goes on. */
function merge(ours: Statistics, theirs: Statistics): Statistics {
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const tallies = keys.map((key) => {
    const [a, b] = [ours[key] ?? NO_GAMES, theirs[key] ?? NO_GAMES];
    const scoring = readRulesKey(key)?.scoring ?? 'left';
    const games = eachOnce([...a.games, ...b.games], scoring);
    return [key, { games, match: a.match.length > 0 ? a.match : b.match }] as const;
  });
  return Object.fromEntries(tallies);
}

const RulesKey = v.pipe(
  v.string(),
  v.check((key) => readRulesKey(key) !== null),
);

const StatisticsSchema = v.object({
  tallies: v.record(RulesKey, v.object({ games: v.array(ResultSchema), match: MatchSchema })),
});

export type ReadStatistics =
  | { readonly ok: true; readonly statistics: Statistics }
  | { readonly ok: false; readonly reason: Unreadable };

/** The text that is kept, and that is handed out as a file. */
export const formatStatistics = (statistics: Statistics): string =>
  seal('statistics', { tallies: statistics });

/** Reads such a text; all of it or nothing. */
export function parseStatistics(text: string): ReadStatistics {
  const read = unseal('statistics', StatisticsSchema, text);
  // Merged with nothing, since a file may name a game twice.
  return read.ok ? { ok: true, statistics: merge(NO_STATISTICS, read.content.tallies) } : read;
}

const countGames = (statistics: Statistics): number =>
  Object.values(statistics).reduce((sum, { games }) => sum + games.length, 0);

export type Imported =
  /** `added`: how many games were not known before. */
  | { readonly ok: true; readonly statistics: Statistics; readonly added: number }
  | { readonly ok: false; readonly reason: Unreadable };

/** Adds the games of a file, so that the same file twice adds nothing. */
export function importStatistics(ours: Statistics, text: string): Imported {
  const read = parseStatistics(text);
  if (!read.ok) return read;
  const statistics = merge(ours, read.statistics);
  return { ok: true, statistics, added: countGames(statistics) - countGames(ours) };
}
