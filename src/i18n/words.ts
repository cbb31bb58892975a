/** The words of one element: its i18next instance, its language, and numbers, times, lists in it. */
import { createInstance, type i18n } from 'i18next';
import { tagOf, type Locale } from './locale.js';
import { ENGLISH, loadMessages, type LoadMessages, type MessageKey } from './messages.js';

/** i18next's pseudo-language, in which every text is its key: for tests that look for stray text. */
export const CIMODE = 'cimode';

/** What goes into a message; the count is a number, since a text has no plural form. */
type Values = Readonly<Record<string, string | number>> & { readonly count?: number };
type Translate = (key: MessageKey, options: Readonly<Record<string, unknown>>) => string;
type Spoken = Locale | typeof CIMODE;

/** i18next's name for texts that belong to no part in particular. */
const NAMESPACE = 'translation';
const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

function createEnglish(): i18n {
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { [NAMESPACE]: ENGLISH } },
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

/** All that speaks one language. */
interface Voice {
  readonly locale: Spoken;
  readonly tag: string;
  /** The same for i18next. */
  readonly lng: string;
  readonly numbers: Intl.NumberFormat;
  readonly digits: Intl.NumberFormat;
  readonly twoDigits: Intl.NumberFormat;
  readonly lists: Intl.ListFormat;
}

function voiceOf(locale: Spoken): Voice {
  const tag = locale === CIMODE ? 'en' : tagOf(locale);
  return {
    locale,
    tag,
    lng: locale === CIMODE ? CIMODE : tag,
    numbers: new Intl.NumberFormat(tag),
    digits: new Intl.NumberFormat(tag, { useGrouping: false }),
    twoDigits: new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 }),
    lists: new Intl.ListFormat(tag, { type: 'conjunction' }),
  };
}

/** Words in the chosen language: English at once, any other after `use`. */
export class Words {
  readonly #i18n = createEnglish();
  // i18next's typing of keys would have to be declared for the whole page; ours is as strict. Its
  // `getFixedT` would spare naming the language each time, but takes ten times as long.
  readonly #translate = this.#i18n.t as Translate;
  readonly #load: LoadMessages;
  #voice = voiceOf('en');
  #wanted: Spoken = 'en';

  constructor(load: LoadMessages = loadMessages) {
    this.#load = load;
  }

  /** The language in use. */
  get locale(): Spoken {
    return this.#voice.locale;
  }

  /** The language in use for `lang` attributes and Intl. */
  get tag(): string {
    return this.#voice.tag;
  }

  /**
   * Changes the language; a language already loaded is in use on return. True when it is in use,
   * false when it could not be loaded (then English is, and a new call tries again) or when another
   * call has come in between.
   */
  async use(locale: Spoken): Promise<boolean> {
    this.#wanted = locale;
    const ready = locale === CIMODE || this.#has(locale);
    const loaded = ready || (await this.#fetch(locale));
    if (this.#wanted !== locale) return false;
    this.#voice = voiceOf(loaded ? locale : 'en');
    return loaded;
  }

  /**
   * Says a message. Numbers among the values are written as the language writes them; `count`
   * chooses the plural form.
   *
   * @internal
   */
  t(key: MessageKey, values: Values = {}): string {
    const replace = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? this.number(value) : value,
      ]),
    );
    // Only `replace` is put into texts, so no value is ever taken for an option of i18next.
    const options = { lng: this.#voice.lng, replace, nest: false };
    const { count } = values;
    return this.#translate(key, count === undefined ? options : { ...options, count });
  }

  /** A number with the language's separators and minus sign. */
  number(value: number): string {
    return this.#voice.numbers.format(value);
  }

  /** A time as m:ss, from an hour on h:mm:ss. */
  time(milliseconds: number): string {
    const { digits, twoDigits } = this.#voice;
    const seconds = Math.max(0, Math.floor(milliseconds / SECOND)) || 0;
    const hours = Math.floor(seconds / HOUR);
    const minutes = Math.floor((seconds % HOUR) / MINUTE);
    const start =
      hours > 0 ? `${digits.format(hours)}:${twoDigits.format(minutes)}` : digits.format(minutes);
    return `${start}:${twoDigits.format(seconds % MINUTE)}`;
  }

  /** "a, b and c". */
  list(items: readonly string[]): string {
    return this.#voice.lists.format(items);
  }

  /** Clauses made one sentence: semicolons between, a capital at the front, a full stop. */
  sentence(clauses: readonly string[]): string {
    const text = clauses.join('; ');
    if (this.locale === CIMODE || text === '') return text;
    const [first = ''] = text;
    return `${first.toLocaleUpperCase(this.tag)}${text.slice(first.length)}.`;
  }

  #has(locale: Locale): boolean {
    return this.#i18n.hasResourceBundle(tagOf(locale), NAMESPACE);
  }

  async #fetch(locale: Locale): Promise<boolean> {
    try {
      this.#i18n.addResourceBundle(tagOf(locale), NAMESPACE, await this.#load(locale));
      return true;
    } catch {
      return false;
    }
  }
}
