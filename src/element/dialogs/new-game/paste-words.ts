/** What a pasted text is, or what is wrong with it, in one sentence. */
import type { Card, RulesError } from '../../../engine/index.js';
import { cardName, variantName, type Words } from '../../../i18n/index.js';
import { refusalWords } from '../../../i18n/later.js';
import { refusedRules } from '../../../i18n/rules/index.js';
import type { Paste, PasteFault } from '../../deal/paste.js';

/** So many missing cards are named. */
const NAMED = 5;
const SUITS = 4;

/** Faults of a first line that have words of their own among the rules. */
const OF_RULES: readonly string[] = [
  'too-many-cards',
  'draw-needs-closed-stock',
  'wastes-and-draw',
  'face-down-cover-pair',
  'apex-king-triangle',
  'waste-pair-several-wastes',
] satisfies readonly RulesError[];

const isOfRules = (problem: string): problem is RulesError => OF_RULES.includes(problem);

function sayMissing(words: Words, cards: readonly Card[]): string {
  const key = cards.length > NAMED ? 'deal.fault.missing-many' : 'deal.fault.missing';
  const named = cards.slice(0, NAMED).map((card) => cardName(words, card));
  return words.t(key, { count: cards.length, cards: words.list(named) });
}

function sayHeading(words: Words, problem: string): string {
  if (isOfRules(problem)) return refusedRules(words, problem);
  return words.t(problem.endsWith('-card') ? 'deal.fault.heading-cards' : 'deal.fault.heading');
}

function sayAction(words: Words, fault: PasteFault & { reason: 'action' }): string {
  const { nth, text, session, refusal, move } = fault;
  const { reason, detail } = refusalWords(words, session, refusal, move);
  const why =
    detail === ''
      ? words.t('fact.refused-plain', { reason })
      : words.t('fact.refused', { reason, detail });
  return words.t('deal.fault.action', { nth, text, reason: why });
}

/** `ranks`: those of the deck that the rules play with. */
function sayFault(words: Words, fault: PasteFault, ranks: number): string {
  switch (fault.reason) {
    case 'unknown':
      return words.t('deal.fault.unknown');
    case 'format':
    case 'deck':
    case 'symbol':
      return words.t(`deal.fault.${fault.reason}`, { nth: fault.nth, sign: fault.sign });
    case 'length':
      return words.t('deal.fault.length', { count: fault.have });
    case 'other-deck':
      return words.t('deal.fault.other-deck', { cards: SUITS * fault.ranks, deck: SUITS * ranks });
    case 'not-a-card':
      return words.t('deal.fault.not-a-card', { ...fault.place, text: fault.text });
    case 'foreign-card':
    case 'doubled-card': {
      const card = cardName(words, fault.card);
      const first = fault.reason === 'doubled-card' ? fault.first : 0;
      return words.t(`deal.fault.${fault.reason}`, { ...fault.place, card, first });
    }
    case 'missing-cards':
      return sayMissing(words, fault.cards);
    case 'heading':
      return sayHeading(words, fault.problem);
    case 'action':
      return sayAction(words, fault);
  }
}

export function sayPaste(words: Words, paste: Paste, ranks: number): string {
  switch (paste.kind) {
    case 'nothing':
      return '';
    case 'code':
      return words.t('deal.read-code', { code: paste.setup.code ?? '' });
    case 'cards':
      return words.t('deal.read-cards', { count: paste.setup.cards.length });
    case 'game': {
      const { setup, moves } = paste.session;
      return words.t('deal.read-game', {
        variant: variantName(words, setup.variant),
        moves: words.t('count.moves', { count: moves }),
      });
    }
    case 'fault':
      return sayFault(words, paste.fault, ranks);
  }
}
