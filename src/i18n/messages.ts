/** The locale files: their keys as types, and how a language is fetched. */
import en from '../../locales/en.json';
import type { Locale } from './locale.js';
import { unpack, type Messages, type Packed } from './packed.js';

export type { Messages } from './packed.js';

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
const FILES = import.meta.glob<Messages | Packed>(
  ['../../locales/*.json', '!../../locales/en.json'],
  {
    import: 'default',
  },
);

/** Files come whole from the sources, packed from the builds. */
const isPacked = (file: Messages | Packed): file is Packed => Array.isArray(file['texts']);

export const loadMessages: LoadMessages = async (locale) => {
  const file = await FILES[`../../locales/${locale}.json`]?.();
  if (!file) return ENGLISH;
  return isPacked(file) ? unpack(file, ENGLISH) : file;
};
