/** A game in play: its setup, its position, and the history that undo, redo and transcripts need. */
import type { Card } from './cards.js';
import type { Move } from './moves.js';
import type { Options } from './options.js';
import { startOf } from './play.js';
import type { Position } from './position.js';
import { scoreOf } from './scoring.js';
import type { Setup } from './setup.js';

/** One action that undo can take back. */
export interface Step {
  /** The move; null for giving up, which is none. */
  readonly move: Move | null;
  readonly before: Position;
  readonly after: Position;
}

/** A game in play. Immutable: `reduce` makes the next one. */
export interface Session {
  readonly setup: Setup;
  readonly position: Position;
  /** Steps that undo can take back, the latest last. */
  readonly past: readonly Step[];
  /** Steps that redo can bring back, the next first. */
  readonly future: readonly Step[];
  /** The move counter; undone moves count by the undo policy (rules.md 2.4.15). */
  readonly moves: number;
  /** The card that waits for its partner. */
  readonly selected: Card | null;
  /** Every action since the deal as a transcript spells it, `undo` and `redo` included. */
  readonly actions: readonly string[];
}

/** Deals. */
export const startSession = (setup: Setup): Session => ({
  setup,
  position: startOf(setup.rules, setup.cards),
  past: [],
  future: [],
  moves: 0,
  selected: null,
  actions: [],
});

/** The steps that the undo limit lets stay. */
export const withinLimit = (past: readonly Step[], { undoLimit }: Setup): readonly Step[] =>
  undoLimit === 'unlimited' ? past : past.slice(Math.max(0, past.length - undoLimit));

/** The running game under another undo policy, at once. */
export function withUndoPolicy(
  session: Session,
  { undoLimit, undoCost }: Pick<Options, 'undoLimit' | 'undoCost'>,
): Session {
  const setup = { ...session.setup, undoLimit, undoCost };
  return { ...session, setup, past: withinLimit(session.past, setup) };
}

/** The score on show. */
export const sessionScore = ({ setup, position, moves }: Session): number =>
  scoreOf(setup.scoring, position, moves);
