/** The figures of one set of rules. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scoring } from '../../../engine/index.js';
import { scoreLabel, type Words } from '../../../i18n/index.js';
import { apart, figuresOf, type GameResult, type Range } from '../../../storage/index.js';

/** To a tenth: averages are not that exact. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

const figure = (label: string, value: string, more = ''): TemplateResult =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}${more === '' ? nothing : html` <small>${more}</small>`}</dd>
  </div>`;

interface Row {
  readonly label: string;
  readonly range: Range | null;
  readonly write: (value: number) => string;
}

const rowView = ({ label, range, write }: Row): TemplateResult =>
  html`<tr>
    <th scope="row">${label}</th>
    <td>${range ? write(range.best) : '–'}</td>
    <td>${range ? write(tenth(range.average)) : '–'}</td>
  </tr>`;

/** Of the games without help; those with help stand apart. */
export function overviewView(
  words: Words,
  games: readonly GameResult[],
  scoring: Scoring,
): TemplateResult {
  const { alone, assisted } = apart(games);
  const { played, won, streak, longestStreak, score, time, moves } = figuresOf(alone, scoring);
  const percent = played === 0 ? 0 : Math.round((100 * won) / played);
  const number = (value: number): string => words.number(value);
  const rows: readonly Row[] = [
    { label: scoreLabel(words, scoring), range: score, write: number },
    { label: words.t('status.time'), range: time, write: (value) => words.time(value) },
    { label: words.t('status.moves'), range: moves, write: number },
  ];
  return html`<dl class="figures">
      ${figure(words.t('stats.played'), number(played))}
      ${figure(words.t('stats.won'), number(won), played === 0 ? '' : words.t('stats.percent', { percent }))}
      ${figure(words.t('stats.streak'), number(streak))}
      ${figure(words.t('stats.longest'), number(longestStreak))}
    </dl>
    <table class="results">
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${words.t('stats.figure')}</span></th>
          <th scope="col">${words.t('stats.record')}</th>
          <th scope="col">${words.t('stats.average')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows
          // Where moves are the score, once is enough.
          .filter(({ label }, index) => rows.findIndex((row) => row.label === label) === index)
          .map(rowView)}
      </tbody>
    </table>
    <p class="note">${words.t('stats.of-wins')}</p>
    ${
      assisted.length === 0
        ? nothing
        : html`<p class="note">
            ${words.t('stats.assisted', {
              played: assisted.length,
              won: assisted.filter((game) => game.won).length,
            })}
          </p>`
    }`;
}
