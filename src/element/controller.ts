/** Joins game, clock, language, advice and announcements; the element above it is only their shell. */
import { outcomeOf, type Fact, type Intent, type Move, type Session } from '../engine/index.js';
import { Words, type Locale } from '../i18n/index.js';
import { ACTIONS, type Actor } from './actions.js';
import type { Advice } from './advice/advice.js';
import { NO_ADVICE, type SolveResult } from './advice/view.js';
import { Announcer } from './announcer.js';
import { Clock } from './clock.js';
import { verdictEvent } from './events.js';
import { BoardFocus } from './focus.js';
import { Game } from './game.js';
import { listen } from './interaction.js';
import { Lazy } from './lazy.js';
import { LanguageController } from './language.js';
import { lookOf } from './look.js';
import type { Motion } from './motion/motion.js';
import type { AttributeInfo } from './properties.js';
import type { Later, Scene } from './scene.js';
import type { Settable } from './settable.js';
import { homeStop } from './stops.js';
import { adoptHere } from './styles/adopt.js';
import { styles } from './styles/index.js';
import type { Texts } from './texts.js';
import { TimerController } from './timer.js';
import type { Action } from './views/controls.js';

export class Controller implements Actor {
  readonly #host: Settable;
  readonly #texts: Texts;
  readonly #clock = new Clock();
  readonly #timer: TimerController;
  readonly #announcer: Announcer;
  readonly #focus: BoardFocus;
  readonly words = new Words();
  readonly game: Game;
  readonly language: LanguageController;
  /** Comes with the first question. */
  readonly #advice = new Lazy<Advice>(() => this.#createAdvice());
  /** Fetched once the game is on the table. */
  readonly #later = new Lazy<Later>(
    () => import('./later/index.js'),
    (later) => {
      this.adopt();
      this.#motion = later.createMotion(this.#host.renderRoot, () => true);
      later.watchRoom(this.#host, this.#host.renderRoot);
      this.#host.requestUpdate();
    },
  );
  #motion: Motion | null = null;
  #settling = false;
  #searching = false;
  /** Whether the element has left the page, and not only moved. */
  #away = false;
  /** Whether the panel over the message row has been put aside. */
  #dismissed = false;

  constructor(host: Settable, texts: Texts) {
    this.#host = host;
    this.#texts = texts;
    this.#timer = new TimerController(host, this.#clock);
    this.#announcer = new Announcer(this.words, () => host.requestUpdate());
    this.#focus = new BoardFocus(() => host.renderRoot as ShadowRoot);
    this.game = new Game(host, texts, this.#clock, {
      tell: (...told) => this.#told(...told),
      find: async (next, signal) =>
        (await this.#advice.get())?.find(next, signal) ?? { setup: next(), proved: false },
      searched: (state) => this.#searched(state),
    });
    this.language = new LanguageController(
      host,
      () => texts.get('locale'),
      (locale) => void this.#speak(locale),
    );
  }

  /** Carries out what the page asks, on the game that its settings of this tick ask for. */
  ask(intent: Intent): readonly Fact[] {
    this.game.settle();
    return this.game.dispatch(intent);
  }

  settingChanged({ effect }: AttributeInfo): void {
    if (effect === 'language') this.language.refresh();
    else if (effect === 'look') this.#host.requestUpdate();
    else if (effect === 'advice') void this.#review();
    else if (effect !== 'next-deal') {
      this.game.note(effect);
      if (this.#host.isConnected) this.settleSoon();
    }
  }

  /** All changes of one tick make one new game. */
  settleSoon(): void {
    if (this.#settling) return;
    this.#settling = true;
    queueMicrotask(() => {
      this.#settling = false;
      this.game.settle();
    });
  }

  /** The element has come, or come back. */
  entered(): void {
    // Queued before Lit's first render, and after whatever else the page sets in this tick.
    this.settleSoon();
    if (this.#away) void this.#review();
    this.#away = false;
  }

  /** The element has left its place; if it is not only moved, worker and searches end. */
  left(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#away = true;
      this.game.stopSearch();
      this.#motion?.stop();
      this.#advice.value?.dispose();
    });
  }

  fetchLater(): Promise<unknown> {
    return this.#later.get();
  }

  firstRendered(root: EventTarget): void {
    this.adopt();
    listen(root, this.#focus, {
      session: () => this.game.session,
      // While a deal is being looked for, what lies there is no game to play.
      dispatch: (intent) => this.#searching || this.game.dispatch(intent),
      act: (action) => this.#searching || this.#do(action),
      allows: (action) => !this.#texts.flag(action === 'hint' ? 'no-hints' : 'no-undo'),
      // Later, since focus may also move at the end of a render.
      moved: () => queueMicrotask(() => this.#host.requestUpdate()),
    });
  }

  beforeRender(): void {
    this.#focus.hold();
    this.#motion?.capture();
  }

  afterRender(): void {
    this.#focus.restore();
    this.#motion?.start();
  }

  get scene(): Scene {
    const { session } = this.game;
    return {
      session,
      position: session.position,
      words: this.words,
      time: this.#clock.elapsed,
      home: homeStop(session, this.#focus.last),
      message: this.#announcer.message,
      said: this.#announcer.said,
      advice: this.#advice.value?.view ?? NO_ADVICE,
      later: this.#later.value,
      searching: this.#searching,
      dismissed: this.#dismissed,
      ...lookOf(this.#texts, this.language.locale),
    };
  }

  #told(before: Session, facts: readonly Fact[], after: Session): void {
    this.#host.requestUpdate();
    this.#motion?.note(before, facts, after);
    // A page that has just opened should not begin to speak.
    if (before === after && facts[0]?.kind !== 'refused') void this.#later.get();
    else this.#announce(before, facts, after);
    if (facts.length === 0) return;
    const kinds = new Set(facts.map(({ kind }) => kind));
    if (kinds.has('moved') || kinds.has('undone') || kinds.has('redone') || kinds.has('dealt')) {
      const begun = kinds.has('moved') || this.#clock.elapsed > 0;
      this.#timer.playing = begun && outcomeOf(after.position) === 'playing';
    }
    // A panel put aside stays aside while one plays on.
    if (!kinds.has('moved') && !kinds.has('refused') && !kinds.has('selected'))
      this.#dismissed = false;
    if (kinds.has('lost')) this.#dismissed = false;
    if (this.#advice.value) this.#advice.value.follow(before, facts, after);
    else void this.#review();
  }

  async #speak(locale: Locale): Promise<void> {
    await this.words.use(locale);
    // What has been said in another language would now be read out as if it were in this one.
    this.#announcer.silence();
    this.#host.requestUpdate();
  }

  #searched(state: 'begun' | 'proved' | 'unproved' | 'stopped'): void {
    this.#searching = state === 'begun';
    if (state === 'begun') this.#announcer.say(this.words.t('search.busy'));
    if (state === 'unproved') this.#announcer.note(this.words.t('search.unproved'), 'alert');
    this.#host.requestUpdate();
  }

  #do(action: Action): void {
    ACTIONS[action](this);
    this.#host.requestUpdate();
  }

  dismiss(): void {
    this.#dismissed = true;
  }

  show(): void {
    this.#announcer.say(this.words.t('show.running'));
    this.advice?.show();
  }

  /** Hints by mark and word. */
  async hint(): Promise<Move | null> {
    const advice = await this.#advice.get();
    const given = await advice?.hint();
    if (given) this.#announcer.advise(given.said);
    this.#host.requestUpdate();
    return given?.hint.move ?? null;
  }

  async solve(): Promise<SolveResult> {
    this.game.settle();
    return (await this.#advice.get())?.solve() ?? { verdict: 'unknown', moves: null };
  }

  get advice(): Advice | null {
    return this.#advice.value;
  }

  goBack(): void {
    const steps = this.#advice.value?.view.standing.wayBack ?? 0;
    for (let step = 0; step < steps; step++) this.game.dispatch({ kind: 'undo' });
  }

  /** Verdicts come unasked. */
  async #review(): Promise<void> {
    if (!this.#advice.value && this.#texts.flag('no-verdict')) return;
    (await this.#advice.get())?.review();
  }

  async #createAdvice(): Promise<Advice> {
    const host = this.#host;
    const { Advice } = await import('./advice/advice.js');
    return new Advice({
      session: () => this.game.session,
      play: (move) => this.game.dispatch({ kind: 'play', move })[0]?.kind !== 'refused',
      judges: () => host.isConnected && this.game.dealt && !this.#texts.flag('no-verdict'),
      verdict: (verdict) => host.dispatchEvent(verdictEvent(verdict)),
      connected: () => host.isConnected,
      words: this.words,
      say: (text) => this.#announcer.say(text),
      changed: () => host.requestUpdate(),
    });
  }

  #announce(before: Session, facts: readonly Fact[], after: Session): void {
    const guidance = !this.#texts.flag('no-guidance');
    const tell = (later: Later | null): void => {
      if (later) this.#announcer.tell(later, before, facts, after, guidance);
    };
    if (this.#later.value) tell(this.#later.value);
    else void this.#later.get().then(tell);
  }

  /** Settles once the words and panels of play are there, or cannot be had. */
  get settled(): Promise<unknown> {
    return this.#later.settled;
  }

  /** Gives the element its styles anew, those that came later too. */
  adopt(): void {
    const late = this.#later.value?.styles ?? [];
    if (this.#host.hasUpdated) adoptHere(this.#host.renderRoot as ShadowRoot, [...styles, ...late]);
  }

  async copyCode(): Promise<void> {
    const { code } = this.game.session.setup;
    const shown = this.#host.renderRoot.querySelector('.code');
    const later = await this.#later.get();
    if (await later?.copyText(code ?? '', shown)) this.#announcer.note(this.words.t('code.copied'));
    this.#host.requestUpdate();
  }
}
