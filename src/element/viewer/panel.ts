/** The controls of the viewer, over message row and toolbar. */
import {
  mdiChevronLeft,
  mdiChevronRight,
  mdiPageFirst,
  mdiPageLast,
  mdiPause,
  mdiPlay,
} from '@mdi/js';
import { html, type TemplateResult } from 'lit';
import { outline } from '../face/index.js';
import type { Scene } from '../scene.js';
import { button } from '../views/controls.js';
import { lateIcon } from '../views/icons.js';
import type { ViewAction } from './view.js';

interface Moment {
  /** The step on show, 0 being the deal. */
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
}

const step = (action: ViewAction, path: string, label: string, disabled = false): TemplateResult =>
  button({ action, icon: outline(path), label, kind: 'quiet', disabled });

export function panelView(scene: Scene, { at, last, isPlaying }: Moment): TemplateResult {
  const { words } = scene;
  return html`<div class="notice viewer" role="group" aria-label=${words.t('outcome.review')}>
    <p><span>${words.t('show.move-of', { at, of: last })}</span></p>
    <div class="acts">
      ${step('view-first', mdiPageFirst, words.t('show.first'), at === 0)}
      ${step('view-back', mdiChevronLeft, words.t('show.previous'), at === 0)}
      ${
        isPlaying
          ? step('view-play', mdiPause, words.t('show.pause'))
          : step('view-play', mdiPlay, words.t('show.play'))
      }
      ${step('view-forward', mdiChevronRight, words.t('show.step'), at === last)}
      ${step('view-last', mdiPageLast, words.t('show.last'), at === last)}
    </div>
    ${button({
      action: 'view-end',
      icon: lateIcon(scene, 'close'),
      label: words.t('action.dismiss'),
      kind: 'x',
    })}
  </div>`;
}
