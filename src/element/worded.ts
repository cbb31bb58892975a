/** Code that is fetched later, together with the words that it speaks. */
import type { LaterName, Words } from '../i18n/index.js';

export async function withWords<T>(
  words: Words,
  shelf: LaterName,
  fetched: Promise<T>,
): Promise<T> {
  const [value, worded] = await Promise.all([fetched, words.more(shelf)]);
  if (!worded) throw new Error('The words cannot be had');
  return value;
}
