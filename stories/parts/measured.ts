/** The measured odds of the variants, from `stories/odds.json`. */
import odds from '../odds.json' with { type: 'json' };

export interface Odds {
  readonly deals: number;
  readonly won: number;
  /** Deals that the solver did not settle in the time it had. */
  readonly unknown: number;
  /** The share of deals that can be won, and its 95 % interval; what is unknown widens it. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

interface Row extends Odds {
  readonly variant?: string | null;
}

const rows: readonly Row[] = odds.rows;

/** The row of a variant. */
export const measuredOf = (key: string): Odds | undefined =>
  rows.find(({ variant }) => variant === key);
