/** Names that belong to a game as a whole: variant, score, outcome. */
import {
  variantOf,
  type LossReason,
  type Scoring,
  type Session,
  type Setup,
} from '../engine/index.js';
import type { MessageKey } from './messages.js';
import type { Words } from './words.js';

/** A variant's name; the key itself of one that has none. */
export const variantName = (words: Words, key: string): string =>
  // The list and the keys are held together by a test, so the compiler need not know each key.
  variantOf(key) ? words.t(`variant.${key}` as MessageKey) : key;

/** "Pyramid Solitaire, Giza": what the board is called. */
export const boardLabel = (words: Words, { variant }: Setup): string =>
  words.t('board.label', { game: words.t('game.title'), variant: variantName(words, variant) });

/** What the score on show is called: "Score", "In the pyramid". */
export const scoreLabel = (words: Words, scoring: Scoring): string => words.t(`score.${scoring}`);

/** "The pyramid is clear", or what else the goal was. */
export const wonHeadline = (words: Words, { setup }: Session): string =>
  words.t(setup.rules.goal === 'pyramid' ? 'outcome.won-pyramid' : 'outcome.won-all');

/** "No more moves", or that the player gave up. */
export const lostHeadline = (words: Words, reason: LossReason): string =>
  words.t(`outcome.${reason}`);
