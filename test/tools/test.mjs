// Runs every check and suite, whatever fails on the way, and ends with one line: N passed, N failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasBundledBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RESULTS = join(ROOT, 'node_modules/.cache/results');
const TEN_MINUTES = 600_000;

const vitestReport = (file) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(RESULTS, file)}`,
];

/**
 * The scripts of package.json in their order. One without a report is a check: it counts as one
 * passed or failed. A suite's report counts its tests.
 */
const STEPS = [
  { script: 'typecheck' },
  { script: 'lint' },
  { script: 'format:check' },
  { script: 'build' },
  { script: 'publint' },
  { script: 'docs', args: ['--check'] },
  { script: 'size' },
  { script: 'test:unit', args: vitestReport('unit.json'), report: 'unit.json', count: countVitest },
  { script: 'test:browser', report: 'browser.json', count: (counts) => counts },
  {
    script: 'test:stories',
    args: vitestReport('stories.json'),
    report: 'stories.json',
    count: countVitest,
  },
  ...(hasBundledBrowser
    ? [
        {
          script: 'test:pixels',
          args: vitestReport('pixels.json'),
          report: 'pixels.json',
          count: countVitest,
        },
      ]
    : []),
];

function countVitest({ testResults }) {
  const counts = { passed: 0, failed: 0 };
  for (const file of testResults) {
    const having = (status) => file.assertionResults.filter((test) => test.status === status);
    const failed = having('failed').length;
    counts.passed += having('passed').length;
    // A file that fails outside its tests, as by an import that leads nowhere, is one failure.
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
  }
  return counts;
}

/** The report's counts; none where the suite died before it wrote one. */
function readCounts({ report, count }) {
  try {
    return count(JSON.parse(readFileSync(join(RESULTS, report), 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function run(step) {
  const { script, args = [], report } = step;
  console.log(`\n=== ${script}`);
  const started = performance.now();

  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    timeout: TEN_MINUTES,
    // npm is a script on Windows, which only a shell starts.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      WTR_JSON: join(RESULTS, 'browser.json'),
    },
  });

  const ended = status === 0;
  const counts = report ? readCounts(step) : { passed: Number(ended), failed: 0 };
  // Whatever goes wrong counts: a crash, a time-out, an error outside every test, an empty suite.
  const sound = ended && counts.passed + counts.failed > 0;
  if (!sound && counts.failed === 0) counts.failed = 1;

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`--- ${script}: ${counts.failed ? 'FAILED' : 'passed'} in ${seconds} s`);
  return { script, ...counts };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const outcomes = STEPS.map(run);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const failures = outcomes.filter(({ failed }) => failed > 0);

console.log('');
for (const { script, failed } of failures) {
  console.log(`Failed: ${script} (${failed}); run it alone with \`npm run ${script}\``);
}
if (!hasBundledBrowser) {
  console.log('Skipped: test:pixels, whose browser is made for Linux x64.');
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
