// What makes one game different from another, in words.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import en from '../../locales/en.json';
import {
  DEFAULT_RULES,
  parseRules,
  RULE_FIELDS,
  sameRules,
  stockSize,
  type RuleSet,
} from '../../src/engine/index.js';
import { rulesDifferences } from '../../src/i18n/rules/index.js';
import { anyRules } from '../engine/arbitraries.js';
import { forAllGames, KEYS, numbersIn, TIME, VOICES } from './rules.js';
import { expectSentence } from './speech.js';

const [english] = VOICES;

function rulesOf(changes: Partial<RuleSet>): RuleSet {
  const parsed = parseRules(changes);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.rules;
}

const told = (rules: RuleSet, from?: RuleSet): readonly string[] =>
  english ? rulesDifferences(english, rules, from) : [];

it(
  'tells nothing of equal rules, and something of all others, in clean sentences',
  { timeout: TIME },
  () => {
    const said = new Set<string>();
    fc.assert(
      fc.property(anyRules, anyRules, (rules, from) => {
        expect(told(rules, rules)).toEqual([]);
        for (const words of VOICES) {
          const sentences = rulesDifferences(words, rules, from);
          expect(sentences.length > 0).toBe(!sameRules(rules, from));
          expect(new Set(sentences).size).toBe(sentences.length);
          for (const sentence of sentences) said.add(sentence);
        }
      }),
      { numRuns: 300 },
    );
    said.forEach(expectSentence);
  },
);

it('tells of every rule that differs from the traditional ones', { timeout: TIME }, () => {
  forAllGames(({ rules }) => {
    const sentences = told(rules);
    for (const field of RULE_FIELDS) {
      const parsed = parseRules({ ...rules, [field]: DEFAULT_RULES[field] });
      if (!parsed.ok || parsed.rules[field] === rules[field]) continue;
      expect({ field, sentences: told(parsed.rules) }).not.toEqual({ field, sentences });
    }
  });
});

it(
  'says no more sentences than there are rules that differ, but that a stock is gone',
  { timeout: TIME },
  () => {
    forAllGames(({ rules }) => {
      const differing = RULE_FIELDS.filter((field) => rules[field] !== DEFAULT_RULES[field]);
      const gone = stockSize(rules) === 0 ? 1 : 0;

      expect(told(rules).length).toBeLessThanOrEqual(differing.length + gone);
    });
  },
);

it.each([
  [{}, []],
  [{ faceDown: true }, ['Covered cards lie face down.']],
  [{ passes: 3 }, ['You may go through the stock 3 times, counting the first.']],
  [{ wastes: 3 }, ['There are 3 waste piles, and you choose where each card goes.']],
  [
    { stock: 'closed', draw: 3, wastes: 3 },
    [
      'A card of the stock comes into play only once it lies on the waste.',
      'There are 3 waste piles, and each draw lays a card on every one.',
    ],
  ],
  [
    { reserve: 8, reserveDepth: 3 },
    [
      'Below the pyramid lies the reserve: 8 piles of 3 cards each, all face up.',
      'There is no stock: all cards are on the table from the start.',
    ],
  ],
] as const)('of %j tells in English %j', (changes, sentences) => {
  expect(told(rulesOf(changes))).toEqual(sentences);
});

it('tells what the stock is like where the other game has none', () => {
  const giza = rulesOf({ reserve: 8, reserveDepth: 3 });

  expect(told(DEFAULT_RULES, giza)).toEqual([
    'There is no reserve.',
    'The card just drawn is in play too.',
    'You go through the stock only once; the waste is never turned over.',
  ]);
});

it('has the numbers of the rules', () => {
  const rules = rulesOf({ ranks: 12, rows: 5, reserve: 2, reserveDepth: 3, wastes: 2, passes: 4 });

  expect(told(rules).map(numbersIn)).toEqual([[48, 12], [5, 15], [2, 3], [2], [4]]);
});

it('leaves no message of its own unsaid', { timeout: TIME }, () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(anyRules, anyRules, (rules, from) => {
      rulesDifferences(KEYS, rules, from).forEach((key) => said.add(key));
    }),
    { numRuns: 500 },
  );
  const own = Object.keys(en).filter((key) => key.startsWith('rules.is.'));

  expect(own.map((key) => key.replace(/_\w+$/, '')).filter((key) => !said.has(key))).toEqual([]);
});
