// The stories as tests: each one renders in a browser and is checked for accessibility. Apart from
// vitest.config.ts, since to start Storybook's plugin would slow every run in Node by seconds.
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { requireBrowser } from './tools/browser.mjs';
import { courtPictures } from './tools/courts.mjs';
import { packedLocales } from './tools/locales.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  plugins: [courtPictures(), packedLocales(), storybookTest({ configDir: `${root}.storybook` })],
  optimizeDeps: {
    // Known from the start, since a dependency found late reloads the page under test, and entries
    // of Lit bundled apart would make two Lits.
    include: [
      '@observablehq/plot',
      '@storybook/web-components-vite',
      'i18next',
      'lit',
      'lit/decorators.js',
      'lit/directive-helpers.js',
      'lit/directive.js',
      'lit/directives/class-map.js',
      'lit/directives/repeat.js',
      'lit/static-html.js',
    ],
  },
  test: {
    name: 'storybook',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: requireBrowser(),
        // Nothing that moves is tested here, and nobody is watching.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
