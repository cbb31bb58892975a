/** Asks the solver from a page: by a worker where the page allows one. */
import type { Position } from '../engine/index.js';
import type { Solution, SolveOptions } from '../solver/index.js';
import type { Channel, OpenChannel } from './channel.js';
import { CHANNELS } from './channels.js';
import type { Question, Reply } from './protocol.js';

/** Most bytes and milliseconds of one question. */
const MEMORY = 64 * 2 ** 20;
const TIME = 2000;
/**
 * How long a worker may take to start, in milliseconds, before it is done without: a slow phone needs
 * its time to read the script, and a hint must not be waited for longer than a second.
 */
export const START_TIME = 800;

export interface AskOptions extends SolveOptions {
  /** Most milliseconds to search, two thousand unless said otherwise. */
  readonly time?: number;
  /** Ends the search; its answer is then unknown. */
  readonly signal?: AbortSignal;
  /** Called now and then with the positions examined so far. */
  readonly onProgress?: (positions: number) => void;
}

/** A solver behind a worker. */
export interface Solver {
  solve(position: Position, options?: AskOptions): Promise<Solution>;
  /** Ends the worker; questions still open are answered as unknown. */
  dispose(): void;
}

interface Pending {
  readonly question: Question;
  readonly settle: (solution: Solution) => void;
  readonly onProgress: ((positions: number) => void) | undefined;
}

const UNKNOWN: Solution = { verdict: 'unknown', moves: null, positions: 0 };

class SolverClient implements Solver {
  readonly #ways: OpenChannel[];
  readonly #pending = new Map<number, Pending>();
  #channel: Channel | null = null;
  #opening = false;
  #ready = false;
  #disposed = false;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(ways: readonly OpenChannel[]) {
    this.#ways = [...ways];
  }

  solve(position: Position, options: AskOptions = {}): Promise<Solution> {
    const { time = TIME, signal, onProgress, ...rest } = options;
    if (signal?.aborted || this.#disposed) return Promise.resolve(UNKNOWN);
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const question = { position, options: { memory: MEMORY, ...rest }, time };
      const drop = (): void => this.#drop(id);
      const settle = (solution: Solution): void => {
        signal?.removeEventListener('abort', drop);
        resolve(solution);
      };
      signal?.addEventListener('abort', drop);
      this.#pending.set(id, { question, settle, onProgress });
      if (this.#ready) this.#channel?.send({ kind: 'ask', id, question });
      else void this.#open();
    });
  }

  dispose(): void {
    this.#disposed = true;
    this.#close();
    for (const id of this.#pending.keys()) this.#settle(id, UNKNOWN);
  }

  #drop(id: number): void {
    if (this.#ready) this.#channel?.send({ kind: 'drop', id });
    this.#settle(id, UNKNOWN);
  }

  #settle(id: number, solution: Solution): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(solution);
  }

  /** Opens the first way that is left; one that fails is not tried again. */
  async #open(): Promise<void> {
    if (this.#opening || this.#channel) return;
    const [way] = this.#ways;
    if (!way) {
      this.dispose();
      return;
    }
    this.#opening = true;
    const fail = (): void => this.#next(way);
    try {
      // No second worker would do better: only what needs none is left.
      const doWithout = (): void => this.#next(way, Math.max(1, this.#ways.length - 1));
      this.#watchdog = setTimeout(doWithout, START_TIME);
      const channel = await way({ reply: (reply) => this.#reply(reply), fail });
      if (this.#disposed || this.#ways[0] !== way) {
        channel.close();
        return;
      }
      this.#channel = channel;
      this.#opening = false;
      if (this.#ready) this.#sendAll();
    } catch {
      this.#opening = false;
      fail();
    }
  }

  /** Goes on to the next way, with all questions still open: at once, or when a worker dies later. */
  #next(failed: OpenChannel, passesOver = 1): void {
    if (this.#ways[0] !== failed) return;
    this.#close();
    this.#opening = false;
    this.#ways.splice(0, passesOver);
    if (this.#pending.size > 0) void this.#open();
  }

  #close(): void {
    clearTimeout(this.#watchdog);
    this.#channel?.close();
    this.#channel = null;
    this.#ready = false;
  }

  #reply(reply: Reply): void {
    switch (reply.kind) {
      case 'ready':
        clearTimeout(this.#watchdog);
        this.#ready = true;
        this.#sendAll();
        break;
      case 'progress':
        this.#pending.get(reply.id)?.onProgress?.(reply.positions);
        break;
      case 'answer':
        this.#settle(reply.id, reply.solution);
        break;
    }
  }

  #sendAll(): void {
    for (const [id, { question }] of this.#pending) {
      this.#channel?.send({ kind: 'ask', id, question });
    }
  }
}

/**
 * A solver that works beside the page: a worker from the own origin, else one from a blob, else
 * slices on the page's own thread. It starts with the first question.
 */
export const createSolver = (ways: readonly OpenChannel[] = CHANNELS): Solver =>
  new SolverClient(ways);
