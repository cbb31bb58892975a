/** What a dialog is, and what it can ask for. */
import type { TemplateResult } from 'lit';
import type { Game } from '../game.js';
import type { SavingDoor } from '../saving-door.js';
import type { Scene } from '../scene.js';
import type { Settable } from '../settable.js';
import type { Texts } from '../texts.js';
import type { DialogName } from '../views/controls.js';

/** What the dialogs need of the element that they belong to. */
export interface Surroundings {
  readonly host: Settable & { readonly shareLink?: unknown };
  readonly texts: Texts;
  readonly game: Game;
  /** The way to what lasts. */
  readonly saving: SavingDoor;
  /** The player has chosen something in `texts`. */
  readonly chosen: () => void;
  /** A dialog has come over the board, or gone. */
  readonly covered: (covered: boolean) => void;
}

/** What a dialog can do. */
export interface DialogTools extends Surroundings {
  /** Draws the dialog anew, after a change of its own. */
  readonly changed: () => void;
  readonly close: () => void;
}

/** A dialog while it is open; drawn anew with every render of the element. */
export interface Dialog {
  /** The heading, which also names it for screen readers. */
  readonly title: (scene: Scene) => string;
  readonly body: (scene: Scene) => TemplateResult;
  /** The buttons at the end; one of them is the primary one, and the last. */
  readonly foot?: (scene: Scene) => TemplateResult;
  /** A text more than controls: focus goes to all of it, so that keys scroll it. */
  readonly isText?: boolean;
  /** Whether the page allows it just now; always, if left out. */
  readonly isAllowed?: (scene: Scene) => boolean;
  /** Called once it has closed, by whatever way. */
  readonly closed?: () => void;
}

/** Opens a dialog: what it must remember while it is open lives in here. */
export type CreateDialog = (tools: DialogTools) => Dialog;

/** How each dialog is had: large ones are best fetched when they are opened. */
export type DialogList = Readonly<Record<DialogName, () => CreateDialog | Promise<CreateDialog>>>;
