// What a set of rules is called: a variant's name, or the nearest variant with what is changed.
import { describe, expect, it } from 'vitest';
import { settingsOf, VARIANTS, variantOf, type Variant } from '../../src/engine/index.js';
import { LOCALES, Words } from '../../src/i18n/index.js';
import { rulesName } from '../../src/i18n/rules/index.js';

const speak = async (locale: (typeof LOCALES)[number]): Promise<Words> => {
  const words = new Words();
  await words.use(locale);
  await words.more();
  return words;
};

const settings = (key: string) => settingsOf(variantOf(key) as Variant);

describe.each(LOCALES)('in %s', (locale) => {
  it('each variant has its own name', async () => {
    const words = await speak(locale);
    const names = VARIANTS.map((variant) => rulesName(words, settingsOf(variant)));
    expect(new Set(names).size).toBe(VARIANTS.length);
    for (const name of names) expect(name).not.toContain('(');
  });
});

it('changed rules are told beside the nearest variant', async () => {
  const words = await speak('en');
  const { rules, scoring } = settings('giza');
  expect(rulesName(words, { rules: { ...rules, rows: 6 }, scoring })).toBe('Giza (Rows: 6)');
  expect(rulesName(words, { rules, scoring: 'cards' })).toBe('Giza (Scoring: Cards removed)');
});

it('of variants that are as near, the one asked for comes first', async () => {
  const words = await speak('en');
  const { rules } = settings('casual');
  const named = { rules: { ...rules, stock: 'closed' }, scoring: 'points' } as const;
  expect(rulesName(words, named)).toMatch(/^Pyramide \(/u);
  expect(rulesName(words, named, 'casual')).toMatch(/^Relaxed Pyramid \(/u);
});
