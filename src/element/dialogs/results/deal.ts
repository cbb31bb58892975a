/** How a deal is named in a table: its code, to be copied by a press, or that its cards were chosen. */
import { html, type TemplateResult } from 'lit';
import { parseDealCode } from '../../../engine/index.js';
import type { Words } from '../../../i18n/index.js';

export type CopyCode = (code: string, button: Element) => unknown;

export function dealView(words: Words, deal: string, copy: CopyCode): TemplateResult {
  if (!parseDealCode(deal).ok) return html`<span>${words.t('code.none')}</span>`;
  return html`<button
    type="button"
    class="code-button"
    aria-label=${words.t('stats.copy', { code: deal })}
    @click=${(event: Event) => copy(deal, event.currentTarget as Element)}
  >
    ${deal}
  </button>`;
}
