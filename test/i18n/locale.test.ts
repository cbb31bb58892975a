// Language tags as pages, browsers and shells write them (C03).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, resolveLocale, tagOf } from '../../src/i18n/index.js';

describe('resolveLocale', () => {
  it.each([
    ['fi', 'fi'],
    ['fi-FI', 'fi'],
    ['fi_FI', 'fi'],
    ['FI', 'fi'],
    [' fi ', 'fi'],
    ['fi_FI.UTF-8', 'fi'],
    ['ru-UA', 'ru'],
    ['ru-Cyrl-KZ', 'ru'],
    ['it-CH', 'it'],
    ['IT-it', 'it'],
    ['no', 'no'],
    ['no-NO', 'no'],
    ['nb', 'no'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['en', 'en'],
    ['en-US-POSIX', 'en'],
    ['en-DEV', 'en'],
  ])('%j is %s', (tag, locale) => {
    expect(resolveLocale([tag])).toBe(locale);
  });

  it.each([
    'en-',
    'x',
    'e',
    '',
    ' ',
    'и',
    'i-klingon',
    'zz-ZZ',
    'sv-SE',
    'fi;q=0.9',
    'f'.repeat(300),
    `fi-${'x'.repeat(300)}`,
    '__proto__',
    'constructor',
    null,
    undefined,
    7,
    {},
    ['fi'],
  ])('%j is no reason to leave English', (tag) => {
    expect(resolveLocale([tag])).toBe('en');
  });

  it('takes the first tag that names one of ours', () => {
    expect(resolveLocale([undefined, 'zz', 'sv', 'nn-NO', 'fi'])).toBe('no');
    expect(resolveLocale(['en-GB', 'fi'])).toBe('en');
    expect(resolveLocale([])).toBe('en');
  });

  it('answers anything', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.string(), (tags, text) => {
        expect(LOCALES).toContain(resolveLocale([...tags, text]));
      }),
    );
  });
});

describe('tagOf', () => {
  it('gives tags that Intl knows, Norwegian as bokmål', () => {
    expect(LOCALES.map(tagOf)).toEqual(['en', 'fi', 'nb', 'ru', 'it']);
    expect(Intl.NumberFormat.supportedLocalesOf(LOCALES.map(tagOf))).toHaveLength(LOCALES.length);
  });
});
