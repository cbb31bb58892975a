/** All variants at a glance: what each is like, what it changes, how often it can be won. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { settingsOf, VARIANTS, type Variant } from 'pyramid-solitaire/engine';
import { storyLink } from '../parts/links.js';
import { measuredOf, type Odds } from '../parts/measured.js';
import { percent, percentRange } from '../parts/percent.js';
import { toolbar } from '../parts/toolbar.js';

/** The share won, as a bar with its interval. */
const bar = ({ rate, low, high }: Odds) =>
  html`<figure class="odds-bar">
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="rail" width="100" height="6"></rect>
      <rect class="won" width=${rate * 100} height="6"></rect>
      <rect class="interval" x=${low * 100} y="2" width=${(high - low) * 100} height="2"></rect>`}
    </svg>
    <figcaption>${percent(rate)} won <span>${percentRange(low, high)}</span></figcaption>
  </figure>`;

function entry(variant: Variant): TemplateResult {
  const { words } = toolbar();
  const measured = measuredOf(variant.key);
  const changes = words.differences(settingsOf(variant).rules);
  return html`<li>
    <h3>${storyLink(`variants--${variant.key}`, words.variant(variant.key))}</h3>
    <div lang=${words.locale}>
      <p class="character">${words.character(variant.key)}</p>
      ${changes.length > 0 ? html`<p class="changes">${changes.join(' ')}</p>` : nothing}
    </div>
    ${measured ? bar(measured) : nothing}
  </li>`;
}

export const catalogue = (): TemplateResult =>
  html`<article class="catalogue">
    <h2>The variants</h2>
    <ul>
      ${VARIANTS.map(entry)}
    </ul>
  </article>`;
