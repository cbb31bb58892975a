/** Which of the five languages a language tag means. */

export const LOCALES = ['en', 'fi', 'no', 'ru', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** Norwegian has three language subtags, which we all serve alike; ours is in bokmål. */
const NORWEGIAN = ['no', 'nb', 'nn'];

/** What a locale is called in `lang` attributes and by Intl. */
export const tagOf = (locale: Locale): string => (locale === 'no' ? 'nb' : locale);

/** The locale that one tag names, or undefined; `fi_FI` and the `fi_FI.UTF-8` of shells count too. */
function localeOf(tag: unknown): Locale | undefined {
  if (typeof tag !== 'string') return undefined;
  const plain = tag.trim().replace(/[.@].*$/u, '');
  try {
    const { language } = new Intl.Locale(plain.replaceAll('_', '-'));
    const ours = NORWEGIAN.includes(language) ? 'no' : language;
    return LOCALES.find((locale) => locale === ours);
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
