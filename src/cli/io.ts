/** What the commands need of the world outside, so that tests can give them another one. */
import type { Answers, Order, Task } from './task.js';

/** Where text goes. */
export interface Sink {
  /** Whether a person is watching. */
  readonly isTerminal: boolean;
  /** Fulfilled when more may be written. */
  readonly write: (text: string) => Promise<void>;
}

/** Workers that answer tasks. */
export interface Pool {
  /** How many tasks are worked on at once. */
  readonly size: number;
  readonly run: <K extends keyof Answers>(task: Task & { kind: K }) => Promise<Answers[K]>;
  readonly close: () => Promise<void>;
}

export interface Io {
  readonly stdin: AsyncIterable<string>;
  readonly out: Sink;
  readonly err: Sink;
  readonly readFile: (path: string) => Promise<string>;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Starts workers for one order; null: as many as the machine has cores. */
  readonly openPool: (order: Order, size: number | null) => Pool;
}
