/** `<deal-doctor>`: by which variants a deal can be won, how, and why not by the others. */
import type { Verdict } from 'pyramid-solitaire';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../parts/define.js';
import { board } from '../parts/board.js';
import { findingWords } from '../parts/finding.js';
import '../parts/forms.css';
import { lockWords } from '../parts/lock.js';
import { solutionPlayer } from '../parts/solution-player.js';
import { solveBeside, solveNext } from '../parts/solving.js';
import type { Toolbar } from '../parts/toolbar.js';
import './deal-doctor.css';
import { lockPicture } from './lock-picture.js';
import { casesOf, examine, summary, type Case } from './patient.js';
import { readDeal, type Reading } from './reading.js';

const MARKS: Readonly<Record<Verdict, string>> = { winnable: '✓', unwinnable: '✗', unknown: '?' };

class DealDoctor extends LitElement {
  /** A deal code, or all cards of a deal. */
  @property() deal = '';
  /** The variant that is shown first. */
  @property() variant = '';
  @property({ attribute: false }) toolbar!: Toolbar;

  @state() private reading: Reading = readDeal('');
  @state() private cases: readonly Case[] = [];
  @state() private shown = '';
  #examination = new AbortController();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#examination.abort();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('variant')) this.shown = this.variant;
    if (changed.has('deal')) this.#examine(this.deal);
  }

  #examine(text: string): void {
    this.#examination.abort();
    this.#examination = new AbortController();
    this.reading = readDeal(text);
    this.cases = this.reading.ok ? casesOf(this.reading.deal) : [];
    // What is looked at comes first.
    const asking = ({ settings }: Case) =>
      settings.variant === this.shown ? solveNext : solveBeside;
    examine(this.cases, asking, this.#examination.signal, (cases) => {
      this.cases = cases;
    });
  }

  #form(): TemplateResult {
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      this.#examine((form.elements.namedItem('deal') as HTMLTextAreaElement).value);
    };
    return html`<form class="choice" @submit=${submit}>
      <label class="patient">
        <span
          >A deal code, or every card: the pyramid from the top, row by row, then the stock</span
        >
        <textarea name="deal" rows="2" spellcheck="false" .value=${this.deal}></textarea>
      </label>
      <button type="submit" class="first">Examine</button>
    </form>`;
  }

  #row({ settings, finding }: Case): TemplateResult {
    const { words } = this.toolbar;
    const { variant } = settings;
    return html`<tr class=${variant === this.shown ? 'shown' : ''}>
      <th scope="row">
        <button
          type="button"
          class="plain"
          aria-pressed=${variant === this.shown}
          @click=${() => this.#show(variant)}
        >
          ${words.variant(variant)}
        </button>
      </th>
      <td>
        <span class="mark" aria-hidden="true">${finding ? MARKS[finding.verdict] : ''}</span>
        ${findingWords(finding, words)}
      </td>
    </tr>`;
  }

  /** The solution on a board; or the lock in a picture, and the board to try. */
  #detail(): TemplateResult | typeof nothing {
    const { reading, toolbar } = this;
    const found = this.cases.find(({ settings }) => settings.variant === this.shown);
    if (!reading.ok || !found) return nothing;
    const { settings, position, finding } = found;
    const lock = finding?.lock ?? null;
    const line = finding?.fewest ?? finding?.moves;
    const { words } = toolbar;
    const { code, cards } = reading.deal;
    const game = { variant: settings.variant, code, cards };
    const why = lock ? lockWords(lock, words) : '';
    return html`<section class="detail" aria-label="What was found">
      <h2>${words.variant(settings.variant)}</h2>
      <p>${lock ? `Cannot be won. ${why}` : findingWords(finding, words)}</p>
      ${lock ? lockPicture(position, lock, why) : nothing}
      ${
        line
          ? solutionPlayer(game, line, toolbar)
          : board({ ...game, 'no-settings': true, 'no-timer': true, 'no-verdict': true })
      }
    </section>`;
  }

  async #show(variant: string): Promise<void> {
    this.shown = variant;
    await this.updateComplete;
    this.querySelector('.detail')?.scrollIntoView({ block: 'nearest' });
  }

  #table(): TemplateResult {
    // Told once, not after each finding.
    const isDone = this.cases.every(({ finding }) => finding !== null);
    return html`
      <p role="status" aria-live=${isDone ? 'polite' : 'off'}>${summary(this.cases)}</p>
      <div class="wide" role="region" aria-label="Findings" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Finding</th>
            </tr>
          </thead>
          <tbody>
            ${this.cases.map((each) => this.#row(each))}
          </tbody>
        </table>
      </div>
    `;
  }

  protected override render(): TemplateResult {
    const { reading } = this;
    return html`<h1>Deal doctor</h1>
      <p>
        A deal, examined under the rules of every game that plays with its cards: where it can be
        won, and how; where it cannot, and what is in the way.
      </p>
      ${this.#form()}
      ${
        reading.ok
          ? html`<div class="ward">
              ${this.#detail()}
              <div>${this.#table()}</div>
            </div>`
          : html`<p role="alert">${reading.why}</p>`
      }`;
  }
}

define('deal-doctor', DealDoctor);

/** The doctor with a deal, and the variant that is shown first. */
export const dealDoctor = (deal: string, variant: string, toolbar: Toolbar): TemplateResult =>
  html`<deal-doctor .deal=${deal} .variant=${variant} .toolbar=${toolbar}></deal-doctor>`;
