/** What belongs to a game beside its rules: scoring and the undo policies. No legality hangs on it. */
import { upTo } from './rules.js';

/** The seven scorings (rules.md 4), the default first. */
export const SCORINGS = [
  'left',
  'points',
  'par',
  'cards',
  'microsoft',
  'moves',
  'progressive',
] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Options that are no rules (design.md 4). */
export interface Options {
  readonly scoring: Scoring;
  /** How many of the last actions undo can take back. */
  readonly undoLimit: number | 'unlimited';
  /** What an undo does to the move counter: 0 nothing, 1 adds one, −1 takes the move back. */
  readonly undoCost: 0 | 1 | -1;
}

/** The values of each option, the default first. */
export const OPTION_VALUES: { readonly [F in keyof Options]: readonly Options[F][] } = {
  scoring: SCORINGS,
  undoLimit: ['unlimited', ...upTo(0, 999)],
  undoCost: [0, 1, -1],
};
