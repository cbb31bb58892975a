/** Runs the command in this process: streams are arrays of text, threads are promises. */
import type { Io, Pool } from '../../src/cli/io.js';
import { main } from '../../src/cli/main.js';
import { answer, type Answers, type Order } from '../../src/cli/task.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What was written on the output, line by line. */
  readonly lines: readonly string[];
}

export interface World {
  /** The standard input, in the pieces in which it comes. */
  readonly stdin?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  /** Whether the streams are a terminal. */
  readonly terminal?: { readonly out?: boolean; readonly err?: boolean };
  /** Milliseconds that the n-th task takes to be answered. */
  readonly delay?: (task: number) => number;
}

function poolOf(order: Order, delay: (task: number) => number): Pool {
  let tasks = 0;
  return {
    size: 4,
    run: async <K extends keyof Answers>(task: Parameters<Pool['run']>[0]) => {
      const wait = delay(tasks++);
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
      return answer(order, task) as Answers[K];
    },
    close: () => Promise.resolve(),
  };
}

async function* piecesOf(pieces: readonly string[]): AsyncGenerator<string> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

/** Splits a command line; what is quoted stays together. */
const wordsOf = (line: string): string[] =>
  (line.match(/"[^"]*"|\S+/gu) ?? []).map((word) => word.replace(/^"(.*)"$/u, '$1'));

/** Runs a command line to its end. */
export async function run(line: string | readonly string[], world: World = {}): Promise<Ran> {
  const { stdin = [], files = {}, terminal = {}, delay = () => 0 } = world;
  const written = { out: '', err: '' };
  const sinkOf = (name: 'out' | 'err') => ({
    isTerminal: terminal[name] ?? false,
    write: (text: string) => {
      written[name] += text;
      return Promise.resolve();
    },
  });
  let clock = 0;
  const io: Io = {
    stdin: piecesOf(stdin),
    out: sinkOf('out'),
    err: sinkOf('err'),
    readFile: (path) => {
      const text = files[path];
      return text === undefined ? Promise.reject(new Error('ENOENT')) : Promise.resolve(text);
    },
    // Time enough passes between two looks for every step to be shown.
    now: () => (clock += 1000),
    openPool: (order) => poolOf(order, delay),
  };
  const code = await main(typeof line === 'string' ? wordsOf(line) : line, io);
  return { code, ...written, lines: written.out.split('\n').slice(0, -1) };
}
