/** Whether anything may move: as the player has chosen, else as the system asks. */
import { MOTION, type Texts } from '../texts.js';

/** What a system says that is asked for stillness. */
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export const wantsMotion = (texts: Texts): boolean =>
  (texts.chosen(MOTION) ?? String(!matchMedia(LESS_MOTION).matches)) === 'true';
