/** What a move has done, in a sentence or two for the live region. */
import {
  freeCards,
  topOf,
  type Card,
  type Move,
  type Position,
  type Session,
} from '../engine/index.js';
import { cardName, cardNames } from './cards.js';
import { passesWords } from './passes.js';
import { openTop } from './seen.js';
import type { Words } from './words.js';

/** Joins sentences; empty ones are passed over. */
export const joinSentences = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/** The tableau cards that were not free before and are now. */
function freed(before: Position, after: Position): readonly Card[] {
  const wasFree = freeCards(before);
  return freeCards(after).filter((card) => after.tableau.includes(card) && !wasFree.includes(card));
}

function sayFreed(words: Words, before: Position, after: Position): string {
  const cards = freed(before, after);
  if (cards.length === 0) return '';
  return words.t('fact.freed', { count: cards.length, cards: cardNames(words, cards) });
}

/** "Removed: 10 of clubs and 3 of spades." */
const sayRemoved = (words: Words, [first, second]: readonly [Card] | readonly [Card, Card]) =>
  second
    ? words.t('fact.removed-pair', { cards: cardNames(words, [first, second]) })
    : words.t('fact.removed-king', { card: cardName(words, first) });

/** "On waste 2: 7 of diamonds." */
function sayLaid(words: Words, { game }: Position, waste: number | null, card: Card): string {
  const name = cardName(words, card);
  return waste === null || game.rules.wastes === 1
    ? words.t('fact.laid', { card: name })
    : words.t('fact.laid-on', { n: waste + 1, card: name });
}

/** Cards turned up by a draw from the closed stock: of each pile that got some, the new top. */
function sayTurned(words: Words, before: Position, after: Position, waste: number | null): string {
  const cards = after.wastes.flatMap((pile, index) => {
    const top = topOf(pile);
    return top && top !== topOf(before.wastes[index] ?? []) ? [top] : [];
  });
  const [first] = cards;
  if (first && waste !== null) {
    return words.t('fact.drawn-to', { n: waste + 1, card: cardName(words, first) });
  }
  return words.t('fact.drawn', { count: cards.length, cards: cardNames(words, cards) });
}

function sayDraw(words: Words, before: Position, after: Position, waste: number | null): string {
  switch (after.game.rules.stock) {
    case 'closed':
      return sayTurned(words, before, after, waste);
    case 'drawn': {
      const drawn = after.hand ? [after.hand] : [];
      return joinSentences(
        words.t('fact.drawn', { count: drawn.length, cards: cardNames(words, drawn) }),
        before.hand ? sayLaid(words, after, waste, before.hand) : '',
      );
    }
    case 'open': {
      const laid = openTop(before);
      return joinSentences(
        laid ? sayLaid(words, after, waste, laid) : '',
        sayStockTop(words, after),
      );
    }
  }
}

function sayStockTop(words: Words, position: Position): string {
  const top = openTop(position);
  return top ? words.t('fact.stock-top', { card: cardName(words, top) }) : '';
}

/** What this move has done to the game. */
export function sayMove(words: Words, before: Position, move: Move, after: Session): string {
  const { position } = after;
  switch (move.kind) {
    case 'remove':
      return joinSentences(sayRemoved(words, move.cards), sayFreed(words, before, position));
    case 'draw':
      return joinSentences(
        sayDraw(words, before, position, move.waste),
        position.stock.length === 0 ? words.t('fact.stock-empty') : '',
      );
    case 'redeal':
      return joinSentences(
        words.t('fact.redealt', { count: position.wastes.length }),
        passesWords(words, after)?.said ?? '',
        sayStockTop(words, position),
      );
    case 'cell':
      return joinSentences(
        words.t('fact.parked', { card: cardName(words, move.card) }),
        sayFreed(words, before, position),
      );
  }
}

/** What has been taken back; null stands for giving up. */
export function sayUndone(words: Words, move: Move | null): string {
  switch (move?.kind) {
    case 'remove':
      return words.t('fact.undone-removal', { cards: cardNames(words, move.cards) });
    case 'draw':
      return words.t('fact.undone-draw');
    case 'redeal':
      return words.t('fact.undone-redeal');
    case 'cell':
      return words.t('fact.undone-cell', { card: cardName(words, move.card) });
    case undefined:
      return words.t('fact.undone-give-up');
  }
}
