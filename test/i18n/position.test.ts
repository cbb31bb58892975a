// The whole position in words, in the form of the Finnish rules page (F5).
import { describe, expect, it } from 'vitest';
import { VARIANTS, type Session } from '../../src/engine/index.js';
import { describePosition, LOCALES } from '../../src/i18n/index.js';
import { after, dealt, expectSentence, speak } from './speech.js';

/** The text that the rules page gives for the picture of this deal. */
const PUBLISHED =
  'Nostopakka: 23 korttia; poistopakka: ruutu 7. Rivi 1: ruutujätkä; rivi 2: risti 6, hertta 7; ' +
  'rivi 3: pataässä, ruutu 4, patarouva; rivi 4: hertta 5, ruutu 3, hertta 6, pata 8; ' +
  'rivi 5: herttakuningas, ristikuningas, ruutuässä, patakuningas, risti 9; ' +
  'rivi 6: ristirouva, risti 2, ruutu 8, ruutu 10, pata 10, patajätkä; ' +
  'rivi 7: risti 7, risti 10, hertta 3, hertta 4, pata 3, ruutukuningas, pata 7.';

it('is the published text, and then the standing', async () => {
  expect(describePosition(await speak('fi'), dealt('pyramide'))).toBe(
    `${PUBLISHED} Poistetut kortit: 0. Pisteet: 0. Siirrot: 0. Kierros 1, ei kierrosrajoitusta.`,
  );
});

const inEnglish = async (session: Session): Promise<string> =>
  describePosition(await speak('en'), session);

describe('in English', () => {
  it.each([
    [['pyramide', 'draw'], 'Stock: 22 cards; waste: 3 of clubs, 7 of diamonds (from the top).'],
    [['traditional', 'draw'], 'Stock: 23 cards; drawn card: 7 of diamonds; waste: empty.'],
    [['microsoft'], 'Stock: 24 cards, on top 7 of diamonds; waste: empty.'],
    [['apophis'], 'Stock: 24 cards; waste 1: empty; waste 2: empty; waste 3: empty.'],
    [['cell', 'cell:7C'], 'waste: empty; spot: 7 of clubs.'],
    [['giza'], 'Reserve 1: jack of clubs, 3 of clubs, 7 of diamonds (from the top); reserve 2: '],
    [['reserve'], 'Reserve: 7 of diamonds, 3 of clubs, jack of clubs, queen of diamonds, '],
    [['aisleriot', 'KD', 'TC+3S'], 'row 6: 4 face-down cards, 10 of spades, 1 face-down card;'],
    [['king-tut'], 'waste: jack of clubs, 2 unseen cards (from the top).'],
    [['pyramide', 'KD'], 'Cards removed: 1. Score: 10. Moves: 1. Pass 1, no limit.'],
    [['cardgames', 'KD'], 'Cards removed: 1. Moves: 1. Pass 1, no limit.'],
    [['par'], 'Score: -52. Moves: 0. Pass 1, 2 passes left.'],
    [['pyramide', 'select:7C'], 'Selected: 7 of clubs.'],
    [['pyramide', 'give-up'], 'You gave up.'],
  ] as const)('%j has %j', async ([variant, ...actions], part) => {
    expect(await inEnglish(after(dealt(variant), ...actions).session)).toContain(part);
  });

  it('leaves gone cards and gone rows out, and says so of a gone pyramid', async () => {
    const session = dealt('pyramide');
    const { position } = session;
    const without = (gone: (index: number) => boolean): Session => ({
      ...session,
      position: { ...position, tableau: position.tableau.map((c, i) => (gone(i) ? null : c)) },
    });

    const some = await inEnglish(without((index) => index > 21));
    expect(some).toContain('row 7: 7 of clubs.');
    const row = await inEnglish(without((index) => index > 20));
    expect(row).toContain('row 6: queen of clubs, 2 of clubs');
    expect(row).not.toContain('row 7');
    const all = await inEnglish(without(() => true));
    expect(all).toContain('waste: 7 of diamonds. Pyramid: empty.');
    expect(all).toContain('The pyramid is clear.');
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(VARIANTS.map(({ key }) => key))('%s is described in sentences', async (key) => {
    expectSentence(describePosition(await speak(locale), dealt(key)));
  });
});
