/** The texts that set up an element: the player's choices over properties over attributes. */
import { ATTRIBUTES, type AttributeInfo } from './properties.js';

const INFO = new Map(ATTRIBUTES.map((entry) => [entry.attribute, entry]));

/** A page's value as text; null where it is none, such as an object set by mistake. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null;

const isOn = (text: string | undefined): boolean => text !== undefined && text.trim() !== 'false';

/** What a player may choose beside the attributes: whether cards move, `true` or `false`. */
export const MOTION = 'motion';

/** A player's choices: texts by attribute name. */
export type Choices = Readonly<Record<string, string>>;

/**
 * A property beats the attribute that was set before it, and the other way round. The player's choice
 * beats both until the page changes what it has set; with `no-settings` no choice counts.
 */
export class Texts {
  readonly #element: Element;
  /** What properties have set, by attribute name. */
  readonly #set = new Map<string, string>();
  #chosen = new Map<string, string>();

  constructor(element: Element) {
    this.#element = element;
  }

  /** Takes a property's value; null, or what is no text, clears it. True if that changes anything. */
  set(attribute: string, value: unknown): boolean {
    const before = this.get(attribute);
    const own = this.page(attribute);
    const text = textOf(value);
    if (text === null) this.#set.delete(attribute);
    else this.#set.set(attribute, text);
    if (this.page(attribute) !== own) this.#chosen.delete(attribute);
    return this.get(attribute) !== before;
  }

  /** An attribute has been set: what a property said before counts no longer. */
  attributeChanged(attribute: string, isOther: boolean): AttributeInfo | undefined {
    this.#set.delete(attribute);
    if (isOther) this.#chosen.delete(attribute);
    return INFO.get(attribute);
  }

  /** The text in force, or undefined. */
  get(attribute: string): string | undefined {
    return this.chosen(attribute) ?? this.page(attribute);
  }

  /** The player's choice, where it counts. */
  chosen(name: string): string | undefined {
    return isOn(this.page('no-settings')) ? undefined : this.#chosen.get(name);
  }

  /** What the page says. */
  page(attribute: string): string | undefined {
    return this.#set.get(attribute) ?? this.#element.getAttribute(attribute) ?? undefined;
  }

  /** All that the player has chosen, whether it counts or not. */
  get choices(): Choices {
    return Object.fromEntries(this.#chosen);
  }

  set choices(choices: Choices) {
    this.#chosen = new Map(Object.entries(choices));
  }

  /** A boolean: present and not "false". */
  flag(attribute: string): boolean {
    return isOn(this.get(attribute));
  }

  /** All texts by attribute name. */
  all(): Readonly<Record<string, string>> {
    const entries = ATTRIBUTES.map(({ attribute }) => [attribute, this.get(attribute)] as const);
    return Object.fromEntries(
      entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined),
    );
  }
}
