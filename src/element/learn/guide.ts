/** The guide: follows a game along the script, step by step, and knows the way back to it. */
import {
  formatMove,
  outcomeOf,
  parseMove,
  type Fact,
  type Intent,
  type Session,
  type Setup,
} from '../../engine/index.js';
import type { MessageKey } from '../../i18n/index.js';
import { SCRIPT, type Step, type Tool } from './script.js';

export interface GuideHost {
  readonly session: () => Session;
  readonly dispatch: (intent: Intent) => unknown;
  /** Whether the player has a button for it. */
  readonly offers: (tool: Tool) => boolean;
}

type Line = readonly string[];

/** The moves that have led to where a game is. */
const lineOf = ({ past }: Session): Line =>
  past.map(({ move }) => (move ? formatMove(move) : 'give-up'));

const begins = (line: Line, start: Line): boolean => start.every((move, at) => line[at] === move);
const isSame = (a: Line, b: Line): boolean => a.length === b.length && begins(a, b);

export class Guide {
  readonly #host: GuideHost;
  readonly #setup: Setup;
  /** Steps about buttons that the player does not have are left out. */
  readonly steps: readonly Step[];
  /** The step under way; behind the last one the guide is over. */
  at = 0;
  /** The moves that the steps done have led along. */
  #line: Line = [];

  constructor(host: GuideHost) {
    this.#host = host;
    this.#setup = host.session().setup;
    this.steps = SCRIPT.filter(
      ({ task }) => (task !== 'undo' && task !== 'hint') || host.offers(task),
    );
  }

  /** Null when the guide is over. */
  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** What there is to say at this point. */
  get says(): MessageKey {
    return this.step && !this.strayed ? this.step.says : 'learn.guide.strayed';
  }

  /** Whether the player has gone another way than the step under way needs. */
  get strayed(): boolean {
    const needsLine = this.step?.task !== 'hint' && this.step?.task !== 'read';
    return needsLine && !isSame(lineOf(this.#host.session()), this.#line);
  }

  /** Follows the game; a step that has been done makes room for the next. */
  follow(facts: readonly Fact[], after: Session): void {
    if (facts.some(({ kind }) => kind === 'dealt')) {
      // The same deal again begins the guide again; another is none of its business.
      this.#go(after.setup === this.#setup ? 0 : this.steps.length, []);
    }
    if (outcomeOf(after.position) !== 'playing') this.leave();
    const tried = facts.some((fact) => fact.kind === 'refused' && fact.reason === 'covered');
    if (tried && this.step?.task === 'try' && !this.strayed) this.#go(this.at + 1, this.#line);
    this.#followMoves(lineOf(after));
  }

  /** Goes on to the step behind the moves made, who may also be ahead of the guide. */
  #followMoves(made: Line): void {
    let line = this.#line;
    for (const [index, step] of this.steps.entries()) {
      if (index < this.at) continue;
      if (step.task === 'hint' || step.task === 'read') return;
      // What has not been done yet looks as if it had been taken back.
      if (step.task === 'undo' && index > this.at) return;
      if (step.task === 'move') line = [...line, step.move];
      if (step.task === 'undo') line = line.slice(0, -1);
      if (step.task === 'try' || !isSame(made, line)) continue;
      this.#go(index + 1, line);
      return;
    }
  }

  /** A hint has been given. */
  hinted(): void {
    if (this.step?.task === 'hint') this.next();
  }

  next(): void {
    this.#go(this.at + 1, this.#line);
  }

  leave(): void {
    this.#go(this.steps.length, []);
  }

  /** Takes back what the script does not have, and makes up for what is missing. */
  back(): void {
    const made = (): Line => lineOf(this.#host.session());
    while (made().length > 0 && !begins(this.#line, made())) this.#host.dispatch({ kind: 'undo' });
    for (const move of this.#line.slice(made().length)) {
      this.#host.dispatch({ kind: 'play', move: parseMove(move) });
    }
  }

  #go(at: number, line: Line): void {
    this.at = at;
    this.#line = line;
  }
}
