// Runs test/browser in a real browser, with @web/test-runner.
import { writeFileSync } from 'node:fs';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { requireBrowser } from './browser.mjs';
import { devtoolsPlugin } from './wtr-devtools.mjs';
import { viteMiddleware } from './wtr-vite.mjs';

/** Every test of a suite and of the suites inside it. */
const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

/** Writes the counts to WTR_JSON, where test.mjs reads them. */
function countsReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0 };
      for (const session of sessions) {
        const tests = session.testResults ? testsOf(session.testResults) : [];
        const ran = tests.filter((test) => !test.skipped);
        const failed = ran.filter((test) => !test.passed).length;
        counts.passed += ran.length - failed;
        // A file that fails outside its tests, as by an import that leads nowhere, is one failure.
        counts.failed += failed === 0 && !session.passed ? 1 : failed;
      }
      writeFileSync(file, JSON.stringify(counts));
    },
  };
}

/** Under an address that begins with `/shaky-…/` the court pictures are not to be had at first. */
function shaky() {
  const refused = new Set();
  return (context, next) => {
    const [place, path] = /^\/shaky-[^/]+(\/.*)/.exec(context.path) ?? [];
    if (!place) return next();
    if (place.endsWith('/classic-courts.js') && !refused.has(place)) {
      refused.add(place);
      context.status = 404;
      return undefined;
    }
    context.path = path;
    return next();
  };
}

/** A page with a storage of its own: another file may be tested at the same time. */
export const createPage = async ({ context }) =>
  (await context.browser().createBrowserContext()).newPage();

const { WTR_JSON } = process.env;

export default {
  files: 'test/browser/**/*.test.ts',
  nodeResolve: false,
  concurrency: 2,
  browsers: [chromeLauncher({ launchOptions: requireBrowser(), createPage })],
  middleware: [shaky(), await viteMiddleware()],
  plugins: [devtoolsPlugin()],
  reporters: [
    defaultReporter({ reportTestProgress: process.stdout.isTTY }),
    ...(WTR_JSON ? [countsReporter(WTR_JSON)] : []),
  ],
  // A busy machine is no fault.
  testFramework: { config: { timeout: 15_000 } },
};
