/** How many cards of the tableau can go at best, deal by deal, as it has been measured. */
import table from '../removable.json' with { type: 'json' };

export interface Reach {
  readonly variant: string;
  readonly deals: number;
  /** Deals that the search could not settle. */
  readonly unknown: number;
  /** By the number of cards that can go: in how many deals it is that many. */
  readonly tally: readonly number[];
}

export const REACHES: readonly Reach[] = table.rows;

/** Deals of which all the tableau can go. */
export const cleared = ({ tally }: Reach): number => tally.at(-1) ?? 0;

export interface Step {
  readonly cards: number;
  readonly deals: number;
  /** Of the deals that keep a card at least. */
  readonly share: number;
}

/** The deals of which not all can go, by how many can. */
export function shortOf(reach: Reach): readonly Step[] {
  const short = reach.tally.slice(0, -1);
  const all = short.reduce((sum, deals) => sum + deals, 0);
  return short.map((deals, cards) => ({ cards, deals, share: all === 0 ? 0 : deals / all }));
}

/** So many cards or fewer can go in half of the deals that keep some. */
export function median(steps: readonly Step[]): number {
  let sum = 0;
  return steps.find(({ share }) => (sum += share) >= 0.5)?.cards ?? 0;
}
