/**
 * Locale files as the builds carry them: on two shelves, so that no game waits for the words of
 * dialogs, and without their keys, which English has too.
 */
import type { Locale } from './locale.js';

/** A locale file: texts by key, plural forms with the suffix of their category. */
export type Messages = Readonly<Record<string, string>>;

export interface Packed {
  /** The plural forms of the language. */
  readonly forms: readonly string[];
  /** Its texts in the order of the English file, all forms of a message together. */
  readonly texts: readonly string[];
}

/** One shelf of every language but English, to be fetched. */
export type Files = Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ default: Packed }>>>;

/** How the keys of the later shelf begin: they are said in dialogs only. */
const LATER = /^(?:rules|learn|stats|match|deal|settings|saved|share|about|keys|dialog)\./;

/** The texts of one shelf, the first or the later one. */
export const shelfOf = (messages: Messages, later: boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => LATER.test(key) === later));

/** The keys of a language: those of English, with plural forms of its own. */
const keysOf = (english: Messages, forms: readonly string[]): readonly string[] =>
  Object.keys(english).flatMap((key) => {
    const [stem, form] = key.split('_');
    if (form === undefined) return [key];
    return form === 'other' ? forms.map((own) => `${stem}_${own}`) : [];
  });

export function pack(messages: Messages, english: Messages): Packed {
  const forms = [...new Set(Object.keys(messages).flatMap((key) => key.split('_').slice(1)))];
  return { forms, texts: keysOf(english, forms).map((key) => messages[key] ?? '') };
}

/** Loaders may bring whole files too. */
const isPacked = (file: Messages | Packed): file is Packed => Array.isArray(file['texts']);

/** The texts of a file; what it lacked is lacking still. `english` is the same shelf of English. */
export function unpack(file: Messages | Packed, english: Messages): Messages {
  if (!isPacked(file)) return file;
  const { forms, texts } = file;
  return Object.fromEntries(
    keysOf(english, forms).flatMap((key, index) => (texts[index] ? [[key, texts[index]]] : [])),
  ) as Messages;
}
