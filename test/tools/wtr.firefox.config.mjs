// Runs test/browser in Firefox; what needs Chromium's protocol skips itself there.
import { chromeLauncher } from '@web/test-runner-chrome';
import { requireFirefox } from './browser.mjs';
import chromium, { createPage } from './wtr.config.mjs';

/** The launcher wishes to turn the screen with the viewport, which Firefox ESR does not know. */
async function createPlainPage(given) {
  const page = await createPage(given);
  const setViewport = page.setViewport.bind(page);
  page.setViewport = (viewport) =>
    setViewport(viewport).catch((error) => {
      if (!String(error).includes('setScreenOrientationOverride')) throw error;
    });
  return page;
}

export default {
  ...chromium,
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: requireFirefox(), createPage: createPlainPage })],
};
