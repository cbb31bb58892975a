/** What is done with all statistics at once: a file of them, games from a file, and their end. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/index.js';
import {
  formatStatistics,
  importStatistics,
  NO_STATISTICS,
  type Kept,
  type Statistics,
} from '../../../storage/index.js';
import { copyText } from '../../later/copy.js';
import { saveFile } from './file.js';

const FILE = 'pyramid-solitaire-statistics.json';

interface Surroundings {
  readonly read: () => Statistics;
  readonly update: (change: (statistics: Statistics) => Statistics) => Kept;
  /** Says how something has ended. */
  readonly say: (text: (words: Words) => string) => void;
  /** Draws anew, and then gives focus to what a selector names. */
  readonly focus: (selector: string) => void;
}

/** Asks for a file by the field beside the button. */
const chooseFile = ({ currentTarget }: Event): void =>
  (currentTarget as Element).parentElement?.querySelector('input')?.click();

export class Keeping {
  readonly #on: Surroundings;
  #asks = false;
  #revoke: (() => void) | null = null;

  constructor(on: Surroundings) {
    this.#on = on;
  }

  /** The file has been saved by now, or never will be. */
  closed(): void {
    this.#revoke?.();
  }

  async #export(): Promise<void> {
    const { read, say } = this.#on;
    const text = formatStatistics(read());
    this.#revoke?.();
    this.#revoke = saveFile(FILE, text);
    if (this.#revoke) return;
    const isCopied = await copyText(text, null);
    say((words) => words.t(isCopied ? 'stats.copied' : 'stats.not-saved'));
  }

  async #import(input: HTMLInputElement): Promise<void> {
    const { read, update, say } = this.#on;
    const [file] = input.files ?? [];
    if (!file) return;
    // What cannot even be opened is as good as damaged.
    const text = await file.text().catch(() => '');
    // So that the same file can be chosen again.
    input.value = '';
    const found = importStatistics(read(), text);
    if (!found.ok) {
      say((words) => words.t(`stats.refused-${found.reason}`));
      return;
    }
    const kept = update(() => found.statistics);
    const { added } = found;
    if (kept !== 'saved') say((words) => words.t(`saved.${kept}`));
    else if (added === 0) say((words) => words.t('stats.nothing-new'));
    else say((words) => words.t('stats.added', { count: added }));
  }

  #ask(): void {
    this.#asks = true;
    this.#on.focus('.question .keep');
  }

  #end(deletes: boolean): void {
    const { update, say, focus } = this.#on;
    this.#asks = false;
    if (deletes) update(() => NO_STATISTICS);
    if (deletes) say((words) => words.t('stats.deleted'));
    focus(deletes ? '.import' : '.reset');
  }

  #questionView(words: Words): TemplateResult {
    return html`<div class="question" role="group" aria-labelledby="stats-question">
      <p id="stats-question">${words.t('stats.question')}</p>
      <div class="deeds">
        <button
          type="button"
          class="btn quiet keep"
          aria-describedby="stats-question"
          @click=${() => this.#end(false)}
        >
          <span>${words.t('stats.keep')}</span>
        </button>
        <button type="button" class="btn quiet danger" @click=${() => this.#end(true)}>
          <span>${words.t('stats.delete')}</span>
        </button>
      </div>
    </div>`;
  }

  view(words: Words): TemplateResult {
    if (this.#asks) return this.#questionView(words);
    const isEmpty = Object.keys(this.#on.read()).length === 0;
    return html`<div class="deeds">
      ${
        isEmpty
          ? nothing
          : html`<button type="button" class="btn quiet" @click=${() => void this.#export()}>
              <span>${words.t('stats.export')}</span>
            </button>`
      }
      <button type="button" class="btn quiet import" @click=${chooseFile}>
        <span>${words.t('stats.import')}</span>
      </button>
      <input
        type="file"
        accept=".json,application/json"
        hidden
        @change=${({ target }: Event) => void this.#import(target as HTMLInputElement)}
      />
      ${
        isEmpty
          ? nothing
          : html`<button type="button" class="btn quiet reset" @click=${() => this.#ask()}>
              <span>${words.t('stats.reset')}</span>
            </button>`
      }
    </div>`;
  }
}
