// How much is tried: a telling part in `npm test`, all of it in `npm run prove`.
import { VARIANTS } from '../../src/engine/index.js';
import { LOCALES, type Locale } from '../../src/i18n/locale.js';

/** Whether this is the long proof; its configuration says so to the page. */
const isProof = 'isProof' in globalThis;

/** What the quick run keeps of a list. */
const part = <T>(whole: readonly T[], telling: readonly T[]): readonly T[] =>
  isProof ? whole : telling;

/** For games from end to end: the shortest words, and the longest and most inflected ones. */
export const TONGUES: readonly Locale[] = part(LOCALES, ['en', 'ru']);

/** For what must fit, and for what takes long: the language of the longest words. */
export const WORDY: readonly Locale[] = part(LOCALES, ['ru']);

/** Of each family that looks or is played in a way of its own. */
const TELLING = ['traditional', 'giza', 'apophis', 'apophis-dealt', 'thirteen', 'cell', 'spanish'];

/** Whether a variant is tried. */
export const inScope = (key: string): boolean => isProof || TELLING.includes(key);

/** The variants that are tried where each would be. */
export const VARIANTS_TRIED = VARIANTS.filter(({ key }) => inScope(key));

/** These hands, or the first of them. */
export const handsIn = <T>(hands: readonly T[]): readonly T[] => part(hands, hands.slice(0, 1));
