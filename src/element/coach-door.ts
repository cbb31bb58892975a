/** The way to the coach, who is fetched when first asked for. */
import type { AdviceView } from './advice/view.js';
import { Lazy } from './lazy.js';
import type { Coach, CoachHost } from './learn/coach.js';
import type { CoachAction } from './scene.js';
import { withWords } from './worded.js';

interface DoorHost extends CoachHost {
  /** The coach has been fetched. */
  readonly arrived: () => void;
  /** The coach cannot be had just now. */
  readonly failed: () => void;
}

export class CoachDoor {
  readonly #coach: Lazy<Coach>;
  readonly #of: DoorHost;
  /** Settles once what has been asked for is to be seen, or cannot be had. */
  settled: Promise<unknown> = Promise.resolve();

  constructor(of: DoorHost) {
    this.#of = of;
    this.#coach = new Lazy(async () => {
      const { Coach } = await withWords(of.words, 'dialogs', import('./learn/index.js'));
      return new Coach(of);
    }, of.arrived);
  }

  /** Null until it has come. */
  get value(): Coach | null {
    return this.#coach.value;
  }

  /** The advice with the marks of the guide. */
  mark(advice: AdviceView): AdviceView {
    return this.value?.mark(advice) ?? advice;
  }

  ask(action: CoachAction): void {
    this.settled = this.#ask(action);
  }

  async #ask(action: CoachAction): Promise<void> {
    const coach = await this.#coach.get();
    if (coach) await coach.act(action);
    else this.#of.failed();
    this.#of.host.requestUpdate();
  }
}
