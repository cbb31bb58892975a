/** What a tap on a card means: the same for finger, mouse and keyboard. */
import type { Card } from './cards.js';
import { legalMoves, whyNot, whyNotFree } from './legality.js';
import { DRAW, type Move } from './moves.js';
import type { Position } from './position.js';
import type { Intent } from './reduce.js';
import type { Session } from './session.js';

/** Free, or the card of a cover or waste pair that is not free itself: it may be tapped first. */
export function isSelectable(position: Position, card: Card): boolean {
  const { coverPair, wastePair } = position.game.rules;
  if (whyNotFree(position, card) === null) return true;
  return (
    (coverPair || wastePair) &&
    legalMoves(position).some(
      (move) => move.kind === 'remove' && move.cards.some((c) => c === card),
    )
  );
}

/**
 * Translates a tap on a card. A king leaves at once; a second card pairs with the selected one or,
 * if it does not fit, is selected in its stead (F13); a second tap lays the card down again, but
 * draws where it is the open stock's top.
 */
export function tap(session: Session, card: Card): Intent {
  const { position, selected } = session;
  const alone: Move = { kind: 'remove', cards: [card] };
  if (whyNot(position, alone) === null) return { kind: 'play', move: alone };
  if (selected === card) {
    return position.stock[0] === card
      ? { kind: 'play', move: DRAW }
      : { kind: 'select', card: null };
  }
  const selectable = isSelectable(position, card);
  if (!selected) return selectable ? { kind: 'select', card } : { kind: 'play', move: alone };
  const select = selectable ? card : selected;
  return { kind: 'play', move: { kind: 'remove', cards: [selected, card] }, select };
}
