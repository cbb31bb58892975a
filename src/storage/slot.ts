/** One place to keep texts: the browser's storage behind guards, and memory where it gives none. */

/** What is kept under a key. */
export type Part = 'game' | 'statistics' | 'choices';

/** How a text is kept: for good, or only as long as the page lives, with the reason. */
export type Kept =
  | 'saved'
  /** The browser or the page forbids storage, or there is none. */
  | 'blocked'
  /** There is no room left. */
  | 'full';

/** What is used of `localStorage`. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** What could not be stored, by its whole key; null where something could not be removed. */
export type Memory = Map<string, string | null>;

/** All elements of a page share it, as they share its storage. */
const PAGE_MEMORY: Memory = new Map();

/** Merely to ask for it may throw. */
const ownStorage = (): StorageLike | null | undefined => globalThis.localStorage;

const isFull = (error: unknown): boolean => error instanceof Error && /quota/iu.test(error.name);

/**
 * The texts under one `save-key`, in `localStorage` as `pyramid-solitaire/<save-key>/<part>`. Nothing
 * here throws: what the browser does not store is kept in memory, and the answer says so. What cannot
 * be read is not lost but put aside, as `pyramid-solitaire/<save-key>/aside/<part>`.
 */
export class Slot {
  readonly #key: string;
  readonly #storage: () => StorageLike | null | undefined;
  readonly #memory: Memory;

  constructor(key: string, storage = ownStorage, memory = PAGE_MEMORY) {
    this.#key = key;
    this.#storage = storage;
    this.#memory = memory;
  }

  /** The text of a part, or null. */
  read(part: Part): string | null {
    const key = this.#keyOf(part);
    const remembered = this.#memory.get(key);
    return remembered === undefined ? this.#stored(key) : remembered;
  }

  write(part: Part, text: string): Kept {
    return this.#set(this.#keyOf(part), text);
  }

  /** Moves a text out of the way; an older one put aside gives way to it. */
  putAside(part: Part): void {
    const text = this.read(part);
    // Moved, and not copied: there may be no room for two.
    this.#set(this.#keyOf(part), null);
    if (text !== null) this.#set(this.#keyOf(`aside/${part}`), text);
  }

  #keyOf(part: Part | `aside/${Part}`): string {
    return `pyramid-solitaire/${this.#key}/${part}`;
  }

  #stored(key: string): string | null {
    try {
      const text: unknown = this.#storage()?.getItem(key);
      return typeof text === 'string' ? text : null;
    } catch {
      return null;
    }
  }

  /** Stores a text, or with null removes it. */
  #set(key: string, text: string | null): Kept {
    const kept = this.#attempt((storage) =>
      text === null ? storage.removeItem(key) : storage.setItem(key, text),
    );
    // Some browsers take everything and keep nothing.
    if (kept === 'saved' && this.#stored(key) === text) {
      this.#memory.delete(key);
      return kept;
    }
    this.#memory.set(key, text);
    return kept === 'saved' ? 'blocked' : kept;
  }

  #attempt(change: (storage: StorageLike) => void): Kept {
    try {
      const storage = this.#storage();
      if (!storage) return 'blocked';
      change(storage);
      return 'saved';
    } catch (error) {
      return isFull(error) ? 'full' : 'blocked';
    }
  }
}
