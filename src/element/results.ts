/** What the element's methods answer. */
import type { IntentRefusal, TranscriptError } from '../engine/index.js';

/** How `play` ends. */
export type PlayResult =
  { readonly ok: true } | { readonly ok: false; readonly reason: IntentRefusal };

/** How `load` ends; `at` is 0 for the heading, else the number of the action. */
export type LoadResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: TranscriptError; readonly at: number };
