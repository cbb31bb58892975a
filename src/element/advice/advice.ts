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
import { Adviser, UNKNOWN } from './adviser.js';
import { hintedStops, hintFor, type Hint } from './hint.js';
import { Show } from './show.js';
import { VerdictWatch } from './verdict.js';
import type { AdviceAction, AdviceView, SolveResult } from './view.js';
import { findWinnable, type FoundDeal } from './winnable.js';
import { sayHint, sayStanding } from './words.js';

export interface AdviceHost {
  readonly session: () => Session;
  /** Makes a move; false where it cannot be made. */
  readonly play: (move: Move) => boolean;
  readonly undo: () => void;
  /** Whether verdicts are wanted. */
  readonly judges: () => boolean;
  /** Whether the element is in a page. */
  readonly connected: () => boolean;
  readonly words: Words;
  readonly say: (text: string) => void;
  readonly verdict: (verdict: Verdict) => void;
  /** The player has been helped: by a hint, a win that plays itself, a way back to where it was open. */
  readonly helped: () => void;
  readonly changed: () => void;
}

/** How long a hint waits for the solver, and the search for the shortest win, in milliseconds. */
const HINT_TIME = 600;
const SHORTEST_TIME = 4000;
/** How long a hint waits for whatever reason, in milliseconds. */
export const PATIENCE = 1200;

const inTime = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value);
  });

export class Advice {
  readonly #host: AdviceHost;
  readonly #adviser = new Adviser();
  readonly #watch: VerdictWatch;
  readonly #show: Show;
  /** Ends whatever is still being asked when the element leaves. */
  #life = new AbortController();
  #found: FoundDeal | null = null;
  #hint: Hint | null = null;
  /** What has been said of the game's chances. */
  #noticed = '';
  #told: Verdict | null = null;
  #shortest: number | null = null;

  constructor(host: AdviceHost) {
    this.#host = host;
    this.#watch = new VerdictWatch(this.#adviser, (verdict) => this.#judged(verdict));
    this.#show = new Show(host.play, host.changed);
  }

  get view(): AdviceView {
    const hint = this.#hint;
    const { words, session } = this.#host;
    return {
      hint,
      hinted: hint ? hintedStops(session().position, hint) : [],
      standing: this.#watch.standing,
      notice: sayStanding(words, session(), this.#watch.standing),
      show: this.#show.paused ? 'paused' : this.#show.on ? 'running' : 'off',
      shortest: this.#shortest,
    };
  }

  /** Follows the game. */
  follow(before: Session, facts: readonly Fact[], after: Session): void {
    // Whatever else happens than the move shown ends the show.
    if (this.#show.on && !this.#show.moving) this.#show.stop();
    const changed = facts.some(({ kind }) => kind !== 'refused' && kind !== 'selected');
    if (!changed) return;
    this.#adviser.follow(before.position, facts, after.position);
    this.#hint = null;
    this.#shortest = null;
    if (facts.some(({ kind }) => kind === 'dealt')) this.#begin(after);
    this.review();
    if (outcomeOf(after.position) === 'won') void this.#findShortest(after);
  }

  /** Looks at the game again, as when verdicts have just been asked for. */
  review(): void {
    if (this.#host.judges()) this.#watch.watch(this.#host.session());
    else this.#watch.stop();
    this.#host.changed();
  }

  /** Another game: nothing has been told of it, and a deal that was looked for is proved already. */
  #begin({ setup, position }: Session): void {
    this.#told = null;
    this.#noticed = '';
    const { solution, setup: found } = this.#found ?? {};
    if (solution && found === setup) this.#adviser.remember(position, solution, false);
    this.#found = null;
  }

  /** Gives a hint, with the words for it; null if the game has moved on before there was one. */
  async hint(): Promise<{ readonly hint: Hint; readonly said: string } | null> {
    const { position } = this.#host.session();
    const solution = outcomeOf(position) === 'playing' ? await this.#bestOf(position) : null;
    this.#leaveIfAway();
    const session = this.#host.session();
    if (session.position !== position) return null;
    const hint = hintFor(position, solution);
    this.#hint = hint;
    // That nothing is left to do helps nobody.
    if (hint.move) this.#host.helped();
    this.#host.changed();
    return { hint, said: sayHint(this.#host.words, session, hint) };
  }

  /** The shortest win makes the best hints; where it takes too long, any answer will do. */
  async #bestOf(position: Position): Promise<Solution> {
    const asked = { time: HINT_TIME, signal: this.#life.signal };
    const answers = Promise.all([
      this.#adviser.ask(position, { ...asked, shortest: true }),
      this.#adviser.ask(position, asked),
    ]);
    // A hint is wanted soon, even where the worker has yet to be found that answers.
    const [shortest, any] = await Promise.race([answers, inTime(PATIENCE, [UNKNOWN, UNKNOWN])]);
    return shortest.verdict === 'unknown' ? any : shortest;
  }

  /** An element that is in no page may be asked, but no worker of it lives on. */
  #leaveIfAway(): void {
    if (!this.#host.connected()) this.dispose();
  }

  async solve(): Promise<SolveResult> {
    const { signal } = this.#life;
    const { verdict, moves } = await this.#adviser.ask(this.#host.session().position, { signal });
    this.#leaveIfAway();
    return { verdict, moves: moves && moves.map(formatMove) };
  }

  act(action: AdviceAction): void {
    switch (action) {
      case 'back':
        this.#goBack();
        break;
      case 'show':
        this.#showWin();
        break;
      case 'pause':
        if (this.#show.paused) this.#show.resume();
        else this.#show.pause();
        break;
      case 'step':
        this.#show.pause();
        this.#show.step();
        break;
      case 'end-show':
        this.#show.stop();
        break;
    }
  }

  /** Back to where the game could still be won, in one go. */
  #goBack(): void {
    const steps = this.#watch.standing.wayBack ?? 0;
    if (steps > 0) this.#host.helped();
    for (let step = 0; step < steps; step++) this.#host.undo();
  }

  /** Plays the win that is known of the position on the table. */
  #showWin(): void {
    const { session, words, say } = this.#host;
    say(words.t('show.running'));
    const moves = this.#adviser.known(session().position)?.moves;
    if (!moves) return;
    this.#host.helped();
    this.#show.start(moves);
  }

  /** Looks for a deal that can be won; null if it was called off. */
  async find(next: () => Setup, signal: AbortSignal): Promise<FoundDeal | null> {
    this.#found = await findWinnable(this.#adviser, next, signal);
    return this.#found;
  }

  /** The element has left the page: no worker and no timer stays. */
  dispose(): void {
    this.#life.abort();
    this.#life = new AbortController();
    this.#watch.stop();
    this.#show.stop();
    this.#adviser.dispose();
  }

  #judged(verdict: Verdict | null): void {
    if (verdict && verdict !== this.#told) {
      this.#told = verdict;
      this.#host.verdict(verdict);
    }
    const notice = sayStanding(this.#host.words, this.#host.session(), this.#watch.standing);
    // Once: that it is the deal, or by now the game, that cannot be won makes no difference.
    if (notice !== '' && this.#noticed === '') this.#host.say(notice);
    this.#noticed = notice;
    this.#host.changed();
  }

  async #findShortest(session: Session): Promise<void> {
    const { rules, cards } = session.setup;
    const { verdict, moves } = await this.#adviser.ask(startOf(rules, cards), {
      shortest: true,
      time: SHORTEST_TIME,
      signal: this.#life.signal,
    });
    if (verdict !== 'winnable' || !moves || this.#host.session() !== session) return;
    this.#shortest = moves.length;
    this.#host.changed();
  }
}
