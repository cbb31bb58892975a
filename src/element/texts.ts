/** The texts that set up an element: properties over attributes, the one set later winning. */
import { ATTRIBUTES, type AttributeInfo } from './properties.js';

const INFO = new Map(ATTRIBUTES.map((entry) => [entry.attribute, entry]));

/** A page's value as text; null where it is none, such as an object set by mistake. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null;

export class Texts {
  readonly #element: Element;
  /** What properties have set, by attribute name. */
  readonly #set = new Map<string, string>();

  constructor(element: Element) {
    this.#element = element;
  }

  /** Takes a property's value; null, or what is no text, clears it. True if that changes anything. */
  set(attribute: string, value: unknown): boolean {
    const before = this.get(attribute);
    const text = textOf(value);
    if (text === null) this.#set.delete(attribute);
    else this.#set.set(attribute, text);
    return this.get(attribute) !== before;
  }

  /** An attribute has been set: what a property said before counts no longer. */
  attributeChanged(attribute: string): AttributeInfo | undefined {
    this.#set.delete(attribute);
    return INFO.get(attribute);
  }

  /** The text in force, or undefined. */
  get(attribute: string): string | undefined {
    return this.#set.get(attribute) ?? this.#element.getAttribute(attribute) ?? undefined;
  }

  /** A boolean: present and not "false". */
  flag(attribute: string): boolean {
    const text = this.get(attribute);
    return text !== undefined && text.trim() !== 'false';
  }

  /** All texts by attribute name. */
  all(): Readonly<Record<string, string>> {
    const entries = ATTRIBUTES.map(({ attribute }) => [attribute, this.get(attribute)] as const);
    return Object.fromEntries(
      entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined),
    );
  }
}
