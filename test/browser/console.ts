// What is told on the console, where an element may warn but nothing may be an error, and of failures.
import { assert } from '@open-wc/testing';

/** What the element has warned of in this test; Lit's own remarks are left out. */
export const warnings: string[] = [];

/** Watches over all tests of a file. */
export function watchConsole(): void {
  const errors: string[] = [];
  const { warn, error } = console;

  beforeEach(function watch() {
    const title = this.currentTest?.fullTitle() ?? '';
    warnings.length = 0;
    console.warn = (...told: unknown[]) => {
      if (String(told[0]).startsWith('<pyramid-solitaire>'))
        warnings.push(told.map(String).join(' '));
    };
    console.error = (...told: unknown[]) =>
      void errors.push([title, ...told].map(String).join(' '));
  });

  // An element among what a failure compares cannot be told to the runner, which would wait for ever.
  afterEach(function spell() {
    const { err } = this.currentTest ?? {};
    for (const side of ['actual', 'expected']) {
      const value: unknown = err ? Reflect.get(err, side) : undefined;
      if (err && value instanceof Node) Reflect.set(err, side, value.nodeName);
    }
  });

  // At the end of a file and not of each test, since a failing hook would keep the rest from running.
  after(() => {
    Object.assign(console, { warn, error });
    assert.equal(errors.join('\n'), '', 'console.error');
  });
}
