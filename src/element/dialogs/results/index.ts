/** The dialogs of results, fetched when one of them is opened. */
export { match } from './match.js';
export { statistics } from './statistics.js';
