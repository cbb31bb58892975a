/** The choice of a comparison: its games and its deal. */
import { formatDealCode, parseDealCode, type Variant } from 'pyramid-solitaire/engine';
import type { GameWords } from 'pyramid-solitaire/words';
import { html, nothing, type TemplateResult } from 'lit';
import { MOST_BOARDS, ranksOfCode, type Plan } from './plan.js';

export interface ChoiceOptions {
  /** The variants that the deal fits. */
  readonly offered: readonly Variant[];
  readonly words: GameWords;
  readonly choose: (variants: readonly string[]) => void;
  readonly deal: (code: string) => void;
}

const PLACES = ['First game', 'Second game', 'Third game', 'Fourth game'];
const LEAST = 2;
const SEEDS = 2 ** 35;

const anotherCode = (ranks: number): string =>
  formatDealCode({ ranks, seed: Math.floor(Math.random() * SEEDS) });

function gameChoice(plan: Plan, place: number, options: ChoiceOptions): TemplateResult {
  const { offered, words, choose } = options;
  const chosen = plan.variants[place] ?? '';
  const keys = offered.map(({ key }) => key);
  // One that the deal does not fit stays in sight until another is chosen.
  const listed = keys.includes(chosen) || chosen === '' ? keys : [chosen, ...keys];
  const change = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const places = Array.from({ length: MOST_BOARDS }, (_, i) => plan.variants[i] ?? '');
    choose(places.with(place, value).filter((key) => key !== ''));
  };
  return html`<label>
    <span>${PLACES[place]}</span>
    <select @change=${change}>
      ${place >= LEAST ? html`<option value="" .selected=${chosen === ''}>–</option>` : nothing}
      ${listed.map(
        (key) =>
          html`<option
            value=${key}
            .selected=${key === chosen}
            ?disabled=${key !== chosen && plan.variants.includes(key)}
          >
            ${words.variant(key)}
          </option>`,
      )}
    </select>
  </label>`;
}

const forgive = (event: Event): void => (event.target as HTMLInputElement).setCustomValidity('');

/** The form with which a comparison is chosen. */
export function choiceOf(plan: Plan, options: ChoiceOptions): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('code') as HTMLInputElement;
    const parsed = parseDealCode(field.value);
    field.setCustomValidity(parsed.ok ? '' : 'A deal code looks like PY1-N-AAAAAAS.');
    if (parsed.ok) options.deal(formatDealCode(parsed.code));
    else field.reportValidity();
  };
  return html`<form class="choice" @submit=${submit}>
    ${PLACES.slice(0, Math.min(MOST_BOARDS, plan.variants.length + 1)).map((_, place) =>
      gameChoice(plan, place, options),
    )}
    <label>
      <span>Deal code</span>
      <input
        name="code"
        .value=${plan.code}
        spellcheck="false"
        autocomplete="off"
        @input=${forgive}
      />
    </label>
    <button type="submit">Deal</button>
    <button type="button" @click=${() => options.deal(anotherCode(ranksOfCode(plan.code) ?? 13))}>
      Another deal
    </button>
  </form>`;
}
