/** Locale files as the builds carry them: without their keys, which English has too. */

/** A locale file: texts by key, plural forms with the suffix of their category. */
export type Messages = Readonly<Record<string, string>>;

export interface Packed {
  /** The plural forms of the language. */
  readonly forms: readonly string[];
  /** Its texts in the order of the English file, all forms of a message together. */
  readonly texts: readonly string[];
}

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

/** The file again; a text that it lacked is lacking still. */
export const unpack = ({ forms, texts }: Packed, english: Messages): Messages =>
  Object.fromEntries(
    keysOf(english, forms).flatMap((key, index) => (texts[index] ? [[key, texts[index]]] : [])),
  ) as Messages;
