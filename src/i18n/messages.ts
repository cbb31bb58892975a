/** The locale files: their keys as types, and how the shelves of a language are fetched. */
import type en from '../../locales/en.json';
import first from '../../locales/en.json?first';
import type { Locale } from './locale.js';
import type { Files, Messages, Packed } from './packed.js';

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

/** Fetches the first or the later shelf of a language. */
export type LoadMessages = (
  locale: Exclude<Locale, 'en'>,
  later: boolean,
) => Promise<Messages | Packed>;

/** The first shelf of English, which is always there. */
export const ENGLISH: Messages = first;

/** The first shelf of every other language. */
const FILES: Files = {
  fi: () => import('../../locales/fi.json?first'),
  no: () => import('../../locales/no.json?first'),
  ru: () => import('../../locales/ru.json?first'),
  it: () => import('../../locales/it.json?first'),
};

export const loadMessages: LoadMessages = async (locale, later) => {
  const files = later ? (await import('./shelf.js')).LATER_FILES : FILES;
  return (await files[locale]()).default;
};
