/** Answers questions that come as messages: the inside of a worker, without the worker. */
import type { Solution } from '../solver/index.js';
import type { Reply, Request } from './protocol.js';
import { runSearch } from './run.js';

/** What is answered where a search fails, as for want of memory. */
const UNKNOWN: Solution = { verdict: 'unknown', moves: null, positions: 0 };

/** A listener for requests; replies go to `reply`. */
export function createAnswerer(reply: (reply: Reply) => void): (request: Request) => void {
  const running = new Set<number>();
  return (request) => {
    const { id } = request;
    if (request.kind === 'drop') {
      running.delete(id);
      return;
    }
    running.add(id);
    const control = {
      dropped: () => !running.has(id),
      progress: (positions: number) => reply({ kind: 'progress', id, positions }),
    };
    const answer = async (): Promise<void> => {
      const solution = await runSearch(request.question, control).catch(() => UNKNOWN);
      if (running.delete(id)) reply({ kind: 'answer', id, solution });
    };
    void answer();
  };
}
