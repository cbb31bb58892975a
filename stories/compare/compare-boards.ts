/** `<compare-boards>`: two to four variants on the same cards, played as one. */
import type { PyramidSolitaire } from 'pyramid-solitaire';
import { settingsOf } from 'pyramid-solitaire/engine';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../parts/define.js';
import type { Toolbar } from '../parts/toolbar.js';
import '../parts/forms.css';
import './compare.css';
import { whyBehind } from './behind.js';
import { choiceOf } from './choice.js';
import { differencesTable } from './differences-table.js';
import { exhibit, type Findings } from './exhibit.js';
import { Judge } from './judge.js';
import { Mirror } from './mirror.js';
import { boardsOf, leftOut, linkTo, unpackMoves, variantsFor, type Plan } from './plan.js';
import { toolsOf } from './tools.js';

class CompareBoards extends LitElement {
  /** The variants by key; those of another deck than the code's are left away. */
  @property({ attribute: false }) variants: readonly string[] = [];
  @property() code = '';
  /** The moves at the start, as `packMoves` writes them. */
  @property() moves = '';
  /** The story that a link leads to. */
  @property() story = '';
  @property({ attribute: false }) toolbar!: Toolbar;

  @state() private plan: Plan = { variants: [], code: '', moves: [] };
  @state() private told = '';
  /** Deals and moves that the boards report while they are set up are no player's. */
  @state() private settingUp = true;

  #mirror = new Mirror([]);
  readonly #judge = new Judge(() => this.requestUpdate());

  /** In the page's own tree, where its styles are. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#judge.forget();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!['variants', 'code', 'moves'].some((name) => changed.has(name))) return;
    const { variants, code, moves } = this;
    this.plan = { variants, code, moves: unpackMoves(moves) };
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('plan')) void this.#setUp();
  }

  get #boards(): readonly PyramidSolitaire[] {
    return [...this.querySelectorAll('pyramid-solitaire')];
  }

  /** Brings every board to the plan's position. */
  async #setUp(): Promise<void> {
    const { plan } = this;
    this.settingUp = true;
    await Promise.all(this.#boards.map((each) => each.updateComplete));
    if (plan !== this.plan) return;
    for (const each of this.#boards) each.restart();
    this.#mirror = new Mirror(this.#boards);
    this.#mirror.replay(plan.moves);
    this.settingUp = false;
    this.#judge.deal(boardsOf(plan).map(settingsOf), plan.code);
    this.#happened();
  }

  /** After every move, wherever it was made. */
  #happened(): void {
    this.#say('');
    this.#judge.positions(this.#boards.map(({ transcript }) => transcript));
    this.requestUpdate();
  }

  #say(told: string): void {
    this.told = told;
  }

  #change(plan: Partial<Plan>): void {
    this.plan = { ...this.plan, moves: this.#mirror.moves, ...plan };
  }

  readonly #moved = (event: HTMLElementEventMap['pyramid-move']): void => {
    const isPlayed =
      !this.settingUp && this.#mirror.moved(event.target as PyramidSolitaire, event.detail.move);
    if (isPlayed) this.#happened();
  };

  readonly #redone = (event: HTMLElementEventMap['pyramid-redo']): void => {
    const { move } = event.detail;
    if (move && this.#mirror.moved(event.target as PyramidSolitaire, move)) this.#happened();
  };

  readonly #undone = (event: HTMLElementEventMap['pyramid-undo']): void => {
    if (this.#mirror.undone(event.target as PyramidSolitaire)) this.#happened();
  };

  /** A deal that a player has asked a board for counts for all of them. */
  readonly #dealt = (event: HTMLElementEventMap['pyramid-deal']): void => {
    const { code } = event.detail;
    if (this.settingUp || !code) return;
    if (code !== this.plan.code) this.#change({ code, moves: [] });
    else if (this.#mirror.restart(event.target as PyramidSolitaire)) this.#happened();
  };

  get #link(): string {
    const plan = { ...this.plan, moves: this.#mirror.moves };
    return linkTo(plan, this.story, document.baseURI);
  }

  #findings(index: number): Findings {
    const { moves, behind } = this.#mirror;
    const it = this.#boards[index];
    const isBehind = it !== undefined && behind.includes(it);
    const deal = this.#judge.ofDeal(index);
    // What could not be won from the start cannot be won from anywhere.
    const isOpen = moves.length > 0 && deal?.verdict !== 'unwinnable';
    return {
      deal,
      fromHere: isOpen ? this.#judge.fromHere(index) : '',
      behind: isBehind ? whyBehind(it, moves.at(-1) ?? '', this.toolbar.words) : '',
    };
  }

  protected override render(): TemplateResult {
    const { plan } = this;
    const variants = boardsOf(plan);
    const { words } = this.toolbar;
    const misfits = leftOut(plan).map((key) => words.variant(key));
    return html`
      <h1>Compare</h1>
      <p>
        The same cards under different rules. What is done on one board is done on the others too,
        where their rules allow it.
      </p>
      ${choiceOf(plan, {
        offered: variantsFor(plan.code),
        words,
        choose: (keys) => this.#change({ variants: keys }),
        deal: (code) => this.#change({ code, moves: [] }),
      })}
      ${
        misfits.length > 0
          ? html`<p role="status">
              Not with this deal, whose deck is another one: ${misfits.join(', ')}.
            </p>`
          : nothing
      }
      <div
        class="abreast boards"
        aria-busy=${this.settingUp}
        @pyramid-move=${this.#moved}
        @pyramid-undo=${this.#undone}
        @pyramid-redo=${this.#redone}
        @pyramid-deal=${this.#dealt}
      >
        ${repeat(
          variants,
          ({ key }) => key,
          (variant, index) => exhibit(variant, plan.code, this.#findings(index), words),
        )}
      </div>
      ${toolsOf({
        canUndo: this.#mirror.moves.length > 0,
        undo: () => {
          this.#mirror.undo();
          this.#happened();
        },
        restart: () => {
          this.#mirror.restart();
          this.#happened();
        },
        link: this.#link,
        copied: (told) => this.#say(told),
        told: this.told,
      })}
      ${differencesTable(variants.map(settingsOf), words)}
    `;
  }
}

define('compare-boards', CompareBoards);

export interface Comparison {
  readonly variants: readonly string[];
  readonly code: string;
  /** As `packMoves` writes them. */
  readonly moves: string;
}

/** A comparison; `story` is the one that a link leads to. */
export const compareBoards = (
  { variants, code, moves }: Comparison,
  story: string,
  toolbar: Toolbar,
): TemplateResult =>
  html`<compare-boards
    .variants=${variants}
    .code=${code}
    .moves=${moves}
    .story=${story}
    .toolbar=${toolbar}
  ></compare-boards>`;
