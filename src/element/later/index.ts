/** What a game needs once somebody plays it: words for what happens, messages, the panels of its end. */
import { forcedColors } from './forced-colors.js';
import { verdict } from './panel-styles.js';
import { print } from './print-styles.js';
import { outcome } from './won-styles.js';

export { refusalWords, sayFact } from '../../i18n/later.js';
export { copyText } from './copy.js';
export { icons } from './icons.js';
export { messageView, wonView } from './panels.js';

export const styles = [verdict, outcome, forcedColors, print];
