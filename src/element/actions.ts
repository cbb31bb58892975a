/** What the buttons outside the board do. */
import type { Advice } from './advice/advice.js';
import type { CoachDoor } from './coach-door.js';
import type { DialogDoor } from './dialog-door.js';
import type { Game } from './game.js';
import type { Texts } from './texts.js';
import type { ViewerDoor } from './viewer-door.js';
import type { Action } from './views/controls.js';

/** What the buttons work on. */
export interface Actor {
  readonly game: Game;
  /** What advises, once it has been asked. */
  readonly advice: Advice | null;
  readonly viewer: ViewerDoor;
  readonly hint: () => unknown;
  /** Puts the deal code on the clipboard. */
  readonly copyCode: () => unknown;
  /** Puts the panel over the message row aside. */
  readonly dismiss: () => void;
  readonly coach: Pick<CoachDoor, 'ask'>;
  readonly dialogs: Pick<DialogDoor, 'open'>;
  readonly texts: Texts;
}

/** What has no meaning at a moment that is only looked at. */
const NOT_IN_VIEW: readonly Action[] = ['undo', 'redo', 'hint', 'give-up'];

export function carryOut(action: Action, actor: Actor): void {
  const { game, advice, viewer } = actor;
  if (viewer.viewing && NOT_IN_VIEW.includes(action)) return;
  switch (action) {
    case 'undo':
    case 'redo':
    case 'restart':
    case 'give-up':
      game.dispatch({ kind: action });
      break;
    case 'new':
      // Where there is nothing to choose, another deal is all that it can mean.
      if (actor.texts.flag('no-settings')) void game.deal({});
      else void actor.dialogs.open(action);
      break;
    case 'deal':
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
    case 'learn':
    case 'tally':
    case 'guide':
    case 'start-guide':
      actor.coach.ask(action);
      break;
    case 'view':
    case 'view-first':
    case 'view-back':
    case 'view-play':
    case 'view-forward':
    case 'view-last':
    case 'view-end':
      viewer.act(action);
      break;
    default:
      void actor.dialogs.open(action);
  }
}
