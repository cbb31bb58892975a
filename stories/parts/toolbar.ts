/** What Storybook's toolbar says, for the story that is being rendered. */
import { resolveLocale, type GameWords, type Locale } from 'pyramid-solitaire/words';
import { wordsIn } from './words.js';

export type Theme = 'auto' | 'papyrus' | 'night' | 'felt';

export interface Toolbar {
  readonly language: Locale;
  readonly theme: Theme;
  readonly face: 'modern' | 'classic';
  readonly direction: 'ltr' | 'rtl';
  readonly motion: 'full' | 'reduced';
  /** The words in the language chosen. */
  readonly words: GameWords;
}

let current: Toolbar | null = null;

/** Reads the toolbar and fetches the words; a loader does so before every render. */
export async function readToolbar(globals: Readonly<Record<string, unknown>>): Promise<Toolbar> {
  const language = resolveLocale([String(globals['language'])]);
  // The toolbar offers these values and no others.
  const { theme, face, direction, motion } = globals as unknown as Toolbar;
  return { language, theme, face, direction, motion, words: await wordsIn(language) };
}

/** From now on this is the toolbar: on a docs page each story may have one of its own. */
export const heedToolbar = (read: Toolbar): void => {
  current = read;
};

/** The toolbar as it stands. */
export function toolbar(): Toolbar {
  if (!current) throw new Error('The toolbar is heeded by a decorator, before any story renders.');
  return current;
}
