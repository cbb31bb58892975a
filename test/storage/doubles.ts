// Storages to test with: one that works, and many that do not.
import * as fc from 'fast-check';
import { Slot, type Memory, type StorageLike } from '../../src/storage/index.js';

/** A storage that works, and its contents. */
export class Shelf implements StorageLike {
  readonly texts = new Map<string, string>();
  getItem = (key: string): string | null => this.texts.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.texts.set(key, text);
  removeItem = (key: string): void => void this.texts.delete(key);
}

export class QuotaError extends Error {
  override name = 'QuotaExceededError';
}

/** Does its work or throws, call by call, as these say; then it works. */
class Moody extends Shelf {
  constructor(moods: readonly (Error | null)[]) {
    super();
    const left = [...moods];
    const moody =
      <A extends readonly unknown[], R>(work: (...given: A) => R) =>
      (...given: A): R => {
        const error = left.shift();
        if (error) throw error;
        return work(...given);
      };
    this.getItem = moody(this.getItem);
    this.setItem = moody(this.setItem);
    this.removeItem = moody(this.removeItem);
  }
}

/** Takes everything and keeps nothing. */
export const FORGETFUL: StorageLike = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** What no browser should give, but some page's stand-in might. */
const WRONG: StorageLike = { ...FORGETFUL, getItem: () => 18 as unknown as string };

export const thrower = (error: unknown) => (): never => {
  throw error;
};

/** Ways to ask for a storage, most of which come to nothing. */
export const anyStorage: fc.Arbitrary<() => StorageLike | null | undefined> = fc.oneof(
  fc.constantFrom(
    () => null,
    () => undefined,
    thrower(new Error('SecurityError')),
    thrower('no error at all'),
    () => FORGETFUL,
    () => WRONG,
  ),
  fc
    .array(fc.constantFrom(null, new QuotaError(), new Error('SecurityError')), { maxLength: 40 })
    .map((moods) => {
      const storage = new Moody(moods);
      return () => storage;
    }),
);

/** A slot on a storage, with a memory of its own unless one is given. */
export const slotOn = (
  storage: StorageLike | (() => StorageLike | null | undefined),
  key = 'x',
  memory: Memory = new Map(),
): Slot => new Slot(key, typeof storage === 'function' ? storage : () => storage, memory);
