// The long proof in the browser: all of test/browser in its full scope, and what is in test/prove alone.
import quick from './wtr.config.mjs';

export default {
  ...quick,
  files: ['test/browser/**/*.test.ts', 'test/prove/browser/**/*.test.ts'],
  // An hour for a file.
  testsFinishTimeout: 3_600_000,
  testRunnerHtml: (framework) =>
    `<!doctype html><html><body><script>globalThis.isProof = true;</script><script type="module" src="${framework}"></script></body></html>`,
};
