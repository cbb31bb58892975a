// The suites that run in Node: `unit`, and `prove` with all the time it wants. Each script in
// package.json names the one it means.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packedLocales } from './tools/locales.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const HOUR = 3_600_000;

const sources = {
  root,
  plugins: [packedLocales()],
  // The package's name means the sources, for what stories are made of.
  resolve: { tsconfigPaths: true },
};

export default defineConfig({
  root,
  test: {
    // All cores: by default one is left idle.
    maxWorkers: '100%',
    projects: [
      {
        ...sources,
        test: {
          name: 'unit',
          environment: 'node',
          // Nothing here leaves anything behind, and what is tested need not be loaded for each file.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/{browser,consumers,guest,pixels,prove}/**'],
        },
      },
      {
        ...sources,
        test: {
          name: 'prove',
          environment: 'node',
          // Some of the quick tests try more here.
          env: { PROVE: '' },
          include: ['test/prove/*.test.ts', 'test/i18n/{differences,rules,rulesNumbers}.test.ts'],
          testTimeout: HOUR,
          hookTimeout: HOUR,
        },
      },
    ],
  },
});
