/** The Finnish page's hopeless deal: an exhaustive search of all that can ever be removed from it. */
import { expect, it, vi } from 'vitest';
import { legalMoves, play, tableauLeft, type Position } from '../../src/engine/index.js';
import { deal } from './player.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

/** What tells positions of one deal apart; under unlimited passes the pass is no matter. */
const keyOf = ({ tableau, stock, wastes }: Position): string =>
  `${tableau.map((card) => Number(card !== null)).join('')} ${stock.join('')} ${wastes.join('')}`;

/** Every position that a game can reach, each once. */
function reachable(start: Position): readonly Position[] {
  const found = new Map([[keyOf(start), start]]);
  for (const position of found.values()) {
    for (const move of legalMoves(position)) {
      const played = play(position, move);
      if (played.ok && !found.has(keyOf(played.position))) {
        found.set(keyOf(played.position), played.position);
      }
    }
  }
  return [...found.values()];
}

it('F23 PY1-N-AAAAAAJ: 14 cards are the most that can go, 8 of them from the pyramid', () => {
  const positions = reachable(deal('pyramide', { code: 'PY1-N-AAAAAAJ' }).session.position);
  const gone = positions.map((position) => ({
    cards: position.removed.length,
    fromPyramid: 28 - tableauLeft(position),
  }));
  expect(Math.max(...gone.map(({ cards }) => cards))).toBe(14);
  expect(Math.max(...gone.map(({ fromPyramid }) => fromPyramid))).toBe(8);
  expect(gone).toContainEqual({ cards: 14, fromPyramid: 8 });
  // The game never ends by itself: a card to draw or to turn over is always left.
  expect(positions.filter((position) => legalMoves(position).length === 0)).toEqual([]);
});
