/** What speaks of the game in play comes with the words for it. */
import type { Words } from '../i18n/index.js';

/** Gives what is being fetched once its words are there too; without them it cannot be had. */
export async function worded<T>(words: Words, fetched: Promise<T>): Promise<T> {
  const [value, isWorded] = await Promise.all([fetched, words.more('play')]);
  if (!isWorded) throw new Error('The words cannot be had');
  return value;
}
