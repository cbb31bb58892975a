/** Playing time: runs from the first move to the end while somebody can see the game. */

/** A stopwatch in milliseconds that never goes back but by `reset`. Time comes in from outside. */
export class Clock {
  #before = 0;
  #since: number | null = null;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get elapsed(): number {
    return this.#before + (this.#since === null ? 0 : Math.max(0, this.#now() - this.#since));
  }

  get runs(): boolean {
    return this.#since !== null;
  }

  start(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.#before = this.elapsed;
    this.#since = null;
  }

  /** Stops at this time. */
  reset(elapsed: number): void {
    this.#before = elapsed;
    this.#since = null;
  }
}
