/** The stops of the board: everything that focus can reach and a tap can mean, each by its key. */
import {
  coversOf,
  stockSize,
  topOf,
  whyNotFree,
  type Card,
  type Position,
  type Session,
} from '../engine/index.js';

/**
 * A card by its token; a face-down tableau card as `spot:` and its place; `stock`, `draw` (the
 * button beside an open stock), `lay:` and a waste's number, `waste:` and `cell:` while empty,
 * `foundation`.
 */
export type StopKey =
  | Card
  | 'stock'
  | 'draw'
  | 'foundation'
  | `spot:${number}`
  | `lay:${number}`
  | `waste:${number}`
  | `cell:${number}`;

/** The most waste cards that a fan shows; those that were never a top stay unseen. */
const FAN = 3;

/** The cards of a waste that are on show, oldest first: one for each of several wastes. */
export function shownWaste(position: Position, waste: number): readonly Card[] {
  const pile = position.wastes[waste] ?? [];
  const most = position.wastes.length > 1 ? 1 : FAN;
  return pile.filter((card) => position.seen.includes(card)).slice(-most);
}

/** Whether a tableau card lies face down. */
export const isFaceDown = (position: Position, index: number): boolean =>
  position.game.rules.faceDown && coversOf(position, index).length > 0;

function stockStops(position: Position): readonly StopKey[] {
  const { stock, game } = position;
  if (stockSize(game.rules) === 0) return [];
  const top = stock[0];
  if (game.rules.stock !== 'open') return ['stock'];
  return [top ?? 'stock', ...(game.rules.wastes > 1 ? [] : ['draw' as const])];
}

/** All stops in reading order. */
function stopsOf(position: Position): readonly StopKey[] {
  const tableau = position.tableau.flatMap((card, index): StopKey[] =>
    card === null ? [] : [isFaceDown(position, index) ? `spot:${index}` : card],
  );
  const { rules } = position.game;
  const hasChoice = rules.wastes > 1 && rules.draw === 1;
  const wastes = position.wastes.flatMap((pile, index): StopKey[] => [
    ...(topOf(pile) ? shownWaste(position, index) : [`waste:${index}` as const]),
    ...(hasChoice ? [`lay:${index}` as const] : []),
  ]);
  return [
    ...tableau,
    ...position.reserve.flat(),
    ...stockStops(position),
    ...(position.hand ? [position.hand] : []),
    ...position.cells.map((card, index): StopKey => card ?? `cell:${index}`),
    ...(stockSize(rules) === 0 ? [] : wastes),
    'foundation',
  ];
}

/** The stop that Tab reaches: the one last focused, else the first free card, else the stock. */
export function homeStop({ position }: Session, last: StopKey | null): StopKey {
  const stops = stopsOf(position);
  if (last && stops.includes(last)) return last;
  const free = position.tableau.find((card) => card && whyNotFree(position, card) === null);
  return free ?? stops.find((stop) => stop === 'stock' || stop === 'draw') ?? 'foundation';
}
