/** Joins game, clock, language, advice and announcements; the element above it is only their shell. */
import { type Fact, type Intent, type Move, type Session } from '../engine/index.js';
import { Words, type Locale } from '../i18n/index.js';
import { carryOut, type Actor } from './actions.js';
import type { Advice } from './advice/advice.js';
import { createAdvice } from './advice-door.js';
import { NO_ADVICE, type SolveResult } from './advice/view.js';
import { Announcer } from './announcer.js';
import { Clock } from './clock.js';
import { CoachDoor } from './coach-door.js';
import { DialogDoor } from './dialog-door.js';
import { BoardFocus } from './focus.js';
import { Game } from './game.js';
import { listen } from './interaction.js';
import { Lazy } from './lazy.js';
import { LanguageController } from './language.js';
import { lookOf } from './look.js';
import type { AttributeInfo } from './properties.js';
import { SavingDoor } from './saving-door.js';
import type { Attended, Attendants, Later, Scene } from './scene.js';
import type { Settable } from './settable.js';
import { homeStop } from './stops.js';
import { adoptHere } from './styles/adopt.js';
import { styles } from './styles/index.js';
import type { Texts } from './texts.js';
import { TimerController } from './timer.js';
import { ViewerDoor } from './viewer-door.js';
import type { Action } from './views/controls.js';
import { withWords } from './worded.js';

/** A phone held sideways. */
const LOW = '(max-height: 479px)';

export class Controller implements Actor, Attended {
  readonly #host: Settable;
  readonly texts: Texts;
  readonly #clock = new Clock();
  readonly #timer: TimerController;
  readonly #announcer: Announcer;
  readonly #focus: BoardFocus;
  readonly words = new Words();
  readonly game: Game;
  readonly language: LanguageController;
  readonly saving: SavingDoor;
  /** Comes with the first question. */
  readonly #advice: Lazy<Advice>;
  /** Fetched once the game is on the table. */
  readonly #later = new Lazy<Later>(
    () => withWords(this.words, 'play', import('./later/index.js')),
    () => {
      this.adopt();
      this.#later.value?.heedLook(this.texts, this.#host);
    },
  );
  #attendants: Attendants | null = null;
  readonly dialogs: DialogDoor;
  readonly coach: CoachDoor;
  #speaking: Promise<unknown> | null = null;
  readonly viewer: ViewerDoor;
  #searching = false;
  /** Whether the element has left the page, and not only moved. */
  #away = false;
  /** Whether the panel over the message row has been put aside. */
  #dismissed = false;

  constructor(host: Settable, texts: Texts) {
    this.#host = host;
    this.texts = texts;
    this.#timer = new TimerController(host, this.#clock);
    this.#announcer = new Announcer(this.words, () => host.requestUpdate());
    this.#focus = new BoardFocus(() => host.renderRoot as ShadowRoot);
    this.game = new Game(host, texts, this.#clock, {
      tell: (...told) => this.#told(...told),
      find: async (next, signal) =>
        (await this.#advice.get())?.find(next, signal) ?? { setup: next(), proved: false },
      searched: (state) => this.#searched(state),
    });
    const failed = (): void => this.#announcer.note(this.words.t('fetch.failed'), 'alert');
    this.language = new LanguageController(
      host,
      () => texts.get('locale'),
      (locale) => (this.#speaking = this.#speak(locale)),
      failed,
    );
    const surroundings = {
      host,
      texts,
      game: this.game,
      clock: this.#clock,
      words: this.words,
      announcer: this.#announcer,
      chosen: () => this.settingChanged({ effect: 'choices' }),
      covered: (covered: boolean) => this.#timer.cover(covered),
      helped: () => this.saving.value?.helped(),
      arrived: () => this.adopt(),
      failed,
    };
    this.saving = new SavingDoor(surroundings);
    this.#advice = new Lazy(() => createAdvice(surroundings));
    this.viewer = new ViewerDoor(surroundings, (...told) => this.#attendants?.note(...told));
    this.dialogs = new DialogDoor({ ...surroundings, saving: this.saving });
    this.coach = new CoachDoor({ ...surroundings, dialogs: this.dialogs });
  }

  /** Carries out what the page asks, on the game that its settings of this tick ask for. */
  ask(intent: Intent): readonly Fact[] {
    this.game.settle();
    return this.game.dispatch(intent);
  }

  settingChanged({ effect }: Pick<AttributeInfo, 'effect'>): void {
    const all = effect === 'choices';
    if (all || effect === 'language') this.language.refresh();
    if (all || effect === 'look') {
      this.#host.requestUpdate();
      this.#later.value?.heedLook(this.texts, this.#host);
    }
    if (all || effect === 'advice') void this.#review();
    this.saving.note(effect);
  }

  /** The element has come, or come back. */
  entered(): void {
    // Queued before Lit's first render, and after whatever else the page sets in this tick.
    this.saving.settleSoon();
    if (this.#away) void this.#review();
    this.#away = false;
  }

  /** The element has left its place; if it is not only moved, worker and searches end. */
  left(): void {
    this.dialogs.stage?.leave();
    this.#attendants?.leave();
    this.viewer.leave();
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#away = true;
      this.game.stopSearch();
      this.#advice.value?.dispose();
    });
  }

  /**
   * What the first picture waits for: the saved game, so that no other is seen before it, and on a low
   * screen what that is laid out by.
   */
  get opening(): Promise<unknown> | null {
    const { opening } = this.saving;
    const low = matchMedia(LOW).matches ? this.#later.get() : null;
    return opening || low ? Promise.all([opening, low]) : null;
  }

  firstRendered(root: EventTarget): void {
    this.adopt();
    listen(root, this.#focus, {
      session: () => this.game.session,
      // While a deal is being looked for, what lies there is no game to play.
      dispatch: (intent) => this.#searching || this.viewer.viewing || this.game.dispatch(intent),
      act: (action) => this.#searching || this.#do(action),
      allows: (action) => !this.texts.flag(action === 'hint' ? 'no-hints' : 'no-undo'),
      // Later, since focus may also move at the end of a render.
      moved: () => queueMicrotask(() => this.#host.requestUpdate()),
    });
  }

  beforeRender(): void {
    this.#focus.hold();
    this.#attendants?.beforeRender();
  }

  afterRender(): void {
    this.#attendants?.rendered();
    this.#focus.restore();
    this.#attendants?.afterRender();
    this.dialogs.stage?.rendered();
    this.coach.value?.rendered();
  }

  get scene(): Scene {
    const { viewing } = this.viewer;
    const { session } = viewing ?? this.game;
    return {
      session,
      position: session.position,
      words: this.words,
      time: this.#clock.elapsed,
      home: homeStop(session, this.#focus.last),
      message: this.#announcer.message,
      said: this.#announcer.said,
      advice: viewing ? NO_ADVICE : this.coach.mark(this.#advice.value?.view ?? NO_ADVICE),
      later: this.#later.value,
      dialogs: this.dialogs.stage,
      coach: this.coach.value,
      viewing,
      searching: this.#searching,
      dismissed: this.#dismissed,
      ...lookOf(this.texts, this.language.locale, session.setup.rules, this.#later.value),
    };
  }

  #told(before: Session, facts: readonly Fact[], after: Session, time: number): void {
    this.#host.requestUpdate();
    this.saving.follow(before, facts, after, time);
    this.#attendants?.note(before, facts, after);
    // A page that has just opened should not begin to speak.
    if (before === after && facts[0]?.kind !== 'refused') void this.#later.get();
    else this.#announce(before, facts, after);
    if (facts.length === 0) return;
    this.viewer.leave();
    this.#timer.follow(facts, after);
    // A panel put aside stays aside while one plays on.
    const kinds = new Set(facts.map(({ kind }) => kind));
    const playsOn = kinds.has('moved') || kinds.has('refused') || kinds.has('selected');
    if (!playsOn || kinds.has('lost')) this.#dismissed = false;
    this.coach.value?.follow(facts, after);
    if (this.#advice.value) this.#advice.value.follow(before, facts, after);
    else void this.#review();
  }

  async #speak(locale: Locale): Promise<boolean> {
    const isSpoken = await this.words.use(locale);
    // What has been said in another language would now be read out as if it were in this one.
    this.#announcer.silence();
    this.#host.requestUpdate();
    return isSpoken;
  }

  #searched(state: 'begun' | 'proved' | 'unproved' | 'stopped'): void {
    this.#searching = state === 'begun';
    if (state === 'begun') this.#announcer.say(this.words.t('search.busy'));
    if (state === 'unproved') this.#announcer.note(this.words.t('search.unproved'), 'alert');
    this.#host.requestUpdate();
  }

  #do(action: Action): void {
    carryOut(action, this);
    this.#host.requestUpdate();
  }

  readonly dismiss = (): void => void (this.#dismissed = true);

  /** Hints by mark and word. */
  async hint(): Promise<Move | null> {
    const given = await (await this.#advice.get())?.hint();
    if (given) this.#announcer.advise(given.said);
    if (given) this.coach.value?.hinted();
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

  /** Verdicts come unasked. */
  async #review(): Promise<void> {
    if (!this.#advice.value && this.texts.flag('no-verdict')) return;
    (await this.#advice.get())?.review();
  }

  #announce(before: Session, facts: readonly Fact[], after: Session): void {
    const guidance = !this.texts.flag('no-guidance');
    const tell = (later: Later | null): void => {
      if (later) this.#announcer.tell(later, before, facts, after, guidance);
    };
    if (this.#later.value) tell(this.#later.value);
    else void this.#later.get().then(tell);
  }

  /** Settles once the game, words, panels and dialogs asked for are there, or cannot be had. */
  get settled(): Promise<unknown> {
    const parts = [this.#later, this.dialogs, this.viewer, this.coach].map((part) => part.settled);
    return Promise.all([this.saving.opening, this.#speaking, ...parts]);
  }

  /** Gives the element its styles anew; when the rest has come, drags and motion too. */
  adopt(): void {
    if (!this.#host.hasUpdated) return;
    const [root, later] = [this.#host.renderRoot as ShadowRoot, this.#later.value];
    const parts = [later, this.dialogs.stage, this.coach.value];
    adoptHere(root, [...styles, ...parts.flatMap((part) => part?.styles ?? [])]);
    if (later) this.#attendants ??= later.attend(root, this);
  }

  reads(reading: boolean): void {
    this.#announcer.readBy(reading);
  }

  async copyCode(): Promise<void> {
    const shown = this.#host.renderRoot.querySelector('.code');
    const copied = (await this.#later.get())?.copyText(this.game.session.setup.code ?? '', shown);
    if (await copied) this.#announcer.note(this.words.t('code.copied'));
    this.#host.requestUpdate();
  }
}
