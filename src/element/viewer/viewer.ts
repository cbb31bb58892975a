/** The viewer: steps back and forth through a game that is over, and leaves the game itself alone. */
import type { Fact, Session } from '../../engine/index.js';
import { sayFact } from '../../i18n/later.js';
import type { Words } from '../../i18n/index.js';
import type { Viewing } from '../scene.js';
import { framesOf, type Frame } from './frames.js';
import { panelView } from './panel.js';
import type { ViewAction } from './view.js';

/** Milliseconds between two moves that play by themselves. */
const BEAT = 900;

/** Moves cards from one moment to the other as these facts have it. */
export type MoveCards = (before: Session, facts: readonly Fact[], after: Session) => void;

export interface ViewerHost {
  readonly session: () => Session;
  readonly words: Words;
  readonly say: (text: string) => void;
  readonly move: MoveCards;
  readonly changed: () => void;
}

/** The way back from a frame to the one before it. */
const undoneOf = ({ facts: [fact] }: Frame): readonly Fact[] =>
  fact?.kind === 'moved' ? [{ kind: 'undone', move: fact.move }] : [];

export class Viewer {
  readonly #host: ViewerHost;
  #frames: readonly Frame[] = [];
  #at = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ViewerHost) {
    this.#host = host;
  }

  get #last(): number {
    return this.#frames.length - 1;
  }

  /** What is on show; null while nobody looks. */
  get viewing(): Viewing | null {
    const frame = this.#frames[this.#at];
    if (!frame) return null;
    const moment = { at: this.#at, last: this.#last, isPlaying: this.#timer !== undefined };
    return {
      session: { ...frame.session, past: [], future: [] },
      panel: (scene) => panelView(scene, moment),
    };
  }

  act(action: ViewAction): void {
    // A step out of its turn stops what plays by itself, so that no second one follows at once.
    if (action !== 'view-play') this.#pause();
    switch (action) {
      case 'view':
        this.#frames = framesOf(this.#host.session());
        this.#show(0);
        break;
      case 'view-first':
        this.#show(0);
        break;
      case 'view-back':
        this.#show(this.#at - 1);
        break;
      case 'view-forward':
        this.#show(this.#at + 1);
        break;
      case 'view-last':
        this.#show(this.#last);
        break;
      case 'view-play':
        this.#turnPlay();
        break;
      case 'view-end':
        this.leave();
    }
  }

  /** Back to the game as it is. */
  leave(): void {
    if (this.#frames.length === 0) return;
    this.#pause();
    this.#frames = [];
    this.#host.changed();
  }

  #show(to: number): void {
    const [from, before, frame] = [this.#at, this.#frames[this.#at], this.#frames[to]];
    if (!frame) return;
    this.#at = to;
    const facts = to === from + 1 ? frame.facts : before && to === from - 1 ? undoneOf(before) : [];
    if (before) this.#host.move(before.session, facts, frame.session);
    this.#host.say(this.#sentence);
    this.#host.changed();
  }

  /** Where one is, and what had led there. */
  get #sentence(): string {
    const { words } = this.#host;
    const [before, frame] = [this.#frames[this.#at - 1], this.#frames[this.#at]];
    const where = words.t('show.at', { at: this.#at, of: this.#last });
    if (!before || !frame) return where;
    const told = frame.facts.map((fact) => sayFact(words, before.session, fact, frame.session));
    return [where, ...told].join(' ');
  }

  /** Begins at the deal again where the end has been reached. */
  #turnPlay(): void {
    const wasPlaying = this.#timer !== undefined;
    this.#pause();
    if (!wasPlaying) {
      if (this.#at === this.#last) this.#show(0);
      this.#timer = setInterval(() => this.#beat(), BEAT);
    }
    this.#host.changed();
  }

  #beat(): void {
    if (this.#at + 1 === this.#last) this.#pause();
    this.#show(this.#at + 1);
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
