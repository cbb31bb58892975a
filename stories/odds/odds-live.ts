/** `<odds-live>`: counts how many deals can be won by rules of one's own choice, while one looks on. */
import {
  parseDealCode,
  parseRules,
  RULE_VALUES,
  VARIANTS,
  type RuleField,
  type RuleSet,
} from 'pyramid-solitaire/engine';
import type { GameWords } from 'pyramid-solitaire/words';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../parts/define.js';
import '../parts/forms.css';
import { percent, percentRange } from '../parts/percent.js';
import { plotFigure } from '../parts/plot-figure.js';
import { solveBeside } from '../parts/solving.js';
import { interval } from '../parts/wilson.js';
import { liveChart } from './charts.js';
import { Count, csvOf, thinned } from './count.js';

const FIELDS = Object.keys(RULE_VALUES) as readonly RuleField[];
const SEEDS = 2 ** 35;
const MOST_DEALS = 100_000;

class OddsLive extends LitElement {
  /** The variant to begin with. */
  @property() variant = 'casual';
  /** How many deals to count. */
  @property({ type: Number }) deals = 300;
  /** The code of the first deal; none is one by chance. */
  @property() from = '';
  @property({ attribute: false }) words!: GameWords;

  @state() private rules: Partial<RuleSet> = {};
  @state() private running: AbortController | null = null;
  #count: Count | null = null;
  #frame = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('variant')) this.#choose(this.variant);
    else if (changed.has('from')) this.#forget();
  }

  #choose(variant: string): void {
    this.variant = variant;
    this.rules = VARIANTS.find(({ key }) => key === variant)?.rules ?? {};
    this.#forget();
  }

  /** What has been counted was of other rules. */
  #forget(): void {
    this.#stop();
    this.#count = null;
  }

  #stop(): void {
    this.running?.abort();
    this.running = null;
  }

  /** Starts, or goes on. */
  async #run(rules: RuleSet): Promise<void> {
    this.#count ??= new Count(rules, this.#firstSeed(), solveBeside);
    const running = new AbortController();
    this.running = running;
    await this.#count.run(this.deals, running.signal, () => this.#showSoon());
    if (this.running === running) this.running = null;
  }

  #firstSeed(): number {
    const parsed = parseDealCode(this.from);
    return parsed.ok ? parsed.code.seed : Math.floor(Math.random() * SEEDS);
  }

  /** Answers come faster than a picture can change. */
  #showSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.requestUpdate());
  }

  #download(): void {
    const csv = new Blob([csvOf(this.#count?.deals ?? [])], { type: 'text/csv' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(csv);
    link.download = 'odds.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  #fieldOf(field: RuleField, rules: Partial<RuleSet>): TemplateResult {
    const values = RULE_VALUES[field];
    const chosen = rules[field] ?? values[0];
    const change = (event: Event): void => {
      const value = values[(event.target as HTMLSelectElement).selectedIndex];
      this.rules = { ...this.rules, [field]: value };
      this.#forget();
    };
    return html`<label>
      <span>${this.words.field(field)}</span>
      <select data-field=${field} @change=${change}>
        ${values.map(
          (value) =>
            html`<option .selected=${value === chosen}>${this.words.value(field, value)}</option>`,
        )}
      </select>
    </label>`;
  }

  #choice(): TemplateResult {
    const { words, rules } = this;
    return html`
      <div class="choice">
        <label>
          <span>Begin with</span>
          <select
            @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}
          >
            ${VARIANTS.map(
              ({ key }) =>
                html`<option value=${key} .selected=${key === this.variant}>
                  ${words.variant(key)}
                </option>`,
            )}
          </select>
        </label>
        <label>
          <span>Deals</span>
          <input
            type="number"
            min="10"
            max=${MOST_DEALS}
            step="10"
            .value=${String(this.deals)}
            @change=${(event: Event) => {
              const field = event.target as HTMLInputElement;
              if (field.reportValidity()) this.deals = field.valueAsNumber;
            }}
          />
        </label>
      </div>
      <details>
        <summary>Every rule</summary>
        <div class="choice rules-chosen">${FIELDS.map((field) => this.#fieldOf(field, rules))}</div>
      </details>
    `;
  }

  #buttons(rules: RuleSet): TemplateResult {
    const counted = this.#count?.deals.length ?? 0;
    const isDone = counted >= this.deals;
    return html`<div class="tools">
      ${
        this.running
          ? html`<button type="button" class="first" @click=${() => this.#stop()}>Stop</button>`
          : html`<button
              type="button"
              class="first"
              ?disabled=${isDone}
              @click=${() => this.#run(rules)}
            >
              ${counted === 0 ? 'Count' : 'Go on'}
            </button>`
      }
      <button type="button" ?disabled=${counted === 0} @click=${() => this.#forget()}>
        Begin anew
      </button>
      <button type="button" ?disabled=${counted === 0} @click=${() => this.#download()}>
        Download as CSV
      </button>
    </div>`;
  }

  #result(count: Count): TemplateResult {
    const { deals, won, unknown, points } = count;
    const [low, high] = interval(won, unknown, deals.length);
    return html`
      <p class="rate">
        <strong>${deals.length === 0 ? '–' : percent(won / deals.length)}</strong>
        <span class="soft">95 % interval ${percentRange(low, high)}</span>
      </p>
      <p class="soft">
        ${won} of ${deals.length} deals can be
        won${unknown > 0 ? `; ${unknown} were not settled in three seconds` : nothing}. The first
        one:
        <code>${deals[0]?.code}</code>
      </p>
      ${plotFigure(liveChart(thinned(points), this.deals), 'The rate and its interval, by the number of deals counted: the more deals, the narrower.')}
    `;
  }

  protected override render(): TemplateResult {
    const parsed = parseRules(this.rules);
    const count = this.#count;
    const counted = count?.deals.length ?? 0;
    return html`
      ${this.#choice()}
      ${
        parsed.ok
          ? this.#buttons(parsed.rules)
          : html`<p role="alert">${this.words.refusedRules(parsed.reason)}</p>`
      }
      <progress max=${this.deals} .value=${counted} aria-label="Deals counted"></progress>
      <p class="soft" role="status">
        ${counted >= this.deals ? `All ${counted} deals are counted.` : nothing}
      </p>
      ${count && counted > 0 ? this.#result(count) : nothing}
    `;
  }
}

define('odds-live', OddsLive);

/** The count by a variant's rules to begin with; without a first code it begins anywhere. */
export const oddsLive = (
  { variant, deals, from }: { variant: string; deals: number; from: string },
  words: GameWords,
): TemplateResult =>
  html`<odds-live .variant=${variant} .deals=${deals} .from=${from} .words=${words}></odds-live>`;
