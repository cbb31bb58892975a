/** The coach: keeps the tally beside the board, and takes players through their first game. */
import { nothing, type TemplateResult } from 'lit';
import {
  findSetup,
  outcomeOf,
  parseMove,
  settingsOf,
  variantOf,
  type Fact,
  type Session,
} from '../../engine/index.js';
import type { MessageKey, Words } from '../../i18n/index.js';
import type { AdviceView } from '../advice/view.js';
import type { Announcer } from '../announcer.js';
import type { Game } from '../game.js';
import type { CoachAction, Scene } from '../scene.js';
import type { Settable } from '../settable.js';
import type { StopKey } from '../stops.js';
import type { Texts } from '../texts.js';
import { Guide } from './guide.js';
import { guideView } from './guide-view.js';
import { GUIDED, type Step } from './script.js';
import { styles } from './styles/index.js';
import { tallyAside } from './tally-view.js';

export interface CoachHost {
  readonly host: Settable;
  readonly texts: Texts;
  readonly words: Words;
  readonly game: Game;
  readonly announcer: Announcer;
  /** The player is helped with the running game. */
  readonly helped: () => void;
  readonly dialogs: { readonly open: (name: 'learn' | 'tally' | 'guide') => Promise<void> };
}

/** From this width on, in pixels, the tally has room beside the board; see the style sheet. */
const WIDE = 1000;

/** The stops that a step of the guide marks; its game has one waste and a closed stock. */
function stopsOf(step: Step): readonly StopKey[] {
  if (step.task === 'try') return [step.card];
  const move = step.task === 'move' ? parseMove(step.move) : null;
  if (!move) return [];
  return move.kind === 'remove' ? move.cards : ['stock'];
}

export class Coach {
  readonly styles = styles;
  readonly #host: CoachHost;
  #guide: Guide | null = null;
  /** What the guide has said last. */
  #said: MessageKey | null = null;
  #hasTally = false;
  /** Whether focus is to go to the board with the next render. */
  #goesToBoard = false;

  constructor(host: CoachHost) {
    this.#host = host;
  }

  /** Does what is asked; settles when it is to be seen. */
  async act(action: CoachAction): Promise<void> {
    if (action === 'tally' && this.#hasRoom) this.#toggleTally();
    else if (action === 'start-guide' || (action === 'guide' && !this.#isPlaying)) this.#start();
    else await this.#host.dialogs.open(action);
  }

  /** Whether a game is under way that the guide's would end. */
  get #isPlaying(): boolean {
    const { actions, position } = this.#host.game.session;
    return actions.length > 0 && outcomeOf(position) === 'playing';
  }

  /** Whether the tally has room beside the board; else it lies over it. */
  get #hasRoom(): boolean {
    return this.#host.host.getBoundingClientRect().width >= WIDE;
  }

  #toggleTally(): void {
    const { activeElement } = this.#host.host.renderRoot as ShadowRoot;
    this.#goesToBoard = activeElement?.closest('.aside') != null;
    this.#hasTally = !this.#hasTally;
  }

  #start(): void {
    const variant = variantOf(GUIDED.variant);
    const found = variant && findSetup(settingsOf(variant), { code: GUIDED.code });
    if (!found?.ok) return;
    this.#guide = null;
    const { game, texts, words, announcer, helped } = this.#host;
    game.teach(found.setup);
    helped();
    this.#guide = new Guide({
      session: () => game.session,
      dispatch: (intent) => game.dispatch(intent),
      offers: (tool) => !texts.flag(tool === 'undo' ? 'no-undo' : 'no-hints'),
    });
    this.#said = this.#guide.says;
    announcer.add(words.t(this.#said));
    this.#goesToBoard = true;
  }

  /** Follows the game. */
  follow(facts: readonly Fact[], after: Session): void {
    this.#advance((guide) => guide.follow(facts, after), 'add');
  }

  /** A hint has been given. */
  hinted(): void {
    this.#advance((guide) => guide.hinted(), 'add');
  }

  /** Lets the guide do something, and says what it says then: alone, or after what has been said. */
  #advance(act: (guide: Guide) => void, how: 'say' | 'add'): void {
    const guide = this.#guide;
    if (!guide) return;
    act(guide);
    if (guide.step === null) this.#guide = null;
    else if (guide.says !== this.#said) {
      this.#said = guide.says;
      this.#host.announcer[how](this.#host.words.t(this.#said));
    }
  }

  /** A button of the guide has been pressed, which may be gone then: focus goes to the board. */
  #press(act: (guide: Guide) => void): void {
    this.#advance(act, 'say');
    this.#host.host.requestUpdate();
    this.#goesToBoard = true;
  }

  /** After a render: focus goes to what the guide speaks of, if it is to go to the board. */
  rendered(): void {
    if (!this.#goesToBoard) return;
    this.#goesToBoard = false;
    const step = this.#guide?.step;
    const stop = step && stopsOf(step)[0];
    const selector = stop === undefined ? '[data-stop][tabindex="0"]' : `[data-stop="${stop}"]`;
    this.#host.host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** The advice with the marks of the guide. */
  mark(advice: AdviceView): AdviceView {
    const guide = this.#guide;
    if (!guide?.step || guide.strayed) return advice;
    return { ...advice, hinted: [...advice.hinted, ...stopsOf(guide.step)] };
  }

  get names(): Readonly<Record<string, boolean>> {
    return { 'with-tally': this.#hasTally, 'with-guide': this.#guide !== null };
  }

  guideView(scene: Scene): TemplateResult | typeof nothing {
    if (!this.#guide?.step) return nothing;
    return guideView(scene, this.#guide, {
      next: () => this.#press((guide) => guide.next()),
      back: () => this.#press((guide) => guide.back()),
      leave: () => this.#press((guide) => guide.leave()),
    });
  }

  tallyView(scene: Scene): TemplateResult | typeof nothing {
    return this.#hasTally ? tallyAside(scene) : nothing;
  }
}
