/** Turns what a search found into the moves of the game. */
import { DRAW, pairOf, REDEAL } from '../engine/moves.js';
import { play } from '../engine/play.js';
import { topOf } from '../engine/position.js';
import type { Card } from '../engine/cards.js';
import type { Move } from '../engine/moves.js';
import type { Position } from '../engine/position.js';
import {
  BY_TOP,
  DRAW_CARDS,
  firstOf,
  KING,
  kindOf,
  PAIR,
  PARK,
  secondOf,
  TURN_OVER,
} from './actions.js';
import type { Puzzle } from './puzzle.js';

/** What an action means in the game itself, if it is no draw that names its waste. */
export function moveOf(cards: Puzzle['cards'], action: number): Move {
  const first = cards[firstOf(action)] as Card;
  switch (kindOf(action)) {
    case PAIR:
      return pairOf(first, cards[secondOf(action)] as Card);
    case KING:
      return { kind: 'remove', cards: [first] };
    case PARK:
      return { kind: 'cell', card: first };
    case TURN_OVER:
      return REDEAL;
    default:
      return DRAW;
  }
}

/**
 * The moves of a line. With several wastes the game itself tells where each one lies; and where
 * drawn cards were taken for an open stock, what has to be turned.
 */
export function movesOf(
  { cards, rules }: Puzzle,
  line: readonly number[],
  from: Position,
  asOpen: boolean,
): readonly Move[] {
  if (rules.wastes === 1 && !asOpen) return line.map((action) => moveOf(cards, action));
  let position = from;
  const moves: Move[] = [];
  /** Whether the card in the hand is no longer taken for the top of the stock. */
  let isPassed = false;
  const make = (move: Move): void => {
    const played = play(position, move);
    if (played.ok) position = played.position;
    moves.push(move);
  };
  for (const action of line) {
    const move = moveOf(cards, action);
    const isDraw = kindOf(action) === DRAW_CARDS;
    if (isDraw && asOpen) {
      if (isPassed || !position.hand) make(DRAW);
      isPassed = true;
    } else if (isDraw && firstOf(action) > 0) {
      const top = cards[secondOf(action)] ?? null;
      let waste = firstOf(action) - 1;
      if (waste + 1 === BY_TOP) waste = position.wastes.findIndex((pile) => topOf(pile) === top);
      make({ kind: 'draw', waste });
    } else {
      const taken = [firstOf(action), secondOf(action)];
      if (asOpen && taken.some((card) => cards[card] === position.stock[0])) {
        make(DRAW);
        isPassed = false;
      }
      make(move);
    }
  }
  return moves;
}
