/** Turns what a search found into the moves of the game. */
import {
  DRAW,
  pairOf,
  play,
  REDEAL,
  topOf,
  type Card,
  type Move,
  type Position,
} from '../engine/index.js';
import {
  DRAW_CARDS,
  firstOf,
  KING,
  kindOf,
  NO_CARD,
  PAIR,
  PARK,
  secondOf,
  TURN_OVER,
} from './actions.js';
import type { Puzzle } from './puzzle.js';

const cardOf = ({ cards }: Puzzle, index: number): Card => {
  const card = cards[index];
  if (!card) throw new RangeError(`no card ${index}`);
  return card;
};

/** What an action means in the game itself, if it is no draw that names its waste. */
function moveOf(puzzle: Puzzle, action: number): Move {
  switch (kindOf(action)) {
    case PAIR:
      return pairOf(cardOf(puzzle, firstOf(action)), cardOf(puzzle, secondOf(action)));
    case KING:
      return { kind: 'remove', cards: [cardOf(puzzle, firstOf(action))] };
    case PARK:
      return { kind: 'cell', card: cardOf(puzzle, firstOf(action)) };
    case TURN_OVER:
      return REDEAL;
    default:
      return DRAW;
  }
}

/** The moves of a line with several wastes: the game itself tells where each one lies. */
export function movesAmongWastes(
  puzzle: Puzzle,
  line: readonly number[],
  from: Position,
): readonly Move[] {
  let position = from;
  return line.map((action) => {
    let move = moveOf(puzzle, action);
    if (kindOf(action) === DRAW_CARDS && firstOf(action) === 1) {
      const top = secondOf(action) === NO_CARD ? null : cardOf(puzzle, secondOf(action));
      move = { kind: 'draw', waste: position.wastes.findIndex((pile) => topOf(pile) === top) };
    }
    const played = play(position, move);
    if (played.ok) position = played.position;
    return move;
  });
}

/** The moves of a line; of one that took drawn cards for an open stock, with the turns it spared. */
export function movesOf(puzzle: Puzzle, line: readonly number[], asOpen: boolean): readonly Move[] {
  if (!asOpen) return line.map((action) => moveOf(puzzle, action));
  const { ring, turned, hand, cards } = puzzle;
  const moves: Move[] = [];
  const base = ring[0] ?? 0;
  const left = ring.map((card) => cards[card] !== null);
  const nextFrom = (place: number): number => {
    const next = left.indexOf(true, place);
    return next < 0 ? left.length : next;
  };
  // The place of the stock's open top, and of the card in the hand.
  let place = nextFrom(hand ? turned - 1 : turned);
  let held = hand ? turned - 1 : -1;
  const turn = (): void => {
    if (held !== place) moves.push(DRAW);
    held = place;
  };
  for (const action of line) {
    const kind = kindOf(action);
    if (kind === DRAW_CARDS) {
      turn();
      place = nextFrom(place + 1);
      continue;
    }
    if (kind === TURN_OVER) {
      moves.push(REDEAL);
      held = -1;
      place = nextFrom(0);
      continue;
    }
    const taken = [firstOf(action), ...(kind === PAIR ? [secondOf(action)] : [])];
    const places = taken.map((card) => card - base).filter((at) => at >= 0 && at < left.length);
    if (places.includes(place)) turn();
    moves.push(moveOf(puzzle, action));
    for (const at of places) {
      left[at] = false;
      if (held === at) held = -1;
    }
    place = nextFrom(place);
  }
  return moves;
}
