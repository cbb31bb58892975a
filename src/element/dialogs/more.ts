/** More: all that the toolbar has no room for. */
import {
  mdiBookOpenVariantOutline,
  mdiChartBar,
  mdiFlagOutline,
  mdiInformationOutline,
  mdiKeyboardOutline,
  mdiPlayBoxOutline,
  mdiRestart,
  mdiSchoolOutline,
  mdiScoreboardOutline,
  mdiShareVariantOutline,
  mdiSignDirection,
  mdiTallyMark5,
  mdiTuneVariant,
} from '@mdi/js';
import { html, nothing, type TemplateResult } from 'lit';
import { outcomeOf } from '../../engine/index.js';
import type { MessageKey } from '../../i18n/index.js';
import { outline } from '../face/index.js';
import type { Scene } from '../scene.js';
import type { Action } from '../views/controls.js';
import type { CreateDialog, DialogTools } from './dialog.js';

interface Entry {
  readonly action: Action;
  /** The outline of its icon. */
  readonly icon: string;
  readonly label: MessageKey;
  /** Not for every player; always, if left out. */
  readonly shown?: (scene: Scene, tools: DialogTools) => boolean;
  /** Nothing to do just now. */
  readonly idle?: (scene: Scene) => boolean;
  /** It opens another dialog in the place of this one. */
  readonly opens?: boolean;
}

const ENTRIES: readonly Entry[] = [
  {
    action: 'restart',
    icon: mdiRestart,
    label: 'toolbar.restart',
    idle: ({ session }) => session.actions.length === 0,
  },
  {
    action: 'give-up',
    icon: mdiFlagOutline,
    label: 'toolbar.give-up',
    idle: ({ position }) => outcomeOf(position) !== 'playing',
  },
  {
    action: 'view',
    icon: mdiPlayBoxOutline,
    label: 'outcome.review',
    shown: ({ position, session }) =>
      session.actions.length > 0 && outcomeOf(position) !== 'playing',
  },
  {
    action: 'rules',
    icon: mdiBookOpenVariantOutline,
    label: 'toolbar.rules',
    opens: true,
  },
  { action: 'learn', icon: mdiSchoolOutline, label: 'learn.title', opens: true },
  { action: 'guide', icon: mdiSignDirection, label: 'learn.guide.title' },
  { action: 'tally', icon: mdiTallyMark5, label: 'learn.tally.title' },
  { action: 'share', icon: mdiShareVariantOutline, label: 'share.title', opens: true },
  {
    action: 'match',
    icon: mdiScoreboardOutline,
    label: 'match.title',
    opens: true,
    shown: ({ session }, { saving }) => !!saving.value?.matchOf(session.setup),
  },
  {
    action: 'statistics',
    icon: mdiChartBar,
    label: 'stats.title',
    opens: true,
    shown: (_, { saving }) => saving.value?.lasts === true,
  },
  {
    action: 'options',
    icon: mdiTuneVariant,
    label: 'settings.title',
    opens: true,
    shown: ({ withSettings }) => withSettings,
  },
  { action: 'keys', icon: mdiKeyboardOutline, label: 'keys.title', opens: true },
  { action: 'about', icon: mdiInformationOutline, label: 'about.title', opens: true },
];

export const more: CreateDialog = (tools) => {
  /** Whether the toolbar shows it, which depends on its room; then it need not be said twice. */
  const isInSight = ({ action }: Entry): boolean => {
    const tool = tools.host.renderRoot.querySelector(`.toolbar [data-action="${action}"]`);
    return (tool?.getClientRects().length ?? 0) > 0;
  };
  const entryView = (scene: Scene, entry: Entry): TemplateResult =>
    html`<button
      type="button"
      class="btn"
      data-action=${entry.action}
      aria-disabled=${entry.idle?.(scene) ? 'true' : nothing}
      @click=${entry.opens ? nothing : tools.close}
    >
      ${outline(entry.icon)}<span>${scene.words.t(entry.label)}</span>
    </button>`;

  return {
    title: ({ words }) => words.t('toolbar.more'),
    body: (scene) =>
      html`<div class="menu">
        ${ENTRIES.filter((entry) => (entry.shown?.(scene, tools) ?? true) && !isInSight(entry)).map(
          (entry) => entryView(scene, entry),
        )}
      </div>`,
  };
};
