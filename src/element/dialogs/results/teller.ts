/** What a dialog says below its content, for the eye and in a live region: what has been done, or why not. */
import { html, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/index.js';
import { copyText } from '../../later/copy.js';

type Said = (words: Words) => string;

export class Teller {
  readonly #changed: () => void;
  #said: Said | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Said in the language in use, whichever that is by then. */
  say(said: Said): void {
    this.#said = said;
    this.#changed();
  }

  /** Copies a deal code that a button shows. */
  readonly copyCode = async (code: string, button: Element): Promise<void> => {
    if (await copyText(code, button)) this.say((words) => words.t('code.copied'));
  };

  view(words: Words): TemplateResult {
    return html`<p class="note told" role="status">${this.#said?.(words)}</p>`;
  }
}
