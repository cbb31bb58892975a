/** Where a card that has been picked up can be put down, and the move that each place makes. */
import {
  choosesWaste,
  DRAW,
  formatMove,
  isSelectable,
  legalMoves,
  parseCard,
  topOf,
  type Card,
  type Move,
  type Position,
} from '../../engine/index.js';
import { isFaceDown, shownWaste, type StopKey } from '../stops.js';

/** What can be picked up: a card by its token, or the top of a stock that lies face down. */
export type Held = Card | 'stock';

/** Where it can be put: a card by its token, a face-down one as `spot:` and its place, or a pile. */
export type DropZone =
  Card | 'hand' | 'foundation' | `spot:${number}` | `waste:${number}` | `cell:${number}`;

export interface Drop {
  readonly zone: DropZone;
  readonly move: Move;
  /** A move that is not legal is for the engine to refuse, which says why. */
  readonly legal: boolean;
}

/** A place and the moves that a card put there could mean, the likelier first. */
type Meaning = readonly [DropZone, ...Move[]];

/** What a stop lets one pick up: what could be tapped first, or the next card to draw; else null. */
export function heldAt(position: Position, stop: StopKey): Held | null {
  if (stop === 'stock') return position.stock.length > 0 ? stop : null;
  const card = parseCard(stop);
  return card && isSelectable(position, card) ? card : null;
}

/** The very card, though it may lie face down. */
export const cardOf = ({ stock }: Position, held: Held): Card | null =>
  held === 'stock' ? (stock[0] ?? null) : held;

/** What the held card means on a waste, besides a pair: the next draw. */
function layings(position: Position, held: Held, waste: number): readonly Move[] {
  const choice = choosesWaste(position);
  const isNext = cardOf(position, held) === position.stock[0];
  // With several wastes it is the card in the hand that the next draw lays on one of them.
  if (!isNext && !(choice && held === position.hand)) return [];
  return [choice ? { kind: 'draw', waste } : DRAW];
}

const alone = (card: Card): Move => ({ kind: 'remove', cards: [card] });

/** All places for a card whose face is up; in its own pile only a card that may go with it. */
function meaningsOf(position: Position, held: Card): readonly Meaning[] {
  const { tableau, reserve, stock, hand, wastes, cells, game } = position;
  /** The held card comes first, as the first that is tapped does. */
  const pairs = (card: Card | null): readonly Move[] =>
    card === null || card === held ? [] : [{ kind: 'remove', cards: [held, card] }];
  const byToken = (cards: readonly Card[]): readonly Meaning[] =>
    cards.map((card) => [card, ...pairs(card)]);
  return [
    ...tableau.flatMap((card, index): readonly Meaning[] => {
      if (card === null) return [];
      return isFaceDown(position, index) ? [[`spot:${index}`, alone(card)]] : byToken([card]);
    }),
    ...byToken(reserve.filter((pile) => !pile.includes(held)).flat()),
    ...byToken(game.rules.stock === 'open' ? stock.slice(0, 1) : []),
    ['hand', ...pairs(hand)],
    ...wastes.flatMap((pile, index): readonly Meaning[] =>
      pile.includes(held)
        ? byToken(shownWaste(position, index).filter((other) => isSelectable(position, other)))
        : [[`waste:${index}`, ...pairs(topOf(pile)), ...layings(position, held, index)]],
    ),
    ...cells.map((card, index): Meaning => {
      const moves: readonly Move[] = card ? pairs(card) : [{ kind: 'cell', card: held }];
      return [`cell:${index}`, ...moves];
    }),
    ['foundation', alone(held)],
  ];
}

/** All places for the next card of a stock that lies face down: where drawn cards go. */
const drawings = (position: Position): readonly Meaning[] => [
  ...position.wastes.map((_, index): Meaning => [
    `waste:${index}`,
    ...layings(position, 'stock', index),
  ]),
  ...(position.game.rules.stock === 'drawn' ? [['hand', DRAW] as const] : []),
];

/**
 * Every place where the held card means something. Of several meanings the first legal one counts; a
 * place where none is legal keeps the last, to be refused.
 */
export function dropsOf(position: Position, held: Held): readonly Drop[] {
  const spelt = new Set(legalMoves(position).map(formatMove));
  const isLegal = (move: Move): boolean => spelt.has(formatMove(move));
  const meanings = held === 'stock' ? drawings(position) : meaningsOf(position, held);
  return meanings.flatMap(([zone, ...moves]): readonly Drop[] => {
    const move = moves.find(isLegal) ?? moves.at(-1);
    return move ? [{ zone, move, legal: isLegal(move) }] : [];
  });
}
