/** Which cards the player can see: no sentence may name another (rules.md 2.4.17). */
import { coversOf, locate, type Card, type Position } from '../engine/index.js';

/** Whether the face of the card in this place of the tableau is to be seen. */
export const isFaceUp = (position: Position, index: number): boolean =>
  !position.game.rules.faceDown || coversOf(position, index).length === 0;

/** Whether a card lies so that the player sees which it is, or, on a waste, has seen it there. */
export function isSeen(position: Position, card: Card): boolean {
  const place = locate(position, card);
  switch (place?.pile) {
    case undefined:
      return false;
    case 'tableau':
      return isFaceUp(position, place.index);
    case 'stock':
      return position.game.rules.stock === 'open' && place.above === 0;
    case 'waste':
      return position.seen.includes(card);
    case 'reserve':
    case 'hand':
    case 'cell':
    case 'foundation':
      return true;
  }
}

/** The open stock's top card, or null. */
export const openTop = ({ game, stock }: Position): Card | null =>
  game.rules.stock === 'open' ? (stock[0] ?? null) : null;
