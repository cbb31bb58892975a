/** Counts, deal by deal, how many can be won; it may be stopped and go on. */
import type { Verdict } from 'pyramid-solitaire';
import {
  findSetup,
  formatDealCode,
  settingsOf,
  startOf,
  variantOf,
  type RuleSet,
  type Settings,
} from 'pyramid-solitaire/engine';
import type { Ask } from '../parts/solving.js';
import { interval } from '../parts/wilson.js';

/** The answer for one deal. */
export interface Counted {
  readonly code: string;
  readonly verdict: Verdict;
  /** Positions that the solver has examined. */
  readonly positions: number;
}

/** The interval as it was after so many deals. */
export interface Point {
  readonly deals: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Most milliseconds for a deal. */
const TIME = 3000;
/** Numbers of deals end here. */
const SEEDS = 2 ** 35;

export class Count {
  readonly #settings: Settings;
  readonly #first: number;
  readonly #ask: Ask;
  readonly #deals: Counted[] = [];
  readonly #points: Point[] = [];
  #won = 0;
  #unknown = 0;

  /** `first` is the number of the first deal; the others follow it. */
  constructor(rules: RuleSet, first: number, ask: Ask) {
    // The variant is of no matter to a search: its rules are.
    this.#settings = { ...settingsOf(variantOf('traditional')!), rules };
    this.#first = first;
    this.#ask = ask;
  }

  get deals(): readonly Counted[] {
    return this.#deals;
  }

  get points(): readonly Point[] {
    return this.#points;
  }

  get won(): number {
    return this.#won;
  }

  get unknown(): number {
    return this.#unknown;
  }

  /** Goes on until so many deals are counted in all, or until it is stopped. */
  async run(wanted: number, signal: AbortSignal, counted: () => void): Promise<void> {
    while (this.#deals.length < wanted && !signal.aborted) {
      const seed = (this.#first + this.#deals.length) % SEEDS;
      const code = formatDealCode({ ranks: this.#settings.rules.ranks, seed });
      const found = findSetup(this.#settings, { code });
      if (!found.ok) throw new Error(`${code}: ${found.reason}`);
      const deal = startOf(found.setup.rules, found.setup.cards);
      // One deal at a time: what is stopped is asked again when it goes on.
      // oxlint-disable-next-line no-await-in-loop
      const { verdict, positions } = await this.#ask(deal, { time: TIME, signal });
      if (signal.aborted) return;
      this.#enter({ code, verdict, positions });
      counted();
    }
  }

  #enter(deal: Counted): void {
    this.#deals.push(deal);
    if (deal.verdict === 'winnable') this.#won++;
    if (deal.verdict === 'unknown') this.#unknown++;
    const deals = this.#deals.length;
    const [low, high] = interval(this.#won, this.#unknown, deals);
    this.#points.push({ deals, rate: this.#won / deals, low, high });
  }
}

/** The deals as a table of comma-separated values, a line each. */
export const csvOf = (deals: readonly Counted[]): string =>
  ['code,verdict,positions', ...deals.map((deal) => Object.values(deal).join(','))].join('\n') +
  '\n';

const MOST_POINTS = 200;

/** No more points than a picture can show, the last one among them. */
export function thinned(points: readonly Point[]): readonly Point[] {
  const stride = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, index) => (points.length - 1 - index) % stride === 0);
}
