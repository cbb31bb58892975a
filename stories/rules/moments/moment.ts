/** The moment at which a rule matters: one deal, played by several values of the rule. */
import type { IntentRefusal, Options, RuleSet, Snapshot } from 'pyramid-solitaire/engine';
import type { Attributes } from '../../parts/settings.js';

export type Field = keyof RuleSet | keyof Options;

export interface Side {
  /** What is changed in the traditional game; the rule in question among it, unless by default. */
  readonly attributes: Attributes;
  /** Moves that lead to the moment. */
  readonly moves?: readonly string[];
  /** What is tried then: a move, or `undo`. Nothing where the deal itself shows the rule. */
  readonly tried?: string;
  /** Why it is refused; it is legal where nothing is said. */
  readonly refused?: IntentRefusal;
  /** What is to be seen then. */
  readonly seen?: unknown;
}

export interface Moment {
  readonly field: Field;
  readonly code: string;
  /** What to look at, in a sentence or three. */
  readonly tell: string;
  readonly sides: readonly Side[];
  /** Where on the board the difference is to be seen, once that has been tried. */
  readonly look?: (state: Snapshot) => unknown;
}

/** The traditional game, but for what the side changes. */
export const attributesOf = (moment: Moment, side: Side): Attributes => ({
  variant: 'traditional',
  code: moment.code,
  ...side.attributes,
});

/** So many draws. */
export const draws = (count: number): readonly string[] =>
  Array.from({ length: count }, () => 'draw');
