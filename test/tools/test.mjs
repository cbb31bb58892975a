// Runs every check and suite, whatever fails on the way, and ends with one line: N passed, N failed.
import { spawn } from 'node:child_process';
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

const check = (script, args = []) => ({ script, args });
const vitest = (suite) => ({
  script: `test:${suite}`,
  args: vitestReport(`${suite}.json`),
  report: `${suite}.json`,
  count: countVitest,
});

/**
 * The scripts of package.json: stage by stage, in each stage side by side in two lanes, and one after
 * another within a lane. One without a report is a check: it counts as one passed or failed. A suite's
 * report counts its tests.
 */
const STAGES = [
  [
    [
      check('typecheck'),
      check('build'),
      check('publint'),
      check('docs', ['--check']),
      check('size'),
    ],
    [check('lint'), check('format:check'), check('knip')],
  ],
  // Alone, since what is tested there has deadlines of its own.
  [[{ script: 'test:browser', report: 'browser.json', count: (counts) => counts }]],
  [[vitest('unit')]],
  [[vitest('stories')], [vitest('guest'), ...(hasBundledBrowser ? [vitest('pixels')] : [])]],
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

/** Runs a script to its end; what it says is printed whole, since another lane may speak meanwhile. */
function output(script, args) {
  return new Promise((ended) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: ROOT,
      timeout: TEN_MINUTES,
      // npm is a script on Windows, which only a shell starts.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        WTR_JSON: join(RESULTS, 'browser.json'),
      },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => said.push(text));
    }
    child.on('error', (error) => said.push(Buffer.from(String(error))));
    child.on('close', (status) => ended({ status, text: Buffer.concat(said).toString() }));
  });
}

async function run(step) {
  const { script, args = [], report } = step;
  const started = performance.now();
  const { status, text } = await output(script, args);

  const ended = status === 0;
  const counts = report ? readCounts(step) : { passed: Number(ended), failed: 0 };
  // Whatever goes wrong counts: a crash, a time-out, an error outside every test, an empty suite.
  const sound = ended && counts.passed + counts.failed > 0;
  if (!sound && counts.failed === 0) counts.failed = 1;

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n=== ${script}\n${text.trimEnd()}`);
  console.log(`--- ${script}: ${counts.failed ? 'FAILED' : 'passed'} in ${seconds} s`);
  return { script, ...counts };
}

async function runLane(steps) {
  const outcomes = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const outcomes = [];
for (const lanes of STAGES) outcomes.push(...(await Promise.all(lanes.map(runLane))).flat());
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
