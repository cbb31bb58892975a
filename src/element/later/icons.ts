/** Icons that a game can wait for, from Material Design Icons. */
import {
  mdiAlertCircleOutline,
  mdiBookOpenVariantOutline,
  mdiCached,
  mdiCancel,
  mdiCheck,
  mdiClose,
  mdiDotsHorizontal,
  mdiHistory,
  mdiMapMarkerPath,
  mdiPause,
  mdiPlay,
  mdiPlayBoxOutline,
  mdiRestart,
  mdiSkipNext,
  mdiTuneVariant,
} from '@mdi/js';

/** By what they mean here. */
export const icons = {
  alert: mdiAlertCircleOutline,
  back: mdiHistory,
  cancel: mdiCancel,
  check: mdiCheck,
  close: mdiClose,
  more: mdiDotsHorizontal,
  options: mdiTuneVariant,
  pause: mdiPause,
  play: mdiPlay,
  redeal: mdiCached,
  restart: mdiRestart,
  rules: mdiBookOpenVariantOutline,
  step: mdiSkipNext,
  verdict: mdiMapMarkerPath,
  view: mdiPlayBoxOutline,
} as const;

export type LateIconName = keyof typeof icons;
