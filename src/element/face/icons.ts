/** Icons of the buttons and messages, from Material Design Icons. */
import {
  mdiAlertCircleOutline,
  mdiArrowRight,
  mdiArrowUp,
  mdiCached,
  mdiCancel,
  mdiCheck,
  mdiClose,
  mdiContentCopy,
  mdiFlagOutline,
  mdiHistory,
  mdiLightbulbOutline,
  mdiMapMarkerPath,
  mdiPause,
  mdiPlay,
  mdiPyramid,
  mdiRedo,
  mdiRestart,
  mdiSkipNext,
  mdiUndo,
} from '@mdi/js';
import { html, type TemplateResult } from 'lit';

/** By what they mean here. */
const PATHS = {
  alert: mdiAlertCircleOutline,
  back: mdiHistory,
  cancel: mdiCancel,
  check: mdiCheck,
  close: mdiClose,
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
  verdict: mdiMapMarkerPath,
  play: mdiPlay,
  pause: mdiPause,
  step: mdiSkipNext,
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

/** A pass through the stock, as a small pyramid: filled while it is left. */
export function passPip(isLeft: boolean): TemplateResult {
  return html`<svg class=${isLeft ? 'pip on' : 'pip'} viewBox="0 0 13 11" aria-hidden="true">
    <path d="M6.5 1L12 10H1Z" />
  </svg>`;
}
