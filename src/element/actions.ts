/** What the buttons outside the board do. */
import type { Advice } from './advice/advice.js';
import type { Game } from './game.js';
import type { Action } from './views/controls.js';

/** What the buttons work on. */
export interface Actor {
  readonly game: Game;
  /** What advises, once it has been asked. */
  readonly advice: Advice | null;
  readonly hint: () => unknown;
  /** Puts the deal code on the clipboard. */
  readonly copyCode: () => unknown;
  /** Puts the panel over the message row aside. */
  readonly dismiss: () => void;
  /** Back to where the game could still be won, in one go. */
  readonly goBack: () => void;
  /** Plays the known win. */
  readonly show: () => void;
}

export const ACTIONS: Readonly<Record<Action, (actor: Actor) => unknown>> = {
  undo: ({ game }) => game.dispatch({ kind: 'undo' }),
  redo: ({ game }) => game.dispatch({ kind: 'redo' }),
  restart: ({ game }) => game.dispatch({ kind: 'restart' }),
  'give-up': ({ game }) => game.dispatch({ kind: 'give-up' }),
  new: ({ game }) => game.deal({}),
  copy: (actor) => actor.copyCode(),
  dismiss: (actor) => actor.dismiss(),
  hint: (actor) => actor.hint(),
  back: (actor) => actor.goBack(),
  show: (actor) => actor.show(),
  pause: ({ advice }) => advice?.pause(),
  step: ({ advice }) => advice?.step(),
  'end-show': ({ advice }) => advice?.endShow(),
};
