/** The running game behind an element: settings in, intents in, facts and events out. */
import {
  cardsOfCode,
  findSetup,
  formatCards,
  formatDealCode,
  parseTranscript,
  readSettings,
  reduce,
  sameRules,
  SEED_COUNT,
  startSession,
  whyNot,
  withUndoPolicy,
  type Fact,
  type Intent,
  type ParsedTranscript,
  type Session,
  type Settings,
  type Setup,
} from '../engine/index.js';
import { beforeMoveEvent, errorEvent, eventOf } from './events.js';
import type { Clock } from './clock.js';
import type { Effect } from './properties.js';
import type { Texts } from './texts.js';
import type { FoundDeal } from './advice/winnable.js';

/** A deal asked for: a code, exact cards, or neither for a random one, proved winnable if so wished. */
export interface DealRequest {
  readonly code?: string | null;
  readonly cards?: string | null;
  readonly winnable?: boolean | null;
}

export interface GameListener {
  /** Told after each change, once its events have been fired; `time` is how long had been played. */
  readonly tell: (before: Session, facts: readonly Fact[], after: Session, time: number) => void;
  /** Looks for a deal that can be won; null if it was called off. */
  readonly find: (next: () => Setup, signal: AbortSignal) => Promise<FoundDeal | null>;
  /** A search has begun or ended, with or without proof. */
  readonly searched: (state: 'begun' | 'proved' | 'unproved' | 'stopped') => void;
}

/** A number from the system's generator; the engine has none. */
function randomSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % (SEED_COUNT / 2 ** 32)) * 2 ** 32 + low;
}

export class Game {
  readonly #host: EventTarget;
  readonly #texts: Texts;
  readonly #clock: Clock;
  readonly #on: GameListener;
  readonly #pending = new Set<Effect>();
  readonly #warned = new Set<string>();
  #session: Session | null = null;
  /** Whether a game has been dealt, and not only something laid there until one is found. */
  dealt = false;
  /** Whether page or player have done anything but look. */
  acted = false;
  #search: AbortController | null = null;
  /** What the next game is dealt by after one to learn from; null where that is the running game. */
  #own: Settings | null = null;

  constructor(host: EventTarget, texts: Texts, clock: Clock, on: GameListener) {
    this.#host = host;
    this.#texts = texts;
    this.#clock = clock;
    this.#on = on;
  }

  /** The running game; the first question deals it. */
  get session(): Session {
    if (!this.#session) this.settle();
    return this.#session as Session;
  }

  /** The settings in force, changes of this tick included. */
  get settings(): Settings {
    const changed = this.#pending.has('rules') || this.#pending.has('undo-policy');
    return this.#session && !changed
      ? this.#session.setup
      : readSettings(this.#texts.all()).settings;
  }

  /** A setting's value in force; of the deal, that of the running game. */
  valueOf(property: string): unknown {
    const { settings } = this;
    const { code, cards } = this.session.setup;
    if (property === 'code') return code;
    if (property === 'cards') return code === null ? formatCards(cards) : null;
    return ({ ...settings.rules, ...settings } as Record<string, unknown>)[property];
  }

  /** Notes a change; `settle` carries all changes of a tick out together. */
  note(effect: Effect): void {
    this.#pending.add(effect);
  }

  /** Deals anew where the settings ask for it; with no game yet, deals the first. */
  settle(): void {
    const rules = this.#pending.has('rules');
    const deal = this.#pending.has('deal');
    const policy = this.#pending.has('undo-policy');
    this.#pending.clear();
    if (this.#session && !rules && !deal && !policy) return;
    const settings = this.#readSettings();
    const other = rules && !this.#isPlaying(settings);
    if (!this.#session || other || deal) {
      this.#dealBySettings(settings, deal || !this.#session, other);
    } else if (policy) this.#replace(withUndoPolicy(this.#session, settings), []);
  }

  /** Whether the running game is the one that these settings ask for. */
  #isPlaying({ variant, scoring, rules }: Settings): boolean {
    const setup = this.#session?.setup;
    return setup?.variant === variant && setup.scoring === scoring && sameRules(setup.rules, rules);
  }

  #readSettings(): Settings {
    const { settings, problems } = readSettings(this.#texts.all());
    for (const { reason, name, text } of problems) {
      this.#warn(name === undefined ? `rules: ${reason}` : `${name}="${text}": ${reason}`);
      if (name === undefined) this.#host.dispatchEvent(errorEvent('rules', reason));
    }
    return settings;
  }

  /** One warning for each fault, however often it is met. */
  #warn(fault: string): void {
    if (this.#warned.has(fault)) return;
    this.#warned.add(fault);
    console.warn(`<pyramid-solitaire> ${fault}`);
  }

  /** The deal that the attributes ask for, else the running one if its deck fits, else a random one. */
  #dealBySettings(settings: Settings, asked: boolean, rules: boolean): void {
    const wanted = asked ? this.#askedSetup(settings) : undefined;
    // A deal that cannot be leaves the running game alone, and so does one no longer asked for.
    if (this.#session && !wanted && !rules) return;
    const setup = wanted ?? this.#runningSetup(settings);
    if (setup || !this.#texts.flag('winnable')) {
      this.#replace(startSession(setup ?? randomSetup(settings)), [{ kind: 'dealt' }]);
      return;
    }
    // Something must lie on the table until a winnable deal is found, but it is no game yet.
    if (!this.#session) this.#replace(startSession(randomSetup(settings)), []);
    void this.#dealWinnable(settings);
  }

  /** What `cards` or `code` name: a setup, null if they name none that fits, undefined if absent. */
  #askedSetup(settings: Settings): Setup | null | undefined {
    const [cards, code] = [this.#texts.get('cards'), this.#texts.get('code')];
    if (cards === undefined && code === undefined) return undefined;
    return this.#find(settings, cards === undefined ? { code: code ?? '' } : { cards });
  }

  #find(settings: Settings, deal: DealRequest): Setup | null {
    const found = findSetup(settings, deal);
    if (found.ok) return found.setup;
    const what = typeof deal.cards === 'string' ? 'cards' : 'code';
    this.#warn(`${what}: ${found.reason}${found.card === undefined ? '' : ` (${found.card})`}`);
    this.#host.dispatchEvent(errorEvent(what, found.reason, found.card));
    return null;
  }

  #runningSetup(settings: Settings): Setup | null {
    if (!this.#session || !this.dealt) return null;
    const { code, cards } = this.#session.setup;
    const found = findSetup(settings, code === null ? { cards: formatCards(cards) } : { code });
    return found.ok ? found.setup : null;
  }

  /**
   * Deals on demand, by the settings in force or by the player's own, which are then in force until the
   * page changes one. A deal that cannot be is told by an event and the running game stays.
   */
  async deal(request: DealRequest, settings: Settings = this.#own ?? this.settings): Promise<void> {
    const named = typeof request.code === 'string' || typeof request.cards === 'string';
    if (!named && (request.winnable ?? this.#texts.flag('winnable'))) {
      await this.#dealWinnable(settings);
      return;
    }
    const setup = named ? this.#find(settings, request) : randomSetup(settings);
    if (setup) this.dispatch({ kind: 'deal', setup });
  }

  /** Deals a game to learn from, whose settings are not those of the next. */
  teach(setup: Setup): void {
    const own = this.#own ?? this.settings;
    this.dispatch({ kind: 'deal', setup });
    this.#own = own;
  }

  /** The old game stays until a deal is found. */
  async #dealWinnable(settings: Settings): Promise<void> {
    this.stopSearch();
    const search = new AbortController();
    this.#search = search;
    this.#on.searched('begun');
    const found = await this.#on.find(() => randomSetup(settings), search.signal);
    if (!found || search.signal.aborted) return;
    this.#search = null;
    this.dispatch({ kind: 'deal', setup: found.setup });
    this.#on.searched(found.proved ? 'proved' : 'unproved');
  }

  /** Calls the search for a winnable deal off. */
  stopSearch(): void {
    if (!this.#search) return;
    this.#search.abort();
    this.#search = null;
    this.#on.searched('stopped');
  }

  load(transcript: string): ParsedTranscript {
    const parsed = parseTranscript(transcript);
    if (parsed.ok) this.dispatch({ kind: 'load', session: parsed.session });
    return parsed;
  }

  /** Brings a saved game back, with its playing time. */
  resume(session: Session, elapsed: number): void {
    this.#pending.clear();
    this.#readSettings();
    this.#replace(session, [{ kind: 'dealt' }], elapsed);
  }

  /** Carries an intent out, through the page's gate if it is a move that can be made. */
  dispatch(intent: Intent): readonly Fact[] {
    const before = this.session;
    this.acted = true;
    if (intent.kind === 'play' && intent.move && !whyNot(before.position, intent.move)) {
      if (!this.#host.dispatchEvent(beforeMoveEvent(intent.move))) {
        const facts: readonly Fact[] = [
          { kind: 'refused', reason: 'prevented', move: intent.move },
        ];
        this.#publish(before, facts, before);
        return facts;
      }
    }
    // Asked anew: the page may have played on inside its listener.
    const { session, facts } = reduce(this.session, intent);
    this.#replace(session, facts);
    return facts;
  }

  #replace(session: Session, facts: readonly Fact[], elapsed = 0): void {
    if (facts.some(({ kind }) => kind === 'dealt')) {
      this.dealt = true;
      this.stopSearch();
      // The same deal again is still the one to learn from.
      if (session.setup !== this.#session?.setup) this.#own = null;
    }
    const before = this.#session ?? session;
    this.#session = session;
    this.#publish(before, facts, session, elapsed);
  }

  /** `elapsed`: the playing time that a game on the table has already. */
  #publish(before: Session, facts: readonly Fact[], after: Session, elapsed = 0): void {
    const dealt = facts.some(({ kind }) => kind === 'dealt');
    const time = Math.round(this.#clock.elapsed);
    for (const fact of facts) {
      if (fact.kind === 'won' || fact.kind === 'lost') this.#clock.stop();
      // A game that is lost by a new deal is the one before it.
      const subject = dealt && fact.kind === 'lost' ? before : after;
      const event = eventOf(fact, subject, time);
      if (fact.kind === 'dealt') this.#clock.reset(elapsed);
      if (event) this.#host.dispatchEvent(event);
    }
    this.#on.tell(before, facts, after, time);
  }
}

/** A random deal of the deck that these settings play with. */
function randomSetup(settings: Settings): Setup {
  const code = { ranks: settings.rules.ranks, seed: randomSeed() };
  return { ...settings, code: formatDealCode(code), cards: cardsOfCode(code, settings.rules) };
}
