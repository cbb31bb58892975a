/**
 * Conditions under which a sentence is true of a game, and how they combine. They lean on what
 * `parseRules` sees to: without a stock or a reserve, the fields of it have their defaults.
 */
import { stockSize } from '../../engine/index.js';
import type { Game } from './game.js';

export type Condition = (game: Game) => boolean;

/** True of every game. */
export const always: Condition = () => true;

/** Whether a rule or an option has this value. */
export const is =
  <F extends keyof Game>(field: F, value: Game[F]): Condition =>
  (game) =>
    game[field] === value;

export const not =
  (condition: Condition): Condition =>
  (game) =>
    !condition(game);

/** Whether all of them hold. */
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (game) =>
    conditions.every((condition) => condition(game));

export const hasStock: Condition = (game) => stockSize(game) > 0;

/** Whether the wastes become the stock again. */
export const redeals = all(hasStock, not(is('passes', 1)));

/** Whether the player says to which of several wastes a card goes. */
export const choosesWaste = all(is('draw', 1), not(is('wastes', 1)));

/** Whether a draw brings several cards to one waste. */
export const drawsPacket = all(not(is('draw', 1)), is('wastes', 1));

/** Whether a draw brings a card to each of several wastes. */
export const drawsToEach = all(not(is('draw', 1)), not(is('wastes', 1)));
