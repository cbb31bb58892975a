/** The way to the viewer, which is fetched when somebody first looks at a game that is over. */
import type { Words } from '../i18n/index.js';
import type { Announcer } from './announcer.js';
import type { Game } from './game.js';
import { Lazy } from './lazy.js';
import type { Viewing } from './scene.js';
import type { Settable } from './settable.js';
import type { ViewAction } from './viewer/view.js';
import type { MoveCards, Viewer } from './viewer/viewer.js';

/** Where it looks. */
interface Surroundings {
  readonly host: Settable;
  readonly game: Game;
  readonly words: Words;
  readonly announcer: Announcer;
}

export class ViewerDoor {
  readonly #viewer: Lazy<Viewer>;
  readonly #missing: () => void;
  /** Settles once what has been asked for is on show, or cannot be had. */
  settled: Promise<unknown> = Promise.resolve();

  constructor({ host, game, words, announcer }: Surroundings, move: MoveCards) {
    this.#missing = () => announcer.note(words.t('fetch.failed'), 'alert');
    this.#viewer = new Lazy(async () => {
      const { Viewer } = await import('./viewer/viewer.js');
      return new Viewer({
        session: () => game.session,
        words,
        say: (text) => announcer.say(text),
        move,
        changed: () => host.requestUpdate(),
      });
    });
  }

  /** What is on show; null while nobody looks. */
  get viewing(): Viewing | null {
    return this.#viewer.value?.viewing ?? null;
  }

  act(action: ViewAction): void {
    this.settled = this.#act(action);
  }

  async #act(action: ViewAction): Promise<void> {
    const viewer = await this.#viewer.get();
    if (viewer) viewer.act(action);
    else this.#missing();
  }

  /** Back to the game as it is. */
  leave(): void {
    this.#viewer.value?.leave();
  }
}
