/** The element: a shell that joins game, language, input and views. */
import {
  formatTranscript,
  outcomeOf,
  parseMove,
  snapshotOf,
  type Fact,
  type Intent,
  type RuleSet,
  type Session,
  type Snapshot,
} from '../engine/index.js';
import { describePosition, Words } from '../i18n/index.js';
import { Announcer } from './announcer.js';
import { Clock } from './clock.js';
import { copyText } from './copy.js';
import { BoardFocus } from './focus.js';
import { Game, type DealRequest } from './game.js';
import { listen } from './interaction.js';
import { LanguageController } from './language.js';
import { hasLocalIndices, lookOf } from './look.js';
import type { AttributeInfo } from './properties.js';
import type { Scene } from './scene.js';
import type { LoadResult, PlayResult } from './results.js';
import { Settable } from './settable.js';
import { homeStop } from './stops.js';
import { styles } from './styles/index.js';
import { textOf } from './texts.js';
import { TimerController } from './timer.js';
import type { Action } from './views/controls.js';
import { tableView } from './views/table.js';

/**
 * Pyramid Solitaire, by every rule that its variants know, in five languages.
 *
 * Each attribute has a property of the same name in camelCase. Reading a property gives the value in
 * force; `null` clears what it set. Nothing is reflected. A boolean is on when present, unless "false".
 *
 * @summary The card game Pyramid Solitaire.
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
 * @attr {boolean} no-guidance - Does not say that a card is covered.
 * @attr {boolean} no-undo - The player cannot undo.
 * @attr {boolean} no-timer - The time is not shown.
 * @attr {boolean} no-toolbar - The toolbar is not shown.
 * @attr {boolean} four-color - A colour for each suit.
 * @attr {"international"|"local"} [indices=international] - The letters on the cards.
 * @attr {boolean} mirrored - Stock at the right, foundation at the left, for left hands.
 *
 * @fires {PyramidDealEvent} pyramid-deal - A game has been dealt.
 * @fires {PyramidBeforeMoveEvent} pyramid-before-move - A move is about to be made; cancelable.
 * @fires {PyramidMoveEvent} pyramid-move - A removal, draw, redeal or cell move has been made.
 * @fires {PyramidRefuseEvent} pyramid-refuse - Something could not be done, with the reason.
 * @fires {PyramidUndoEvent} pyramid-undo - A step has been taken back.
 * @fires {PyramidUndoEvent} pyramid-redo - A step has been brought back.
 * @fires {PyramidWinEvent} pyramid-win - The goal has been reached.
 * @fires {PyramidLoseEvent} pyramid-lose - Nothing is legal any more, or the game was given up.
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
 */
export class PyramidSolitaire extends Settable {
  static override styles = styles;

  readonly #clock = new Clock();
  readonly #timer = new TimerController(this, this.#clock);
  readonly #words = new Words();
  readonly #announcer = new Announcer(this.#words, () => this.requestUpdate());
  readonly #game = new Game(this, this.texts, this.#clock, (...told) => this.#told(...told));
  readonly #language = new LanguageController(
    this,
    () => this.texts.get('locale'),
    (locale) => void this.#words.use(locale).then(() => this.requestUpdate()),
  );
  readonly #focus = new BoardFocus(() => this.renderRoot as ShadowRoot);
  #settling = false;
  #dismissed = false;

  constructor() {
    super();
    this.takeEarlyProperties();
  }

  /** The rules in force. */
  get rules(): RuleSet {
    return this.#game.settings.rules;
  }

  /** The running game as plain, frozen data. */
  get state(): Snapshot {
    return snapshotOf(this.#game.session);
  }

  /** The game so far as text; `load` replays it. */
  get transcript(): string {
    return formatTranscript(this.#game.session);
  }

  override connectedCallback(): void {
    // Queued before Lit's first render, and after whatever else the page sets in this tick.
    this.#settleSoon();
    super.connectedCallback();
  }

  /**
   * Deals anew: a deal code, exact cards, or a random deal. A running game with a move made is given
   * up; a deal that cannot be fires `pyramid-error` and leaves it alone.
   */
  async newGame(deal: DealRequest = {}): Promise<void> {
    this.#game.settle();
    this.#game.deal(deal);
    await this.updateComplete;
  }

  /** Deals the same cards again. */
  restart(): void {
    this.#ask({ kind: 'restart' });
  }

  /** Takes the last action back. */
  undo(): void {
    this.#ask({ kind: 'undo' });
  }

  /** Brings back what undo took. */
  redo(): void {
    this.#ask({ kind: 'redo' });
  }

  /** Gives the game up, which undo can take back. */
  giveUp(): void {
    this.#ask({ kind: 'give-up' });
  }

  /** Makes a move in the project's notation: `KD`, `TC+3S`, `draw`, `draw>2`, `redeal`, `cell:TC`. */
  play(move: string): PlayResult {
    const [fact] = this.#ask({ kind: 'play', move: parseMove(textOf(move) ?? '') });
    return fact?.kind === 'refused' ? { ok: false, reason: fact.reason } : { ok: true };
  }

  /** Replays a transcript in the place of the running game. */
  load(transcript: string): LoadResult {
    this.#game.settle();
    const parsed = this.#game.load(textOf(transcript) ?? '');
    return parsed.ok ? { ok: true } : parsed;
  }

  /** The whole position in words, in the language on show. */
  describe(): string {
    return describePosition(this.#words, this.#game.session);
  }

  protected override valueInForce({ property, attribute, effect }: AttributeInfo): unknown {
    if (effect === 'language') return this.#language.locale;
    if (effect !== 'look') return this.#game.valueOf(property);
    if (property === 'indices') return hasLocalIndices(this.texts) ? 'local' : 'international';
    return this.texts.flag(attribute);
  }

  protected override settingChanged({ effect }: AttributeInfo): void {
    if (effect === 'language') this.#language.refresh();
    else if (effect === 'look') this.requestUpdate();
    else {
      this.#game.note(effect);
      if (this.isConnected) this.#settleSoon();
    }
  }

  /** Carries out what the page asks, on the game that its settings of this tick ask for. */
  #ask(intent: Intent): readonly Fact[] {
    this.#game.settle();
    return this.#game.dispatch(intent);
  }

  /** All changes of one tick make one new game. */
  #settleSoon(): void {
    if (this.#settling) return;
    this.#settling = true;
    queueMicrotask(() => {
      this.#settling = false;
      this.#game.settle();
    });
  }

  #told(before: Session, facts: readonly Fact[], after: Session): void {
    const first = before === after && facts[0]?.kind === 'dealt';
    // A page that has just opened should not begin to speak.
    if (!first) this.#announcer.tell(before, facts, after, !this.texts.flag('no-guidance'));
    if (facts.some(({ kind }) => kind !== 'refused' && kind !== 'selected')) {
      this.#dismissed = false;
      const begun = facts.some(({ kind }) => kind === 'moved') || this.#clock.elapsed > 0;
      this.#timer.playing = begun && outcomeOf(after.position) === 'playing';
    }
    this.requestUpdate();
  }

  protected override firstUpdated(): void {
    listen(this.renderRoot, this.#focus, {
      session: () => this.#game.session,
      dispatch: (intent) => this.#game.dispatch(intent),
      act: (action) => this.#do(action),
      undoes: () => !this.texts.flag('no-undo'),
      moved: () => this.requestUpdate(),
    });
  }

  #do(action: Action): void {
    switch (action) {
      case 'undo':
      case 'redo':
      case 'restart':
      case 'give-up':
        this.#game.dispatch({ kind: action });
        break;
      case 'new':
        void this.newGame();
        break;
      case 'copy':
        void this.#copyCode();
        break;
      case 'dismiss':
        this.#dismissed = true;
        this.requestUpdate();
        break;
    }
  }

  async #copyCode(): Promise<void> {
    const { code } = this.#game.session.setup;
    const copied = await copyText(code ?? '', this.renderRoot.querySelector('.code'));
    if (copied) this.#announcer.note(this.#words.t('code.copied'));
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    if (this.hasUpdated) this.#focus.hold();
  }

  protected override updated(): void {
    this.#focus.restore();
  }

  #scene(): Scene {
    const { session } = this.#game;
    return {
      session,
      position: session.position,
      words: this.#words,
      time: this.#clock.elapsed,
      home: homeStop(session, this.#focus.last),
      message: this.#announcer.message,
      said: this.#announcer.said,
      dismissed: this.#dismissed,
      ...lookOf(this.texts, this.#language.locale),
    };
  }

  protected override render() {
    return tableView(this.#scene());
  }
}
