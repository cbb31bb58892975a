// The words the naive model speaks: rules, options, a position, an action, a snapshot.

/** The fields of a rule set (design.md 4); any `ranks` from 4 to 13 and any `rows` from 1. */
export interface ModelRules {
  ranks: number;
  shape: 'pyramid' | 'triangle';
  rows: number;
  faceDown: boolean;
  apexKing: boolean;
  reserve: number;
  reserveDepth: number;
  cells: number;
  stock: 'drawn' | 'closed' | 'open';
  draw: number;
  wastes: number;
  firstDraw: boolean;
  passes: number | 'unlimited';
  drawWhenStuck: boolean;
  coverPair: boolean;
  wastePair: boolean;
  goal: 'all' | 'pyramid';
}

/** What is no rule: scoring (rules.md 4), undo limit and undo cost (rules.md 2.4.15). */
export interface ModelOptions {
  scoring: string;
  undoLimit: number | null;
  undoCost: 0 | 1 | -1;
}

/** One action that was done, as the scorings need it. */
export interface Done {
  kind: 'remove' | 'draw' | 'redeal' | 'cell' | 'give-up';
  cards: string[];
  /** The pass in which it was done (rules.md 2.4.13). */
  pass: number;
}

/** Where every card lies, and how it came to that. An undo step is a copy of all of it. */
export interface Position {
  tableau: (string | null)[][];
  /** Bottom card first. */
  reserve: string[][];
  cells: (string | null)[];
  /** First card drawn first. */
  stock: string[];
  /** The card turned last, while it is in the hand (rules.md 2.4.1). */
  hand: string | null;
  /** Oldest card first. */
  wastes: string[][];
  /** The cards that have been the top of a waste (rules.md 2.4.17). */
  seen: string[];
  removed: string[];
  pass: number;
  done: Done[];
}

/** What never changes in one game: its rules, its deck and the tableau as it was dealt. */
export interface Table {
  rules: ModelRules;
  cards: string[];
  dealtTableau: string[][];
}

/** An action as it was read from its spelling (design.md 3). */
export type Action =
  | { kind: 'king'; card: string }
  | { kind: 'pair'; first: string; second: string }
  | { kind: 'cell'; card: string }
  | { kind: 'draw'; pile: number | null }
  | { kind: 'redeal' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'give-up' };

/** The whole of what a player may see, and the counters. */
export interface ModelSnapshot {
  legal: string[];
  score: number;
  moves: number;
  pass: number;
  passesLeft: number | null;
  stock: number;
  stockTop: string | null;
  drawn: string | null;
  wastes: string[][];
  reserve: string[][];
  cells: (string | null)[];
  tableau: (string | null)[][];
  removed: number;
  outcome: 'playing' | 'won' | 'lost';
  reason: null | 'no-moves' | 'gave-up';
}
