// Whole pages of rules, to be read and judged by people: test/fixtures/rules, one file a language.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsOf, VARIANTS } from '../../src/engine/index.js';
import { variantName, type Words } from '../../src/i18n/index.js';
import { rulesText, variantCharacter, type RulesSection } from '../../src/i18n/rules/index.js';
import { VOICES } from './rules.js';

/** The app's game of the Finnish rules page and the traditional one of the Norwegian article. */
const GAMES = VARIANTS.filter(({ key }) => key === 'pyramide' || key === 'traditional');

const section = ({ heading, sentences, pairs }: RulesSection): string =>
  [
    heading.toLocaleUpperCase(),
    ...sentences,
    ...pairs.map(({ names, sum }) => `    ${sum}    ${names.join(', ')}`),
  ].join('\n');

const page = (words: Words): string =>
  `${GAMES.map((variant) =>
    [
      `${variantName(words, variant.key)}\n${variantCharacter(words, variant.key)}`,
      ...rulesText(words, settingsOf(variant)).map(section),
    ].join('\n\n'),
  ).join('\n\n\n')}\n`;

it.each(VOICES.map((words) => ({ locale: words.locale, words })))(
  'reads as the page in $locale',
  ({ locale, words }) => {
    const file = new URL(`../fixtures/rules/${locale}.txt`, import.meta.url);

    expect(page(words)).toBe(readFileSync(file, 'utf8'));
  },
);
