/** Results of games, and which of two is the better one. */
import * as v from 'valibot';
import {
  FEWER_IS_BETTER,
  formatCards,
  outcomeOf,
  sessionScore,
  type Scoring,
  type Session,
  type Setup,
} from '../engine/index.js';
import { Count, DealName, Whole } from './envelope.js';

/** How one game went. */
export interface GameResult {
  /** The deal code, or the cards where there is none. */
  readonly deal: string;
  /** When the first move was made, in milliseconds since 1970; with the deal it names the game. */
  readonly begun: number;
  readonly won: boolean;
  readonly score: number;
  readonly moves: number;
  /** Playing time in milliseconds. */
  readonly time: number;
  /** Whether there was a hint, a solution shown or a way back to where the game could be won. */
  readonly assisted: boolean;
}

export const ResultSchema = v.object({
  deal: DealName,
  begun: Count,
  won: v.boolean(),
  score: Whole,
  moves: Whole,
  time: Count,
  assisted: v.boolean(),
});

export const dealName = ({ code, cards }: Setup): string => code ?? formatCards(cards);

/** The result of a game as it stands; one still going on is lost, as if it were given up now. */
export const resultOf = (
  session: Session,
  { begun, time, assisted }: Pick<GameResult, 'begun' | 'time' | 'assisted'>,
): GameResult => ({
  deal: dealName(session.setup),
  begun,
  won: outcomeOf(session.position) === 'won',
  score: sessionScore(session),
  moves: session.moves,
  time: Math.round(time),
  assisted,
});

/** As the time is shown: what nobody can see decides nothing. */
const seconds = ({ time }: GameResult): number => Math.floor(time / 1000);

/** Whether less is better by this scoring. */
export const fewerIsBetter = (scoring: Scoring): boolean => FEWER_IS_BETTER.includes(scoring);

/**
 * Orders results, the best first: wins before losses, without help before with, then by score, time
 * and moves (rules.md F26 and 4).
 */
export const byRank =
  (scoring: Scoring) =>
  (a: GameResult, b: GameResult): number =>
    Number(b.won) - Number(a.won) ||
    Number(a.assisted) - Number(b.assisted) ||
    (fewerIsBetter(scoring) ? a.score - b.score : b.score - a.score) ||
    seconds(a) - seconds(b) ||
    a.moves - b.moves;
