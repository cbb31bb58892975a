// The suites that run in Node: `unit`, and `prove` with all the time it wants. Each script in
// package.json names the one it means.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packedLocales } from './tools/locales.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const HOUR = 3_600_000;

export default defineConfig({
  root,
  test: {
    // All cores: by default one is left idle.
    maxWorkers: '100%',
    projects: [
      {
        root,
        plugins: [packedLocales()],
        // The package's name means the sources, for what stories are made of.
        resolve: { tsconfigPaths: true },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{browser,consumers,guest,pixels,prove}/**'],
        },
      },
      {
        root,
        test: {
          name: 'prove',
          environment: 'node',
          include: ['test/prove/*.test.ts'],
          testTimeout: HOUR,
          hookTimeout: HOUR,
        },
      },
    ],
  },
});
