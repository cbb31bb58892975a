/** What page and worker say to each other. */
import type { Position } from '../engine/index.js';
import type { Solution, SolveOptions } from '../solver/index.js';

/** A question, with its limits. */
export interface Question {
  readonly position: Position;
  readonly options: SolveOptions;
  /** Most milliseconds to search; then the answer is unknown. */
  readonly time: number;
}

export type Request =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'drop'; readonly id: number };

export type Reply =
  /** The worker has started; before it, silence may mean that it never will. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly positions: number }
  | { readonly kind: 'answer'; readonly id: number; readonly solution: Solution };
