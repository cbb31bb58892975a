/** The odds by how often one may go through the stock, for what of it is in play. */
import type { GameWords } from 'pyramid-solitaire/words';
import { html, type TemplateResult } from 'lit';
import { percent, percentRange } from '../parts/percent.js';
import { plotFigure } from '../parts/plot-figure.js';
import { passesChart, type PassPoint } from './charts.js';
import { GOALS, oddsByPasses, PASSES, STOCKS, type Goal, type Passes, type Stock } from './rows.js';

/** The readings that have a line of their own; the open stock goes with the drawn card. */
const LINES: readonly (readonly Stock[])[] = [['closed'], ['drawn', 'open']];

/** A number of passes as an axis has room for it. */
const signOf = (passes: Passes): string => (passes === 'unlimited' ? '∞' : String(passes));

function pointsOf(goal: Goal, words: GameWords): readonly PassPoint[] {
  return LINES.flatMap((stocks) =>
    PASSES.flatMap((passes) => {
      const odds = oddsByPasses(stocks[0] as Stock, passes, goal);
      if (!odds) return [];
      const reading = stocks.map((stock) => words.value('stock', stock)).join(' · ');
      return [{ ...odds, reading, passes: signOf(passes) }];
    }),
  );
}

function cell(stock: Stock, passes: Passes, goal: Goal): TemplateResult {
  const odds = oddsByPasses(stock, passes, goal);
  if (!odds) return html`<td class="number">–</td>`;
  return html`<td class="number">
    ${percent(odds.rate)} <span class="soft under">${percentRange(odds.low, odds.high)}</span>
  </td>`;
}

function ofGoal(goal: Goal, words: GameWords): TemplateResult {
  const title = `${words.field('goal')}: ${words.value('goal', goal)}`;
  const passes = PASSES.map((each) => words.value('passes', each));
  return html`<section>
    <h2>${title}</h2>
    <p class="soft">${words.field('stock')}:</p>
    ${plotFigure(passesChart(pointsOf(goal, words), PASSES.map(signOf)), `Lines: the share of deals that can be won by passes. ${title}. The table has the same in figures.`)}
    <div class="wide" role="region" aria-label=${title} tabindex="0">
      <table>
        <caption>
          ${words.field('stock')}, 95 % intervals
        </caption>
        <thead>
          <tr>
            <th scope="col">${words.field('passes')}</th>
            ${STOCKS.map(
              (stock) => html`<th scope="col" class="number">${words.value('stock', stock)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${PASSES.map(
            (each, index) =>
              html`<tr>
                <th scope="row">${passes[index]}</th>
                ${STOCKS.map((stock) => cell(stock, each, goal))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

export const oddsByPassesOf = (words: GameWords): TemplateResult =>
  html`<div class="two">${GOALS.map((goal) => ofGoal(goal, words))}</div>`;
