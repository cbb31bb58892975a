/** Hints and verdicts in words. */
import type { Session } from '../../engine/index.js';
import { cardName, cardNames, isSeen, type Words } from '../../i18n/index.js';
import type { Hint } from './hint.js';
import type { Standing } from './verdict.js';

function whatToDo(words: Words, { position }: Session, { move }: Hint): string {
  switch (move?.kind) {
    case undefined:
      return words.t('hint.nothing');
    case 'remove':
      return words.t('hint.remove', { cards: cardNames(words, move.cards) });
    case 'cell':
      return words.t('hint.park', { card: cardName(words, move.card) });
    case 'redeal':
      return words.t('hint.redeal', { count: position.wastes.length });
    case 'draw':
      if (position.wastes.length > 1 && move.waste !== null) {
        return words.t('hint.draw-to', { n: move.waste + 1 });
      }
      return position.game.rules.stock === 'open'
        ? words.t('hint.draw-open')
        : words.t('hint.draw', { count: position.game.rules.draw });
  }
}

/** What to do and why: a win, cards set free, or only that it can be done. */
export function sayHint(words: Words, session: Session, hint: Hint): string {
  const frees = hint.frees.filter((card) => isSeen(session.position, card));
  const why = {
    win: words.t('hint.wins'),
    lost: words.t(session.past.length > 0 ? 'hint.lost' : 'hint.unwinnable'),
    legal:
      frees.length > 0
        ? words.t('hint.frees', { count: frees.length, cards: cardNames(words, frees) })
        : '',
    nothing: '',
  };
  return [whatToDo(words, session, hint), why[hint.why]].filter((text) => text !== '').join(' ');
}

/** That the game cannot be won any more, or that nothing can be removed any more; else nothing. */
export function sayStanding(words: Words, { past }: Session, standing: Standing): string {
  if (standing.stuck) return words.t('verdict.stuck');
  if (standing.verdict !== 'unwinnable') return '';
  return words.t(past.length > 0 ? 'verdict.lost' : 'verdict.unwinnable');
}
