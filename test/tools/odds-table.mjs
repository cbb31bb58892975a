// Computes stories/odds.json: the odds of every variant and of the rules that have a reference rate,
// by the command, built anew. A row that has had its time is kept, and one that was cut short goes on
// where it ended; so the table may be stopped at any time.
//   --minutes N   time for a row, 2 unless said otherwise; in less time fewer deals suffice
//   --least       where the most deals do not fit into the time, no more than the least
//   --fresh       begin anew
//   --only TEXT   only the rows whose name has this in it
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtParts } from './built.mjs';
import { flagsOf, isSuspect, nameOf, rowsOf } from './odds-rows.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILE = join(ROOT, 'stories/odds.json');
/** Where the command that counts is built. */
const BUILD = join(ROOT, 'node_modules/.cache/odds');

const MINUTES = 2;
const MOST = 100_000;
/** Deals of a row that must be counted even if they take longer, where the time is what it should be. */
const LEAST = 2000;
const LEAST_HEAVY = 500;
/** Positions after which a deal of a heavy game is given up as unknown, for each minute of the row. */
const POSITIONS = 100_000;
/** Deals from which the speed is first guessed. */
const PROBE = 100;
/** The most deals at once, in terms of those that the guess of the speed is from. */
const GROWTH = 20;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: String(MINUTES) },
    least: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const SECONDS = Number(values.minutes) * 60;
if (!(SECONDS > 0)) {
  console.error(`--minutes: "${values.minutes}" is no time`);
  process.exit(2);
}

const round = (value, digits = 6) => Number(value.toFixed(digits));

const built = await builtParts('odds', {
  engine: 'src/engine/index.ts',
  wilson: 'src/cli/wilson.ts',
});
const engine = await built('engine');
const { oddsOf } = await built('wilson');

/** Counts deals by consecutive codes from a number on. */
function count(rules, from, deals, positions) {
  const code = engine.formatDealCode({ ranks: rules.ranks ?? 13, seed: from });
  const limit = positions ? [`--positions=${positions}`] : [];
  const args = [
    'odds',
    ...flagsOf(rules),
    `--from=${code}`,
    `--deals=${deals}`,
    ...limit,
    '--json',
  ];
  const started = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [join(BUILD, 'index.js'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return { ...JSON.parse(stdout), seconds: (performance.now() - started) / 1000 };
}

/** Whether the most deals can be counted in the time, as far as the speed so far tells. */
const fits = (deals, seconds) => (seconds / deals) * MOST <= SECONDS;

/** How many deals come next: as many as the time allows, unless the guess of that may be far off. */
function nextDeals(deals, seconds, least) {
  const wanted = Math.max(least, MOST) - deals;
  if (deals === 0) return PROBE;
  const inTime = Math.floor((((SECONDS - seconds) * deals) / seconds) * 0.9);
  const enough = Math.ceil(least - deals);
  const next = values.least && !fits(deals, seconds) ? enough : Math.max(inTime, enough);
  const size = next > PROBE ? Math.floor(next / PROBE) * PROBE : next;
  return Math.min(wanted, size, deals * GROWTH);
}

/** Whether the time is used up but for what is not worth another start, or need not be. */
const isEnough = ({ deals, seconds }, least) =>
  deals >= MOST ||
  (deals >= least && (seconds >= SECONDS * 0.8 || (values.least && !fits(deals, seconds))));

const NOTHING = { deals: 0, won: 0, unknown: 0, seconds: 0 };

/** The counts of a row, from those that are there already on. */
function compute({ rules, heavy }, before) {
  const least = (heavy ? LEAST_HEAVY : LEAST) * Math.min(1, SECONDS / 60 / MINUTES);
  const positions = heavy ? Math.round((POSITIONS * SECONDS) / 60) : null;
  // Deals that were given up sooner count otherwise than those to come.
  const start = before?.positions === positions ? before : NOTHING;
  let { deals, won, unknown, seconds } = start;
  while (!isEnough({ deals, seconds }, least)) {
    const next = nextDeals(deals, seconds, least);
    if (next < 1) break;
    const part = count(rules, deals, next, positions);
    deals += part.deals;
    won += part.won;
    unknown += part.unknown;
    seconds += part.seconds;
  }
  const { rate, low, high } = oddsOf(won, unknown, deals);
  return {
    deals,
    won,
    unknown,
    rate: round(rate),
    low: round(low),
    high: round(high),
    positions,
    seconds: round(seconds, 1),
  };
}

function finish({ rules, variant, reference, published }, counts) {
  const suspect = isSuspect({ ...counts, reference });
  return { rules, variant, ...counts, reference, published, suspect };
}

const percent = (share) => (share * 100).toFixed(2);

function inWords(row) {
  const { deals, won, unknown, rate, low, high, reference, published, suspect } = row;
  const odds = unknown > 0 ? `${percent(rate)}–${percent((won + unknown) / deals)}` : percent(rate);
  return [
    nameOf(row).padEnd(78),
    String(deals).padStart(7),
    odds.padStart(12),
    `${percent(low)}–${percent(high)}`.padStart(13),
    (reference ? percent(reference.rate) : '').padStart(7),
    (published ?? [])
      .map((claim) => percent(claim.rate))
      .join(' ')
      .padStart(18),
    suspect ? ' SUSPECT' : '',
  ].join(' ');
}

const ROWS = rowsOf(engine);
const old = !values.fresh && existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')).rows : [];
const known = new Map(old.map((row) => [nameOf(row), row]));
/** Rows of the same rules are computed once. */
const computed = new Map();

function save() {
  const rows = ROWS.map((row) => known.get(nameOf(row))).filter((row) => row !== undefined);
  writeFileSync(FILE, `${JSON.stringify({ rows }, null, 2)}\n`);
}

console.log(
  `${'rules'.padEnd(78)}   deals        won %          95 % reference ${'published'.padStart(16)}`,
);
for (const row of ROWS) {
  const name = nameOf(row);
  if (!name.includes(values.only)) continue;
  const key = JSON.stringify(row.rules);
  const counts = computed.get(key) ?? compute(row, known.get(name));
  computed.set(key, counts);
  const whole = finish(row, counts);
  known.set(name, whole);
  save();
  console.log(inWords(whole));
}

const suspects = [...known.values()].filter(({ suspect }) => suspect).length;
console.log(`${known.size} of ${ROWS.length} rows, ${suspects} suspect`);
