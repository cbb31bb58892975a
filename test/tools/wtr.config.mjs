// Runs test/browser in a real browser, with @web/test-runner.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { requireBrowser } from './browser.mjs';
import { devtoolsPlugin } from './wtr-devtools.mjs';
import { viteMiddleware } from './wtr-vite.mjs';

/** Every test of a suite and of the suites inside it, by its full name. */
const testsOf = ({ name, tests, suites }) =>
  [...tests, ...suites.flatMap(testsOf)].map((test) => ({
    ...test,
    name: `${name} ${test.name}`.trim(),
  }));

/** Writes what passed and failed to WTR_JSON, where test.mjs reads it. */
function resultsReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      const failures = [];
      for (const session of sessions) {
        const place = relative('.', session.testFile);
        const tests = session.testResults ? testsOf(session.testResults) : [];
        const ran = tests.filter((test) => !test.skipped);
        const failed = ran.filter((test) => !test.passed);
        passed += ran.length - failed.length;
        for (const { name, error } of failed) {
          failures.push(`${place}: ${name}: ${error?.message ?? 'did not end'}`);
        }
        // A file that fails outside its tests, as by an import that leads nowhere, is one failure.
        if (failed.length === 0 && !session.passed) {
          failures.push(`${place}: ${session.errors.map(({ message }) => message).join('; ')}`);
        }
      }
      writeFileSync(file, JSON.stringify({ passed, failures }));
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

/** Pages that tests keep at an address under `/framed/`, to open them in a frame. */
function framed() {
  const pages = new Map();
  return async (context, next) => {
    if (!context.path.startsWith('/framed/')) return next();
    if (context.method === 'PUT') {
      pages.set(context.path, await text(context.req));
      context.status = 204;
    } else {
      context.type = 'html';
      context.body = pages.get(context.path);
    }
    return undefined;
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
  middleware: [framed(), shaky(), await viteMiddleware()],
  plugins: [devtoolsPlugin()],
  reporters: [
    defaultReporter({ reportTestProgress: process.stdout.isTTY }),
    ...(WTR_JSON ? [resultsReporter(WTR_JSON)] : []),
  ],
  // A busy machine is no fault.
  testFramework: { config: { timeout: 60_000 } },
  testsFinishTimeout: 300_000,
};
