/** The way to the dialogs, which are fetched when the first of them is opened. */
import type { Words } from '../i18n/index.js';
import type { DialogStage, Surroundings } from './dialogs/index.js';
import { Lazy } from './lazy.js';
import type { DialogName } from './views/controls.js';
import { withWords } from './worded.js';

interface DoorHost extends Surroundings {
  readonly words: Words;
  /** The dialogs have been fetched. */
  readonly arrived: () => void;
  /** A dialog cannot be had just now. */
  readonly failed: () => void;
}

export class DialogDoor {
  readonly #stage: Lazy<DialogStage>;
  readonly #of: DoorHost;
  /** Settles once the dialog asked for is open, or cannot be had. */
  settled: Promise<unknown> = Promise.resolve();

  constructor(of: DoorHost) {
    this.#of = of;
    this.#stage = new Lazy(async () => {
      const { DialogStage } = await withWords(of.words, 'dialogs', import('./dialogs/index.js'));
      return new DialogStage(of);
    }, of.arrived);
  }

  /** Null before the first dialog. */
  get stage(): DialogStage | null {
    return this.#stage.value;
  }

  open(name: DialogName): Promise<void> {
    const opened = this.#open(name);
    this.settled = opened;
    return opened;
  }

  async #open(name: DialogName): Promise<void> {
    const stage = await this.#stage.get();
    if (!(await stage?.open(name))) this.#of.failed();
  }
}
