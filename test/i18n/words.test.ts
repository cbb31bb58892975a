// Plurals, numbers, times, values and lists.
import { describe, expect, it } from 'vitest';
import { Words } from '../../src/i18n/index.js';
import { speak, speakAll } from './speech.js';

describe('counts', () => {
  it.each([
    [0, '0 ходов'],
    [1, '1 ход'],
    [2, '2 хода'],
    [4, '4 хода'],
    [5, '5 ходов'],
    [10, '10 ходов'],
    [11, '11 ходов'],
    [12, '12 ходов'],
    [14, '14 ходов'],
    [20, '20 ходов'],
    [21, '21 ход'],
    [22, '22 хода'],
    [25, '25 ходов'],
    [100, '100 ходов'],
    [101, '101 ход'],
    [111, '111 ходов'],
    [112, '112 ходов'],
    [121, '121 ход'],
    [1.5, '1,5 хода'],
  ])('%d moves in Russian (C02)', async (count, text) => {
    expect((await speak('ru')).t('count.moves', { count })).toBe(text);
  });

  it.each([
    ['en', '0 moves', '1 move', '2 moves'],
    ['fi', '0 siirtoa', '1 siirto', '2 siirtoa'],
    ['no', '0 trekk', '1 trekk', '2 trekk'],
    ['it', '0 mosse', '1 mossa', '2 mosse'],
  ] as const)('none, one, two in %s', async (locale, ...texts) => {
    const words = await speak(locale);

    expect([0, 1, 2].map((count) => words.t('count.moves', { count }))).toEqual(texts);
  });

  it('has a form for a million in Italian (C06)', async () => {
    const words = await speak('it');

    expect(words.t('count.moves', { count: 1_000_000 })).toBe('1.000.000 di mosse');
  });
});

describe('numbers (C06)', () => {
  it.each([
    ['en', '12,345', '1,234', '-5'],
    ['fi', '12\u00A0345', '1\u00A0234', '\u22125'],
    ['no', '12\u00A0345', '1\u00A0234', '\u22125'],
    ['ru', '12\u00A0345', '1\u00A0234', '-5'],
    ['it', '12.345', '1234', '-5'],
  ] as const)('%s', async (locale, large, thousand, negative) => {
    const words = await speak(locale);

    expect([12345, 1234, -5].map((value) => words.number(value))).toEqual([
      large,
      thousand,
      negative,
    ]);
    expect(words.t('labelled', { label: 'x', value: 12345 })).toBe(`x: ${large}`);
  });

  it('writes times as clocks do', async () => {
    for (const words of await speakAll()) {
      const times = [0, 999, 59_999, 61_000, 3_599_000, 3_661_000, 360_000_000, -1, Number.NaN];

      expect(times.map((time) => words.time(time))).toEqual([
        '0:00',
        '0:00',
        '0:59',
        '1:01',
        '59:59',
        '1:01:01',
        '100:00:00',
        '0:00',
        '0:00',
      ]);
    }
  });
});

describe('values', () => {
  it.each([`A&B<1>/"'x`, "O'Brien", '<img src=x onerror=alert(1)>', '$t(game.title)', '{{count}}'])(
    '%s comes out as it goes in (C05)',
    async (value) => {
      for (const words of await speakAll()) {
        expect(words.t('labelled', { label: value, value: '1' })).toBe(`${value}: 1`);
      }
    },
  );

  it('are never options of the library', () => {
    const words = new Words();

    expect(words.t('labelled', { label: 'x', value: 1, lng: 'ru', context: 'y' })).toBe('x: 1');
  });
});

describe('lists and sentences', () => {
  it.each([
    ['en', 'a and b', 'A; b.'],
    ['fi', 'a ja b', 'A; b.'],
    ['no', 'a og b', 'A; b.'],
    ['ru', 'a и b', 'A; b.'],
    ['it', 'a e b', 'A; b.'],
  ] as const)('in %s', async (locale, list, sentence) => {
    const words = await speak(locale);

    expect(words.list(['a', 'b'])).toBe(list);
    expect(words.sentence(['a', 'b'])).toBe(sentence);
    expect(words.sentence([])).toBe('');
  });
});
