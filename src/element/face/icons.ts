/** Icons that a game begins with, from Material Design Icons. */
import {
  mdiArrowRight,
  mdiArrowUp,
  mdiContentCopy,
  mdiLightbulbOutline,
  mdiPyramid,
  mdiRedo,
  mdiUndo,
} from '@mdi/js';
import { html, type TemplateResult } from 'lit';

/** By what they mean here. */
const PATHS = {
  copy: mdiContentCopy,
  draw: mdiArrowRight,
  fresh: mdiPyramid,
  hint: mdiLightbulbOutline,
  lay: mdiArrowUp,
  redo: mdiRedo,
  undo: mdiUndo,
} as const;

export type IconName = keyof typeof PATHS;

/** An icon by its outline. */
export const outline = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

export const icon = (name: IconName): TemplateResult => outline(PATHS[name]);

/** A pass through the stock, as a small pyramid: filled while it is left. */
export function passPip(isLeft: boolean): TemplateResult {
  return html`<svg class=${isLeft ? 'pip on' : 'pip'} viewBox="0 0 13 11" aria-hidden="true">
    <path d="M6.5 1L12 10H1Z" />
  </svg>`;
}
