/** Which of the five languages a language tag means. */

export const LOCALES = ['en', 'fi', 'no', 'ru', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** What each locale is called in `lang` attributes and by Intl. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en', fi: 'fi', no: 'nb', ru: 'ru', it: 'it' };

/** Language subtags that one of ours serves; Norwegian has three. */
const SERVED: ReadonlyMap<string, Locale> = new Map<string, Locale>([
  ...LOCALES.map((locale) => [locale, locale] as const),
  ['nb', 'no'],
  ['nn', 'no'],
]);

/** The tag for `lang` and Intl. */
export const tagOf = (locale: Locale): string => TAGS[locale];

/** The locale that one tag names, or undefined; `fi_FI` and the `fi_FI.UTF-8` of shells count too. */
function localeOf(tag: unknown): Locale | undefined {
  if (typeof tag !== 'string') return undefined;
  const plain = tag.trim().replace(/[.@].*$/u, '');
  try {
    return SERVED.get(new Intl.Locale(plain.replaceAll('_', '-')).language);
  } catch {
    // Intl throws at whatever is no tag; a page's mistake must not stop the game.
    return undefined;
  }
}

/** The first of these tags that names one of our languages, else English. Never throws. */
export function resolveLocale(tags: readonly unknown[]): Locale {
  for (const tag of tags) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return 'en';
}
