// The built package as a guest on pages of all kinds, in a browser of its own that these tests start.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'guest',
    environment: 'node',
    include: ['test/guest/*.test.ts'],
    // A busy machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file starts a browser.
    maxWorkers: 1,
  },
});
