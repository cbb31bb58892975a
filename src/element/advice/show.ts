/** Plays a solution move by move, as fast as one can follow. */
import type { Move } from '../../engine/index.js';

/** Milliseconds between two moves. */
const BEAT = 900;

export class Show {
  readonly #play: (move: Move) => boolean;
  readonly #changed: () => void;
  #left: readonly Move[] = [];
  /** Whether a move of the show is being made just now. */
  moving = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `play` makes a move and says whether it could. */
  constructor(play: (move: Move) => boolean, changed: () => void) {
    this.#play = play;
    this.#changed = changed;
  }

  /** Whether a solution is being shown, running or paused. */
  get on(): boolean {
    return this.#left.length > 0;
  }

  get paused(): boolean {
    return this.on && this.#timer === undefined;
  }

  start(moves: readonly Move[]): void {
    this.stop();
    this.#left = moves;
    this.resume();
  }

  resume(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.step(), BEAT);
    this.#changed();
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#changed();
  }

  /** One move. */
  step(): void {
    const [move, ...rest] = this.#left;
    this.#left = rest;
    this.moving = true;
    const played = move !== undefined && this.#play(move);
    this.moving = false;
    if (!played || rest.length === 0) this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#left = [];
    this.#changed();
  }
}
