// What the live region says: every fact and every refusal, in every language.
import { describe, expect, it } from 'vitest';
import { VARIANTS, type Card, type Fact, type IntentRefusal } from '../../src/engine/index.js';
import { cardName, LOCALES, type Words } from '../../src/i18n/index.js';
import { refusalWords, sayFact } from '../../src/i18n/later.js';
import { after, dealt, expectSentence, speak } from './speech.js';

/** Every reason; the compiler sees to it that none is missing. */
const REASONS = Object.keys({
  'bad-move': true,
  'game-over': true,
  'no-such-card': true,
  removed: true,
  'in-stock': true,
  buried: true,
  'face-down': true,
  covered: true,
  'king-alone': true,
  'not-alone': true,
  sum: true,
  'no-cell': true,
  'cell-full': true,
  'must-remove-first': true,
  'stock-empty': true,
  'choose-waste': true,
  'no-such-waste': true,
  'stock-not-empty': true,
  'nothing-to-redeal': true,
  'no-redeal': true,
  prevented: true,
  'nothing-to-undo': true,
  'nothing-to-redo': true,
} satisfies Record<IntentRefusal, true>) as readonly IntentRefusal[];

/** Actions from the start of a variant; the last one's facts are told. */
const SCENES: readonly (readonly [variant: string, ...actions: readonly string[]])[] = [
  ['pyramide'],
  ['pyramide', 'KD', 'restart'],
  ['pyramide', 'select:7C'],
  ['pyramide', 'select:7C', 'select:null'],
  ['pyramide', 'KD'],
  ['pyramide', 'TC+3S'],
  ['pyramide', 'draw'],
  ['pyramide', ...Array.from({ length: 23 }, () => 'draw')],
  ['pyramide', ...Array.from({ length: 23 }, () => 'draw'), 'redeal'],
  ['par', ...Array.from({ length: 24 }, () => 'draw'), 'redeal'],
  ['microsoft', ...Array.from({ length: 24 }, () => 'draw'), 'redeal'],
  ['traditional', 'draw', 'draw'],
  ['apophis', 'draw', 'draw>2'],
  ['apophis-dealt', 'draw'],
  ['microsoft', 'draw'],
  ['microsoft', 'draw', 'undo'],
  ['cell', 'cell:7C'],
  ['cell', 'cell:7C', 'undo'],
  ['pyramide', 'TC+3S', 'undo'],
  ['pyramide', 'TC+3S', 'undo', 'redo'],
  ['pyramide', 'draw', 'undo'],
  ['pyramide', ...Array.from({ length: 23 }, () => 'draw'), 'redeal', 'undo'],
  ['pyramide', 'give-up'],
  ['pyramide', 'give-up', 'undo'],
  ['pyramide', 'give-up', 'undo', 'redo'],
  ['cardgames', 'KD', 'give-up'],
];

const toldOf = (words: Words, variant: string, ...actions: readonly string[]): string => {
  const { before, session, facts } = after(dealt(variant), ...actions);
  const all: readonly Fact[] = actions.length > 0 ? facts : [{ kind: 'dealt' }];
  return all.map((fact) => sayFact(words, before, fact, session)).join(' ');
};

describe.each(LOCALES)('in %s', (locale) => {
  it.each(SCENES.map((scene) => ({ scene, title: scene.join(' ').slice(0, 60) })))(
    '$title is told in sentences',
    async ({ scene: [variant, ...actions] }) => {
      expectSentence(toldOf(await speak(locale), variant, ...actions));
    },
  );

  it.each(REASONS)('the refusal %s is told', async (reason) => {
    const words = await speak(locale);
    const session = dealt('cell');
    for (const move of [
      null,
      { kind: 'remove', cards: ['7C', '7S'] },
      { kind: 'cell', card: 'QC' },
    ] as const) {
      expectSentence(sayFact(words, session, { kind: 'refused', reason, move }, session));
      expect(refusalWords(words, session, reason, move).reason).toMatch(/^[\p{Lu}].*[^.]$/u);
    }
  });

  it('a win is told, with score and moves, under every variant', async () => {
    const words = await speak(locale);
    for (const { key } of VARIANTS) {
      const session = dealt(key);
      const told = sayFact(words, session, { kind: 'won' }, session);
      expectSentence(told);
      expect(told).toContain(words.t('outcome.won'));
      expect(told).toContain(words.t('count.moves', { count: 0 }));
    }
  });

  it.each(['no-moves', 'gave-up'] as const)('a loss by %s is told', async (reason) => {
    const session = dealt('par');

    expectSentence(sayFact(await speak(locale), session, { kind: 'lost', reason }, session));
  });

  it('a removal names the cards and what is free thereby', async () => {
    const words = await speak(locale);
    const told = toldOf(words, 'pyramide', 'KD', 'TC+3S');
    const named = (['TC', '3S', 'TS'] as Card[]).map((card) => cardName(words, card));

    named.forEach((name) => expect(told).toContain(name));
    expect(told).not.toContain(cardName(words, '8D'));
  });
});

describe('the words of the Finnish rules page', () => {
  it.each([
    [['7C+7S select:7S'], 'Summan on oltava 13: 7 + 7 = 14. Valittu: pata 7.'],
    [['QC'], 'Toinen kortti peittää tämän kortin: risti 7 ja risti 10.'],
    [['KD'], 'Poistettu: ruutukuningas.'],
    [['KD', 'TC+3S'], 'Poistettu: risti 10 ja pata 3. Vapautui: pata 10.'],
    [['KD', 'undo'], 'Kumottu. Takaisin pelissä: ruutukuningas.'],
  ])('%j', async (actions, told) => {
    expect(toldOf(await speak('fi'), 'pyramide', ...actions)).toBe(told);
  });
});

describe('in English', () => {
  it.each([
    [['pyramide'], 'New game: Pyramide.'],
    [['pyramide', 'KD', 'restart'], 'Same deal again: Pyramide.'],
    [['pyramide', 'draw'], 'Drawn: 3 of clubs.'],
    [['traditional', 'draw', 'draw'], 'Drawn: 3 of clubs. On the waste: 7 of diamonds.'],
    [['apophis', 'draw', 'draw>2'], 'Drawn: 3 of clubs. On waste 2: 7 of diamonds.'],
    [['microsoft', 'draw'], 'On the waste: 7 of diamonds. Next in the stock: 3 of clubs.'],
    [['cell', 'cell:7C', 'cell:TC'], 'The spot is taken: 7 of clubs.'],
    [['giza', '3C'], 'Another card lies on top of this one: jack of clubs.'],
    // What lies on a card that was never seen would tell where that card is.
    [['king-tut', '3C'], 'Another card lies on top of this one.'],
    [['pyramide', '7C'], 'Only a king is removed on its own: 7 + 6 = 13.'],
    [['pyramide', 'redeal'], 'The stock is not empty yet: 23 cards.'],
    [['pyramide', 'KD', 'give-up'], 'You gave up. Score: 10; 1 move.'],
    [['cardgames', 'KD', 'give-up'], 'You gave up. 1 move.'],
    [['pyramide', 'give-up', 'undo', 'redo'], 'Redone. You gave up. Score: 0; 0 moves.'],
  ] as const)('%j', async ([variant, ...actions], told) => {
    expect(toldOf(await speak('en'), variant, ...actions)).toBe(told);
  });

  it('the target of a shorter deck is its own', async () => {
    const words = await speak('en');
    const session = dealt('spanish');
    const { reason } = refusalWords(words, session, 'sum', null);

    expect(reason).toBe('The sum must be 12');
    expect(
      refusalWords(words, session, 'sum', { kind: 'remove', cards: ['QC', '3C'] }).detail,
    ).toBe('11 + 3 = 14');
  });

  it('tells the passes at each redeal', async () => {
    const draws = Array.from({ length: 24 }, () => 'draw');
    const words = await speak('en');

    expect(toldOf(words, 'par', ...draws, 'redeal')).toBe(
      'The waste has been turned over. Pass 2, 1 pass left.',
    );
    expect(toldOf(words, 'par', ...draws, 'redeal', ...draws, 'redeal')).toBe(
      'The waste has been turned over. Pass 3, the last one.',
    );
  });

  it('tells a game given up by dealing anew with the result of that game', async () => {
    const { session } = after(dealt('pyramide'), 'KD');
    const told = sayFact(
      await speak('en'),
      session,
      { kind: 'lost', reason: 'gave-up' },
      dealt('giza'),
    );

    expect(told).toBe('You gave up. Score: 10; 1 move.');
  });
});
