/** A board, and beside it every event that it fires. */
import { html, LitElement, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { element } from '../parts/manifest.js';

interface Heard {
  readonly name: string;
  readonly detail: string;
}

const NAMES = element.events.map(({ name }) => name);
const KEPT = 12;

/** The detail without the whole state, which would fill the page. */
const brief = (detail: unknown): string =>
  JSON.stringify(detail, (key, value: unknown) => (key === 'state' ? '…' : value));

export class EventLog extends LitElement {
  @state() private heard: readonly Heard[] = [];

  /** The events heard, the last first. */
  get names(): readonly string[] {
    return this.heard.map(({ name }) => name);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const name of NAMES) this.addEventListener(name, this.#hear);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const name of NAMES) this.removeEventListener(name, this.#hear);
  }

  readonly #hear = (event: Event): void => {
    const { type: name, detail } = event as CustomEvent<unknown>;
    this.heard = [{ name, detail: brief(detail) }, ...this.heard].slice(0, KEPT);
  };

  protected override render(): TemplateResult {
    return html`<slot></slot>
      <ol reversed part="log" aria-label="Events">
        ${this.heard.map(({ name, detail }) => html`<li><b>${name}</b> <code>${detail}</code></li>`)}
      </ol>`;
  }
}
