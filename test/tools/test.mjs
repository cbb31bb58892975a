// Runs every check and suite, whatever fails on the way, and ends with one line: N passed, N failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasBundledBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RESULTS = join(ROOT, 'node_modules/.cache/results');
const TEN_MINUTES = 600_000;
/** Characters of a failure that are told again at the end. */
const LAST_WORDS = 1000;

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
  read: readVitest,
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
  // Alone, since it takes all cores, and some of what is tested there has deadlines.
  [[{ script: 'test:browser', report: 'browser.json', read: (results) => results }]],
  [[vitest('unit')]],
  [[vitest('stories')], [vitest('guest'), ...(hasBundledBrowser ? [vitest('pixels')] : [])]],
];

/** What Vitest's report tells. */
function readVitest({ testResults }) {
  let passed = 0;
  const failures = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const place = relative(ROOT, name);
    const having = (wanted) => assertionResults.filter((test) => test.status === wanted);
    const failed = having('failed');
    passed += having('passed').length;
    for (const { fullName, failureMessages } of failed) {
      failures.push(`${place}: ${fullName}: ${failureMessages[0]}`);
    }
    // A file that fails outside its tests, as by an import that leads nowhere, is one failure.
    if (failed.length === 0 && status === 'failed') failures.push(`${place}: ${message}`);
  }
  return { passed, failures };
}

/** What the report tells; nothing where the suite died before it wrote one. */
function readResults({ report, read }) {
  try {
    return read(JSON.parse(readFileSync(join(RESULTS, report), 'utf8')));
  } catch {
    return { passed: 0, failures: [] };
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
  const { passed, failures } = report ? readResults(step) : { passed: Number(ended), failures: [] };
  // Whatever goes wrong counts: a crash, a time-out, an error outside every test, an empty suite.
  const isSound = ended && passed + failures.length > 0;
  if (!isSound && failures.length === 0) failures.push(text.trim().slice(-LAST_WORDS));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n=== ${script}\n${text.trimEnd()}`);
  console.log(`--- ${script}: ${failures.length > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
  return { script, passed, failures };
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
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);

// Told again at the end, where whoever sees only the last of it looks.
console.log('');
for (const { script, failures: own } of outcomes) {
  if (own.length > 0) console.log(`Failed; run it alone with \`npm run ${script}\`:`);
  for (const failure of own) console.log(`  ${failure.slice(0, LAST_WORDS)}`);
}
if (!hasBundledBrowser) {
  console.log('Skipped: test:pixels, whose browser is made for Linux x64.');
}
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
