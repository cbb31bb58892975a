/** Makes what one element shows last under its `save-key`: game, statistics, the player's choices. */
import type { ReactiveController } from 'lit';
import { hasMatch, type Fact, type Match, type Session, type Setup } from '../../engine/index.js';
import {
  enter,
  entryOf,
  follow,
  formatChoices,
  GameSlot,
  newCounting,
  parseChoices,
  Slot,
  StatisticsSlot,
  tallyOf,
  type Counting,
  type Entry,
  type SavedGame,
} from '../../storage/index.js';
import type { Clock } from '../clock.js';
import type { Game } from '../game.js';
import type { Settable } from '../settable.js';
import type { Texts } from '../texts.js';
import { askedOf, sessionAskedFor } from './asked.js';
import { leaveSeat, takeSeat } from './seats.js';
import type { Trouble } from './troubles.js';

/** Where results are kept as long as the element lives. */
const forNow = (): StatisticsSlot => new StatisticsSlot(new Slot('', () => null, new Map()));

/** What saving needs of an element. */
export interface Saved {
  readonly host: Settable;
  readonly texts: Texts;
  readonly game: Game;
  readonly clock: Clock;
  /** The player's choices have changed. */
  readonly chosen: () => void;
  /** Tells the player that something is not saved. */
  readonly tell: (trouble: Trouble) => unknown;
}

export class Saving implements ReactiveController {
  readonly #of: Saved;
  readonly #flush = (): void => {
    if (this.#played) this.#save();
  };
  #key = '';
  #slot: Slot | null = null;
  readonly #page = (name: string): string | null => this.#of.texts.page(name) ?? null;
  /** Where the running game is saved; null where it is not. */
  #place: GameSlot | null = null;
  /** Without a `save-key` a match is followed all the same. */
  statistics = forNow();
  #counting: Counting;
  /** The game as it was brought back. */
  #brought: Session | null = null;
  /** Whether anything has happened that is to be saved: merely to look at a game takes it from nobody. */
  #played = false;
  #saving = false;
  /** What the player knows already. */
  readonly #told = new Set<Trouble>();

  constructor(of: Saved) {
    this.#of = of;
    this.#counting = this.#countAnew();
    of.host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#flush);
    window.addEventListener('pagehide', this.#flush);
    // Another element may have come while this one was away.
    if (this.#place && !takeSeat(this.#key, this)) this.#place = null;
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#flush);
    window.removeEventListener('pagehide', this.#flush);
    this.#flush();
    leaveSeat(this.#key, this);
  }

  /**
   * Opens what lies under a key; an empty one ends saving. The saved game comes back if it is what the
   * page asks for and nothing has been played yet; else another takes its place.
   */
  open(key: string): void {
    this.#flush();
    leaveSeat(this.#key, this);
    this.#key = key;
    this.#told.clear();
    this.#played = false;
    this.#place = null;
    this.#slot = null;
    // A dialog may show what lies there.
    this.#of.host.requestUpdate();
    if (key === '') {
      this.statistics = forNow();
      this.#counting = this.#countAnew();
      return;
    }
    const slot = new Slot(key);
    this.#slot = slot;
    this.#loadChoices(slot);
    this.statistics = new StatisticsSlot(slot);
    const isFirst = takeSeat(key, this);
    if (!isFirst) console.warn(`<pyramid-solitaire> save-key="${key}": another element has it`);
    this.#begin(isFirst ? this.#find(slot) : null);
  }

  #loadChoices(slot: Slot): void {
    const { texts, chosen } = this.#of;
    const text = slot.read('choices');
    if (text === null) return;
    const read = parseChoices(text, this.#page);
    if (!read.ok) {
      slot.putAside('choices');
      return;
    }
    texts.choices = read.choices;
    chosen();
  }

  /** Saves what the player has chosen, if that is news. */
  saveChoices(): void {
    const { texts } = this.#of;
    const text = formatChoices(texts.choices, this.#page);
    const before = this.#slot?.read('choices') ?? formatChoices({}, this.#page);
    if (this.#slot && text !== before) this.#tell(this.#slot.write('choices', text));
  }

  /** Opens the place of the game, and finds what lies there. */
  #find(slot: Slot): SavedGame | null {
    this.#place = new GameSlot(slot);
    const found = this.#place.open();
    if (found.kind === 'aside') this.#tell('game-aside');
    return found.kind === 'game' ? found.game : null;
  }

  #begin(saved: SavedGame | null): void {
    const { game, texts } = this.#of;
    const session = saved && !game.acted ? sessionAskedFor(askedOf(texts), saved) : null;
    if (saved && session) {
      this.#counting = saved.counting;
      this.#brought = session;
      game.resume(session, saved.elapsed);
    } else {
      if (saved) this.#enter(entryOf(saved.counting, saved.session, saved.elapsed));
      this.#counting = this.#countAnew();
      game.settle();
      this.#save();
    }
  }

  /** Counting of the game that is on the table now, if it has been dealt at all. */
  #countAnew(): Counting {
    const { game } = this.#of;
    return newCounting(game.acted ? game.session : { actions: [] });
  }

  /** Whether results outlast the page, or would if the browser let them. */
  get lasts(): boolean {
    return this.#slot !== null;
  }

  /** The match that games of these settings belong to; null where they make none. */
  matchOf(setup: Setup): Match | null {
    return hasMatch(setup.scoring) ? tallyOf(this.statistics.read(), setup).match : null;
  }

  /** Follows the game; `time` is how long it had been played before this change. */
  follow(before: Session, facts: readonly Fact[], after: Session, time: number): void {
    if (after === this.#brought) return;
    const change = { before, facts, after, time, now: Date.now() };
    const { counting, entry } = follow(this.#counting, change);
    this.#counting = counting;
    this.#enter(entry);
    this.#saveSoon();
  }

  /** The player has been helped with the running game, which from now on counts apart. */
  helped(): void {
    this.#counting = { ...this.#counting, assisted: true };
    this.#saveSoon();
  }

  #enter(entry: Entry | null): void {
    const { statistics } = this;
    if (!entry) return;
    const kept = statistics.update((before) => enter(before, entry));
    if (!this.lasts) return;
    this.#tell(kept);
    if (statistics.refused) this.#tell('statistics-aside');
  }

  /** All changes of one tick are saved together. */
  #saveSoon(): void {
    this.#played = true;
    if (this.#saving) return;
    this.#saving = true;
    queueMicrotask(() => {
      this.#saving = false;
      this.#save();
    });
  }

  #save(): void {
    const { game, clock, texts } = this.#of;
    // What lies there while a winnable deal is looked for is no game yet.
    if (!this.#place || !game.dealt) return;
    const { session } = game;
    const saved = {
      session,
      elapsed: clock.elapsed,
      counting: this.#counting,
      asked: askedOf(texts),
    };
    this.#tell(this.#place.save(saved));
  }

  /** Tells of each trouble once. */
  #tell(trouble: Trouble | 'saved'): void {
    if (trouble === 'saved' || this.#told.has(trouble)) return;
    this.#told.add(trouble);
    this.#of.tell(trouble);
  }
}
