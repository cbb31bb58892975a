/** How fast the solver answers, on the deals of the codes 0, 1, 2 …: run by `npm run bench`. */
import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import {
  cardsOfCode,
  DEFAULT_RULES,
  startOf,
  variantOf,
  type Position,
  type RuleSet,
} from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';

interface Row {
  readonly name: string;
  readonly rules: Partial<RuleSet>;
  readonly deals: number;
  readonly shortest?: boolean;
}

const rulesOf = (key: string): Partial<RuleSet> => variantOf(key)?.rules ?? {};

const ROWS: readonly Row[] = [
  { name: 'open, 3 passes, pyramid', rules: rulesOf('microsoft'), deals: 3000 },
  { name: 'traditional: drawn, 1 pass, all', rules: {}, deals: 500 },
  { name: 'drawn, 1 pass, pyramid', rules: rulesOf('casual'), deals: 500 },
  { name: 'closed, unlimited, pyramid', rules: rulesOf('pyramide'), deals: 20_000 },
  { name: 'open, 3 passes, all', rules: rulesOf('semicolon'), deals: 500 },
  { name: 'closed, 3 passes, pyramid', rules: rulesOf('brainium'), deals: 1000 },
  { name: 'drawn, 1 pass, all, cover pairs', rules: rulesOf('overlapping'), deals: 200 },
  { name: 'draw 3, unlimited, pyramid', rules: rulesOf('king-tut'), deals: 100 },
  { name: 'giza', rules: rulesOf('giza'), deals: 50 },
  {
    name: 'shortest: open, 3 passes, pyramid',
    rules: rulesOf('microsoft'),
    deals: 200,
    shortest: true,
  },
];

function dealt({ rules, deals }: Row): Position[] {
  const whole = { ...DEFAULT_RULES, ...rules };
  return Array.from({ length: deals }, (_, seed) =>
    startOf(whole, cardsOfCode({ ranks: whole.ranks, seed }, whole)),
  );
}

const megabytes = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

/** Seconds of processor time: what else the machine does counts for less than on the clock. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measure(row: Row): string {
  const positions = dealt(row);
  const options = row.shortest ? { shortest: true, memory: 600 * 2 ** 20 } : {};
  for (const position of positions.slice(0, 50)) solve(position, options);
  const base = megabytes();
  let [examined, slowest, peak, unknown] = [0, 0, 0, 0];
  const start = processorTime();
  for (const position of positions) {
    const before = performance.now();
    const solution = solve(position, options);
    const time = performance.now() - before;
    if (time > 20) peak = Math.max(peak, megabytes() - base);
    slowest = Math.max(slowest, time);
    examined += solution.positions;
    if (solution.verdict === 'unknown') unknown++;
  }
  const seconds = processorTime() - start;
  return [
    row.name.padEnd(36),
    (row.deals / seconds).toFixed(0).padStart(8),
    (examined / seconds / 1000).toFixed(0).padStart(10),
    slowest.toFixed(0).padStart(10),
    peak.toFixed(0).padStart(8),
    String(unknown).padStart(8),
  ].join(' ');
}

/** Apart from the rows before it, whose rules its code would else have been optimised for. */
function inFreshWorker({ name }: Row): Promise<unknown> {
  return once(new Worker(new URL(import.meta.url), { workerData: name }), 'exit');
}

if (isMainThread) {
  console.log('solver: rates by processor time, the slowest by the clock');
  console.log(`${'rules'.padEnd(36)} deals/s kpositions/s slowest ms peak MB  unknown`);
  const wanted = process.argv[2] ?? '';
  for (const row of ROWS.filter(({ name }) => name.includes(wanted))) await inFreshWorker(row);
} else {
  for (const row of ROWS) if (row.name === workerData) console.log(measure(row));
}
