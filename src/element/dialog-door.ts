/** The way to the dialogs, which are fetched when the first of them is opened. */
import type { Words } from '../i18n/index.js';
import type { DialogStage, Surroundings } from './dialogs/index.js';
import { Lazy } from './lazy.js';
import type { DialogName } from './views/controls.js';
import { withWords } from './worded.js';

interface Events {
  /** The dialogs have been fetched. */
  readonly arrived: () => void;
  /** A dialog cannot be had just now. */
  readonly failed: () => void;
}

export class DialogDoor {
  readonly #stage: Lazy<DialogStage>;
  readonly #on: Events;
  /** Settles once the dialog asked for is open, or cannot be had. */
  settled: Promise<unknown> = Promise.resolve();

  constructor(words: Words, surroundings: Surroundings, on: Events) {
    this.#on = on;
    this.#stage = new Lazy(async () => {
      const { DialogStage } = await withWords(words, 'dialogs', import('./dialogs/index.js'));
      return new DialogStage(surroundings);
    }, on.arrived);
  }

  /** Null before the first dialog. */
  get stage(): DialogStage | null {
    return this.#stage.value;
  }

  open(name: DialogName): void {
    this.settled = this.#open(name);
  }

  async #open(name: DialogName): Promise<void> {
    const stage = await this.#stage.get();
    if (!(await stage?.open(name))) this.#on.failed();
  }
}
