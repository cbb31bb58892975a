/** The table of what differs between games, and the same in sentences. */
import type { Settings } from 'pyramid-solitaire/engine';
import type { GameWords } from 'pyramid-solitaire/words';
import { html, nothing, type TemplateResult } from 'lit';
import { differencesOf } from './differences.js';

/** What makes a game different from the first one, sentence by sentence. */
function inSentences(first: Settings, game: Settings, words: GameWords): TemplateResult {
  const sentences = words.differences(game.rules, first.rules);
  return html`<section>
    <h3>${words.variant(game.variant)}</h3>
    <ul>
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
      ${sentences.length === 0 ? html`<li class="soft">The same rules, scored otherwise.</li>` : nothing}
    </ul>
  </section>`;
}

export function differencesTable(
  games: readonly Settings[],
  words: GameWords,
): TemplateResult | typeof nothing {
  const [first, ...others] = games;
  if (!first || others.length === 0) return nothing;
  return html`<div class="differences">
    <h2>Where they differ</h2>
    <div class="wide" role="region" aria-label="Where they differ" tabindex="0">
      <table>
        <thead>
          <tr>
            <td></td>
            ${games.map(({ variant }) => html`<th scope="col">${words.variant(variant)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${differencesOf(games, words).map(
            ({ name, values }) =>
              html`<tr>
                <th scope="row">${name}</th>
                ${values.map((value) => html`<td>${value}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h2>Beside ${words.variant(first.variant)}</h2>
    <div class="abreast">${others.map((game) => inSentences(first, game, words))}</div>
  </div>`;
}
