/** Tells what has happened: one sentence for the live region, one message for the eye. */
import type { Fact, Session } from '../engine/index.js';
import type { Words } from '../i18n/index.js';
import type { Later, Message } from './scene.js';

/** How long a message stays, in milliseconds. */
const MESSAGE_TIME = 4000;
/** A live region that is given the same text twice says it once; an unseen mark tells them apart. */
const MARK = '\u00A0';

export class Announcer {
  readonly #words: Words;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  message: Message | null = null;
  said = '';

  /** `changed` is called when a message has had its time. */
  constructor(words: Words, changed: () => void) {
    this.#words = words;
    this.#changed = changed;
  }

  /** Tells the facts of one intent; without `guidance` nothing is said of covered cards. */
  tell(
    later: Later,
    before: Session,
    facts: readonly Fact[],
    after: Session,
    guidance: boolean,
  ): void {
    const told = facts.filter(
      (fact) => guidance || fact.kind !== 'refused' || fact.reason !== 'covered',
    );
    this.say(told.map((fact) => later.sayFact(this.#words, before, fact, after)).join(' '));
    this.#show(
      told.map((fact) => this.#messageOf(later, fact, after)).find((found) => found) ?? null,
    );
  }

  /** Gives advice, which stays until something else is said. */
  advise(text: string): void {
    this.say(text);
    this.#show({ kind: 'hint', reason: text, detail: '', card: null });
    clearTimeout(this.#timer);
  }

  /** Says that something outside the game is done, or could not be. */
  note(text: string, kind: 'done' | 'alert' = 'done'): void {
    this.say(text);
    this.#show({ kind, reason: text, detail: '', card: null });
    this.#changed();
  }

  /** While somebody reads, the message on show has time. */
  readBy(reading: boolean): void {
    clearTimeout(this.#timer);
    // A hint stays anyway.
    if (!reading && this.message && this.message.kind !== 'hint') this.#letGo();
  }

  say(text: string): void {
    this.said = text !== '' && text === this.said ? text + MARK : text;
  }

  /** Says something more. */
  add(text: string): void {
    this.say(`${this.said} ${text}`.trim());
  }

  /** Takes everything back that has been said and shown. */
  silence(): void {
    this.said = '';
    this.#show(null);
  }

  #messageOf(later: Later, fact: Fact, session: Session): Message | null {
    if (fact.kind !== 'refused') return null;
    const { reason, move } = fact;
    const card = move?.kind === 'remove' ? (move.cards.at(-1) ?? null) : null;
    return { kind: 'alert', card, ...later.refusalWords(this.#words, session, reason, move) };
  }

  #show(message: Message | null): void {
    clearTimeout(this.#timer);
    this.message = message;
    if (message) this.#letGo();
  }

  /** Lets the message go when it has had its time. */
  #letGo(): void {
    this.#timer = setTimeout(() => {
      this.message = null;
      this.#changed();
    }, MESSAGE_TIME);
  }
}
