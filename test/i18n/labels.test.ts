// Labels for screen readers (B17): names, states, places, unique; piles, passes, the empty stock.
import { describe, expect, it } from 'vitest';
import { snapshotOf, UNSEEN, VARIANTS, type Card } from '../../src/engine/index.js';
import {
  boardLabel,
  cardLabel,
  emptyStockWords,
  faceDownLabel,
  LOCALES,
  passesWords,
  pileLabel,
  pileName,
  type Pile,
} from '../../src/i18n/index.js';
import { after, dealt, expectClean, speak } from './speech.js';

const DRAWS = Array.from({ length: 24 }, () => 'draw');

describe('cardLabel in English', () => {
  it.each([
    [['pyramide'], 'QC', 'queen of clubs, covered by 7 of clubs and 10 of clubs; row 6'],
    [['pyramide', 'TC+3S'], 'QC', 'queen of clubs, covered by 7 of clubs; row 6'],
    [['pyramide'], '7S', '7 of spades, row 7'],
    [['pyramide', 'select:7S'], '7S', '7 of spades, selected, row 7'],
    [['pyramide'], '7D', '7 of diamonds, waste'],
    [['pyramide', 'draw'], '7D', '7 of diamonds, covered by 3 of clubs; waste'],
    [['pyramide'], '3C', 'Stock, 23 cards'],
    [['pyramide', 'KD'], 'KD', 'king of diamonds, removed cards'],
    [['traditional', 'draw'], '7D', '7 of diamonds, drawn card'],
    [['apophis', 'draw', 'draw>2'], '7D', '7 of diamonds, waste 2'],
    [['microsoft'], '7D', '7 of diamonds, stock'],
    [['cell', 'cell:7C'], '7C', '7 of clubs, spot'],
    [['giza'], 'JC', 'jack of clubs, reserve 1'],
    [['giza'], '3C', '3 of clubs, covered by jack of clubs; reserve 1'],
    [
      ['overlapping', 'select:QC'],
      'QC',
      'queen of clubs, selected, covered by 7 of clubs and 10 of clubs; row 6',
    ],
    [['aisleriot'], 'QC', 'face-down card, covered by 7 of clubs and 10 of clubs; row 6'],
  ] as const)('%j %s', async ([variant, ...actions], card, label) => {
    const { session } = after(dealt(variant), ...actions);

    expect(cardLabel(await speak('en'), session, card)).toBe(label);
  });

  it('counts face-down covers and names none', async () => {
    const words = await speak('en');
    const { session } = after(dealt('aisleriot'), 'KD', 'TC+3S');

    expect(faceDownLabel(words, session, 0)).toBe(
      'face-down card, covered by 2 face-down cards; row 1',
    );
    expect(faceDownLabel(words, session, 14)).toBe(
      'face-down card, covered by 10 of spades and 1 face-down card; row 5',
    );
    expect(faceDownLabel(words, session, 19)).toBe('10 of spades, row 6');
    expect(faceDownLabel(words, session, 22)).toBe('');
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  it('every card and pile of every variant has a label, and all cards differ', async () => {
    const words = await speak(locale);
    for (const { key } of VARIANTS) {
      const session = dealt(key);
      const { tableau, reserve, wastes } = snapshotOf(session);
      const shown = [...tableau, ...reserve, ...wastes].flat();
      const cards = shown.filter((card): card is Card => card !== null && card !== UNSEEN);
      const labels = cards.map((card) => cardLabel(words, session, card));
      const piles: readonly Pile[] = [
        { pile: 'stock' },
        { pile: 'hand' },
        { pile: 'foundation' },
        ...wastes.map((_, index): Pile => ({ pile: 'waste', index })),
        ...reserve.map((_, index): Pile => ({ pile: 'reserve', index })),
        ...session.position.cells.map((_, index): Pile => ({ pile: 'cell', index })),
      ];
      const names = piles.map((pile) => pileName(words, session, pile));

      [
        ...labels,
        ...names,
        boardLabel(words, session.setup),
        ...piles.map((pile) => pileLabel(words, session, pile)),
      ].forEach(expectClean);
      expect(new Set(labels).size).toBe(labels.length);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

it('is whole in Finnish in a page of any language (B17)', async () => {
  const words = await speak('fi');
  const session = dealt('pyramide');

  expect(cardLabel(words, session, 'QC')).toBe(
    'ristirouva, peitetty: päällä risti 7 ja risti 10; rivi 6',
  );
  expect(pileLabel(words, session, { pile: 'stock' })).toBe('Nostopakka, 23 korttia');
  expect(pileLabel(words, session, { pile: 'waste', index: 0 })).toBe(
    'Poistopakka, 1 kortti, päällimmäisenä ruutu 7',
  );
});

describe('piles', () => {
  it.each([
    [['pyramide'], { pile: 'stock' }, 'Stock, 23 cards'],
    [['microsoft'], { pile: 'stock' }, 'Stock, 24 cards, on top 7 of diamonds'],
    [['pyramide', ...DRAWS.slice(1)], { pile: 'stock' }, 'Stock: Turn over'],
    [['traditional', ...DRAWS], { pile: 'stock' }, 'Stock: No passes left'],
    [['apophis-dealt'], { pile: 'waste', index: 1 }, 'Waste 2, 1 card, on top 3 of clubs'],
    [['giza'], { pile: 'reserve', index: 1 }, 'Reserve 2, 3 cards, on top ace of clubs'],
    [['cell'], { pile: 'cell', index: 0 }, 'Spot, empty'],
    [['cell', 'cell:7C'], { pile: 'cell', index: 0 }, 'Spot: 7 of clubs'],
    [['traditional', 'draw'], { pile: 'hand' }, 'Drawn: 7 of diamonds'],
    [['pyramide', 'KD', 'TC+3S'], { pile: 'foundation' }, 'Removed, 3 cards'],
  ] as const)('%j %j', async ([variant, ...actions], pile, label) => {
    const { session } = after(dealt(variant), ...actions);

    expect(pileLabel(await speak('en'), session, pile)).toBe(label);
  });
});

describe('passes', () => {
  it.each([
    [['par'], '2 passes left', 'Pass 1, 2 passes left.'],
    [['par', ...DRAWS, 'redeal'], '1 pass left', 'Pass 2, 1 pass left.'],
    [['par', ...DRAWS, 'redeal', ...DRAWS, 'redeal'], 'Last pass', 'Pass 3, the last one.'],
    [['pyramide', ...DRAWS.slice(1), 'redeal'], 'Pass 2', 'Pass 2, no limit.'],
  ] as const)('%j', async ([variant, ...actions], short, said) => {
    const { session } = after(dealt(variant), ...actions);

    expect(passesWords(await speak('en'), session)).toEqual({ short, said });
  });

  it('are not spoken of without a stock', async () => {
    const words = await speak('en');

    expect(passesWords(words, dealt('giza'))).toBeNull();
    expect(emptyStockWords(words, dealt('giza'))).toBeNull();
    expect(emptyStockWords(words, dealt('par'))).toBeNull();
  });

  it('say what the empty stock does, in every language', async () => {
    for (const locale of LOCALES) {
      const words = await speak(locale);
      const turnable = emptyStockWords(words, after(dealt('par'), ...DRAWS).session);
      const done = emptyStockWords(words, after(dealt('traditional'), ...DRAWS).session);
      expect(turnable?.short).toBe(words.t('stock.redeal'));
      expect(done?.short).toBe(words.t('stock.no-pass'));
    }
  });
});
