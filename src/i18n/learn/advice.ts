/** Advice on playing well, as data: each sentence with the rules under which it is good advice. */
import {
  all,
  always,
  choosesWaste,
  drawsToEach,
  hasStock,
  is,
  not,
  redeals,
  type Condition,
} from '../rules/conditions.js';
import { gameOf, type ToldSettings } from '../rules/game.js';
import type { Section } from '../rules/section.js';
import type { Words } from '../words.js';

const hasNone = is('cells', 0);
const drawsAtWill = all(hasStock, is('drawWhenStuck', false));

/**
 * Where all must go and the stock has no pairs of its own, its cards use up what partners there are in
 * the pyramid (rules.md 3.2).
 */
const pairsAreScarce = all(
  hasStock,
  is('goal', 'all'),
  is('stock', 'closed'),
  is('wastes', 1),
  is('wastePair', false),
  is('reserve', 0),
  hasNone,
);

/** Locks by card and partner are that frequent only in a large pyramid. */
const isLarge: Condition = ({ rows }) => rows >= 7;

const COUNT: Section = {
  heading: 'learn.heading.count',
  lines: [['learn.advice.count', always]],
};

const SECTIONS: readonly Section[] = [
  {
    heading: 'learn.heading.look',
    lines: [
      ['learn.advice.look', is('faceDown', false)],
      ['learn.advice.look-down', is('faceDown', true)],
    ],
  },
  COUNT,
  { heading: 'learn.heading.kings', lines: [['learn.advice.kings', always]] },
  {
    heading: 'learn.heading.pairs',
    lines: [
      ['learn.advice.pairs-inside', not(pairsAreScarce)],
      ['learn.advice.pairs-scarce', pairsAreScarce],
      ['learn.advice.pairs-free', always],
    ],
  },
  {
    heading: 'learn.heading.stock',
    lines: [
      ['learn.advice.waste-top', all(drawsAtWill, is('wastes', 1))],
      ['learn.advice.waste-tops', all(drawsAtWill, drawsToEach)],
      ['learn.advice.waste-choose', all(hasStock, choosesWaste)],
      ['learn.advice.waste-dig', hasStock],
      ['learn.advice.once', all(hasStock, not(redeals))],
      ['learn.advice.order', redeals],
    ],
  },
  { heading: 'learn.heading.cell', lines: [['learn.advice.cell', is('cells', 1)]] },
  {
    heading: 'learn.heading.locks',
    lines: [
      ['learn.advice.lock', hasNone],
      ['learn.advice.lock-cover', all(hasNone, is('coverPair', true))],
      ['learn.advice.lock-often', all(hasNone, is('coverPair', false), isLarge)],
    ],
  },
  {
    heading: 'learn.heading.mistakes',
    lines: [
      ['learn.advice.seen', is('coverPair', false)],
      ['learn.advice.empty', always],
      ['learn.advice.waste-back', redeals],
      ['learn.advice.first-pass', all(redeals, not(is('passes', 'unlimited')))],
    ],
  },
  {
    heading: 'learn.heading.luck',
    lines: [
      ['learn.advice.luck', always],
      ['learn.advice.compare', always],
    ],
  },
];

export interface AdviceSection {
  readonly heading: string;
  /** Whole sentences, at least one. */
  readonly sentences: readonly string[];
  /** Whether it is about partners, so that the table of pairs belongs to it. */
  readonly onPartners: boolean;
}

/** The advice that holds for a game, in the language in use; only after the `more` of the words. */
export function adviceText(words: Words, settings: ToldSettings): readonly AdviceSection[] {
  const game = gameOf(settings);
  return SECTIONS.flatMap(({ heading, lines }) => {
    const sentences = lines.filter(([, when]) => when(game)).map(([key]) => words.t(key));
    if (sentences.length === 0) return [];
    return [{ heading: words.t(heading), sentences, onPartners: lines === COUNT.lines }];
  });
}
