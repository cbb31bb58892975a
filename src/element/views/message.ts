/** The row between board and toolbar, always kept: what there is to say just now. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../scene.js';

export function messageView(scene: Scene): TemplateResult {
  const { searching, words, later } = scene;
  const busy = html`<span class="toast">${words.t('search.busy')}</span>`;
  return html`<div class="message">
    ${searching ? busy : (later?.messageView(scene) ?? nothing)}
  </div>`;
}
