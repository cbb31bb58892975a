/** The measured odds of the variants, from `stories/odds.json`. */
import odds from '../odds.json' with { type: 'json' };

export interface Measured {
  readonly variant?: string | null;
  readonly deals: number;
  readonly won: number;
  /** Deals that the solver did not settle in the time it had. */
  readonly unknown: number;
  /** Share won, and its 95 % interval; what is unknown widens it. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const rows: readonly Measured[] = odds.rows;

/** The row of a variant. */
export const measuredOf = (key: string): Measured | undefined =>
  rows.find(({ variant }) => variant === key);
