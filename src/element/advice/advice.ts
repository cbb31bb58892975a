/** Hints, verdicts and shown solutions for one element. */
import {
  formatMove,
  outcomeOf,
  startOf,
  type Fact,
  type Move,
  type Position,
  type Session,
  type Setup,
} from '../../engine/index.js';
import type { Words } from '../../i18n/index.js';
import type { Solution, Verdict } from '../../worker/index.js';
import { Adviser } from './adviser.js';
import { hintedStops, hintFor, type Hint } from './hint.js';
import { Show } from './show.js';
import { VerdictWatch } from './verdict.js';
import type { AdviceView, SolveResult } from './view.js';
import { findWinnable, type FoundDeal } from './winnable.js';
import { sayHint } from './words.js';

export interface AdviceHost {
  readonly session: () => Session;
  /** Makes a move; false where it cannot be made. */
  readonly play: (move: Move) => boolean;
  /** Whether verdicts are wanted. */
  readonly judges: () => boolean;
  readonly verdict: (verdict: Verdict) => void;
  readonly changed: () => void;
}

/** How long a hint waits for the solver, and the search for the shortest win, in milliseconds. */
const HINT_TIME = 700;
const SHORTEST_TIME = 4000;

export class Advice {
  readonly #host: AdviceHost;
  readonly #adviser = new Adviser();
  readonly #watch: VerdictWatch;
  readonly #show: Show;
  #hint: Hint | null = null;
  #told: Verdict | null = null;
  #shortest: number | null = null;

  constructor(host: AdviceHost) {
    this.#host = host;
    this.#watch = new VerdictWatch(this.#adviser, (verdict) => this.#judged(verdict));
    this.#show = new Show(host.play, host.changed);
  }

  get view(): AdviceView {
    const hint = this.#hint;
    return {
      hint,
      hinted: hint ? hintedStops(this.#host.session().position, hint) : [],
      standing: this.#watch.standing,
      show: this.#show.paused ? 'paused' : this.#show.on ? 'running' : 'off',
      shortest: this.#shortest,
    };
  }

  /** Follows the game. */
  follow(before: Session, facts: readonly Fact[], after: Session): void {
    const changed = facts.some(({ kind }) => kind !== 'refused' && kind !== 'selected');
    if (!changed) return;
    this.#adviser.follow(before.position, facts, after.position);
    this.#hint = null;
    this.#shortest = null;
    // Whatever else happens than the move shown ends the show.
    if (this.#show.on && facts[0]?.kind !== 'moved') this.#show.stop();
    if (facts.some(({ kind }) => kind === 'dealt')) this.#told = null;
    if (this.#host.judges()) this.#watch.watch(after);
    else this.#watch.stop();
    if (outcomeOf(after.position) === 'won') void this.#findShortest(after);
  }

  /** Looks at the game again, as when verdicts have just been asked for. */
  review(): void {
    if (this.#host.judges()) this.#watch.watch(this.#host.session());
    else this.#watch.stop();
  }

  /** Gives a hint, with the words for it; null if the game has moved on before there was one. */
  async hint(words: Words): Promise<{ readonly hint: Hint; readonly said: string } | null> {
    const { position } = this.#host.session();
    const solution = outcomeOf(position) === 'playing' ? await this.#bestOf(position) : null;
    const session = this.#host.session();
    if (session.position !== position) return null;
    const hint = hintFor(position, solution);
    this.#hint = hint;
    this.#host.changed();
    return { hint, said: sayHint(words, session, hint) };
  }

  /** The shortest win makes the best hints; where it takes too long, any answer will do. */
  async #bestOf(position: Position): Promise<Solution> {
    const shortest = await this.#adviser.ask(position, { shortest: true, time: HINT_TIME });
    if (shortest.verdict !== 'unknown') return shortest;
    return this.#adviser.known(position) ?? this.#adviser.ask(position, { time: HINT_TIME });
  }

  async solve(): Promise<SolveResult> {
    const { verdict, moves } = await this.#adviser.ask(this.#host.session().position);
    return { verdict, moves: moves && moves.map(formatMove) };
  }

  /** Plays the win that is known of the position on the table. */
  show(): void {
    const moves = this.#adviser.known(this.#host.session().position)?.moves;
    if (moves) this.#show.start(moves);
  }

  pause(): void {
    if (this.#show.paused) this.#show.resume();
    else this.#show.pause();
  }

  step(): void {
    this.#show.pause();
    this.#show.step();
  }

  endShow(): void {
    this.#show.stop();
  }

  /** Looks for a deal that can be won; null if it was called off. */
  find(next: () => Setup, signal: AbortSignal): Promise<FoundDeal | null> {
    return findWinnable(this.#adviser, next, signal);
  }

  /** The element has left the page: no worker and no timer stays. */
  dispose(): void {
    this.#watch.stop();
    this.#show.stop();
    this.#adviser.dispose();
  }

  #judged(verdict: Verdict | null): void {
    if (verdict && verdict !== this.#told) {
      this.#told = verdict;
      this.#host.verdict(verdict);
    }
    this.#host.changed();
  }

  async #findShortest(session: Session): Promise<void> {
    const { rules, cards } = session.setup;
    const { verdict, moves } = await this.#adviser.ask(startOf(rules, cards), {
      shortest: true,
      time: SHORTEST_TIME,
    });
    if (verdict !== 'winnable' || !moves || this.#host.session() !== session) return;
    this.#shortest = moves.length;
    this.#host.changed();
  }
}
