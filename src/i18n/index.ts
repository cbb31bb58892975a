/** The words of the game in five languages: cards, labels, events, positions. Free of the DOM. */
export { LOCALES, resolveLocale, tagOf, type Locale } from './locale.js';
export { type LaterName, type LoadMessages, type Messages } from './messages.js';
/** @internal */
export { type MessageKey } from './messages.js';
export { CIMODE, Words } from './words.js';
export { cardName, cardNames } from './cards.js';
export { cardLabel, faceDownLabel } from './labels.js';
export { pileLabel, pileName, type Pile } from './piles.js';
export { isSeen } from './seen.js';
export { emptyStockWords, passesWords, type ShortAndSaid } from './passes.js';
export { boardLabel, scoreLabel, variantName, wonHeadline, lostHeadline } from './games.js';
export { describePosition } from './position.js';
