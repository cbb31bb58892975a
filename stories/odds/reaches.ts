/** How many cards of the tableau can go: of each variant measured, a chart and a table. */
import type { GameWords } from 'pyramid-solitaire/words';
import { html, nothing, type TemplateResult } from 'lit';
import { percent } from '../parts/percent.js';
import { plotFigure } from '../parts/plot-figure.js';
import { reachChart } from './charts.js';
import { cleared, median, REACHES, shortOf, type Reach, type Step } from './reach.js';

const inFigures = (steps: readonly Step[], name: string): TemplateResult =>
  html`<details>
    <summary>In figures</summary>
    <div class="wide" role="region" aria-label=${`${name}, in figures`} tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">Cards that can go</th>
            <th scope="col" class="number">Deals</th>
            <th scope="col" class="number">Of those that keep some</th>
          </tr>
        </thead>
        <tbody>
          ${steps.map(
            ({ cards, deals, share }) =>
              html`<tr>
                <th scope="row" class="number">${cards}</th>
                <td class="number">${deals}</td>
                <td class="number">${percent(share)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;

function reachOf(reach: Reach, words: GameWords): TemplateResult {
  const name = words.variant(reach.variant);
  const steps = shortOf(reach);
  const settled = reach.deals - reach.unknown;
  return html`<section>
    <h2>${name}</h2>
    <p>
      All ${steps.length} can go in ${percent(cleared(reach) / settled)} of
      ${settled.toLocaleString('en')} deals. Of the others, half leave
      ${steps.length - median(steps)} cards or more, however well they are
      played.${reach.unknown > 0 ? ` ${reach.unknown} more were not settled.` : nothing}
    </p>
    ${plotFigure(reachChart(steps), `Bars: of the deals that keep cards, the share by how many can go. ${name}.`)}
    ${inFigures(steps, name)}
  </section>`;
}

export const reaches = (words: GameWords): TemplateResult =>
  html`<div class="two">${REACHES.map((reach) => reachOf(reach, words))}</div>`;
