/** The panel of the guide, below the board: what to do next, and why. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../scene.js';
import { lateIcon } from '../views/icons.js';
import type { Guide } from './guide.js';

export interface GuideEvents {
  readonly next: () => void;
  readonly back: () => void;
  readonly leave: () => void;
}

const primary = (label: string, press: () => void): TemplateResult =>
  html`<button type="button" class="btn primary" @click=${press}>${label}</button>`;

/** The button that leads on, where it is not a move that does. */
function wayOn({ words }: Scene, guide: Guide, on: GuideEvents): TemplateResult | typeof nothing {
  if (guide.strayed) return primary(words.t('learn.guide.back'), on.back);
  if (guide.step?.task !== 'read') return nothing;
  const isLast = guide.at === guide.steps.length - 1;
  return primary(words.t(isLast ? 'learn.guide.play-on' : 'learn.guide.next'), on.next);
}

/** The live region says the text too, when it is new. */
export function guideView(scene: Scene, guide: Guide, on: GuideEvents): TemplateResult {
  const { words } = scene;
  const numbers = { step: guide.at + 1, steps: guide.steps.length };
  return html`<section
    class="guide"
    aria-label=${words.t('learn.guide.title')}
    data-task=${guide.step && !guide.strayed ? guide.step.task : nothing}
  >
    <p>
      <b>${words.t('learn.guide.step', numbers)}</b>
      ${words.t(guide.says)}
    </p>
    ${wayOn(scene, guide, on)}
    <button
      type="button"
      class="btn x"
      aria-label=${words.t('learn.guide.leave')}
      @click=${on.leave}
    >
      ${lateIcon(scene, 'close')}
    </button>
  </section>`;
}
