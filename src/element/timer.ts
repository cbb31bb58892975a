/** Drives the clock: it runs from the first move to the end, while the game can be seen. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { outcomeOf, type Fact, type Session } from '../engine/index.js';
import type { Clock } from './clock.js';

const SECOND = 1000;

/** After these the game may have begun, ended, or be open again. */
const MOVING: readonly Fact['kind'][] = ['moved', 'undone', 'redone', 'dealt'];

export class TimerController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #clock: Clock;
  readonly #update = (): void => this.update();
  #ticking: ReturnType<typeof setInterval> | undefined;
  #connected = false;
  /** Whether a game with a move made is going on. */
  #playing = false;
  #covered = false;

  constructor(host: ReactiveControllerHost, clock: Clock) {
    this.#host = host;
    this.#clock = clock;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = true;
    document.addEventListener('visibilitychange', this.#update);
    this.update();
  }

  hostDisconnected(): void {
    this.#connected = false;
    document.removeEventListener('visibilitychange', this.#update);
    this.update();
  }

  /** Follows the game. */
  follow(facts: readonly Fact[], { position }: Session): void {
    const kinds = new Set(facts.map(({ kind }) => kind));
    if (!MOVING.some((kind) => kinds.has(kind))) return;
    const begun = kinds.has('moved') || this.#clock.elapsed > 0;
    this.#playing = begun && outcomeOf(position) === 'playing';
    this.update();
  }

  /** A dialog lies over the board, or no longer does. */
  cover(covered: boolean): void {
    this.#covered = covered;
    this.update();
  }

  update(): void {
    const isSeen = this.#connected && !this.#covered && !document.hidden;
    const runs = this.#playing && isSeen;
    if (runs) this.#clock.start();
    else this.#clock.stop();
    clearInterval(this.#ticking);
    this.#ticking = runs ? setInterval(() => this.#host.requestUpdate(), SECOND) : undefined;
  }
}
