/** The words of one element: its language, the messages of it, and numbers, times, lists in it. */
import { sayEnglish } from './english.js';
import type { Library } from './library.js';
import { tagOf, type Locale } from './locale.js';
import {
  ENGLISH,
  LATER,
  loadMessages,
  type LaterName,
  type LoadMessages,
  type MessageKey,
  type Messages,
} from './messages.js';
import type { Shelf } from './packed.js';

/** The library's pseudo-language, in which every text is its key: for tests that look for stray text. */
export const CIMODE = 'cimode';

/** What goes into a message; the count is a number, since a text has no plural form. */
type Values = Readonly<Record<string, string | number>> & { readonly count?: number };
type Spoken = Locale | typeof CIMODE;

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The library's name for a language. */
const lngOf = (locale: Spoken): string => (locale === CIMODE ? CIMODE : tagOf(locale));

/** All that speaks one language. */
interface Voice {
  readonly locale: Spoken;
  readonly tag: string;
  /** What the library calls it. */
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
    lng: lngOf(locale),
    numbers: new Intl.NumberFormat(tag),
    digits: new Intl.NumberFormat(tag, { useGrouping: false }),
    twoDigits: new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 }),
    lists: new Intl.ListFormat(tag, { type: 'conjunction' }),
  };
}

/** Words in the chosen language: English at once, any other after `use`. */
export class Words {
  readonly #load: LoadMessages;
  #voice = voiceOf('en');
  /** Speaks every language but English; fetched with the first of them. */
  #library: Library | undefined;
  #wanted: Spoken = 'en';
  /** The shelves of English; every other language must have the same ones to be used. */
  #english: ReadonlyMap<Shelf, Messages> = new Map([['first', ENGLISH]]);

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
    const loaded = this.#has(locale) || (await this.#fetch(locale));
    if (this.#wanted !== locale) return false;
    this.#voice = voiceOf(loaded ? locale : 'en');
    return loaded;
  }

  /**
   * Brings a later shelf of words, in the language in use and from then on in every other. True when
   * they can be said, false when they could not be loaded (then a new call tries again).
   */
  async more(shelf: LaterName = 'dialogs'): Promise<boolean> {
    try {
      const later = await LATER[shelf]();
      this.#english = new Map([...this.#english, [shelf, later.ENGLISH]]);
    } catch {
      return false;
    }
    return this.#has(this.locale) || this.#fetch(this.locale);
  }

  /**
   * Says a message; one of a later shelf only after `more`. Numbers among the values are written as the
   * language writes them; `count` chooses the plural form.
   *
   * @internal
   */
  t(key: MessageKey, values: Values = {}): string {
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? this.number(value) : value,
      ]),
    );
    const { locale, lng } = this.#voice;
    return this.#library && locale !== 'en'
      ? this.#library.say(lng, key, texts, values.count)
      : sayEnglish(key, texts, values.count, [...this.#english.values()]);
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

  #has(locale: Spoken): boolean {
    const has = this.#library?.shelvesOf(lngOf(locale)) ?? 0;
    return locale === 'en' || has === this.#english.size;
  }

  async #fetch(locale: Spoken): Promise<boolean> {
    const english = this.#english;
    try {
      const [{ Library }, ...shelves] = await Promise.all([
        import('./library.js'),
        ...[...english.keys()].map(async (shelf) =>
          locale === 'en' || locale === CIMODE ? {} : this.#load(locale, shelf),
        ),
      ]);
      this.#library ??= new Library();
      this.#library.add(lngOf(locale), shelves, [...english.values()]);
    } catch {
      return false;
    }
    // A shelf may have been added meanwhile.
    return this.#has(locale) || this.#fetch(locale);
  }
}
