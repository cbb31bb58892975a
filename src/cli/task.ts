/** The work of a thread: solves deals, or counts how many of a range can be won. */
import {
  cardsOfCode,
  formatMove,
  startOf,
  type Card,
  type Position,
  type RuleSet,
} from '../engine/index.js';
import { solve, type SolveOptions, type Verdict } from '../solver/index.js';

/** What all tasks of a command have in common. */
export interface Order {
  readonly rules: RuleSet;
  readonly options: SolveOptions;
}

/** A deal: the number of its code, or the cards one by one. */
export type Deal = number | readonly Card[];

export type Task =
  | { readonly kind: 'solve'; readonly deals: readonly Deal[] }
  /** `count` deals by consecutive codes. */
  | { readonly kind: 'count'; readonly from: number; readonly count: number };

export interface Solved {
  readonly verdict: Verdict;
  /** In the project's notation. */
  readonly moves: readonly string[] | null;
  readonly positions: number;
  readonly ms: number;
}

export interface Count {
  readonly deals: number;
  readonly won: number;
  readonly unknown: number;
}

/** The answer to each kind of task. */
export interface Answers {
  readonly solve: readonly Solved[];
  readonly count: Count;
}

export const dealt = (rules: RuleSet, deal: Deal): Position =>
  startOf(
    rules,
    typeof deal === 'number' ? cardsOfCode({ ranks: rules.ranks, seed: deal }, rules) : deal,
  );

function solveDeal({ rules, options }: Order, deal: Deal): Solved {
  const start = performance.now();
  const { verdict, moves, positions } = solve(dealt(rules, deal), options);
  const ms = Math.round((performance.now() - start) * 10) / 10;
  return { verdict, moves: moves && moves.map(formatMove), positions, ms };
}

function countDeals({ rules, options }: Order, from: number, deals: number): Count {
  let [won, unknown] = [0, 0];
  for (let seed = from; seed < from + deals; seed++) {
    const { verdict } = solve(dealt(rules, seed), options);
    if (verdict === 'winnable') won++;
    else if (verdict === 'unknown') unknown++;
  }
  return { deals, won, unknown };
}

/** Does a task. */
export function answer(order: Order, task: Task): Answers[keyof Answers] {
  return task.kind === 'solve'
    ? task.deals.map((deal) => solveDeal(order, deal))
    : countDeals(order, task.from, task.count);
}
