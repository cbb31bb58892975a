/** What the buttons outside the board do. */
import type { Advice } from './advice/advice.js';
import type { Game } from './game.js';
import type { Action, DialogName } from './views/controls.js';

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
  readonly openDialog: (name: DialogName) => void;
}

export function carryOut(action: Action, actor: Actor): void {
  const { game, advice } = actor;
  switch (action) {
    case 'undo':
    case 'redo':
    case 'restart':
    case 'give-up':
      game.dispatch({ kind: action });
      break;
    case 'new':
      void game.deal({});
      break;
    case 'copy':
      actor.copyCode();
      break;
    case 'dismiss':
      actor.dismiss();
      break;
    case 'hint':
      actor.hint();
      break;
    case 'back':
    case 'show':
    case 'pause':
    case 'step':
    case 'end-show':
      advice?.act(action);
      break;
    default:
      actor.openDialog(action);
  }
}
