/** Facts in words: what the live region says about everything that happens. */
import {
  lossReason,
  sessionScore,
  type Card,
  type Fact,
  type IntentRefusal,
  type LossReason,
  type Move,
  type Session,
} from '../engine/index.js';
import { cardName } from './cards.js';
import { lostHeadline, scoreLabel, variantName, wonHeadline } from './games.js';
import { joinSentences, sayMove, sayUndone } from './moves.js';
import { refusalWords } from './refusals.js';
import type { Words } from './words.js';

function sayDealt(words: Words, before: Session, { setup }: Session, isFirst: boolean): string {
  // A restart keeps the very setup; at the first deal there is no game before.
  const again = !isFirst && before.setup === setup;
  const variant = variantName(words, setup.variant);
  return words.t(again ? 'fact.dealt-again' : 'fact.dealt', { variant });
}

const saySelected = (words: Words, card: Card | null): string =>
  card ? words.t('fact.selected', { card: cardName(words, card) }) : words.t('fact.deselected');

function sayRefused(
  words: Words,
  before: Session,
  reason: IntentRefusal,
  move: Move | null,
  after: Session,
): string {
  const said = refusalWords(words, before, reason, move);
  const reselected = after.selected && after.selected !== before.selected;
  return joinSentences(
    words.t(said.detail === '' ? 'fact.refused-plain' : 'fact.refused', { ...said }),
    // The second card of a wrong pair stays selected (F13).
    reselected ? saySelected(words, after.selected) : '',
  );
}

function sayRedone(words: Words, before: Session, move: Move | null, after: Session): string {
  return move
    ? words.t('fact.redone', { what: sayMove(words, before.position, move, after) })
    : words.t('fact.redone-give-up');
}

/** "Score: 280, 51 moves". */
function resultWords(words: Words, session: Session): string {
  const { scoring } = session.setup;
  const moves = words.t('count.moves', { count: session.moves });
  if (scoring === 'moves') return moves;
  const value = sessionScore(session);
  return words.t('result.scored', { label: scoreLabel(words, scoring), value, moves });
}

const sayWon = (words: Words, session: Session): string =>
  words.t('fact.won', {
    title: words.t('outcome.won'),
    headline: wonHeadline(words, session),
    result: resultWords(words, session),
  });

function sayLost(words: Words, before: Session, reason: LossReason, after: Session): string {
  // A game lost by dealing anew is over in neither session, and gone from the later one.
  const ended = lossReason(after.position) ? after : before;
  return words.t('fact.lost', {
    headline: lostHeadline(words, reason),
    result: resultWords(words, ended),
  });
}

/** One fact in a sentence or two. `before` and `after` are the sessions around its intent. */
export function sayFact(words: Words, before: Session, fact: Fact, after: Session): string {
  switch (fact.kind) {
    case 'dealt':
      return sayDealt(words, before, after, before === after);
    case 'selected':
      return saySelected(words, fact.card);
    case 'moved':
      return sayMove(words, before.position, fact.move, after);
    case 'refused':
      return sayRefused(words, before, fact.reason, fact.move, after);
    case 'undone':
      return sayUndone(words, fact.move);
    case 'redone':
      return sayRedone(words, before, fact.move, after);
    case 'won':
      return sayWon(words, after);
    case 'lost':
      return sayLost(words, before, fact.reason, after);
  }
}
