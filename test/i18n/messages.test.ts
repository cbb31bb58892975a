// The five locale files side by side: same keys, same placeholders, all plural forms (C02, C08).
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import fi from '../../locales/fi.json';
import it_ from '../../locales/it.json';
import no from '../../locales/no.json';
import ru from '../../locales/ru.json';
import { SCORINGS, VARIANTS } from '../../src/engine/index.js';
import { LOCALES, tagOf, type Locale } from '../../src/i18n/index.js';

type Texts = Readonly<Record<string, string>>;
const FILES: Readonly<Record<Locale, Texts>> = { en, fi, no, ru, it: it_ };

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stemOf = (key: string): string => key.replace(PLURAL, '');
const stemsOf = (texts: Texts): string[] => [...new Set(Object.keys(texts).map(stemOf))].toSorted();
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name).toSorted();

/** The plural categories that a file has for each of its counted messages. */
function categoriesOf(texts: Texts): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of Object.keys(texts)) {
    const category = PLURAL.exec(key)?.[1];
    if (category) found.set(stemOf(key), [...(found.get(stemOf(key)) ?? []), category].toSorted());
  }
  return found;
}

/** Keys of a file whose placeholders differ from those of the English message. */
function oddPlaceholders(texts: Texts): string[] {
  const wanted = new Map(
    Object.entries(en).map(([key, text]) => [stemOf(key), placeholdersOf(text)]),
  );
  return Object.entries(texts).flatMap(([key, text]) => {
    const has = placeholdersOf(text).join();
    return has === wanted.get(stemOf(key))?.join() ? [] : [`${key}: ${has}`];
  });
}

describe.each(LOCALES)('the %s file', (locale) => {
  const texts = FILES[locale];

  it('has the keys of the English file, no more and no fewer', () => {
    expect(stemsOf(texts)).toEqual(stemsOf(en));
  });

  it('has every plural form of its language for every counted message', () => {
    const { pluralCategories } = new Intl.PluralRules(tagOf(locale)).resolvedOptions();
    const wanted = [...pluralCategories].toSorted();
    const odd = [...categoriesOf(texts)].filter(([, has]) => has.join() !== wanted.join());

    expect(odd).toEqual([]);
    expect([...categoriesOf(texts).keys()].toSorted()).toEqual(
      [...categoriesOf(en).keys()].toSorted(),
    );
  });

  it('puts the same values into each message', () => {
    expect(oddPlaceholders(texts)).toEqual([]);
  });

  it('has plain text only: no entities, no tags, no straight quotes, no stray blanks', () => {
    const odd = Object.entries(texts).filter(([, text]) =>
      /&\w+;|&#|[<>"'`]|\$t\(|^\s|\s$| {2}|\.\.\.|^$/.test(text),
    );

    expect(odd).toEqual([]);
  });

  it('names every variant and every scoring', () => {
    const wanted = [
      ...VARIANTS.map(({ key }) => `variant.${key}`),
      ...SCORINGS.map((scoring) => `score.${scoring}`),
    ];

    expect(wanted.filter((key) => !(key in texts))).toEqual([]);
    expect(Object.keys(texts).filter((key) => key.startsWith('variant.'))).toHaveLength(
      VARIANTS.length,
    );
  });

  it('gives each variant a name of its own', () => {
    const names = VARIANTS.map(({ key }) => texts[`variant.${key}`]);

    expect(new Set(names).size).toBe(VARIANTS.length);
  });

  it('keeps the labels of the toolbar within twelve letters', () => {
    const long = Object.entries(texts).filter(
      ([key, text]) => key.startsWith('toolbar.') && text.length > 12,
    );

    expect(long).toEqual([]);
  });
});

it('would see a wrong placeholder', () => {
  expect(oddPlaceholders({ 'fact.selected': 'Valittu: {{kortti}}.' })).toHaveLength(1);
});

it('finds one, few, many, other in Russian and one, many, other in Italian', () => {
  expect(categoriesOf(ru).get('count.moves')).toEqual(['few', 'many', 'one', 'other']);
  expect(categoriesOf(it_).get('count.moves')).toEqual(['many', 'one', 'other']);
  expect(categoriesOf(fi).get('count.moves')).toEqual(['one', 'other']);
});
