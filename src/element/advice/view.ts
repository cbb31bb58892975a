/** What the views show of the advice, and what it is before any is given. */
import type { Verdict } from '../../worker/index.js';
import type { StopKey } from '../stops.js';
import type { Hint } from './hint.js';
import type { Standing } from './verdict.js';

export interface AdviceView {
  /** The hint given for the position on the table. */
  readonly hint: Hint | null;
  readonly hinted: readonly StopKey[];
  readonly standing: Standing;
  /** That the game cannot be won any more, in words; empty while that is not known. */
  readonly notice: string;
  readonly show: 'off' | 'running' | 'paused';
  /** Moves of the shortest win of this deal, once it is won and they are known. */
  readonly shortest: number | null;
}

/**
 * What the player can do with advice: go back to where the game could still be won, or have the known
 * win played; `pause` also goes on.
 */
export type AdviceAction = 'back' | 'show' | 'pause' | 'step' | 'end-show';

/** Before the solver has been asked for anything. */
export const NO_ADVICE: AdviceView = {
  hint: null,
  hinted: [],
  standing: { verdict: null, stuck: false, wayBack: null },
  notice: '',
  show: 'off',
  shortest: null,
};

/** What the solver says of a position, in the project's notation. */
export interface SolveResult {
  readonly verdict: Verdict;
  readonly moves: readonly string[] | null;
}
