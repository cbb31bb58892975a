/** Stand-ins for a worker: channels that are spoken to by hand, and solutions to answer with. */
import { startOf } from '../../src/engine/index.js';
import type { Solution } from '../../src/solver/index.js';
import type { ChannelListener, OpenChannel } from '../../src/worker/channel.js';
import type { Request } from '../../src/worker/protocol.js';
import { setupFor } from '../engine/player.js';

export const UNKNOWN: Solution = { verdict: 'unknown', moves: null, positions: 0 };
export const LOST: Solution = { verdict: 'unwinnable', moves: null, positions: 7 };

const { rules, cards } = setupFor('pyramide', { code: 'PY1-N-AAAAAAJ' });

/** A position like any other; each call gives another object. */
export const position = () => startOf(rules, cards);

/** One way to a solver, with all that happens on it. */
export class Way {
  /** What it was asked, in order. */
  readonly sent: Request[] = [];
  opened = 0;
  closed = 0;
  listener: ChannelListener | null = null;
  readonly #open: (way: Way) => Promise<void> | void;

  /** `open` may throw, wait, or speak at once. */
  constructor(open: (way: Way) => Promise<void> | void = () => undefined) {
    this.#open = open;
  }

  readonly open: OpenChannel = async (listener) => {
    this.opened += 1;
    this.listener = listener;
    await this.#open(this);
    return {
      send: (request) => void this.sent.push(request),
      close: () => void (this.closed += 1),
    };
  };

  ready(): void {
    this.listener?.reply({ kind: 'ready' });
  }

  /** Answers every question that has been asked and not been dropped. */
  answer(solution: Solution = LOST): void {
    for (const id of this.waiting) this.listener?.reply({ kind: 'answer', id, solution });
  }

  /** The questions not dropped. */
  get waiting(): readonly number[] {
    const dropped = this.sent.filter(({ kind }) => kind === 'drop').map(({ id }) => id);
    const asked = this.sent.filter(({ kind }) => kind === 'ask').map(({ id }) => id);
    return asked.filter((id) => !dropped.includes(id));
  }
}

/** Something to wait for until it is opened by hand. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: (() => void) | null = null;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open?.() };
}
