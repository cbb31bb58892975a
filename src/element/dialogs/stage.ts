/** The stage of the dialogs: shows one at a time, over everything, and gives focus back after it. */
import { nothing, type TemplateResult } from 'lit';
import { wantsMotion } from '../motion/wanted.js';
import type { Scene } from '../scene.js';
import type { DialogName } from '../views/controls.js';
import type { Dialog, DialogTools, Surroundings } from './dialog.js';
import { frameView, type FrameEvents } from './frame.js';
import { DIALOGS } from './list.js';
import { styles } from './styles/index.js';

/** Where focus goes in a dialog: to what asks for it, else to the first control, else to the text. */
const FIRST = [
  '[autofocus]',
  '.body :is(button, input, select, textarea):not(:disabled, [aria-disabled="true"])',
  '.body',
];
/** Where focus goes after a dialog whose opener has gone. */
const HOME = '[data-stop][tabindex="0"]';

const isVeil = ({ target, currentTarget }: Event): boolean => target === currentTarget;

interface Shown {
  readonly name: DialogName;
  readonly dialog: Dialog;
  /** Whether it has come over the board, and not in the place of another. */
  readonly isFirst: boolean;
}

export class DialogStage {
  readonly styles = styles;
  readonly #on: Surroundings;
  /** A page may take the element out of sight while a dialog holds all input. */
  readonly #sight = new ResizeObserver(() => {
    if (this.#element?.getClientRects().length === 0) this.close();
  });
  #wanted: DialogName | null = null;
  #shown: Shown | null = null;
  /** What the browser shows. */
  #modal: Shown | null = null;
  #opener: Element | null = null;
  /** Whether the pointer went down and up beside the dialog: anything else does not close it. */
  #isBeside = false;
  readonly #events: FrameEvents = {
    pressed: (event) => {
      this.#isBeside = isVeil(event);
    },
    released: (event) => {
      this.#isBeside &&= isVeil(event);
    },
    clicked: (event) => {
      if (this.#isBeside && isVeil(event)) this.close();
    },
    close: () => this.close(),
    closed: () => this.#closed(),
  };

  constructor(on: Surroundings) {
    this.#on = on;
  }

  get #root(): ShadowRoot {
    return this.#on.host.renderRoot as ShadowRoot;
  }

  get #element(): HTMLDialogElement | null {
    return this.#root.querySelector('dialog');
  }

  /** Opens a dialog in the place of the one that is open; false where it cannot be had. */
  async open(name: DialogName): Promise<boolean> {
    this.#wanted = name;
    try {
      const create = await DIALOGS[name]();
      if (this.#wanted !== name || !this.#on.host.isConnected) return true;
      this.#opener ??= this.#root.activeElement;
      this.#shown?.dialog.closed?.();
      this.#shown = { name, dialog: create(this.#tools), isFirst: this.#shown === null };
    } catch {
      this.close();
      return false;
    }
    this.#on.host.requestUpdate();
    return true;
  }

  get #tools(): DialogTools {
    return {
      ...this.#on,
      changed: () => this.#on.host.requestUpdate(),
      close: () => this.close(),
    };
  }

  view(scene: Scene): TemplateResult | typeof nothing {
    if (!this.#shown) return nothing;
    const { name, dialog, isFirst } = this.#shown;
    if (dialog.isAllowed?.(scene) === false) return nothing;
    const moves = isFirst && wantsMotion(this.#on.texts);
    return frameView(scene, name, dialog, moves, this.#events);
  }

  /** After a render: what has just been drawn is shown, and gets focus. */
  rendered(): void {
    const element = this.#element;
    if (!element) {
      this.#closed();
      return;
    }
    const { left, width } = this.#on.host.getBoundingClientRect();
    element.style.setProperty('--_middle', `${left + width / 2}px`);
    if (this.#modal === this.#shown) return;
    this.#modal = this.#shown;
    // Closed and opened again, so that a screen reader tells of the other dialog.
    if (element.open) element.close();
    element.showModal();
    this.#sight.observe(element);
    this.#on.covered(true);
    const first = FIRST.map((selector) => element.querySelector<HTMLElement>(selector));
    first.find((found) => found)?.focus();
  }

  close(): void {
    this.#element?.close();
    this.#closed();
  }

  /** The element has left the page, and its dialog with it. */
  leave(): void {
    this.#wanted = null;
    if (!this.#shown) return;
    this.#element?.close();
    this.#end();
  }

  /** The browser has closed the dialog, or tells late of one that has made room for another. */
  #closed(): void {
    if (!this.#shown || this.#element?.open) return;
    const opener = this.#opener;
    this.#end();
    // The browser leaves focus in here if the opener has gone.
    const { activeElement } = this.#root;
    if (activeElement && !activeElement.closest('dialog')) return;
    const home = opener?.isConnected ? opener : this.#root.querySelector(HOME);
    (home as HTMLElement | null)?.focus({ preventScroll: true });
  }

  #end(): void {
    this.#shown?.dialog.closed?.();
    this.#shown = null;
    this.#modal = null;
    this.#opener = null;
    this.#sight.disconnect();
    this.#on.covered(false);
    this.#on.host.requestUpdate();
  }
}
