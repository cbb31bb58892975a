/** The package's door: the element's class, its types, and the registration of its tag. */
import type { Solver } from './worker/index.js';
import './define.js';

export { PyramidSolitaire } from './element/pyramid-solitaire.js';
export {
  PyramidBeforeMoveEvent,
  PyramidDealEvent,
  PyramidErrorEvent,
  PyramidLoseEvent,
  PyramidMoveEvent,
  PyramidRefuseEvent,
  PyramidUndoEvent,
  PyramidWinEvent,
  type PyramidEventMap,
} from './element/events.js';
export type { DealRequest } from './element/game.js';
export type { PublicProperties } from './element/properties.js';
export type { LoadResult, PlayResult } from './element/results.js';
export type { RuleSet, Snapshot } from './engine/index.js';
export type { AskOptions, Solution, Solver, Verdict } from './worker/index.js';

/** A solver beside the page: in a worker where the page allows one. It is fetched when first asked for. */
export const createSolver = async (): Promise<Solver> =>
  (await import('./worker/index.js')).createSolver();
