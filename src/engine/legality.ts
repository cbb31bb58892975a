/** The one judge of moves. Taps, keys, hints, the solver and `legal` all ask here. */
import { isKing, valueOf, type Card } from './cards.js';
import { DRAW, pairOf, REDEAL, type Move } from './moves.js';
import { coversOf, freeCards, passesLeft, tableauLeft, type Position } from './position.js';

/** Why a move is refused; of several reasons the first of this list is given (rules.md 2.4.22). */
export type Refusal =
  | 'bad-move'
  | 'game-over'
  | 'no-such-card'
  | 'removed'
  | 'in-stock'
  | 'buried'
  | 'face-down'
  | 'covered'
  | 'king-alone'
  | 'not-alone'
  | 'sum'
  | 'no-cell'
  | 'cell-full'
  | 'must-remove-first'
  | 'stock-empty'
  | 'choose-waste'
  | 'no-such-waste'
  | 'stock-not-empty'
  | 'nothing-to-redeal'
  | 'no-redeal'
  | 'prevented';

/** Why this card is not free, or null. */
export function whyNotFree(position: Position, card: Card): Refusal | null {
  const { game, tableau, stock, removed } = position;
  if (freeCards(position).includes(card)) return null;
  if (removed.includes(card)) return 'removed';
  if (stock.includes(card)) return 'in-stock';
  if (tableau.includes(card)) return game.rules.faceDown ? 'face-down' : 'covered';
  return game.cards.includes(card) ? 'buried' : 'no-such-card';
}

/**
 * Pairs of which one card is not free: under `wastePair` the two tops of the waste, under `coverPair`
 * a card and its only cover, itself free (rules.md 2.4.10, 2.4.11).
 */
function specialPairs(position: Position): readonly (readonly Card[])[] {
  const { game, tableau, wastes } = position;
  const { coverPair, wastePair } = game.rules;
  const pairs: (readonly Card[])[] = wastePair ? wastes.map((pile) => pile.slice(-2)) : [];
  const free = coverPair ? freeCards(position) : [];
  for (const [index, card] of tableau.entries()) {
    const [cover, ...others] = coversOf(position, index).map((at) => tableau[at]);
    if (card && cover && others.length === 0 && free.includes(cover)) pairs.push([card, cover]);
  }
  return pairs.filter(({ length }) => length === 2);
}

function refuseKing(position: Position, card: Card): Refusal | null {
  return whyNotFree(position, card) ?? (isKing(card) ? null : 'not-alone');
}

function refusePair(position: Position, a: Card, b: Card): Refusal | null {
  if (a === b) return 'bad-move';
  const { ranks } = position.game.rules;
  const special = specialPairs(position).some((pair) => pair.includes(a) && pair.includes(b));
  const blocked = special ? null : (whyNotFree(position, a) ?? whyNotFree(position, b));
  if (blocked) return blocked;
  if (isKing(a) || isKing(b)) return 'king-alone';
  return valueOf(a, ranks) + valueOf(b, ranks) === ranks ? null : 'sum';
}

/** Whether the player must say which pile the card that reaches a waste goes to (rules.md 2.4.2). */
export function choosesWaste({ game, hand }: Position): boolean {
  const { wastes, draw, stock } = game.rules;
  return wastes > 1 && draw === 1 && (stock !== 'drawn' || hand !== null);
}

function refuseDraw(position: Position, waste: number | null): Refusal | null {
  if (mustRemoveFirst(position)) return 'must-remove-first';
  if (position.stock.length === 0) return 'stock-empty';
  const hasChoice = choosesWaste(position);
  if (waste === null) return hasChoice ? 'choose-waste' : null;
  return hasChoice && position.wastes[waste] ? null : 'no-such-waste';
}

function refuseRedeal(position: Position): Refusal | null {
  if (mustRemoveFirst(position)) return 'must-remove-first';
  if (position.stock.length > 0) return 'stock-not-empty';
  const turnable = position.hand !== null || position.wastes.some((pile) => pile.length > 0);
  if (!turnable) return 'nothing-to-redeal';
  return passesLeft(position) === 0 ? 'no-redeal' : null;
}

function refuseCell(position: Position, card: Card): Refusal | null {
  const blocked = whyNotFree(position, card);
  if (blocked) return blocked;
  if (isKing(card)) return 'king-alone';
  if (position.cells.length === 0) return 'no-cell';
  return position.cells.includes(null) ? null : 'cell-full';
}

/** Judges a move as if the game were still on. */
function refuse(position: Position, move: Move): Refusal | null {
  switch (move.kind) {
    case 'remove': {
      const [first, second, ...more]: readonly Card[] = move.cards;
      if (!first || more.length > 0) return 'bad-move';
      return second ? refusePair(position, first, second) : refuseKing(position, first);
    }
    case 'draw':
      return refuseDraw(position, move.waste);
    case 'redeal':
      return refuseRedeal(position);
    case 'cell':
      return refuseCell(position, move.card);
    // Whatever a page without types may pass.
    default:
      return 'bad-move';
  }
}

const mustRemoveFirst = (position: Position): boolean =>
  position.game.rules.drawWhenStuck && removals(position).length > 0;

/** Every legal removal, each once; none when the game is over is the caller's care. */
function removals(position: Position): readonly Move[] {
  const { ranks } = position.game.rules;
  const free = freeCards(position);
  const pairs = [
    ...free.flatMap((a, index) => free.slice(index + 1).map((b) => [a, b])),
    ...specialPairs(position),
  ] as [Card, Card][];
  return [
    ...free.filter(isKing).map((king): Move => ({ kind: 'remove', cards: [king] })),
    ...pairs
      .filter(([a, b]) => valueOf(a, ranks) + valueOf(b, ranks) === ranks)
      .map(([a, b]) => pairOf(a, b)),
  ].filter((move) => refuse(position, move) === null);
}

/** Every spelling of the moves that are no removals. */
const otherMoves = (position: Position): readonly Move[] => [
  DRAW,
  ...position.wastes.map((_, waste): Move => ({ kind: 'draw', waste })),
  REDEAL,
  ...(position.cells.length > 0
    ? freeCards(position).map((card): Move => ({ kind: 'cell', card }))
    : []),
];

const goalReached = (position: Position): boolean =>
  position.game.rules.goal === 'pyramid'
    ? tableauLeft(position) === 0
    : position.removed.length === position.game.cards.length;

/** Every legal move, canonically spelt, each once: removals, draws, redeal, cell moves. */
export function legalMoves(position: Position): readonly Move[] {
  if (position.gaveUp || goalReached(position)) return [];
  return [
    ...removals(position),
    ...otherMoves(position).filter((move) => refuse(position, move) === null),
  ];
}

export type Outcome = 'playing' | 'won' | 'lost';
export type LossReason = 'no-moves' | 'gave-up';

/** Won the instant the goal holds; lost when given up or when nothing is legal (rules.md 2.4.12). */
export function outcomeOf(position: Position): Outcome {
  if (goalReached(position)) return 'won';
  return position.gaveUp || legalMoves(position).length === 0 ? 'lost' : 'playing';
}

/** Why the game is lost, or null while it is not. */
export function lossReason(position: Position): LossReason | null {
  if (outcomeOf(position) !== 'lost') return null;
  return position.gaveUp ? 'gave-up' : 'no-moves';
}

/**
 * Why a move cannot be made, or null if it can: the one legality function. A text that was no move
 * comes as null.
 */
export function whyNot(position: Position, move: Move | null): Refusal | null {
  if (!move) return 'bad-move';
  const reason = refuse(position, move);
  if (reason === 'bad-move') return reason;
  // A lost game has no legal move, so its end needs to be looked for only behind a refusal.
  const over = reason
    ? outcomeOf(position) !== 'playing'
    : position.gaveUp || goalReached(position);
  return over ? 'game-over' : reason;
}
