/** The locale files: their keys as types, and how the shelves of a language are fetched. */
import type en from '../../locales/en.json';
import first from '../../locales/en.json?first';
import type { Locale } from './locale.js';
import type { Files, Messages, Packed, Shelf } from './packed.js';

export type { Messages } from './packed.js';

/** A shelf that is not there from the start. */
export type LaterName = Exclude<Shelf, 'first'>;

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key> = Key extends `${infer Stem}_${PluralCategory}` ? Stem : Key;

/**
 * What can be said, read off the English file.
 * Internal, since the published types do not carry that file.
 *
 * @internal
 */
export type MessageKey = WithoutPlural<keyof typeof en>;

/** Fetches a shelf of a language. */
export type LoadMessages = (
  locale: Exclude<Locale, 'en'>,
  shelf: Shelf,
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

/** A shelf that comes later: English with the file, the others to be fetched. */
interface LaterShelf {
  readonly ENGLISH: Messages;
  readonly FILES: Files;
}

export const LATER: Readonly<Record<LaterName, () => Promise<LaterShelf>>> = {
  play: () => import('./shelves/play.js'),
  dialogs: () => import('./shelves/dialogs.js'),
};

export const loadMessages: LoadMessages = async (locale, shelf) => {
  const files = shelf === 'first' ? FILES : (await LATER[shelf]()).FILES;
  return (await files[locale]()).default;
};
