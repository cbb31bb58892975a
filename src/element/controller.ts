/** Joins game, clock, language, advice and announcements; the element above it is only their shell. */
import { outcomeOf, type Fact, type Intent, type Move, type Session } from '../engine/index.js';
import { Words, type Locale } from '../i18n/index.js';
import type { Advice } from './advice/advice.js';
import { NO_ADVICE, type SolveResult } from './advice/view.js';
import { Announcer } from './announcer.js';
import { Clock } from './clock.js';
import { copyText } from './copy.js';
import { verdictEvent } from './events.js';
import { BoardFocus } from './focus.js';
import { Game } from './game.js';
import { listen } from './interaction.js';
import { LanguageController } from './language.js';
import { lookOf } from './look.js';
import type { AttributeInfo } from './properties.js';
import type { Later, Scene } from './scene.js';
import type { Settable } from './settable.js';
import { homeStop } from './stops.js';
import { adoptHere } from './styles/adopt.js';
import { styles } from './styles/index.js';
import type { Texts } from './texts.js';
import { TimerController } from './timer.js';
import type { Action } from './views/controls.js';

export class Controller {
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
  #advice: Advice | null = null;
  #advising: Promise<Advice | null> | null = null;
  /** Fetched once the game is on the table. */
  #later: Later | null = null;
  #settling = false;
  #searching = false;
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
        (await this.#advisor())?.find(next, signal) ?? { setup: next(), proved: false },
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

  /** The element has left its place; if it is not only moved, worker and searches end. */
  left(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.game.stopSearch();
      this.#advice?.dispose();
    });
  }

  firstRendered(root: EventTarget): void {
    this.adopt();
    listen(root, this.#focus, {
      session: () => this.game.session,
      dispatch: (intent) => this.game.dispatch(intent),
      act: (action) => this.#do(action),
      allows: (action) => !this.#texts.flag(action === 'hint' ? 'no-hints' : 'no-undo'),
      // Later, since focus may also move at the end of a render.
      moved: () => queueMicrotask(() => this.#host.requestUpdate()),
    });
  }

  beforeRender(): void {
    this.#focus.hold();
  }

  afterRender(): void {
    this.#focus.restore();
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
      advice: this.#advice?.view ?? NO_ADVICE,
      later: this.#later,
      searching: this.#searching,
      dismissed: this.#dismissed,
      ...lookOf(this.#texts, this.language.locale),
    };
  }

  #told(before: Session, facts: readonly Fact[], after: Session): void {
    const first = before === after && facts[0]?.kind === 'dealt';
    // A page that has just opened should not begin to speak.
    if (!first) this.#announce(before, facts, after);
    else void this.#fetchLater();
    const kinds = new Set(facts.map(({ kind }) => kind));
    if (kinds.has('moved') || kinds.has('undone') || kinds.has('redone') || kinds.has('dealt')) {
      const begun = kinds.has('moved') || this.#clock.elapsed > 0;
      this.#timer.playing = begun && outcomeOf(after.position) === 'playing';
    }
    // A panel put aside stays aside while one plays on.
    if (!kinds.has('moved') && !kinds.has('refused') && !kinds.has('selected'))
      this.#dismissed = false;
    if (kinds.has('lost')) this.#dismissed = false;
    if (this.#advice) this.#advice.follow(before, facts, after);
    else void this.#review();
    this.#host.requestUpdate();
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
    switch (action) {
      case 'undo':
      case 'redo':
      case 'restart':
      case 'give-up':
        this.game.dispatch({ kind: action });
        break;
      case 'new':
        void this.game.deal({});
        break;
      case 'copy':
        void this.#copyCode();
        break;
      case 'dismiss':
        this.#dismissed = true;
        break;
      case 'hint':
        void this.hint();
        break;
      case 'back':
        this.#goBack();
        break;
      case 'show':
        this.#announcer.say(this.words.t('show.running'));
        this.#advice?.show();
        break;
      case 'pause':
        this.#advice?.pause();
        break;
      case 'step':
        this.#advice?.step();
        break;
      case 'end-show':
        this.#advice?.endShow();
        break;
    }
    this.#host.requestUpdate();
  }

  /** Hints by mark and word. */
  async hint(): Promise<Move | null> {
    const advice = await this.#advisor();
    const given = await advice?.hint(this.words);
    if (given) this.#announcer.advise(given.said);
    this.#host.requestUpdate();
    return given?.hint.move ?? null;
  }

  async solve(): Promise<SolveResult> {
    this.game.settle();
    return (await this.#advisor())?.solve() ?? { verdict: 'unknown', moves: null };
  }

  /** Back to where the game could still be won, in one go. */
  #goBack(): void {
    const steps = this.#advice?.view.standing.wayBack ?? 0;
    for (let step = 0; step < steps; step++) this.game.dispatch({ kind: 'undo' });
  }

  /** Verdicts come unasked. */
  async #review(): Promise<void> {
    if (!this.#advice && this.#texts.flag('no-verdict')) return;
    (await this.#advisor())?.review();
  }

  /** The advisor, fetched with the first question; null where it cannot be, and then asked for anew. */
  #advisor(): Promise<Advice | null> {
    this.#advising ??= this.#fetchAdvice();
    return this.#advising;
  }

  async #fetchAdvice(): Promise<Advice | null> {
    const host = this.#host;
    try {
      const { Advice } = await import('./advice/advice.js');
      this.#advice = new Advice({
        session: () => this.game.session,
        play: (move) => this.game.dispatch({ kind: 'play', move })[0]?.kind !== 'refused',
        judges: () => host.isConnected && !this.#texts.flag('no-verdict'),
        verdict: (verdict) => host.dispatchEvent(verdictEvent(verdict)),
        changed: () => host.requestUpdate(),
      });
    } catch {
      this.#advising = null;
    }
    return this.#advice;
  }

  #announce(before: Session, facts: readonly Fact[], after: Session): void {
    const guidance = !this.#texts.flag('no-guidance');
    const tell = (later: Later | null): void => {
      if (later) this.#announcer.tell(later, before, facts, after, guidance);
    };
    if (this.#later) tell(this.#later);
    else void this.#fetchLater().then(tell);
  }

  /** Fetches what is not needed to deal; the game plays without it, and the next move asks again. */
  async #fetchLater(): Promise<Later | null> {
    try {
      this.#later = await import('./later/index.js');
      this.adopt();
      this.#host.requestUpdate();
    } catch {
      // Nothing is said then, but nothing is lost either.
    }
    return this.#later;
  }

  /** Gives the element its styles anew, those that came later too. */
  adopt(): void {
    const late = this.#later?.styles ?? [];
    if (this.#host.hasUpdated) adoptHere(this.#host.renderRoot as ShadowRoot, [...styles, ...late]);
  }

  async #copyCode(): Promise<void> {
    const { code } = this.game.session.setup;
    const copied = await copyText(code ?? '', this.#host.renderRoot.querySelector('.code'));
    if (copied) this.#announcer.note(this.words.t('code.copied'));
    this.#host.requestUpdate();
  }
}
