// Computes stories/passes.json: in how many of the same deals how many passes through the stock are the
// fewest that suffice, for each goal and for what of the stock is in play. Since a deal that can be won
// can be won with a pass more, few searches are needed, and the odds by passes cannot cross by chance.
//   --seconds N   time for each goal, 90 unless said otherwise
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtParts } from './built.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const GOALS = ['pyramid', 'all'];
/** With one card a draw the drawn card is won from the same deals as the open stock (rules.md 7.1). */
const STOCKS = ['closed', 'open'];
const LIMITS = [1, 2, 3, 4, 5];
const MOST_DEALS = 10_000;
/** Positions after which a deal is given up as unknown, and counted for no number of passes. */
const POSITIONS = 2_000_000;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '90' } } });
const TIME = Number(values.seconds) * 1000;

const built = await builtParts('passes', {
  engine: 'src/engine/public.ts',
  solver: 'src/solver/index.ts',
});
const { findSetup, formatDealCode, readSettings } = await built('engine');
const { solve } = await built('solver');

function verdictOf(stock, goal, passes, seed) {
  const texts = { variant: 'traditional', stock, goal, passes: String(passes) };
  const code = formatDealCode({ ranks: 13, seed });
  const { setup } = findSetup(readSettings(texts).settings, { code });
  return solve(setup, { positions: POSITIONS }).verdict;
}

/** The fewest passes that suffice; null where none do; undefined where that is not known. */
function fewestPasses(stock, goal, seed) {
  const ever = verdictOf(stock, goal, 'unlimited', seed);
  if (ever !== 'winnable') return ever === 'unwinnable' ? null : undefined;
  for (const passes of LIMITS) {
    const verdict = verdictOf(stock, goal, passes, seed);
    if (verdict === 'winnable') return passes;
    if (verdict === 'unknown') return undefined;
  }
  return 'unlimited';
}

/** Every deal is asked about under both readings, so that these too may be compared. */
function count(goal) {
  const rows = STOCKS.map((stock) => ({
    stock,
    goal,
    deals: 0,
    unknown: 0,
    fewest: Object.fromEntries([...LIMITS, 'unlimited'].map((passes) => [passes, 0])),
  }));
  const started = performance.now();
  for (let seed = 0; seed < MOST_DEALS && performance.now() - started < TIME; seed++) {
    for (const row of rows) {
      const passes = fewestPasses(row.stock, goal, seed);
      if (passes === undefined) row.unknown++;
      else if (passes !== null) row.fewest[passes]++;
      row.deals++;
    }
  }
  for (const row of rows) console.log(row);
  return rows;
}

const rows = GOALS.flatMap(count);
writeFileSync(join(ROOT, 'stories/passes.json'), `${JSON.stringify({ rows }, null, 2)}\n`);
