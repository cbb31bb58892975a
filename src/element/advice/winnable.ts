/** Looks for a deal that can be won. */
import { startOf, type Setup } from '../../engine/index.js';
import type { Solution } from '../../worker/index.js';
import type { Adviser } from './adviser.js';

/** How long to look, and at one deal at most, in milliseconds. */
const PATIENCE = 5000;
const A_DEAL = 1500;

export interface FoundDeal {
  readonly setup: Setup;
  /** Whether it is proved that the deal can be won. */
  readonly proved: boolean;
  /** The proof. */
  readonly solution?: Solution;
}

/** Lets the page's own work in between two deals. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** The first deal proved winnable; when patience is out, the last one that was not proved lost. */
export async function findWinnable(
  adviser: Adviser,
  randomSetup: () => Setup,
  signal: AbortSignal,
): Promise<FoundDeal | null> {
  const reachable = await adviser.reachable();
  if (signal.aborted) return null;
  if (!reachable) return { setup: randomSetup(), proved: false };
  const end = performance.now() + PATIENCE;
  let unproved: Setup | null = null;
  while (!signal.aborted) {
    const setup = randomSetup();
    const left = end - performance.now();
    if (left <= 0) return { setup: unproved ?? setup, proved: false };
    const position = startOf(setup.rules, setup.cards);
    const solution = await adviser.ask(position, { signal, time: Math.min(A_DEAL, left) });
    if (solution.verdict === 'winnable') return { setup, proved: true, solution };
    if (solution.verdict === 'unknown') unproved = setup;
    await breathe();
  }
  return null;
}
