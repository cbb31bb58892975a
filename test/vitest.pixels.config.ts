// Compares pictures of a dozen key states with those that were looked at, in the browser that the
// dependencies bring, with its own font. That browser is for Linux x64: test.mjs leaves the suite out
// elsewhere, with a note.
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sameEverywhere } from './tools/browser.mjs';
import { courtPictures } from './tools/courts.mjs';
import { packedLocales } from './tools/locales.mjs';

const launchOptions = sameEverywhere();
if (!launchOptions)
  throw new Error('The browser that draws the same pixels everywhere is not for here.');

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [packedLocales(), courtPictures()],
  optimizeDeps: { include: ['i18next', 'lit', 'lit/decorators.js', '@mdi/js'] },
  test: {
    name: 'pixels',
    include: ['test/pixels/**/*.test.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // A few pixels of rounding are nobody's fault.
          comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.0005 },
          resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
            `${root}/${testFileDirectory}/pictures/${arg}${ext}`,
          resolveDiffPath: ({ root, arg, ext }) =>
            `${root}/node_modules/.cache/pixels/${arg}${ext}`,
        },
      },
    },
  },
});
