/** More: all that the toolbar has no room for. */
import {
  mdiFlagOutline,
  mdiInformationOutline,
  mdiKeyboardOutline,
  mdiRestart,
  mdiTuneVariant,
} from '@mdi/js';
import { html, nothing, type TemplateResult } from 'lit';
import { outcomeOf } from '../../engine/index.js';
import type { MessageKey } from '../../i18n/index.js';
import { outline } from '../face/index.js';
import type { Scene } from '../scene.js';
import type { Action } from '../views/controls.js';
import type { CreateDialog } from './dialog.js';

interface Entry {
  readonly action: Action;
  /** The outline of its icon. */
  readonly icon: string;
  readonly label: MessageKey;
  /** Not for every player; always, if left out. */
  readonly shown?: (scene: Scene) => boolean;
  /** Nothing to do just now. */
  readonly idle?: (scene: Scene) => boolean;
  /** A wide toolbar has it too. */
  readonly inToolbar?: boolean;
}

const ENTRIES: readonly Entry[] = [
  {
    action: 'restart',
    icon: mdiRestart,
    label: 'toolbar.restart',
    idle: ({ session }) => session.actions.length === 0,
    inToolbar: true,
  },
  {
    action: 'give-up',
    icon: mdiFlagOutline,
    label: 'toolbar.give-up',
    idle: ({ position }) => outcomeOf(position) !== 'playing',
  },
  {
    action: 'options',
    icon: mdiTuneVariant,
    label: 'settings.title',
    shown: ({ withSettings }) => withSettings,
    inToolbar: true,
  },
  { action: 'keys', icon: mdiKeyboardOutline, label: 'keys.title' },
  { action: 'about', icon: mdiInformationOutline, label: 'about.title' },
];

const entryView = (scene: Scene, { action, icon, label, idle, inToolbar }: Entry): TemplateResult =>
  html`<button
    type="button"
    class="btn ${inToolbar ? 'narrow' : ''}"
    data-action=${action}
    aria-disabled=${idle?.(scene) ? 'true' : nothing}
  >
    ${outline(icon)}<span>${scene.words.t(label)}</span>
  </button>`;

export const more: CreateDialog = ({ close }) => ({
  title: ({ words }) => words.t('toolbar.more'),
  // It closes first: what an entry does may open another dialog.
  body: (scene) =>
    html`<div class="menu" @click=${close}>
      ${ENTRIES.filter(({ shown }) => shown?.(scene) ?? true).map((entry) =>
        entryView(scene, entry),
      )}
    </div>`,
});
