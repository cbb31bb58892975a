/** Links to a game: only the page knows at which address it shows one, so it is asked. */
import { formatCards, writeSettings, type Setup } from '../engine/index.js';

/**
 * Gives the address under which the page shows a game with these attributes, or null where it has none.
 * The page reads them back from the address and sets them.
 */
export type ShareLink = (attributes: Readonly<Record<string, string>>) => string | null;

/** The attributes that make a game: its rules and its deal. */
const attributesOf = (setup: Setup): Readonly<Record<string, string>> => ({
  ...writeSettings(setup),
  ...(setup.code === null ? { cards: formatCards(setup.cards) } : { code: setup.code }),
});

/** The page's link to a game; null where it offers none. */
export function linkTo(setup: Setup, shareLink: unknown): string | null {
  if (typeof shareLink !== 'function') return null;
  try {
    const link: unknown = (shareLink as ShareLink)(attributesOf(setup));
    return typeof link === 'string' && link !== '' ? link : null;
  } catch (error) {
    // The page's own fault, which belongs into its console; the player can do without a link.
    console.error(error);
    return null;
  }
}
