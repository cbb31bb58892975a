/** What one asks the solver, and what it answers. */
import type { Move } from '../engine/moves.js';

/** `unknown`: the positions or the memory allowed were used up. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

export interface SolveOptions {
  /** Most positions to examine; without it only the memory is a limit. */
  readonly positions?: number;
  /** Most bytes of tables, 64 MB unless said otherwise. */
  readonly memory?: number;
  /** Ask for the fewest moves. */
  readonly shortest?: boolean;
}

export interface Solution {
  readonly verdict: Verdict;
  /** The moves of a win from here; null without one. */
  readonly moves: readonly Move[] | null;
  /** Positions examined. */
  readonly positions: number;
}

/** A search that runs in slices, so that it can be cancelled and watched. */
export interface Search {
  /** Examines up to `count` positions more: the answer, or null while there is none. */
  run(count: number): Solution | null;
  /** Positions examined so far. */
  readonly positions: number;
}

/**
 * What a search is for; it decides which moves may be made without trying any other. The last two
 * count cards that go: in a game that cannot be won, and in one that a win may end too soon.
 */
export type Aim = 'win' | 'fewest' | 'most' | 'most before a win';
