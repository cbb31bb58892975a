/** Words for what happens in a game: a door of their own, since no game begins with them. */
export { sayFact } from './facts.js';
export { refusalWords, type RefusalWords } from './refusals.js';
