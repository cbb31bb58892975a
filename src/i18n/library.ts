/** The other languages, spoken by i18next, which comes with the first of them. */
import { createInstance, type i18n } from 'i18next';
import type { Texts } from './english.js';
import type { MessageKey } from './messages.js';
import { unpack, type Messages, type Packed } from './packed.js';

type Translate = (key: MessageKey, options: Readonly<Record<string, unknown>>) => string;

/** i18next's name for texts that belong to no part in particular. */
const NAMESPACE = 'translation';

function createLibrary(): i18n {
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    // Ready at once: nothing of this has to be waited for.
    initAsync: false,
    load: 'currentOnly',
    // Keys are flat; their dots and hyphens mean nothing to i18next.
    keySeparator: false,
    nsSeparator: false,
    // Texts go into the page as text, never as HTML.
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** One i18next, its languages named by their tags. What a language lacks, it says in English. */
export class Library {
  readonly #i18n: i18n;
  readonly #translate: Translate;
  /** How many shelves there are of each language. */
  readonly #shelves = new Map<string, number>();

  constructor() {
    this.#i18n = createLibrary();
    // i18next's typing of keys would have to be declared for the whole page; ours is as strict. Its
    // `getFixedT` would spare naming the language each time, but takes ten times as long.
    this.#translate = this.#i18n.t;
  }

  /** How many shelves there are of a language. */
  shelvesOf(tag: string): number {
    return this.#shelves.get(tag) ?? 0;
  }

  /** Takes the shelves of a language, and the same ones of English, which the page has already. */
  add(tag: string, shelves: readonly (Messages | Packed)[], english: readonly Messages[]): void {
    english.forEach((messages, index) => {
      this.#i18n.addResourceBundle('en', NAMESPACE, messages);
      this.#i18n.addResourceBundle(tag, NAMESPACE, unpack(shelves[index] ?? {}, messages));
    });
    this.#shelves.set(tag, english.length);
  }

  /** Says a message; `count` chooses the plural form. */
  say(tag: string, key: MessageKey, texts: Texts, count?: number): string {
    // Only `replace` is put into messages, so no text is ever taken for an option of i18next.
    const options = { lng: tag, replace: texts, nest: false };
    return this.#translate(key, count === undefined ? options : { ...options, count });
  }
}
