/** Dragging, as the element fetches it. */
export { letDrag } from './drag.js';
export { dragging } from './styles.js';
