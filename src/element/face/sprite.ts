/** What cards refer to, once in each shadow root: suits, letters, court figures, backs. */
import { html } from 'lit';
import { backs } from './back.js';
import { courts } from './courts.js';
import { letters, values } from './ranks.js';
import { suits } from './suits.js';

const SPRITE = html`<svg class="defs" width="0" height="0" aria-hidden="true">
  ${suits}${letters}${values}${courts}${backs}
</svg>`;

/** Goes anywhere in the shadow root. Not `display: none`, which some browsers do not draw from. */
export const sprite = () => SPRITE;
