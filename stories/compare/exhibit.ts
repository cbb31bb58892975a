/** A board of a comparison, with what the solver has found under it. */
import type { Variant } from 'pyramid-solitaire/engine';
import type { GameWords } from 'pyramid-solitaire/words';
import { html, type TemplateResult } from 'lit';
import { board } from '../parts/board.js';
import { findingWords, type Finding } from '../parts/finding.js';

export interface Findings {
  /** About the deal; null while it is not known. */
  readonly deal: Finding | null;
  /** About where the game stands, in a sentence. */
  readonly fromHere: string;
  /** Why the last move was not made here; empty where it was. */
  readonly behind: string;
}

export function exhibit(
  { key }: Variant,
  code: string,
  { deal, fromHere, behind }: Findings,
  words: GameWords,
): TemplateResult {
  const name = words.variant(key);
  return html`<section aria-label=${name}>
    <h2>${name}</h2>
    <p class="soft character">${words.character(key)}</p>
    ${board({
      variant: key,
      code,
      'aria-label': name,
      'undo-limit': 'unlimited',
      'no-toolbar': true,
      'no-settings': true,
      'no-verdict': true,
      'no-timer': true,
    })}
    <p class="finding">${findingWords(deal, words)}</p>
    <p class="soft">${fromHere}</p>
    <p class="behind" role="status">${behind}</p>
  </section>`;
}
