/** Icons of the panels, from Material Design Icons. */
import {
  mdiCheck,
  mdiClose,
  mdiHistory,
  mdiMapMarkerPath,
  mdiPause,
  mdiPlay,
  mdiSkipNext,
} from '@mdi/js';
import type { TemplateResult } from 'lit';
import { outline } from '../face/index.js';

const PATHS = {
  back: mdiHistory,
  check: mdiCheck,
  close: mdiClose,
  pause: mdiPause,
  play: mdiPlay,
  step: mdiSkipNext,
  verdict: mdiMapMarkerPath,
} as const;

export const lateIcon = (name: keyof typeof PATHS): TemplateResult => outline(PATHS[name]);
