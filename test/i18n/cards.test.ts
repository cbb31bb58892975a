// Card names: whole, unique, and as each language says them.
import { describe, expect, it } from 'vitest';
import { deckOf, type Card } from '../../src/engine/index.js';
import { cardName, cardNames, LOCALES } from '../../src/i18n/index.js';
import { expectClean, speak } from './speech.js';

const SAMPLES: readonly Card[] = ['KS', 'QD', 'JD', 'AH', 'TC', '7D'];

describe.each(LOCALES)('in %s', (locale) => {
  it('every card of 52 has a name of its own', async () => {
    const words = await speak(locale);
    const names = deckOf(13).map((card) => cardName(words, card));

    expect(new Set(names).size).toBe(52);
    names.forEach(expectClean);
  });
});

it.each([
  [
    'en',
    [
      'king of spades',
      'queen of diamonds',
      'jack of diamonds',
      'ace of hearts',
      '10 of clubs',
      '7 of diamonds',
    ],
  ],
  ['fi', ['patakuningas', 'ruuturouva', 'ruutujätkä', 'herttaässä', 'risti 10', 'ruutu 7']],
  ['no', ['spar konge', 'ruter dame', 'ruter knekt', 'hjerter ess', 'kløver 10', 'ruter 7']],
  [
    'ru',
    ['король пик', 'дама бубен', 'валет бубен', 'туз червей', 'десятка треф', 'семёрка бубен'],
  ],
  [
    'it',
    [
      're di picche',
      'donna di quadri',
      'fante di quadri',
      'asso di cuori',
      '10 di fiori',
      '7 di quadri',
    ],
  ],
] as const)('names cards in %s', async (locale, names) => {
  const words = await speak(locale);

  expect(SAMPLES.map((card) => cardName(words, card))).toEqual(names);
});

it('lists cards', async () => {
  expect(cardNames(await speak('fi'), ['TC', '3S'])).toBe('risti 10 ja pata 3');
});
