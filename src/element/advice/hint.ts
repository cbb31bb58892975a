/** The next move to try, and why. */
import {
  choosesWaste,
  freeCards,
  isTableauCard,
  legalMoves,
  outcomeOf,
  play,
  type Card,
  type Move,
  type Position,
} from '../../engine/index.js';
import type { Solution } from '../../worker/index.js';
import type { StopKey } from '../stops.js';

export interface Hint {
  /** Null where nothing is left to do. */
  readonly move: Move | null;
  /** `win`: a win goes on with it. `lost`: it is legal, but the game can no longer be won. */
  readonly why: 'win' | 'lost' | 'legal' | 'nothing';
  /** Tableau cards that the move sets free. */
  readonly frees: readonly Card[];
}

function freedBy(position: Position, move: Move): readonly Card[] {
  const played = play(position, move);
  if (!played.ok) return [];
  const before = freeCards(position);
  return freeCards(played.position).filter(
    (card) => isTableauCard(position.game, card) && !before.includes(card),
  );
}

/**
 * How sensible a move is without a solver: removals before draws, among them those that free most
 * and take most from the tableau; parking a card last.
 */
function worth(position: Position, move: Move): number {
  if (move.kind === 'cell') return -1;
  if (move.kind !== 'remove') return 0;
  const fromTableau = move.cards.filter((card) => isTableauCard(position.game, card)).length;
  return (
    1 + 10 * freedBy(position, move).length + 2 * fromTableau + (move.cards.length === 1 ? 5 : 0)
  );
}

/** The hint for a position, from the solution where one is known. */
export function hintFor(position: Position, solution: Solution | null): Hint {
  const moves = outcomeOf(position) === 'playing' ? legalMoves(position) : [];
  const best =
    solution?.moves?.[0] ?? moves.toSorted((a, b) => worth(position, b) - worth(position, a))[0];
  if (!best) return { move: null, why: 'nothing', frees: [] };
  const why = { winnable: 'win', unwinnable: 'lost', unknown: 'legal' } as const;
  return { move: best, why: why[solution?.verdict ?? 'unknown'], frees: freedBy(position, best) };
}

/** The stops that a hint marks. */
export function hintedStops(position: Position, { move }: Hint): readonly StopKey[] {
  switch (move?.kind) {
    case 'remove':
      return move.cards;
    case 'cell':
      return [move.card];
    case 'redeal':
      return ['stock'];
    case 'draw': {
      if (choosesWaste(position) && move.waste !== null) return [`lay:${move.waste}`];
      return [position.game.rules.stock === 'open' && position.stock.length > 0 ? 'draw' : 'stock'];
    }
    case undefined:
      return [];
  }
}
