/** Signs engraved in empty slots. */
import { html, type TemplateResult } from 'lit';

const ART = {
  /** Stock, hand and waste. */
  pyramid: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 6L20.5 18H3.5ZM12 6V18" />
  </svg>`,
  /** The foundation: the sun has risen over the pyramid. */
  sun: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3.3a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0 -4.4M12 10L20 20H4Z" />
  </svg>`,
  /** The spot where one card may wait: a pyramid on a plinth. */
  cell: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 5L18 14H6ZM3.5 18H20.5" />
  </svg>`,
} as const;

export type SlotArt = keyof typeof ART;

export const slotArt = (kind: SlotArt): TemplateResult => ART[kind];
