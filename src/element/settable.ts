/** An element set up by attributes and by properties of the same names. */
import { LitElement } from 'lit';
import { ATTRIBUTES, type AttributeInfo, type PublicProperties } from './properties.js';
import { Texts } from './texts.js';

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- accessors come from a list
export abstract class Settable extends LitElement {
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...ATTRIBUTES.map(({ attribute }) => attribute)];
  }

  static {
    for (const info of ATTRIBUTES) {
      Object.defineProperty(this.prototype, info.property, {
        configurable: true,
        enumerable: true,
        get(this: Settable) {
          return this.valueInForce(info);
        },
        set(this: Settable, value: unknown) {
          if (this.texts.set(info.attribute, value)) this.settingChanged(info);
        },
      });
    }
  }

  protected readonly texts = new Texts(this);

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    const info = this.texts.attributeChanged(name, old !== value);
    if (info && old !== value) this.settingChanged(info);
  }

  /** What reading the property gives. */
  protected abstract valueInForce(info: AttributeInfo): unknown;

  /** An attribute or property has been set. */
  protected abstract settingChanged(info: AttributeInfo): void;

  /**
   * Sets properties anew that a page set before the tag was defined: until then they are the
   * element's own and hide its accessors. They count as set later than the markup's attributes.
   */
  protected takeEarlyProperties(): void {
    const early = this as unknown as Record<string, unknown>;
    for (const { property } of ATTRIBUTES) {
      if (!Object.hasOwn(this, property)) continue;
      const value = early[property];
      delete early[property];
      early[property] = value;
    }
  }
}

// The compiler is told here of the accessors.
export interface Settable extends PublicProperties {}
