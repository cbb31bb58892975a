// Runs test/browser in Firefox; what needs Chromium's protocol skips itself there.
import { chromeLauncher } from '@web/test-runner-chrome';
import { requireFirefox } from './browser.mjs';
import chromium, { createPage } from './wtr.config.mjs';

/**
 * The launcher wishes to turn the screen with the viewport, which Firefox ESR does not know: the
 * error comes before the viewport has its size.
 */
async function createPlainPage(given) {
  const page = await createPage(given);
  // Else another tab has the focus.
  await page.bringToFront();
  const setViewport = page.setViewport.bind(page);
  page.setViewport = (viewport) =>
    setViewport(viewport).catch(async (error) => {
      if (!String(error).includes('setScreenOrientationOverride')) throw error;
      const { width, height } = viewport;
      await page.waitForFunction(
        (size) => `${innerWidth} ${innerHeight}` === size,
        {},
        `${width} ${height}`,
      );
    });
  return page;
}

export default {
  ...chromium,
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: requireFirefox(), createPage: createPlainPage })],
};
