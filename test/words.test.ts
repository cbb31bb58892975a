// `pyramid-solitaire/words`: from the sources, and as it is built, where there is a build.
import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { findSetup, reduce, settingsOf, startSession, variantOf } from '../src/engine/index.js';
import * as sources from '../src/i18n/public.js';
import { Words } from '../src/i18n/words.js';

const BUILT = new URL('../dist/esm/words.js', import.meta.url);

const entries: readonly (readonly [string, typeof sources | null])[] = [
  ['sources', sources],
  [
    'build',
    existsSync(BUILT) ? ((await import(/* @vite-ignore */ BUILT.href)) as typeof sources) : null,
  ],
];

function start(key: string, code = 'PY1-N-AAAAAAS') {
  const variant = variantOf(key);
  const found = variant && findSetup(settingsOf(variant), { code });
  if (!found?.ok) throw new Error(`no game of ${key}`);
  return startSession(found.setup);
}

describe.each(entries)('the words of the %s', (_, entry) => {
  const { createWords, LOCALES, pairsOf } = entry ?? sources;

  it.skipIf(!entry).each([
    ['en', 'en', 'king of spades', 'Aim'],
    ['fi-FI', 'fi', 'patakuningas', 'Tavoite'],
    ['nb', 'no', 'spar konge', 'Mål'],
    ['ru_RU.UTF-8', 'ru', 'король пик', 'Цель'],
    ['it', 'it', 're di picche', 'Obiettivo'],
    ['zz', 'en', 'king of spades', 'Aim'],
  ])('in %s are %s', async (tag, locale, king, aim) => {
    const words = await createWords(tag);

    expect([words.locale, words.card('KS')]).toEqual([locale, king]);
    expect(words.rules(start('giza').setup)[0]?.heading).toBe(aim);
  });

  it.skipIf(!entry)('speak the first language that is one of theirs', async () => {
    expect((await createWords('sv', 'nn-NO', 'fi')).locale).toBe('no');
    expect((await createWords()).locale).toBe('en');
    expect(LOCALES).toEqual(['en', 'fi', 'no', 'ru', 'it']);
  });

  it.skipIf(!entry)('tell a game', async () => {
    const words = await createWords('fi');
    const before = start('pyramide');
    const { session, facts } = reduce(before, {
      kind: 'play',
      move: { kind: 'remove', cards: ['KD'] },
    });

    expect(facts.map((fact) => words.fact(before, fact, session))).toEqual([
      'Poistettu: ruutukuningas.',
    ]);
    expect(words.label(session, '7S')).toBe('pata 7, rivi 7');
    expect(words.position(session)).toContain('Nostopakka: 23 korttia; poistopakka: ruutu 7.');
    expect(words.refusal(session, 'sum', { kind: 'remove', cards: ['7C', '7S'] })).toEqual({
      reason: 'Summan on oltava 13',
      detail: '7 + 7 = 14',
    });
  });

  it.skipIf(!entry)('tell rules', async () => {
    const words = await createWords('en');
    const { rules } = start('cell').setup;

    expect(words.differences(rules)).toEqual(['There is a spot where one card can be put aside.']);
    expect(words.differences(rules, rules)).toEqual([]);
    expect(words.pairs(10).map(({ sum }) => sum)).toEqual([
      '1 + 9 = 10',
      '2 + 8 = 10',
      '3 + 7 = 10',
      '4 + 6 = 10',
      '5 + 5 = 10',
      '10',
    ]);
    expect(pairsOf(10)).toHaveLength(6);
    expect([
      words.variant('cell'),
      words.character('cell'),
      words.score('left'),
      words.field('faceDown'),
      words.help('rows'),
      words.value('passes', 'unlimited'),
      words.refusedRules('passes'),
    ]).toEqual([
      'Temporary Spot',
      'One spot to put a card aside: a small help that changes a lot.',
      'In the pyramid',
      'Face-down cards',
      'How many rows the pyramid has.',
      'Unlimited',
      'The number of passes must be between 1 and 99, or unlimited.',
    ]);
  });
});

it('says so where the words cannot be fetched', async () => {
  const more = vi.spyOn(Words.prototype, 'more').mockResolvedValue(false);

  await expect(sources.createWords('fi')).rejects.toThrow('fi');
  more.mockRestore();
});
