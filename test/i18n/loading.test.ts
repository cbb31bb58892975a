// Changing the language: late and failing loads, missing texts (C08), and cimode.
import { describe, expect, it } from 'vitest';
import ru from '../../locales/ru.json';
import { CIMODE, Words, type Locale, type Messages } from '../../src/i18n/index.js';
import type { MessageKey } from '../../src/i18n/messages.js';
import { speak } from './speech.js';

describe('use', () => {
  it('speaks English from the start', () => {
    const words = new Words();

    expect([words.locale, words.tag, words.t('toolbar.undo')]).toEqual(['en', 'en', 'Undo']);
  });

  it.each([
    ['fi', 'fi', 'Kumoa'],
    ['no', 'nb', 'Angre'],
    ['ru', 'ru', 'Отменить'],
    ['it', 'it', 'Annulla'],
  ] as const)('changes to %s', async (locale, tag, undo) => {
    const words = await speak(locale);

    expect([words.locale, words.tag, words.t('toolbar.undo')]).toEqual([locale, tag, undo]);
  });

  it('changes at once to a language it has', async () => {
    const words = await speak('fi');
    void words.use('en');
    expect(words.t('toolbar.undo')).toBe('Undo');
    void words.use('fi');
    expect(words.t('toolbar.undo')).toBe('Kumoa');
  });

  it('falls back to English when loading fails, and tries again when asked again', async () => {
    let fails = true;
    const words = new Words(() =>
      fails ? Promise.reject(new Error('offline')) : Promise.resolve(ru),
    );

    expect(await words.use('ru')).toBe(false);
    expect([words.locale, words.t('toolbar.undo')]).toEqual(['en', 'Undo']);
    fails = false;
    expect(await words.use('ru')).toBe(true);
    expect(words.t('toolbar.undo')).toBe('Отменить');
  });

  it('ends in the language asked for last, however late the others come', async () => {
    const arrivals = new Map<Locale, (messages: Messages) => void>();
    const words = new Words((locale) => new Promise((resolve) => arrivals.set(locale, resolve)));
    const first = words.use('fi');
    const second = words.use('ru');
    arrivals.get('ru')?.(ru);
    expect(await second).toBe(true);
    arrivals.get('fi')?.({ 'toolbar.undo': 'Kumoa' });
    expect(await first).toBe(false);
    expect(words.locale).toBe('ru');
  });

  it('keeps two elements apart', async () => {
    const [a, b] = [await speak('fi'), await speak('ru')];

    expect([a.t('toolbar.undo'), b.t('toolbar.undo')]).toEqual(['Kumoa', 'Отменить']);
  });
});

describe('more', () => {
  /** A word of a dialog, in every language its own name. */
  const KEY = 'dialog.test' as MessageKey;

  /** Words whose files are asked for by name; while offline none comes. */
  function listening() {
    const state = { online: true, asked: [] as string[] };
    const words = new Words((locale, shelf) => {
      const later = shelf !== 'first';
      state.asked.push(later ? `${locale} ${shelf}` : locale);
      if (!state.online) return Promise.reject(new Error('offline'));
      return Promise.resolve<Messages>(later ? { [KEY]: locale } : ru);
    });
    return { words, state };
  }

  it('brings nothing that is not asked for', async () => {
    const { words, state } = listening();
    await words.use('ru');

    expect(state.asked).toEqual(['ru']);
  });

  it('brings the words of dialogs in the language in use', async () => {
    const { words } = listening();
    await words.use('ru');

    expect(await words.more()).toBe(true);
    expect([words.t(KEY), words.t('toolbar.undo')]).toEqual(['ru', 'Отменить']);
  });

  it('needs no other file in English', async () => {
    const { words, state } = listening();

    expect(await words.more()).toBe(true);
    expect(state.asked).toEqual([]);
  });

  it('brings them in every language that is used afterwards', async () => {
    const { words, state } = listening();
    await words.more();
    await words.use('it');

    expect(words.t(KEY)).toBe('it');
    expect(state.asked).toEqual(['it', 'it dialogs']);
  });

  it('brings them in a language that was used before', async () => {
    const { words } = listening();
    await words.use('fi');
    await words.use('ru');
    await words.more();
    await words.use('fi');

    expect(words.t(KEY)).toBe('fi');
  });

  it('asks once, however often it is called', async () => {
    const { words, state } = listening();
    await words.use('no');
    await words.more();
    await words.more();

    expect(state.asked.filter((file) => file === 'no dialogs')).toHaveLength(1);
  });

  it('fails without a network, keeps the language, and tries again when asked again', async () => {
    const { words, state } = listening();
    await words.use('ru');
    state.online = false;

    expect(await words.more()).toBe(false);
    expect([words.locale, words.t('toolbar.undo')]).toEqual(['ru', 'Отменить']);
    state.online = true;
    expect(await words.more()).toBe(true);
    expect(words.t(KEY)).toBe('ru');
  });

  it('is not outrun by a language that is on its way', async () => {
    const { words } = listening();
    const used = words.use('fi');
    const [brought] = await Promise.all([words.more(), used]);

    expect([brought, words.locale, words.t(KEY)]).toEqual([true, 'fi', 'fi']);
  });
});

describe('a text that a file lacks (C08)', () => {
  const gaps = /^(count\.moves_|toolbar\.undo$)/;
  const holed = Object.fromEntries(Object.entries(ru).filter(([key]) => !gaps.test(key)));

  it('is English, by the English plural rule', async () => {
    const words = new Words(() => Promise.resolve(holed));
    await words.use('ru');

    expect([1, 2, 5, 21].map((count) => words.t('count.moves', { count }))).toEqual([
      '1 move',
      '2 moves',
      '5 moves',
      '21 moves',
    ]);
    expect(words.t('toolbar.undo')).toBe('Undo');
    expect(words.t('toolbar.redo')).toBe('Вернуть');
  });
});

describe('cimode', () => {
  it('returns keys, counted ones too, and still writes numbers and times', async () => {
    const words = new Words();

    expect(await words.use(CIMODE)).toBe(true);
    expect(words.t('toolbar.undo')).toBe('toolbar.undo');
    expect(words.t('count.moves', { count: 2 })).toBe('count.moves');
    expect(words.sentence(['place.row'])).toBe('place.row');
    expect([words.number(1234), words.time(61_000), words.tag]).toEqual(['1,234', '1:01', 'en']);
  });
});
