// Stand-ins for what the browser gives: a clock that waits, and books of what has not been given back.

type Native = (...given: readonly unknown[]) => unknown;

/** Puts other members over a target's own; returns what takes them off again. */
export function overlay(target: object, members: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(members).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    }
  };
}

/** Runs a test on a clock that moves only when told to, in milliseconds. */
export async function withClock(
  act: (pass: (time: number) => void) => Promise<void>,
): Promise<void> {
  let now = performance.now();
  const takeOff = overlay(performance, { now: () => now });
  try {
    await act((time) => {
      now += time;
    });
  } finally {
    takeOff();
  }
}

/** What the page still holds for an element: each listener, timer and observer not given back. */
export interface Held {
  readonly listeners: ReadonlySet<string>;
  readonly timers: ReadonlySet<unknown>;
  readonly observers: ReadonlySet<MutationObserver>;
}

/** Keeps the books while a test runs. */
export async function withBooks(act: (held: Held) => Promise<void>): Promise<void> {
  const listeners = new Set<string>();
  const timers = new Set<unknown>();
  const observers = new Set<MutationObserver>();
  const numbers = new Map<unknown, number>();
  const lineOf = (type: unknown, listener: unknown): string => {
    if (!numbers.has(listener)) numbers.set(listener, numbers.size);
    return `${String(type)} ${numbers.get(listener)}`;
  };
  const watched = [window, document, document.documentElement, document.body].map((target) => {
    const add = Reflect.get(target, 'addEventListener') as Native;
    const remove = Reflect.get(target, 'removeEventListener') as Native;
    return overlay(target, {
      addEventListener: (...given: readonly unknown[]) => {
        listeners.add(lineOf(given[0], given[1]));
        add.apply(target, [...given]);
      },
      removeEventListener: (...given: readonly unknown[]) => {
        listeners.delete(lineOf(given[0], given[1]));
        remove.apply(target, [...given]);
      },
    });
  });
  const set = Reflect.get(window, 'setInterval') as Native;
  const clear = Reflect.get(window, 'clearInterval') as Native;
  const takeOff = overlay(window, {
    setInterval: (...given: readonly unknown[]) => {
      const timer = set.apply(window, [...given]);
      timers.add(timer);
      return timer;
    },
    clearInterval: (timer: unknown) => {
      timers.delete(timer);
      clear.call(window, timer);
    },
    MutationObserver: class extends MutationObserver {
      override observe(target: Node, options?: MutationObserverInit): void {
        observers.add(this);
        super.observe(target, options);
      }
      override disconnect(): void {
        observers.delete(this);
        super.disconnect();
      }
    },
  });
  try {
    await act({ listeners, timers, observers });
  } finally {
    for (const undo of [...watched, takeOff]) undo();
  }
}
