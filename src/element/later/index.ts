/** What a game needs once somebody plays it: words for what happens, messages, the panels of its end. */
import { dragging } from '../drag/index.js';
import { Motion } from '../motion/motion.js';
import { wantsMotion } from '../motion/wanted.js';
import type { Texts } from '../texts.js';
import { forcedColors } from './forced-colors.js';
import { verdict } from './panel-styles.js';
import { print } from './print-styles.js';
import { outcome } from './won-styles.js';
import { flights } from './flight-styles.js';

export { refusalWords, sayFact } from '../../i18n/later.js';
export { letDrag } from '../drag/index.js';
export { copyText } from './copy.js';
export { icons } from './icons.js';
export { messageView, wonView } from './panels.js';
export { listenToReader } from './reading.js';

export const createMotion = (root: ParentNode, texts: Texts): Motion =>
  new Motion(root, () => wantsMotion(texts));

export const styles = [verdict, outcome, dragging, flights, forcedColors, print];
