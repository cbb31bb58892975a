/** The rules of a game and what sets it apart, in the words of the toolbar's language. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RuleSet, Settings } from 'pyramid-solitaire/engine';
import type { GameWords, RulesSection } from 'pyramid-solitaire/words';

const list = (sentences: readonly string[]): TemplateResult =>
  html`<ul>
    ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
  </ul>`;

const pairs = ({ pairs: rows }: RulesSection) =>
  rows.length === 0
    ? nothing
    : html`<p class="pairs">
        ${rows.map(({ names, sum }) => html`<span>${names.join(' + ')} <i>${sum}</i></span>`)}
      </p>`;

/** The whole text, section by section. */
export const rulesText = (words: GameWords, settings: Settings): TemplateResult =>
  html`<div class="rules" lang=${words.locale}>
    ${words.rules(settings).map(
      (section) =>
        html`<section>
          <h4>${section.heading}</h4>
          ${list(section.sentences)} ${pairs(section)}
        </section>`,
    )}
  </div>`;

/** What differs from another game, by default the traditional one, rule by rule. */
export function differences(words: GameWords, rules: RuleSet, from?: RuleSet): TemplateResult {
  const sentences = words.differences(rules, from);
  return sentences.length === 0
    ? html`<p>Nothing: this is the traditional game.</p>`
    : html`<div lang=${words.locale}>${list(sentences)}</div>`;
}
