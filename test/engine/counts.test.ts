/** The number of move sequences of one to four moves, for every variant on two deals. */
import { expect, it, vi } from 'vitest';
import {
  formatDealCode,
  legalMoves,
  play,
  settingsOf,
  VARIANTS,
  type Position,
} from '../../src/engine/index.js';
import counts from '../fixtures/counts.json' with { type: 'json' };
import { deal } from './player.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const DEPTH = 4;
/** The numbers of the Finnish page's two deals, S and J. */
const SEEDS = [18, 9];

/** Move sequences of exactly `depth` moves. */
function sequences(position: Position, depth: number): number {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const played = play(position, move);
    return sum + (played.ok ? sequences(played.position, depth - 1) : 0);
  }, 0);
}

const table: Readonly<Record<string, readonly number[]>> = counts;

it.each(
  VARIANTS.flatMap((variant) =>
    SEEDS.map((seed) => {
      const code = formatDealCode({ ranks: settingsOf(variant).rules.ranks, seed });
      return [variant.key, code] as const;
    }),
  ),
)('%s %s', (key, code) => {
  const { position } = deal(key, { code }).session;
  const found = Array.from({ length: DEPTH }, (_, depth) => sequences(position, depth + 1));
  expect(found).toEqual(table[`${key} ${code}`]);
});

it('the table has no other lines', () => {
  expect(Object.keys(table)).toHaveLength(VARIANTS.length * SEEDS.length);
});
