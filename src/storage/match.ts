/** The match of six games: which games belong to one, and when the next begins. */
import * as v from 'valibot';
import {
  enterResult,
  MATCH_GAMES,
  standingOf,
  type Match,
  type MatchResult,
} from '../engine/index.js';
import { DealName, Whole } from './envelope.js';

/** Enters a result; the one after the sixth begins another match. */
export const continueMatch = (match: Match, { deal, score }: MatchResult): Match =>
  enterResult(standingOf(match).over ? [] : match, { deal, score });

export const MatchSchema = v.pipe(
  v.array(v.object({ deal: DealName, score: Whole })),
  v.maxLength(MATCH_GAMES),
);
