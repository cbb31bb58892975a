/** Runs a search in slices: the same in a worker and, as a last resort, on the page's own thread. */
import { createSearch, type Solution } from '../solver/index.js';
import type { Question } from './protocol.js';

/** Milliseconds of a slice: short enough for a page to stay smooth. */
const SLICE = 6;
/** Positions between two looks at the clock. */
const STRIDE = 100;

export interface RunControl {
  /** Looked at between slices; a search nobody waits for any more ends as unknown. */
  readonly dropped: () => boolean;
  readonly progress: (positions: number) => void;
}

/** Lets messages and the page's own work in. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Searches until there is an answer, the time is up, or nobody wants it any more. */
export async function runSearch(question: Question, control: RunControl): Promise<Solution> {
  const search = createSearch(question.position, question.options);
  const end = performance.now() + question.time;
  for (;;) {
    const pause = Math.min(end, performance.now() + SLICE);
    do {
      const solution = search.run(STRIDE);
      if (solution) return solution;
    } while (performance.now() < pause);
    if (performance.now() >= end || control.dropped()) {
      return { verdict: 'unknown', moves: null, positions: search.positions };
    }
    control.progress(search.positions);
    await breathe();
  }
}
