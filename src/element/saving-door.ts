/** Brings the game to the table: the saved one, where a `save-key` asks for it, else what is asked for. */
import { hasMatch, type Fact, type Session } from '../engine/index.js';
import { Lazy } from './lazy.js';
import type { Effect } from './properties.js';
import type { Saving, Surroundings } from './saving/index.js';

/** How long the first game waits for the saved one, in milliseconds. */
const PATIENCE = 5000;

const MAKES_THE_GAME: readonly Effect[] = ['rules', 'deal', 'undo-policy', 'saving'];

export class SavingDoor {
  readonly #of: Surroundings;
  readonly #saving: Lazy<Saving>;
  #key = '';
  #settling = false;
  /** Settles when the game is on the table, be it the saved one; null while none is awaited. */
  opening: Promise<void> | null = null;

  constructor(of: Surroundings) {
    this.#of = of;
    this.#saving = new Lazy(async () => (await import('./saving/index.js')).createSaving(of));
  }

  /** Null until it has come. */
  get value(): Saving | null {
    return this.#saving.value;
  }

  /** Follows the game; a match is followed though nothing of it be saved. */
  follow(before: Session, facts: readonly Fact[], after: Session, time: number): void {
    if (hasMatch(after.setup.scoring)) void this.#saving.get();
    this.value?.follow(before, facts, after, time);
  }

  /** Notes that a setting has changed. */
  note(effect: Effect): void {
    // The page may have overruled what the player had chosen.
    this.value?.saveChoices();
    if (!MAKES_THE_GAME.includes(effect)) return;
    this.#of.game.note(effect);
    if (this.#of.host.isConnected) this.settleSoon();
  }

  /** All changes of one tick make one new game. */
  settleSoon(): void {
    if (this.#settling) return;
    this.#settling = true;
    queueMicrotask(() => {
      this.#settling = false;
      this.#settle();
    });
  }

  /** Deals what the settings ask for, once it is known what is saved. */
  #settle(): void {
    const { texts, game } = this.#of;
    const key = texts.get('save-key')?.trim() ?? '';
    if (key !== this.#key) {
      this.#key = key;
      this.opening = this.#open(key);
    } else if (!this.opening) game.settle();
  }

  async #open(key: string): Promise<void> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
    // Without it one plays all the same, and nothing lasts.
    const saving = await Promise.race([this.#saving.get(), late]);
    // Another key may have come in between.
    if (key !== this.#key) return;
    this.opening = null;
    // An element that has gone in between opens when it comes back.
    if (this.#of.host.isConnected) saving?.open(key);
    else this.#key = '';
    this.#of.game.settle();
  }
}
