/** Why something was refused: the reason, and the detail that explains it. */
import {
  coversOf,
  locate,
  valueOf,
  type Card,
  type IntentRefusal,
  type Move,
  type Position,
  type Session,
} from '../engine/index.js';
import { cardName } from './cards.js';
import { coverWords } from './labels.js';
import { isSeen } from './seen.js';
import type { Words } from './words.js';

export interface RefusalWords {
  /** "The sum must be 13". */
  readonly reason: string;
  /** "7 + 4 = 11"; empty where the reason says it all. */
  readonly detail: string;
}

/** The cards a move names, in the order in which they are judged. */
function cardsOf(move: Move | null): readonly Card[] {
  switch (move?.kind) {
    case 'remove':
      return move.cards;
    case 'cell':
      return [move.card];
    case 'draw':
    case 'redeal':
    case undefined:
      return [];
  }
}

const sumWords = (words: Words, a: number, b: number): string =>
  words.t('detail.sum', { a, b, sum: a + b });

/** What lies on the card that could not be taken; nothing of a card that is itself unseen. */
function coversDetail(words: Words, { position }: Session, move: Move | null): string {
  for (const card of cardsOf(move)) {
    const place = locate(position, card);
    const covers = place && isSeen(position, card) ? coverWords(words, position, place) : '';
    if (covers !== '') return covers;
  }
  return '';
}

function detailOf(
  words: Words,
  session: Session,
  reason: IntentRefusal,
  move: Move | null,
): string {
  const { ranks } = session.position.game.rules;
  const [a, b] = cardsOf(move);
  switch (reason) {
    case 'sum':
      return a && b ? sumWords(words, valueOf(a, ranks), valueOf(b, ranks)) : '';
    case 'not-alone':
      // The partner it would need.
      return a ? sumWords(words, valueOf(a, ranks), ranks - valueOf(a, ranks)) : '';
    case 'covered':
    case 'buried':
      return coversDetail(words, session, move);
    case 'cell-full': {
      const [parked] = session.position.cells;
      return parked ? cardName(words, parked) : '';
    }
    case 'stock-not-empty':
      return words.t('count.cards', { count: session.position.stock.length });
    default:
      return '';
  }
}

const cardsUpon = (position: Position, card: Card): number =>
  coversOf(position, position.tableau.indexOf(card)).length;

/** The visible message of a refusal. `session` is the game in which it was refused. */
export function refusalWords(
  words: Words,
  session: Session,
  reason: IntentRefusal,
  move: Move | null,
): RefusalWords {
  const { position } = session;
  const { ranks } = position.game.rules;
  // One card or two may lie on the one that is covered.
  const count = Math.max(1, ...cardsOf(move).map((card) => cardsUpon(position, card)));
  return {
    reason: words.t(`refusal.${reason}`, { ranks, count }),
    detail: detailOf(words, session, reason, move),
  };
}
