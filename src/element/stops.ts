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

/** The most waste cards that a fan shows, and the most edges of those that were never a top. */
const FAN = 3;
const EDGES = 4;

export interface FanCard {
  readonly card: Card;
  /** It was never a top: only its edge is in sight, as that of one card of a packet. */
  readonly unseen: boolean;
  /** How many fan steps and edges it lies back from the top card. */
  readonly steps: number;
  readonly edges: number;
}

/** What is in sight of a waste, oldest first: its last tops; one card for each of several wastes. */
export function fanOf({ wastes, seen }: Position, waste: number): readonly FanCard[] {
  const [most, mostEdges] = wastes.length > 1 ? [1, 0] : [FAN, EDGES];
  const fan: FanCard[] = [];
  let [tops, edges] = [0, 0];
  for (const card of (wastes[waste] ?? []).toReversed()) {
    const unseen = !seen.includes(card);
    if (!unseen && tops === most) break;
    if (unseen && edges === mostEdges) continue;
    if (unseen) edges += 1;
    else tops += 1;
    fan.unshift({ card, unseen, steps: tops - 1, edges });
  }
  return fan;
}

/** The cards of a waste that are on show, oldest first. */
export const shownWaste = (position: Position, waste: number): readonly Card[] =>
  fanOf(position, waste).flatMap(({ card, unseen }) => (unseen ? [] : card));

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
