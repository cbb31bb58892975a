// Names and explanations for the controls of a game, the table of pairs, characters of variants.
import { describe, expect, it } from 'vitest';
import {
  attributeOf,
  OPTION_VALUES,
  RULE_VALUES,
  SETTING_FIELDS,
  VARIANTS,
  type Field,
  type RulesError,
  type Value,
} from '../../src/engine/index.js';
import {
  fieldHelp,
  fieldName,
  pairsOf,
  pairTable,
  refusedRules,
  valueName,
  variantCharacter,
} from '../../src/i18n/rules/index.js';
import { VOICES } from './rules.js';
import { expectClean, expectSentence } from './speech.js';

const FIELDS: readonly Field[] = [...SETTING_FIELDS.values()];
const VALUES: Readonly<Record<Field, readonly Value[]>> = { ...RULE_VALUES, ...OPTION_VALUES };

/** Every reason; the compiler sees to it that none is missing. */
const REASONS = Object.keys({
  'unknown-field': true,
  'bad-value': true,
  passes: true,
  'too-many-cards': true,
  'draw-needs-closed-stock': true,
  'wastes-and-draw': true,
  'face-down-cover-pair': true,
  'apex-king-triangle': true,
  'waste-pair-several-wastes': true,
} satisfies Record<RulesError, true>) as readonly RulesError[];

/** Longest line on what a variant is like. */
const LINE = 90;

describe.each(VOICES.map((words) => ({ locale: words.locale, words })))(
  'in $locale',
  ({ words }) => {
    it('every rule and option has a name of its own and a sentence', () => {
      const names = FIELDS.map((field) => fieldName(words, field));

      names.forEach(expectClean);
      expect(new Set(names).size).toBe(FIELDS.length);
      FIELDS.forEach((field) => expectSentence(fieldHelp(words, field)));
    });

    it.each(FIELDS)('every value of %s has a name of its own', (field) => {
      const names = VALUES[field].map((value) => valueName(words, field, value));

      names.forEach(expectClean);
      expect(new Set(names).size).toBe(VALUES[field].length);
      // A raw key would have its field in it.
      expect(names.filter((name) => name.includes(`.${attributeOf(field)}`))).toEqual([]);
    });

    it('every reason against rules is a sentence of its own', () => {
      const sentences = REASONS.map((reason) => refusedRules(words, reason));

      sentences.forEach(expectSentence);
      expect(new Set(sentences).size).toBe(REASONS.length);
    });

    it('every variant has a character of its own, in one line', () => {
      const lines = VARIANTS.map(({ key }) => variantCharacter(words, key));

      lines.forEach((line) => expect(line).toMatch(/^[\p{Lu}\d].*[.?]$/u));
      expect(new Set(lines).size).toBe(VARIANTS.length);
      expect(lines.filter((line) => line.length > LINE)).toEqual([]);
    });

    it.each([13, 12, 10])('the pairs of %d ranks are named and add up', (ranks) => {
      const rows = pairTable(words, ranks);
      const terms = rows.map(({ sum }) => sum.split(/ \+ | = /).map(Number));

      expect(terms.at(-1)).toEqual([ranks]);
      for (const [a = 0, b = 0, sum] of terms.slice(0, -1))
        expect([a + b, sum]).toEqual([ranks, ranks]);
      rows.flatMap(({ names }) => names).forEach(expectClean);
    });
  },
);

it('knows nothing of what is no variant', () => {
  expect(VOICES.map((words) => variantCharacter(words, 'constructor'))).toEqual([
    '',
    '',
    '',
    '',
    '',
  ]);
});

it.each([
  [13, 'AQ 2J 3T 49 58 67 K'],
  [12, 'AQ 2J 39 48 57 66 K'],
  [10, 'AQ 2J 37 46 55 K'],
])('%d ranks make the pairs %s', (ranks, pairs) => {
  expect(
    pairsOf(ranks)
      .map((row) => row.join(''))
      .join(' '),
  ).toBe(pairs);
});

it('names courts and aces, and counts pips', () => {
  expect(
    VOICES.map((words) =>
      pairTable(words, 12)
        .map(({ names }) => names.join('+'))
        .join(' '),
    ),
  ).toEqual([
    'ace+queen 2+jack 3+9 4+8 5+7 6+6 king',
    'ässä+rouva 2+jätkä 3+9 4+8 5+7 6+6 kuningas',
    'ess+dame 2+knekt 3+9 4+8 5+7 6+6 konge',
    'туз+дама 2+валет 3+9 4+8 5+7 6+6 король',
    'asso+donna 2+fante 3+9 4+8 5+7 6+6 re',
  ]);
});

it.each([
  ['passes', 'unlimited', 'Unlimited'],
  ['passes', 3, '3'],
  ['reserve', 0, 'None'],
  ['undoLimit', 0, '0'],
  ['faceDown', true, 'Yes'],
  ['ranks', 12, '48 cards (Spanish)'],
  ['undoCost', -1, 'One move fewer'],
  ['scoring', 'par', 'Par'],
] as const)('names %s %s in English %s', (field, value, name) => {
  const [english] = VOICES;

  expect(english && valueName(english, field, value)).toBe(name);
});
