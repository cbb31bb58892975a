// Computes stories/removable.json: in how many deals how many cards of the tableau can go at best, for
// a few variants, by the solver built anew. Each variant has its time; deals that a search cannot
// settle are counted apart.
//   --seconds N   time for a variant, 30 unless said otherwise
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtParts } from './built.mjs';
import { mostEverInPlay } from './ever-in-play.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const VARIANTS = ['pyramide', 'cardgames', 'tuts-tomb', 'giza', 'thirteen'];
/** Those in which the whole stock is ever in play. */
const EVER_IN_PLAY = ['pyramide', 'cardgames'];
const MOST_DEALS = 20_000;
/** Positions after which a deal is given up as unknown. */
const POSITIONS = 200_000;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const TIME = Number(values.seconds) * 1000;

const built = await builtParts('removable', {
  engine: 'src/engine/public.ts',
  solver: 'src/solver/index.ts',
});
const { findSetup, formatDealCode, settingsOf, startOf, valueOf, variantOf } =
  await built('engine');
const { most, solve } = await built('solver');

/** The position before the first move of the deal with a number. */
function dealOf(settings, seed) {
  const { rules } = settings;
  const { setup } = findSetup(settings, { code: formatDealCode({ ranks: rules.ranks, seed }) });
  return startOf(rules, setup.cards);
}

/** The most tableau cards that can go; null where the search was too long. */
function reach(variant, deal) {
  const { verdict } = solve(deal, { positions: POSITIONS });
  if (verdict === 'winnable') return deal.tableau.length;
  if (verdict === 'unknown') return null;
  if (EVER_IN_PLAY.includes(variant)) return mostEverInPlay(deal, valueOf);
  const { tableau, exact } = most(deal, { positions: POSITIONS });
  return exact ? tableau : null;
}

function count(variant) {
  const settings = settingsOf(variantOf(variant));
  const tally = Array.from({ length: dealOf(settings, 0).tableau.length + 1 }, () => 0);
  const started = performance.now();
  let [deals, unknown] = [0, 0];
  while (deals < MOST_DEALS && performance.now() - started < TIME) {
    const best = reach(variant, dealOf(settings, deals));
    if (best === null) unknown++;
    else tally[best]++;
    deals++;
  }
  return { variant, deals, unknown, tally };
}

const rows = VARIANTS.map((variant) => {
  const row = count(variant);
  console.log(`${variant}: ${row.deals} deals, ${row.unknown} unknown; ${row.tally.join(' ')}`);
  return row;
});
writeFileSync(join(ROOT, 'stories/removable.json'), `${JSON.stringify({ rows }, null, 2)}\n`);
