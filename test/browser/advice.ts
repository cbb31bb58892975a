// The adviser's surroundings: workers that are counted, slowed or spoken for, and what is told of games.
import type { Position } from '../../src/engine/index.js';
import type { Solution } from '../../src/solver/index.js';
import { PATIENCE } from '../../src/element/advice/advice.js';
import { START_TIME } from '../../src/worker/client.js';
import type { Reply, Request } from '../../src/worker/protocol.js';
import { overlay } from './doubles.js';
import { mount, type Mount, type Table } from './harness.js';
import { DEADLINE, until } from './until.js';

/** What is said of a game that is lost: before the first move, and after it. */
export const NEVER = 'This deal cannot be won';
export const NO_WAY = 'This game can no longer be won';
export const STUCK = 'No more cards can be removed, whatever you draw.';
export const BACK = 'Back to where it could still be won';

/** Puts an element that judges its games into a page. */
export const judged = (given: Mount = {}): Promise<Table> =>
  mount({ ...given, 'no-verdict': null });

/** Notes the verdicts that a page hears while a test runs. */
export async function withVerdicts(act: (heard: string[]) => Promise<void>): Promise<void> {
  const heard: string[] = [];
  const note = ({ detail }: HTMLElementEventMap['pyramid-verdict']): void =>
    void heard.push(detail.verdict);
  document.addEventListener('pyramid-verdict', note as EventListener);
  try {
    await act(heard);
  } finally {
    document.removeEventListener('pyramid-verdict', note as EventListener);
  }
}

/** Runs a test in a page whose workers are of this class. */
export async function withWorker(
  kind: new (...given: ConstructorParameters<typeof Worker>) => unknown,
  act: () => Promise<void>,
): Promise<void> {
  const takeOff = overlay(globalThis, { Worker: kind });
  try {
    await act();
  } finally {
    takeOff();
  }
}

/** Runs a test in a page that waits for workers, or for what takes these times: a busy machine is no fault. */
export async function unhurried(
  act: () => Promise<void>,
  times: readonly number[] = [START_TIME],
): Promise<void> {
  const native = window.setTimeout.bind(window);
  const takeOff = overlay(window, {
    setTimeout: (callback: () => void, time = 0) =>
      native(callback, times.includes(time) ? DEADLINE : time),
  });
  try {
    await act();
  } finally {
    takeOff();
  }
}

/** Real workers, counted. */
export function countedWorker() {
  const living = new Set<Worker>();
  const made: Worker[] = [];
  class CountedWorker extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      made.push(this);
      living.add(this);
    }
    override terminate(): void {
      living.delete(this);
      super.terminate();
    }
  }
  return { CountedWorker, living, made };
}

/** Where the page allows none. */
export class ForbiddenWorker extends EventTarget {
  constructor() {
    super();
    throw new Error('forbidden');
  }
}

type Ask = Request & { readonly kind: 'ask' };

/** Workers that do nothing but what the test lets them say. */
export class SpokenFor extends EventTarget {
  readonly heard: Request[] = [];
  terminated = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a worker
  postMessage(request: Request): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(data: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Every question so far. */
  get asked(): readonly Ask[] {
    return this.heard.filter((request): request is Ask => request.kind === 'ask');
  }

  answer({ id }: Ask, solution: Solution): void {
    this.say({ kind: 'answer', id, solution });
  }
}

export const UNKNOWN: Solution = { verdict: 'unknown', moves: null, positions: 0 };
export const LOST: Solution = { verdict: 'unwinnable', moves: null, positions: 0 };
/** A win by moves that do not matter. */
export const WIN: Solution = {
  verdict: 'winnable',
  moves: [{ kind: 'draw', waste: null }],
  positions: 0,
};

/** Workers to speak for: ready at once, they answer what `answer` gives, and else keep silent. */
export function spokenFor(answer: (position: Position) => Solution | null = () => null) {
  const made: SpokenFor[] = [];
  class Spoken extends SpokenFor {
    constructor() {
      super();
      made.push(this);
      queueMicrotask(() => this.say({ kind: 'ready' }));
    }
    override postMessage(request: Request): void {
      this.heard.push(request);
      const solution = request.kind === 'ask' ? answer(request.question.position) : null;
      if (request.kind === 'ask' && solution) {
        queueMicrotask(() => this.answer(request, solution));
      }
    }
  }
  return {
    Spoken,
    made,
    asked: () => made.flatMap((worker) => worker.asked),
    /** Answers what has been asked of positions that are like this. */
    answer: (like: (position: Position) => boolean, solution: Solution): void => {
      for (const worker of made) {
        for (const ask of worker.asked) {
          if (like(ask.question.position)) worker.answer(ask, solution);
        }
      }
    },
  };
}

/** Asks for a hint by the button and waits for it. */
export async function hinted(table: Table): Promise<string> {
  const ask = async (): Promise<void> => {
    await table.press('Hint');
    await until('a hint', () => table.all('.toast.hint').length > 0);
  };
  await unhurried(ask, [PATIENCE]);
  return table.says();
}

/** The stops that a hint marks. */
export const marks = (table: Table): readonly string[] =>
  table.all('[data-stop].hint').map((stop) => stop.dataset['stop'] ?? '');

/** Plays on a loop of beats that come only when told to; `beat` gives how many were waiting. */
export async function withBeats(act: (beat: () => number) => Promise<void>): Promise<void> {
  const beats = new Map<number, () => void>();
  let last = 0;
  const set = window.setInterval.bind(window);
  const clear = window.clearInterval.bind(window);
  const takeOff = overlay(window, {
    setInterval: (callback: () => void, time: number) => {
      // The clock ticks each second.
      if (time === 1000) return set(callback, time);
      last -= 1;
      beats.set(last, callback);
      return last;
    },
    clearInterval: (timer: number) => {
      if (!beats.delete(timer)) clear(timer);
    },
  });
  try {
    await act(() => {
      const waiting = [...beats.values()];
      for (const callback of waiting) callback();
      return waiting.length;
    });
  } finally {
    takeOff();
  }
}

/** Deals these seeds first, one after another, and then whatever the system gives. */
export async function withSeeds(seeds: readonly number[], act: () => Promise<void>): Promise<void> {
  const left = [...seeds];
  const native = crypto.getRandomValues.bind(crypto);
  const takeOff = overlay(crypto, {
    getRandomValues: (numbers: Uint32Array<ArrayBuffer>) => {
      const seed = left.shift();
      if (seed === undefined) return native(numbers);
      numbers.set([0, seed]);
      return numbers;
    },
  });
  try {
    await act();
  } finally {
    takeOff();
  }
}
