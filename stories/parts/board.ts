/** One `<pyramid-solitaire>` for a story: it heeds the toolbar, and keeps its game when rendered anew. */
import { html, type TemplateResult } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { PyramidSolitaire } from 'pyramid-solitaire';
import 'pyramid-solitaire';
import { textsOf, transcriptOf, type Attributes } from './settings.js';
import { toolbar } from './toolbar.js';

export interface BoardOptions {
  /** Moves that lead to the position to be shown; the attributes must name a deal. */
  readonly moves?: readonly string[];
  /** Called with the element at each render, once it is set up. */
  readonly found?: (board: PyramidSolitaire) => void;
}

/** Gives an element all these attributes and takes away those that an earlier render gave. */
class SetUp extends Directive {
  #texts: Readonly<Record<string, string>> = {};
  #transcript: string | null = null;

  override render(_attributes: Attributes, _options: BoardOptions): void {
    // All is done in `update`, which has the element.
  }

  override update(part: ElementPart, [attributes, options]: [Attributes, BoardOptions]): void {
    const board = part.element as PyramidSolitaire;
    this.#write(board, textsOf({ face: toolbar().face, ...attributes }));
    const transcript = options.moves ? transcriptOf(attributes, options.moves) : null;
    if (transcript !== null && transcript !== this.#transcript) board.load(transcript);
    this.#transcript = transcript;
    options.found?.(board);
  }

  #write(board: Element, texts: Readonly<Record<string, string>>): void {
    for (const name of Object.keys(this.#texts)) if (!(name in texts)) board.removeAttribute(name);
    for (const [name, text] of Object.entries(texts)) {
      if (board.getAttribute(name) !== text) board.setAttribute(name, text);
    }
    this.#texts = texts;
  }
}

const setUp = directive(SetUp);

/**
 * A board with these attributes. Rendered anew with others it changes as a page's would: the game
 * goes on unless its rules or its deal change.
 */
export const board = (attributes: Attributes = {}, options: BoardOptions = {}): TemplateResult =>
  html`<pyramid-solitaire ${setUp(attributes, options)}></pyramid-solitaire>`;
