// The packed package in projects of its users: installed, type-checked, bundled and played. It fetches
// their tools from the registry, so `npm test` leaves it out.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const TEN_MINUTES = 600_000;

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'consumers',
    environment: 'node',
    include: ['test/consumers/*.test.ts'],
    testTimeout: TEN_MINUTES,
    hookTimeout: TEN_MINUTES,
  },
});
