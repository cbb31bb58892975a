/** What a game needs once somebody plays it: words for what happens, messages, the panels of its end. */
import { dragging } from '../drag/index.js';
import { classic } from './classic-styles.js';
import { flights } from './flight-styles.js';
import { forcedColors } from './forced-colors.js';
import { low } from './low-styles.js';
import { verdict } from './panel-styles.js';
import { play } from './play-styles.js';
import { print } from './print-styles.js';
import { room } from './room-styles.js';
import { scenery } from './scenery-styles.js';
import { outcome } from './won-styles.js';

export { refusalWords, sayFact } from '../../i18n/later.js';
export { attend } from './attendants.js';
export { copyText } from './copy.js';
export { courtsOf, heedLook } from './faces.js';
export { icons } from './icons.js';
export { messageView, wonView } from './panels.js';

export const styles = [
  scenery,
  play,
  room,
  low,
  verdict,
  outcome,
  dragging,
  flights,
  forcedColors,
  print,
  classic,
];
