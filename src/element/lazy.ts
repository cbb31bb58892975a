/** Something that another file brings: fetched when first asked for, and anew where that has failed. */
export class Lazy<T> {
  readonly #load: () => Promise<T>;
  readonly #arrived: (value: T) => void;
  #fetching: Promise<T | null> | null = null;
  /** Null until it is there. */
  value: T | null = null;

  constructor(load: () => Promise<T>, arrived: (value: T) => void = () => undefined) {
    this.#load = load;
    this.#arrived = arrived;
  }

  /** Settles when what has been asked for is there, or cannot be had. */
  get settled(): Promise<unknown> {
    return this.#fetching ?? Promise.resolve();
  }

  /** Null where it cannot be had: offline, say, or forbidden by the page. */
  get(): Promise<T | null> {
    this.#fetching ??= this.#fetch();
    return this.#fetching;
  }

  async #fetch(): Promise<T | null> {
    try {
      this.value = await this.#load();
      this.#arrived(this.value);
    } catch {
      this.#fetching = null;
    }
    return this.value;
  }
}
