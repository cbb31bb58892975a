/** What cards refer to, once in each shadow root: suits, letters, court figures, backs. */
import { html, type TemplateResult } from 'lit';
import { backs } from './back.js';
import type { FaceOptions } from './face.js';
import { rankSymbols, valueSymbols } from './ranks.js';
import { suits } from './suits.js';

/** Goes anywhere in the shadow root. Not `display: none`, which some browsers do not draw from. */
export const sprite = ({ letters, courts }: FaceOptions): TemplateResult =>
  html`<svg class="defs" width="0" height="0" aria-hidden="true">
    ${suits}${rankSymbols(letters)}${valueSymbols}${courts.symbols}${backs}
  </svg>`;
