/** Watches whether the game can still be won, and where it last could. */
import { isStuck, outcomeOf, type Position, type Session } from '../../engine/index.js';
import type { Verdict } from '../../worker/index.js';
import type { Adviser } from './adviser.js';

export interface Standing {
  /** Null while nothing is known of the position on the table. */
  readonly verdict: Verdict | null;
  /** Nothing that is left to do leads to any removal. */
  readonly stuck: boolean;
  /** Undos back to the last position that can be won; null while or where none is known. */
  readonly wayBack: number | null;
}

/** A breath before asking, in milliseconds: quick play asks once. */
const PAUSE = 150;

const OPEN: Standing = { verdict: null, stuck: false, wayBack: null };

export class VerdictWatch {
  readonly #adviser: Adviser;
  readonly #changed: (verdict: Verdict | null) => void;
  #running: AbortController | null = null;
  #watched: Position | null = null;
  standing: Standing = OPEN;

  /** `changed` is called when something has become known; with the verdict when it is that. */
  constructor(adviser: Adviser, changed: (verdict: Verdict | null) => void) {
    this.#adviser = adviser;
    this.#changed = changed;
  }

  /** Forgets the position before; whatever is still being asked of it is dropped. */
  stop(): void {
    this.#running?.abort();
    this.#running = null;
    this.standing = OPEN;
  }

  /** Looks at another position. */
  watch(session: Session): void {
    const { position, past } = session;
    // What leads to no removal does not begin to by one more draw.
    const stays = this.standing.stuck && past.at(-1)?.before === this.#watched;
    this.stop();
    this.#watched = position;
    const outcome = outcomeOf(position);
    if (outcome === 'won') return;
    const stuck = outcome === 'playing' && (stays || isStuck(position));
    this.standing = { ...OPEN, stuck };
    const run = new AbortController();
    this.#running = run;
    void this.#judge(session, run.signal);
  }

  async #judge(session: Session, signal: AbortSignal): Promise<void> {
    const { position } = session;
    if (!this.#adviser.known(position)) await pause(signal);
    if (signal.aborted) return;
    if (this.standing.stuck) this.#changed(null);
    // A game that is over needs no verdict, but the way back all the same.
    if (outcomeOf(position) === 'playing') {
      const { verdict } = await this.#adviser.ask(position, { signal });
      if (signal.aborted) return;
      this.standing = { ...this.standing, verdict };
      this.#changed(verdict);
      if (verdict !== 'unwinnable') return;
    }
    const wayBack = await this.#findWayBack(session, signal);
    if (signal.aborted || wayBack === null) return;
    this.standing = { ...this.standing, wayBack };
    this.#changed(null);
  }

  /**
   * What is once lost stays lost, so the last position that can be won is found by halving. One that
   * is not proved counts as lost: the way back must lead to a win.
   */
  async #findWayBack({ past }: Session, signal: AbortSignal): Promise<number | null> {
    let won = -1;
    let lost = past.length;
    while (lost - won > 1) {
      const middle = Math.floor((won + lost) / 2);
      const step = past[middle];
      if (!step) return null;
      const { verdict } = await this.#adviser.ask(step.before, { signal });
      if (signal.aborted) return null;
      if (verdict === 'winnable') won = middle;
      else lost = middle;
    }
    return won < 0 ? null : past.length - won;
  }
}

/** Waits a breath, or less when the answer is no longer wanted. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
