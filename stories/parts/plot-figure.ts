/** `<plot-figure>`: a chart that fits its place, drawn by Plot, which is fetched when the first one is. */
import type * as Plot from '@observablehq/plot';
import { html, LitElement, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from './define.js';
import './plot-figure.css';

export type Library = typeof Plot;

/** Draws a chart so wide, in pixels. */
export type Draw = (plot: Library, width: number) => Element;

class PlotFigure extends LitElement {
  @property({ attribute: false }) draw!: Draw;
  /** What the chart shows, for those who do not see it; its table says the rest. */
  @property() label = '';
  @state() private plot: Library | null = null;
  @state() private width = 0;

  readonly #watch = new ResizeObserver(([entry]) => {
    this.width = Math.floor(entry?.contentRect.width ?? 0);
  });

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
    void this.#fetch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  async #fetch(): Promise<void> {
    this.plot = await import('@observablehq/plot');
  }

  protected override render(): TemplateResult {
    const { plot, width } = this;
    const chart = plot && width > 0 ? this.draw(plot, width) : null;
    // Plot labels its groups, which have no role and are parts of one picture here.
    for (const part of chart?.querySelectorAll('[aria-label]') ?? []) {
      part.removeAttribute('aria-label');
    }
    return html`<div role="img" aria-label=${this.label}>${chart}</div>`;
  }
}

define('plot-figure', PlotFigure);

/** A chart; `label` says what it shows. */
export const plotFigure = (draw: Draw, label: string): TemplateResult =>
  html`<plot-figure .draw=${draw} label=${label}></plot-figure>`;
