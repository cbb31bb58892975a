/** Labels of cards for screen readers: name, state, place; never a card that cannot be seen. */
import {
  coversOf,
  locate,
  type Card,
  type Place,
  type Position,
  type Session,
} from '../engine/index.js';
import { cardName } from './cards.js';
import { pileLabel } from './piles.js';
import { isFaceUp, isSeen } from './seen.js';
import type { Words } from './words.js';

/** "row 3", "waste 2", "drawn card". */
function placeWords(words: Words, { game, wastes, reserve }: Position, place: Place): string {
  switch (place.pile) {
    case 'tableau':
      return words.t('place.row', { row: (game.layout[place.index]?.row ?? 0) + 1 });
    case 'waste':
      return wastes.length > 1
        ? words.t('place.waste-n', { n: place.index + 1 })
        : words.t('place.waste');
    case 'reserve':
      return reserve.length > 1
        ? words.t('place.reserve-n', { n: place.index + 1 })
        : words.t('place.reserve');
    case 'stock':
    case 'hand':
    case 'cell':
    case 'foundation':
      return words.t(`place.${place.pile}`);
  }
}

/** The cards that lie directly on a card. */
function cardsOn(position: Position, place: Place): readonly Card[] {
  switch (place.pile) {
    case 'tableau':
      return coversOf(position, place.index).flatMap((index) => position.tableau[index] ?? []);
    case 'waste':
    case 'reserve': {
      const pile = (place.pile === 'waste' ? position.wastes : position.reserve)[place.index] ?? [];
      return pile.slice(pile.length - place.above).slice(0, 1);
    }
    case 'stock':
    case 'hand':
    case 'cell':
    case 'foundation':
      return [];
  }
}

/** "7 of clubs and 1 face-down card": what lies on a card, as far as it can be seen. */
export function coverWords(words: Words, position: Position, place: Place): string {
  const covers = cardsOn(position, place);
  const seen = covers.filter((card) => isSeen(position, card));
  const names = seen.map((card) => cardName(words, card));
  const count = covers.length - seen.length;
  if (count === 0) return words.list(names);
  const key = place.pile === 'tableau' ? 'label.hidden' : 'label.unseen';
  return words.list([...names, words.t(key, { count })]);
}

/**
 * A card by name, its state (a free one needs no word) and its place. A card that cannot be seen is
 * answered with the label of what can be seen of it.
 */
export function cardLabel(words: Words, session: Session, card: Card): string {
  const { position, selected } = session;
  const place = locate(position, card);
  const name = cardName(words, card);
  if (!place) return name;
  if (!isSeen(position, card)) return hiddenLabel(words, session, place);
  const values = { card: name, place: placeWords(words, position, place) };
  const covers = coverWords(words, position, place);
  if (covers === '') {
    return words.t(selected === card ? 'label.selected' : 'label.free', values);
  }
  return words.t(selected === card ? 'label.covered-selected' : 'label.covered', {
    ...values,
    covers,
  });
}

function hiddenLabel(words: Words, session: Session, place: Place): string {
  switch (place.pile) {
    case 'tableau':
      return faceDownLabel(words, session, place.index);
    case 'waste':
    case 'reserve':
    case 'cell':
      return pileLabel(words, session, { pile: place.pile, index: place.index });
    case 'stock':
    case 'hand':
    case 'foundation':
      return pileLabel(words, session, { pile: place.pile });
  }
}

/**
 * "face-down card, covered by 7 of clubs and 1 face-down card; row 6", by its place in the tableau;
 * a card that has turned up has its own label, and an empty place none.
 */
export function faceDownLabel(words: Words, session: Session, index: number): string {
  const { position } = session;
  const card = position.tableau[index];
  const place = card && locate(position, card);
  if (!place) return '';
  if (isFaceUp(position, index)) return cardLabel(words, session, card);
  return words.t('label.face-down', {
    covers: coverWords(words, position, place),
    place: placeWords(words, position, place),
  });
}
