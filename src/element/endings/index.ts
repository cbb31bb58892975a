/** What a game needs towards its end; fetched once it has begun. */
import { verdict } from './panel-styles.js';
import { outcome } from './won-styles.js';

export { panelView, wonView } from './panels.js';

export const styles = [verdict, outcome];
