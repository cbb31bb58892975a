/** `<solution-player>`: a board on which a line of play is gone through, step by step. */
import type { PyramidSolitaire } from 'pyramid-solitaire';
import {
  formatMove,
  parseMove,
  parseTranscript,
  reduce,
  type Move,
  type Session,
} from 'pyramid-solitaire/engine';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { board } from './board.js';
import { define } from './define.js';
import './forms.css';
import type { Attributes } from './settings.js';
import type { Toolbar } from './toolbar.js';

/** Milliseconds between two moves that come by themselves. */
const PACE = 800;

/** A move in words, as the board itself would tell it. */
function told(before: Session, move: string, { words }: Toolbar): string {
  const { session: after, facts } = reduce(before, { kind: 'play', move: parseMove(move) });
  return facts.map((fact) => words.fact(before, fact, after)).join(' ');
}

class SolutionPlayer extends LitElement {
  /** The game and its deal. */
  @property({ attribute: false }) game: Attributes = {};
  @property({ attribute: false }) moves: readonly Move[] = [];
  @property({ attribute: false }) toolbar!: Toolbar;

  /** The line that is gone through: one that is begun is kept, though a better one were found. */
  @state() private line: readonly Move[] = [];
  /** How many of its moves are made. */
  @state() private made = 0;
  @state() private said = '';
  @state() private clock: ReturnType<typeof setInterval> | null = null;

  #deal = '';

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pause();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const deal = JSON.stringify(this.game);
    const isNew = deal !== this.#deal;
    if (!isNew && (this.made > 0 || !changed.has('moves'))) return;
    this.#deal = deal;
    this.#pause();
    this.line = this.moves;
    this.made = 0;
    this.said = '';
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('line')) this.#board?.restart();
  }

  get #board(): PyramidSolitaire | null {
    return this.querySelector('pyramid-solitaire');
  }

  /** Brings the board to where so many moves are made, whatever a visitor has played meanwhile. */
  #goTo(count: number): void {
    const it = this.#board;
    if (!it) return;
    const line = this.line.slice(0, count).map(formatMove);
    const played = parseTranscript(it.transcript);
    const isHere = played.ok && String(played.session.actions) === String(line.slice(0, this.made));
    if (!isHere || count < this.made) it.restart();
    for (const move of line.slice(isHere && count >= this.made ? this.made : 0)) {
      const before = parseTranscript(it.transcript);
      if (before.ok) this.said = told(before.session, move, this.toolbar);
      it.play(move);
    }
    if (count === 0) this.said = '';
    this.made = count;
    if (count === this.line.length) this.#pause();
  }

  #pause(): void {
    if (this.clock !== null) clearInterval(this.clock);
    this.clock = null;
  }

  #play(): void {
    if (this.made === this.line.length) this.#goTo(0);
    this.clock = setInterval(() => this.#goTo(this.made + 1), PACE);
  }

  #button(label: string, enabled: boolean, act: () => void): TemplateResult {
    const byHand = (): void => {
      this.#pause();
      act();
    };
    return html`<button type="button" ?disabled=${!enabled} @click=${byHand}>${label}</button>`;
  }

  protected override render(): TemplateResult {
    const { made, line, clock } = this;
    const isOver = made === line.length;
    return html`
      ${board({
        ...this.game,
        'undo-limit': 'unlimited',
        'no-toolbar': true,
        'no-settings': true,
        'no-verdict': true,
        'no-timer': true,
      })}
      <div class="tools">
        ${this.#button('To the start', made > 0, () => this.#goTo(0))}
        ${this.#button('Back', made > 0, () => this.#goTo(made - 1))}
        ${this.#button('Next move', !isOver, () => this.#goTo(made + 1))}
        ${
          clock === null
            ? html`<button type="button" class="first" @click=${() => this.#play()}>Play</button>`
            : html`<button type="button" class="first" @click=${() => this.#pause()}>Pause</button>`
        }
        ${this.#button('To the end', !isOver, () => this.#goTo(line.length))}
        <span class="soft">${made} of ${line.length} moves</span>
      </div>
      <p class="said">${this.said}</p>
    `;
  }
}

define('solution-player', SolutionPlayer);

/** A board with a deal of a game, and the moves to be gone through. */
export const solutionPlayer = (
  game: Attributes,
  moves: readonly Move[],
  toolbar: Toolbar,
): TemplateResult =>
  html`<solution-player .game=${game} .moves=${moves} .toolbar=${toolbar}></solution-player>`;
