/** The place of the running game, which several elements and tabs may know by the same key. */
import type { Unreadable } from './envelope.js';
import { formatSave, parseSave, type SavedGame } from './savedGame.js';
import type { Kept, Slot } from './slot.js';

/** What lay in the place. */
export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'game'; readonly game: SavedGame }
  /** Something that cannot be read; it has been put aside. */
  | { readonly kind: 'aside'; readonly reason: Unreadable };

/** How a game was saved, or why not: `taken` by another element or tab, `too-long` to be replayed. */
export type GameKept = Kept | 'taken' | 'too-long';

/**
 * Only one game is saved under a key, and games are never mixed. Whoever opens the place takes the
 * game that lies there, and writes only over what it found or has written itself. If something else
 * lies there, somebody has played on elsewhere: that stays, and this game is saved no more. Whoever
 * plays first after opening therefore owns the place, until it is opened anew.
 */
export class GameSlot {
  readonly #slot: Slot;
  /** What lay there when it was last read or written. */
  #known: string | null = null;
  #taken = false;

  constructor(slot: Slot) {
    this.#slot = slot;
  }

  open(): Found {
    this.#taken = false;
    this.#known = this.#slot.read('game');
    if (this.#known === null) return { kind: 'nothing' };
    const read = parseSave(this.#known);
    if (read.ok) return { kind: 'game', game: read.game };
    this.#slot.putAside('game');
    this.#known = null;
    return { kind: 'aside', reason: read.reason };
  }

  save(game: SavedGame): GameKept {
    const found = this.#slot.read('game');
    this.#taken ||= found !== null && found !== this.#known;
    if (this.#taken) return 'taken';
    const text = formatSave(game);
    if (text === null) return 'too-long';
    this.#known = text;
    return this.#slot.write('game', text);
  }
}
