/** A bar on the terminal that shows how far the work has come; nothing on a pipe. */
import type { Io } from './io.js';

const WIDTH = 24;
/** Milliseconds between two pictures. */
const PAUSE = 100;
const CLEAR = '\r\u001B[K';

const number = (value: number): string => value.toLocaleString('en');

function leftOver(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${number(minutes)} min left` : `${Math.ceil(seconds)} s left`;
}

export interface Progress {
  readonly add: (deals: number) => void;
  readonly end: () => void;
}

/** `total`: null where nobody knows how much there is. */
export function showProgress({ err, now }: Io, total: number | null): Progress {
  if (!err.isTerminal) return { add: () => undefined, end: () => undefined };
  const start = now();
  let [done, shown] = [0, start];

  const picture = (): string => {
    if (total === null) return `${number(done)} deals`;
    const share = done / total;
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
    const time = leftOver(((now() - start) / 1000) * (1 / share - 1));
    return `[${bar}] ${number(done)} of ${number(total)} deals, ${time}`;
  };

  return {
    add: (deals) => {
      done += deals;
      if (now() - shown < PAUSE) return;
      shown = now();
      void err.write(`${CLEAR}${picture()}`);
    },
    end: () => void err.write(CLEAR),
  };
}
