/** Which cards go where in a change of the game: told by the positions, whatever brought it about. */
import { coversOf, locate, type Card, type Place, type Position } from '../../engine/index.js';

/** One card on its way from a pile to another. */
export interface Journey {
  readonly card: Card;
  readonly from: Place;
  readonly to: Place;
}

const isElsewhere = (from: Place, to: Place): boolean =>
  from.pile !== to.pile || from.index !== to.index;

/** The cards that lie on another pile than before, in the order of the deck. */
export const journeysOf = (before: Position, after: Position): readonly Journey[] =>
  after.game.cards.flatMap((card) => {
    const [from, to] = [locate(before, card), locate(after, card)];
    return from && to && isElsewhere(from, to) ? [{ card, from, to }] : [];
  });

const isCovered = (position: Position, index: number): boolean =>
  coversOf(position, index).length > 0;

/** The places of the tableau whose cards have come free. */
export const uncovered = (before: Position, after: Position): readonly number[] =>
  after.game.layout
    .map((_, index) => index)
    .filter(
      (index) =>
        after.tableau[index] !== null &&
        before.tableau[index] === after.tableau[index] &&
        isCovered(before, index) &&
        !isCovered(after, index),
    );
