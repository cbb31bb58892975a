/**
 * Locale files as the builds carry them: on shelves, so that no game waits for words that are said
 * later, and without their keys, which English has too.
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

/** What a game is laid out with; what is said once it is played; what only dialogs say. */
export const SHELVES = ['first', 'play', 'dialogs'] as const;
export type Shelf = (typeof SHELVES)[number];

/** How the keys of the shelves begin; those of the first are all others. */
const LATER: Readonly<Record<Exclude<Shelf, 'first'>, RegExp>> = {
  // The description of a position says what is selected, and may be asked for at once.
  play: /^(?:fact\.(?!selected$)|refusal\.|outcome\.|verdict\.|show\.|hint\.|detail\.)/,
  dialogs: /^(?:rules|learn|stats|match|deal|settings|saved|share|about|keys|dialog)\./,
};

function shelfWith(key: string): Shelf {
  if (LATER.play.test(key)) return 'play';
  return LATER.dialogs.test(key) ? 'dialogs' : 'first';
}

/** The texts of one shelf. */
export const shelfOf = (messages: Messages, shelf: Shelf): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => shelfWith(key) === shelf));

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
