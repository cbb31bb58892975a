/** The one judge of moves. Taps, keys, hints, the solver and `legal` all ask here. */
import { isKing, valueOf, type Card } from './cards.js';
import { DRAW, pairOf, REDEAL, type Move } from './moves.js';
import {
  coversOf,
  freeCards,
  locate,
  passesLeft,
  tableauLeft,
  type Place,
  type Position,
} from './position.js';

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

/** Why the card of a place is not free, or null. */
function whyNotFreeAt({ game }: Position, place: Place | null): Refusal | null {
  if (!place) return 'no-such-card';
  const { pile, above } = place;
  if (pile === 'foundation') return 'removed';
  if (pile === 'stock' && game.rules.stock !== 'open') return 'in-stock';
  if (above === 0) return null;
  if (pile === 'tableau') return game.rules.faceDown ? 'face-down' : 'covered';
  return pile === 'stock' ? 'in-stock' : 'buried';
}

/** Why this card is not free, or null. */
export const whyNotFree = (position: Position, card: Card): Refusal | null =>
  whyNotFreeAt(position, locate(position, card));

/** The only card that still covers a place of the tableau, itself free: the law of `coverPair`. */
function onlyFreeCover(position: Position, index: number): Card | null {
  const [cover, ...others] = coversOf(position, index);
  if (cover === undefined || others.length > 0 || coversOf(position, cover).length > 0) return null;
  return position.tableau[cover] ?? null;
}

/** Whether one card is the only, free cover of the other, under `coverPair`. */
function isCoverPair(position: Position, a: Place | null, b: Card): boolean {
  const { coverPair } = position.game.rules;
  return coverPair && a?.pile === 'tableau' && onlyFreeCover(position, a.index) === b;
}

/** Whether two cards are the two tops of the waste, under `wastePair`. */
const isWastePair = ({ game }: Position, a: Place | null, b: Place | null): boolean =>
  game.rules.wastePair &&
  a?.pile === 'waste' &&
  b?.pile === 'waste' &&
  a.index === b.index &&
  a.above + b.above === 1;

function refuseKing(position: Position, card: Card): Refusal | null {
  return whyNotFree(position, card) ?? (isKing(card) ? null : 'not-alone');
}

function refusePair(position: Position, a: Card, b: Card): Refusal | null {
  if (a === b) return 'bad-move';
  const [placeA, placeB] = [locate(position, a), locate(position, b)];
  const special =
    isCoverPair(position, placeA, b) ||
    isCoverPair(position, placeB, a) ||
    isWastePair(position, placeA, placeB);
  const blocked = special
    ? null
    : (whyNotFreeAt(position, placeA) ?? whyNotFreeAt(position, placeB));
  if (blocked) return blocked;
  if (isKing(a) || isKing(b)) return 'king-alone';
  const { ranks } = position.game.rules;
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
    case 'remove':
      return move.cards.length === 1
        ? refuseKing(position, move.cards[0])
        : refusePair(position, ...move.cards);
    case 'draw':
      return refuseDraw(position, move.waste);
    case 'redeal':
      return refuseRedeal(position);
    case 'cell':
      return refuseCell(position, move.card);
  }
}

const mustRemoveFirst = (position: Position): boolean =>
  position.game.rules.drawWhenStuck && removals(position).length > 0;

/** Cards that some removal may take although they are not free: cover pairs and waste pairs. */
function specialPartners(position: Position): readonly Card[] {
  const { game, tableau, wastes } = position;
  const { coverPair, wastePair } = game.rules;
  return [
    ...tableau.filter((card, index) => card && coverPair && onlyFreeCover(position, index)),
    ...wastes.map((pile) => (wastePair ? pile.at(-2) : null)),
  ].filter((card) => card !== null && card !== undefined);
}

/** Every legal removal, each once; none when the game is over is the caller's care. */
function removals(position: Position): readonly Move[] {
  const { ranks } = position.game.rules;
  const free = freeCards(position);
  const cards = [...free, ...specialPartners(position)];
  const moves: Move[] = free.filter(isKing).map((king) => ({ kind: 'remove', cards: [king] }));
  for (const [index, a] of cards.entries()) {
    const wanted = ranks - valueOf(a, ranks);
    for (const b of cards.slice(index + 1)) {
      if (valueOf(b, ranks) === wanted && !refusePair(position, a, b)) moves.push(pairOf(a, b));
    }
  }
  return moves;
}

/** All moves but removals that could ever be spelt in this position. */
const otherMoves = (position: Position): readonly Move[] => [
  ...(choosesWaste(position)
    ? position.wastes.map((_, waste): Move => ({ kind: 'draw', waste }))
    : [DRAW]),
  REDEAL,
  ...(position.cells.includes(null)
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
