/** The locale files: their keys as types, and how a language is fetched. */
import en from '../../locales/en.json';
import type { Locale } from './locale.js';

/** A locale file: texts by key, plural forms with the suffix of their category. */
export type Messages = Readonly<Record<string, string>>;

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key> = Key extends `${infer Stem}_${PluralCategory}` ? Stem : Key;

/**
 * What can be said, read off the English file.
 * Internal, since the published types do not carry that file.
 *
 * @internal
 */
export type MessageKey = WithoutPlural<keyof typeof en>;

/** Fetches the texts of a language. */
export type LoadMessages = (locale: Locale) => Promise<Messages>;

export const ENGLISH: Messages = en;

/** Every language but English, which is always there. */
const FILES = import.meta.glob<Messages>(['../../locales/*.json', '!../../locales/en.json'], {
  import: 'default',
});

export const loadMessages: LoadMessages = async (locale) => {
  const load = FILES[`../../locales/${locale}.json`];
  return load ? load() : ENGLISH;
};
