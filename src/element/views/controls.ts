/** Buttons outside the board: what they do, and how they look. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AdviceAction } from '../advice/view.js';
import type { CoachAction } from '../scene.js';
import type { ViewAction } from '../viewer/view.js';

/** The dialogs, by what a button that opens one is called. */
export type DialogName =
  | 'more'
  | 'new'
  | 'rules'
  | 'learn'
  | 'tally'
  | 'guide'
  | 'share'
  | 'match'
  | 'statistics'
  | 'options'
  | 'keys'
  | 'about';

/** What a button outside the board does. */
export type Action =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'deal'
  | 'restart'
  | 'give-up'
  | 'copy'
  | 'dismiss'
  | AdviceAction
  | CoachAction
  | ViewAction
  | DialogName;

export interface ButtonParts {
  readonly action: Action;
  readonly icon: TemplateResult;
  readonly label: string;
  /** `x` shows its icon alone; `wide` needs a wide toolbar. */
  readonly kind?: 'primary' | 'quiet' | 'x' | 'wide';
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
