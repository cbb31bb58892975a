/** All dialogs: fetched when the first of them is opened. */
export { DialogStage } from './stage.js';
export type { Surroundings } from './dialog.js';
