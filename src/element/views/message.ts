/** The row between board and toolbar, always kept: what there is to say just now. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../face/index.js';
import type { Scene } from '../scene.js';
import { button } from './controls.js';

type View = TemplateResult | typeof nothing;

/** A message for the eye; the live region says the same, once. */
function toastView({ message, advice, words }: Scene): View {
  if (!message) return nothing;
  const icons = { alert: 'alert', done: 'check', hint: 'hint' } as const;
  const show = advice.hint?.why === 'win' && message.kind === 'hint';
  const reason =
    message.detail === ''
      ? message.reason
      : words.t('refusal.with-detail', { reason: message.reason });
  return html`<span class="toast ${message.kind}"
    >${icon(icons[message.kind])}<span aria-hidden="true"><b>${reason}</b> ${message.detail}</span
    >${
      show
        ? button({ action: 'show', icon: 'play', label: words.t('show.begin'), kind: 'quiet' })
        : nothing
    }</span
  >`;
}

export function messageView(scene: Scene): TemplateResult {
  const { message, advice, searching, words, endings } = scene;
  if (searching) {
    return html`<div class="message"><span class="toast">${words.t('search.busy')}</span></div>`;
  }
  const says = message !== null && advice.show === 'off';
  return html`<div class="message">
    ${says ? toastView(scene) : (endings?.panelView(scene) ?? nothing)}
  </div>`;
}
