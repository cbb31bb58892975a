/** What lasts: the running game, statistics, the player's choices. Free of the DOM; the clock comes in. */
export { Slot, type Kept, type Memory, type Part, type StorageLike } from './slot.js';
export { type Unreadable } from './envelope.js';
export { formatSave, parseSave, type ReadGame, type SavedGame } from './savedGame.js';
export { GameSlot, type Found, type GameKept } from './gameSlot.js';
export {
  entryOf,
  follow,
  newCounting,
  type Change,
  type Counting,
  type Followed,
} from './counting.js';
export { rulesKeyOf, readRulesKey, type Counted } from './rulesKey.js';
export { dealName, fewerIsBetter, type GameResult } from './results.js';
export {
  enter,
  formatStatistics,
  importStatistics,
  NO_STATISTICS,
  parseStatistics,
  tallyOf,
  type Entry,
  type Imported,
  type ReadStatistics,
  type Statistics,
  type Tally,
} from './statistics.js';
export { StatisticsSlot } from './statisticsSlot.js';
export {
  apart,
  figuresOf,
  lastGames,
  ranking,
  scored,
  type Figures,
  type Range,
} from './figures.js';
export {
  CHOOSABLE,
  formatChoices,
  parseChoices,
  type Choices,
  type PageText,
  type ReadChoices,
} from './choices.js';
