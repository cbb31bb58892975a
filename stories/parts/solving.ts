/** The one solver that all stories share: a worker beside the page, started by the first question. */
import { createSolver, type AskOptions, type Solution, type Solver } from 'pyramid-solitaire';
import type { Position } from 'pyramid-solitaire/engine';

/** What asks for one answer: the shared solver, or what a test puts in its place. */
export type Ask = (position: Position, options: AskOptions) => Promise<Solution>;

interface Waiting {
  readonly position: Position;
  readonly options: AskOptions;
  readonly settle: (solution: Solution | Promise<Solution>) => void;
}

let shared: Promise<Solver> | null = null;
let waiting: Waiting[] = [];
let isAsking = false;

/** What is said where no solver can be had. */
const UNKNOWN: Solution = { verdict: 'unknown', moves: null, positions: 0 };

/** The solver's answer; where its chunk could not be fetched, the next question tries again. */
async function answerTo({ position, options }: Waiting): Promise<Solution> {
  shared ??= createSolver();
  const solver = await shared.catch(() => (shared = null));
  return solver ? solver.solve(position, options) : UNKNOWN;
}

/** Asks one question after another, so that each has all of its time. */
async function askAll(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const answer = answerTo(next);
    next.settle(answer);
    // oxlint-disable-next-line no-await-in-loop
    await Promise.allSettled([answer]);
  }
  isAsking = false;
}

const asking =
  (enter: (question: Waiting) => readonly Waiting[]): Ask =>
  (position, options) =>
    new Promise((settle) => {
      waiting = [...enter({ position, options, settle })];
      void askAll();
    });

/** Asks the solver when it has answered what it was asked before. A question that is aborted ends as unknown. */
export const solveBeside: Ask = asking((question) => [...waiting, question]);

/** Asks it before what else is waiting. */
export const solveNext: Ask = asking((question) => [question, ...waiting]);
