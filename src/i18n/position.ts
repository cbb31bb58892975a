/** A whole position in words, as the Finnish rules page gives one for each of its pictures (F5). */
import {
  lossReason,
  outcomeOf,
  sessionScore,
  type Card,
  type Position,
  type Scoring,
  type Session,
} from '../engine/index.js';
import { cardName } from './cards.js';
import { lostHeadline, scoreLabel, wonHeadline } from './games.js';
import { hasStock, passesWords } from './passes.js';
import { isFaceUp, isSeen, openTop } from './seen.js';
import type { Words } from './words.js';

/** What a player sees in a place: a card, or one whose face is hidden. */
type Sight = Card | 'hidden';

/** Names in the order given, hidden cards that lie side by side counted together. */
function sightWords(words: Words, sights: readonly Sight[], hidden: 'hidden' | 'unseen'): string {
  const parts: string[] = [];
  for (let at = 0; at < sights.length;) {
    const sight = sights[at] ?? 'hidden';
    const after = sights.findIndex((other, index) => index > at && other !== sight);
    const end = after < 0 ? sights.length : after;
    parts.push(
      sight === 'hidden' ? words.t(`label.${hidden}`, { count: end - at }) : cardName(words, sight),
    );
    at = end;
  }
  return parts.length === 0 ? words.t('position.empty') : parts.join(', ');
}

/** A pile from its top card down. */
function pileWords(words: Words, position: Position, pile: readonly Card[]): string {
  const sights = pile.map((card): Sight => (isSeen(position, card) ? card : 'hidden'));
  const cards = sightWords(words, sights.toReversed(), 'unseen');
  return pile.length > 1 ? words.t('position.downwards', { cards }) : cards;
}

function stockWords(words: Words, position: Position): string {
  const count = position.stock.length;
  if (count === 0) return words.t('position.stock-empty');
  const top = openTop(position);
  return top
    ? words.t('position.stock-top', { count, card: cardName(words, top) })
    : words.t('position.stock', { count });
}

function stockAndWastes(words: Words, position: Position): readonly string[] {
  if (!hasStock(position)) return [];
  const { hand, wastes } = position;
  return [
    stockWords(words, position),
    ...(hand ? [words.t('position.hand', { card: cardName(words, hand) })] : []),
    ...wastes.map((pile, index) => {
      const cards = pileWords(words, position, pile);
      return wastes.length > 1
        ? words.t('position.waste-n', { n: index + 1, cards })
        : words.t('position.waste', { cards });
    }),
  ];
}

const cellWords = (words: Words, { cells }: Position): readonly string[] =>
  cells.map((card) =>
    words.t('position.cell', { cards: sightWords(words, card ? [card] : [], 'hidden') }),
  );

function rowWords(words: Words, position: Position): readonly string[] {
  const { game, tableau } = position;
  if (tableau.every((card) => card === null)) return [words.t('position.rows-gone')];
  return Array.from({ length: game.rules.rows }, (_, row) => {
    const sights = tableau.flatMap((card, index): readonly Sight[] => {
      if (!card || game.layout[index]?.row !== row) return [];
      return [isFaceUp(position, index) ? card : 'hidden'];
    });
    if (sights.length === 0) return '';
    return words.t('position.row', { row: row + 1, cards: sightWords(words, sights, 'hidden') });
  }).filter((row) => row !== '');
}

/** Piles of one card each are one row of cards to the eye, so they are told as one. */
function reserveWords(words: Words, position: Position): readonly string[] {
  const { reserve, game } = position;
  if (reserve.length === 0) return [];
  if (game.rules.reserveDepth === 1 || reserve.flat().length === 0) {
    return [words.t('position.reserve', { cards: sightWords(words, reserve.flat(), 'hidden') })];
  }
  return reserve.flatMap((pile, index) =>
    pile.length === 0
      ? []
      : [words.t('position.reserve-n', { n: index + 1, cards: pileWords(words, position, pile) })],
  );
}

/** Scores that only repeat a number which is told anyway. */
const REPEATED: readonly Scoring[] = ['cards', 'moves'];

function standing(words: Words, session: Session): readonly string[] {
  const { setup, position, moves } = session;
  const labelled = (label: string, value: number): string =>
    words.sentence([words.t('labelled', { label, value })]);
  const score = labelled(scoreLabel(words, setup.scoring), sessionScore(session));
  return [
    labelled(words.t('score.cards'), position.removed.length),
    REPEATED.includes(setup.scoring) ? '' : score,
    labelled(words.t('status.moves'), moves),
    passesWords(words, session)?.said ?? '',
  ];
}

function outcomeWords(words: Words, session: Session): string {
  const reason = lossReason(session.position);
  if (reason) return words.sentence([lostHeadline(words, reason)]);
  return outcomeOf(session.position) === 'won' ? words.sentence([wonHeadline(words, session)]) : '';
}

/** Everything that can be seen: piles, rows, reserve, score, moves, passes, outcome. */
export function describePosition(words: Words, session: Session): string {
  const { position, selected } = session;
  return [
    words.sentence([...stockAndWastes(words, position), ...cellWords(words, position)]),
    words.sentence(rowWords(words, position)),
    words.sentence(reserveWords(words, position)),
    selected ? words.t('fact.selected', { card: cardName(words, selected) }) : '',
    ...standing(words, session),
    outcomeWords(words, session),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
