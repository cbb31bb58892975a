/** Works on many things at once and hands the results out in the order of the things. */

/** Lets others wait until something has happened. */
class Bell {
  #ring: () => void = () => undefined;
  #rung = this.#next();

  get rung(): Promise<void> {
    return this.#rung;
  }

  ring(): void {
    this.#ring();
    this.#rung = this.#next();
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      this.#ring = resolve;
    });
  }
}

/** Results in order, fed on one side and taken on the other. */
class Queue<R> {
  ended = false;
  readonly #results: Promise<R>[] = [];
  readonly #bell = new Bell();

  add(result: Promise<R>): void {
    // Its failure is met when its turn comes; until then it is not one that nobody hears of.
    result.catch(() => undefined);
    this.#results.push(result);
    this.#bell.ring();
  }

  end(): void {
    this.ended = true;
    this.#bell.ring();
  }

  /** Waits until fewer than `most` results are in the queue. */
  async room(most: number): Promise<void> {
    while (this.#results.length >= most && !this.ended) await this.#bell.rung;
  }

  async *results(): AsyncGenerator<R, void> {
    for (;;) {
      const result = this.#results[0];
      if (result) {
        yield await result;
        void this.#results.shift();
        this.#bell.ring();
      } else if (this.ended) {
        return;
      } else {
        await this.#bell.rung;
      }
    }
  }
}

/**
 * Runs at most `ahead` things that nobody has taken the results of. A source that fails does so
 * after the results of all that came before.
 */
export async function* inOrder<T, R>(
  source: AsyncIterable<T> | Iterable<T>,
  run: (thing: T) => Promise<R>,
  ahead: number,
): AsyncGenerator<R, void> {
  const queue = new Queue<R>();
  const feed = async (): Promise<void> => {
    try {
      for await (const thing of source) {
        queue.add(run(thing));
        await queue.room(ahead);
        if (queue.ended) return;
      }
    } catch (error) {
      queue.add(Promise.reject(error));
    }
    queue.end();
  };

  void feed();
  try {
    yield* queue.results();
  } finally {
    queue.end();
  }
}
