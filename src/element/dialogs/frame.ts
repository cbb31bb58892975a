/** The frame of every dialog: a veil over the page, and on it heading, content and buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../scene.js';
import { classes } from '../views/classes.js';
import type { DialogName } from '../views/controls.js';
import { lateIcon } from '../views/icons.js';
import type { Dialog } from './dialog.js';
import { scrollByKey } from './scroll.js';

export interface FrameEvents {
  /** Of the pointer, on the veil or in the dialog. */
  readonly pressed: (event: Event) => void;
  readonly released: (event: Event) => void;
  readonly clicked: (event: Event) => void;
  /** The player wants it closed. */
  readonly close: () => void;
  /** The browser has closed it. */
  readonly closed: () => void;
}

/**
 * Keys and input stay inside: the board's own keys mean nothing here, and a page that listens for keys
 * or input would take what is typed for its own.
 */
const stay = (event: Event): void => event.stopPropagation();

function pressed(event: KeyboardEvent): void {
  stay(event);
  const dialog = event.currentTarget as Element;
  scrollByKey(event, dialog.querySelector('.body'));
}

export function frameView(
  scene: Scene,
  name: DialogName,
  dialog: Dialog,
  moves: boolean,
  on: FrameEvents,
): TemplateResult {
  const { words } = scene;
  return html`<dialog
    class=${classes({ veil: true, moving: moves })}
    lang=${words.tag}
    aria-labelledby="dialog-title"
    @keydown=${pressed}
    @keyup=${stay}
    @keypress=${stay}
    @beforeinput=${stay}
    @input=${stay}
    @pointerdown=${on.pressed}
    @pointerup=${on.released}
    @click=${on.clicked}
    @close=${on.closed}
  >
    <div class="stage">
      <div class="dialog" part="dialog" data-dialog=${name}>
        <div class="top">
          <h2 id="dialog-title">${dialog.title(scene)}</h2>
          <button
            type="button"
            class="btn x"
            aria-label=${words.t('dialog.close')}
            @click=${on.close}
          >
            ${lateIcon(scene, 'close')}
          </button>
        </div>
        <div
          class="body"
          tabindex=${dialog.isText ? '0' : '-1'}
          role=${dialog.isText ? 'group' : nothing}
          aria-labelledby=${dialog.isText ? 'dialog-title' : nothing}
        >
          ${dialog.body(scene)}
        </div>
        ${dialog.foot ? html`<div class="foot">${dialog.foot(scene)}</div>` : nothing}
      </div>
    </div>
  </dialog>`;
}
