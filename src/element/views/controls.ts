/** The toolbar, and the buttons that panels share with it. */
import { html, nothing, type TemplateResult } from 'lit';
import { outcomeOf } from '../../engine/index.js';
import { icon } from '../face/index.js';
import type { Scene } from '../scene.js';

/** What a button outside the board does. */
export type Action =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'new'
  | 'restart'
  | 'give-up'
  | 'copy'
  | 'dismiss'
  /** Back to where the game could still be won. */
  | 'back'
  /** Plays the known win; `pause` also goes on. */
  | 'show'
  | 'pause'
  | 'step'
  | 'end-show';

export interface ButtonParts {
  readonly action: Action;
  readonly icon: TemplateResult;
  readonly label: string;
  /** `x` shows its icon alone. */
  readonly kind?: 'primary' | 'quiet' | 'x';
  readonly disabled?: boolean;
}

/** A button; a disabled one stays in reach of the keyboard. */
export const button = (parts: ButtonParts): TemplateResult =>
  html`<button
    type="button"
    class="btn ${parts.kind ?? ''}"
    data-action=${parts.action}
    aria-label=${parts.label}
    aria-disabled=${parts.disabled ? 'true' : nothing}
  >
    ${parts.icon}${parts.kind === 'x' ? nothing : html`<span>${parts.label}</span>`}
  </button>`;

export function toolbarView(scene: Scene): TemplateResult | typeof nothing {
  const { session, position, words, withUndo, withHints, withToolbar } = scene;
  if (!withToolbar) return nothing;
  const over = outcomeOf(position) !== 'playing';
  const undo = button({
    action: 'undo',
    icon: icon('undo'),
    label: words.t('toolbar.undo'),
    disabled: session.past.length === 0,
  });
  const redo = button({
    action: 'redo',
    icon: icon('redo'),
    label: words.t('toolbar.redo'),
    disabled: session.future.length === 0,
  });
  return html`<nav class="toolbar" part="toolbar">
    ${withUndo ? [undo, redo] : nothing}
    ${
      withHints
        ? button({
            action: 'hint',
            icon: icon('hint'),
            label: words.t('toolbar.hint'),
            disabled: over,
          })
        : nothing
    }
    ${button({ action: 'new', icon: icon('fresh'), label: words.t('toolbar.new') })}
    ${button({
      action: 'restart',
      icon: icon('restart'),
      label: words.t('toolbar.restart'),
      disabled: session.actions.length === 0,
    })}
    ${button({
      action: 'give-up',
      icon: icon('giveUp'),
      label: words.t('toolbar.give-up'),
      disabled: over,
    })}
  </nav>`;
}
