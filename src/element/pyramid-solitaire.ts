/** The element: its public face, and the joints to what works behind it. */
import type { TemplateResult } from 'lit';
import {
  formatMove,
  formatTranscript,
  parseMove,
  snapshotOf,
  type RuleSet,
  type Snapshot,
} from '../engine/index.js';
import { describePosition } from '../i18n/index.js';
import type { SolveResult } from './advice/view.js';
import { Controller } from './controller.js';
import type { DealRequest } from './game.js';
import { choiceOf } from './look.js';
import type { AttributeInfo } from './properties.js';
import type { LoadResult, PlayResult } from './results.js';
import { Settable } from './settable.js';
import type { ShareLink } from './share-link.js';
import { styles } from './styles/index.js';
import { textOf } from './texts.js';
import { tableView } from './views/table.js';

/**
 * Pyramid Solitaire, by every rule that its variants know, in five languages.
 *
 * Each attribute has a property of the same name in camelCase. Reading a property gives the value in
 * force; `null` clears what it set. Nothing is reflected. A boolean is on when present, unless "false".
 *
 * @summary The card game Pyramid Solitaire.
 * @tag pyramid-solitaire
 *
 * @attr {string} [variant=pyramide] - The variant; every rule attribute changes it.
 * @attr {number} ranks - Ranks a suit: 13, 12 or 10, which is 52, 48 or 40 cards.
 * @attr {"pyramid"|"triangle"} shape - The triangle is the pyramid upside down.
 * @attr {number} rows - Rows of the tableau, 5 to 8.
 * @attr {boolean} face-down - Covered cards lie face down until they are free.
 * @attr {boolean} apex-king - The king of spades is laid first, at the apex.
 * @attr {number} reserve - Reserve piles beside the tableau, 0 to 8.
 * @attr {number} reserve-depth - Cards in each reserve pile, 1 to 3.
 * @attr {number} cells - Temporary spots, 0 or 1.
 * @attr {"drawn"|"closed"|"open"} stock - What of the stock is in play beside the waste top.
 * @attr {number} draw - Cards a draw, 1 or 3.
 * @attr {number} wastes - Waste piles, 1 to 3.
 * @attr {boolean} first-draw - The deal includes the first draw.
 * @attr {number|"unlimited"} passes - Times through the stock, 1 to 99.
 * @attr {boolean} draw-when-stuck - Draw and redeal only when nothing can be removed.
 * @attr {boolean} cover-pair - A card may go with the only card still covering it.
 * @attr {boolean} waste-pair - The two top cards of the waste may pair.
 * @attr {"all"|"pyramid"} goal - What must be gone to win.
 * @attr {"points"|"par"|"left"|"cards"|"microsoft"|"moves"|"progressive"} scoring - How the game is scored.
 * @attr {number|"unlimited"} undo-limit - How many of the last actions undo takes back.
 * @attr {number} undo-cost - What an undo does to the move counter: 0, 1 or -1.
 * @attr {string} code - The deal code, such as PY1-N-AAAAAAS.
 * @attr {string} cards - An exact deck, card by card; it beats the code.
 * @attr {string} locale - The language: en, fi, no, ru or it; else the nearest `lang`, else the browser's.
 * @attr {boolean} winnable - Deals only games that are proved winnable.
 * @attr {boolean} no-guidance - Does not say that a card is covered.
 * @attr {boolean} no-verdict - Does not say that the game can no longer be won.
 * @attr {boolean} no-hints - The player gets no hints.
 * @attr {boolean} no-undo - The player cannot undo.
 * @attr {boolean} no-timer - The time is not shown.
 * @attr {boolean} no-toolbar - The toolbar is not shown.
 * @attr {boolean} no-settings - The player gets no options, and what was chosen counts no longer.
 * @attr {"modern"|"classic"} [face=modern] - The court cards; the classic ones are fetched when asked for.
 * @attr {boolean} four-color - A colour for each suit.
 * @attr {"international"|"local"} [indices=international] - The letters on the cards.
 * @attr {boolean} mirrored - Stock at the right, foundation at the left, for left hands.
 * @attr {string} save-key - Lets game, statistics and options last in this browser, under this name.
 *
 * @fires {PyramidDealEvent} pyramid-deal - A game has been dealt.
 * @fires {PyramidBeforeMoveEvent} pyramid-before-move - A move is about to be made; cancelable.
 * @fires {PyramidMoveEvent} pyramid-move - A removal, draw, redeal or cell move has been made.
 * @fires {PyramidRefuseEvent} pyramid-refuse - Something could not be done, with the reason.
 * @fires {PyramidUndoEvent} pyramid-undo - A step has been taken back.
 * @fires {PyramidUndoEvent} pyramid-redo - A step has been brought back.
 * @fires {PyramidWinEvent} pyramid-win - The goal has been reached.
 * @fires {PyramidLoseEvent} pyramid-lose - Nothing is legal any more, or the game was given up.
 * @fires {PyramidVerdictEvent} pyramid-verdict - It has become known whether the game can still be won.
 * @fires {PyramidErrorEvent} pyramid-error - A deal or a combination of rules that cannot be.
 *
 * @csspart board - Tableau, reserve and piles.
 * @csspart card - A card that can be focused.
 * @csspart stock - The stock.
 * @csspart waste - A waste pile.
 * @csspart hand - The card just drawn.
 * @csspart reserve - The reserve piles.
 * @csspart cell - The temporary spot.
 * @csspart foundation - The removed cards.
 * @csspart status - Name, deal code and figures.
 * @csspart toolbar - The buttons.
 * @csspart dialog - The dialog that is open, without the veil around it.
 */
export class PyramidSolitaire extends Settable {
  static override styles = styles;

  /**
   * Gives the address under which the page shows a game with these attributes (its rules and its deal), so
   * that the player can share a link to it. Without it the share dialog has no link.
   */
  declare shareLink?: ShareLink | null;

  readonly #controller = new Controller(this, this.texts);

  constructor() {
    super();
    // With a role of its own, the element can have a name, which the page gives it by aria-label.
    this.attachInternals().role = 'group';
  }

  /** The rules in force. */
  get rules(): RuleSet {
    return this.#controller.game.settings.rules;
  }

  /** The running game as plain, frozen data. */
  get state(): Snapshot {
    return snapshotOf(this.#controller.game.session);
  }

  /** The game so far as text; `load` replays it. */
  get transcript(): string {
    return formatTranscript(this.#controller.game.session);
  }

  override connectedCallback(): void {
    this.takeEarlyProperties();
    this.#controller.entered();
    super.connectedCallback();
  }

  /** A document takes the style sheets away when the element moves to another, such as a frame's. */
  adoptedCallback(): void {
    // Firefox gives an element of another document the prototype of plain elements there.
    if (!(this instanceof PyramidSolitaire))
      Object.setPrototypeOf(this, PyramidSolitaire.prototype);
    this.#controller.adopt();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#controller.left();
  }

  /**
   * Deals anew: a deal code, exact cards, or a random deal, proved winnable if so wished. A running
   * game with a move made is given up; it stays until the new deal is found. A deal that cannot be
   * fires `pyramid-error` and leaves the game alone.
   */
  async newGame(deal: DealRequest = {}): Promise<void> {
    this.#controller.game.settle();
    await this.#controller.game.deal(deal);
    await this.updateComplete;
  }

  /** Deals the same cards again. */
  restart(): void {
    this.#controller.ask({ kind: 'restart' });
  }

  /** Takes the last action back. */
  undo(): void {
    this.#controller.ask({ kind: 'undo' });
  }

  /** Brings back what undo took. */
  redo(): void {
    this.#controller.ask({ kind: 'redo' });
  }

  /** Gives the game up, which undo can take back. */
  giveUp(): void {
    this.#controller.ask({ kind: 'give-up' });
  }

  /** Makes a move in the project's notation: `KD`, `TC+3S`, `draw`, `draw>2`, `redeal`, `cell:TC`. */
  play(move: string): PlayResult {
    const [fact] = this.#controller.ask({ kind: 'play', move: parseMove(textOf(move) ?? '') });
    return fact?.kind === 'refused' ? { ok: false, reason: fact.reason } : { ok: true };
  }

  /** Shows and says a sensible next move, and gives it; null where nothing is left to do. */
  async hint(): Promise<string | null> {
    const move = await this.#controller.hint();
    return move && formatMove(move);
  }

  /** Whether the game can still be won, and how; `unknown` if two seconds do not suffice. */
  solve(): Promise<SolveResult> {
    return this.#controller.solve();
  }

  /** Replays a transcript in the place of the running game. */
  load(transcript: string): LoadResult {
    this.#controller.game.settle();
    const parsed = this.#controller.game.load(textOf(transcript) ?? '');
    return parsed.ok ? { ok: true } : parsed;
  }

  /** The whole position in words, in the language on show. */
  describe(): string {
    return describePosition(this.#controller.words, this.#controller.game.session);
  }

  protected override valueInForce({ property, attribute, effect }: AttributeInfo): unknown {
    if (effect === 'language') return this.#controller.language.locale;
    if (effect === 'rules' || effect === 'deal' || effect === 'undo-policy') {
      return this.#controller.game.valueOf(property);
    }
    if (effect === 'saving') return this.texts.get(attribute) ?? null;
    return choiceOf(this.texts, attribute) ?? this.texts.flag(attribute);
  }

  protected override settingChanged(info: AttributeInfo): void {
    this.#controller.settingChanged(info);
  }

  /** An update is complete when the words and panels that it asks for have come too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#controller.settled;
    return super.getUpdateComplete();
  }

  /** The first render waits for what must not be seen to change after it. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const opening = this.hasUpdated ? null : this.#controller.opening;
    return opening ? opening.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  protected override firstUpdated(): void {
    this.#controller.firstRendered(this.renderRoot);
  }

  protected override willUpdate(): void {
    if (this.hasUpdated) this.#controller.beforeRender();
  }

  protected override updated(): void {
    this.#controller.afterRender();
  }

  protected override render(): TemplateResult {
    return tableView(this.#controller.scene);
  }
}
