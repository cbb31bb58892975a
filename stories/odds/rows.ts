/** The measured odds: of every variant, and by how often the stock is gone through. */
import { VARIANTS } from 'pyramid-solitaire/engine';
import table from '../odds.json' with { type: 'json' };
import type { Odds } from '../parts/measured.js';
import { interval } from '../parts/wilson.js';
import byPasses from '../passes.json' with { type: 'json' };

/** What somebody else has found or claimed. */
export interface Published {
  readonly source: string;
  readonly rate: number;
  readonly note: string;
}

export interface VariantOdds extends Odds {
  readonly variant: string;
  readonly published: readonly Published[] | null;
}

/** Every variant that has been measured, in the order of the list. */
export const VARIANT_ODDS: readonly VariantOdds[] = VARIANTS.flatMap(({ key }) =>
  table.rows.flatMap((row) => (row.variant === key ? [{ ...row, variant: key }] : [])),
);

export const STOCKS = ['closed', 'drawn', 'open'] as const;
export const PASSES = [1, 2, 3, 4, 5, 'unlimited'] as const;
export const GOALS = ['pyramid', 'all'] as const;

export type Stock = (typeof STOCKS)[number];
export type Passes = (typeof PASSES)[number];
export type Goal = (typeof GOALS)[number];

/**
 * The odds of the plain game with this stock, these passes and this goal. With one card a draw the
 * drawn card and the open stock are won from the same deals (rules.md 7.1), so they share a row.
 */
export function oddsByPasses(stock: Stock, passes: Passes, goal: Goal): Odds | null {
  const measured = stock === 'drawn' ? 'open' : stock;
  const row = byPasses.rows.find((each) => each.stock === measured && each.goal === goal);
  if (!row) return null;
  const enough = PASSES.slice(0, PASSES.indexOf(passes) + 1);
  const won = enough.reduce((sum, each) => sum + row.fewest[each], 0);
  const { deals, unknown } = row;
  const [low, high] = interval(won, unknown, deals);
  return { deals, won, unknown, rate: won / deals, low, high };
}
