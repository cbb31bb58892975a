/** Icons of the buttons and messages, from Material Design Icons. */
import {
  mdiAlertCircleOutline,
  mdiArrowRight,
  mdiArrowUp,
  mdiCached,
  mdiCancel,
  mdiContentCopy,
  mdiFlagOutline,
  mdiLightbulbOutline,
  mdiPyramid,
  mdiRedo,
  mdiRestart,
  mdiUndo,
} from '@mdi/js';
import { html, type TemplateResult } from 'lit';

/** By what they mean here. */
const PATHS = {
  alert: mdiAlertCircleOutline,
  cancel: mdiCancel,
  copy: mdiContentCopy,
  draw: mdiArrowRight,
  fresh: mdiPyramid,
  giveUp: mdiFlagOutline,
  hint: mdiLightbulbOutline,
  lay: mdiArrowUp,
  redeal: mdiCached,
  redo: mdiRedo,
  restart: mdiRestart,
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
