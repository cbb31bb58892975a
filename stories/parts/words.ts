/** The words of the game in each language, fetched once. */
import { createWords, type GameWords, type Locale } from 'pyramid-solitaire/words';

const fetched = new Map<Locale, Promise<GameWords>>();

/** The words in one language. */
export function wordsIn(locale: Locale): Promise<GameWords> {
  const words = fetched.get(locale) ?? createWords(locale);
  fetched.set(locale, words);
  return words;
}
