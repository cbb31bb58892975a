/** The odds of all variants: a chart, and the same as a table. */
import type { GameWords } from 'pyramid-solitaire/words';
import { html, nothing, type TemplateResult } from 'lit';
import { percent, percentRange } from '../parts/percent.js';
import { plotFigure } from '../parts/plot-figure.js';
import { barChart, type NamedOdds } from './charts.js';
import { VARIANT_ODDS, type Published } from './rows.js';

const count = (value: number): string => value.toLocaleString('en');

const claim = ({ source, rate, note }: Published): TemplateResult =>
  html`<li>${percent(rate)}: ${source} <span class="soft">(${note})</span></li>`;

const row = ({ name, rate, low, high, deals, unknown, published }: NamedOdds): TemplateResult =>
  html`<tr>
    <th scope="row">${name}</th>
    <td class="number">
      ${percent(rate)}${unknown > 0 ? html` <span class="soft">or more</span>` : nothing}
    </td>
    <td class="number">${percentRange(low, high)}</td>
    <td class="number">${count(deals)}</td>
    <td class="number">${unknown === 0 ? '–' : count(unknown)}</td>
    <td>
      ${
        published
          ? html`<ul class="claims">
              ${published.map(claim)}
            </ul>`
          : html`<span class="soft">–</span>`
      }
    </td>
  </tr>`;

export function variantOdds(words: GameWords): TemplateResult {
  const rows = VARIANT_ODDS.map((odds) => ({
    ...odds,
    name: words.variant(odds.variant),
  })).toSorted((a, b) => b.rate - a.rate);
  return html`
    ${plotFigure(barChart(rows), 'Bars: the share of deals that can be won in each variant, with its interval; the table has the same in figures.')}
    <div class="wide" role="region" aria-label="The odds in figures" tabindex="0">
      <table>
        <caption>
          Crosses in the chart are the published figures.
        </caption>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col" class="number">Can be won</th>
            <th scope="col" class="number">95 % interval</th>
            <th scope="col" class="number">Deals</th>
            <th scope="col" class="number">Not settled</th>
            <th scope="col">Published</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(row)}
        </tbody>
      </table>
    </div>
  `;
}
