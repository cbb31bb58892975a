/** What a player learns from: tally, guide, advice. Fetched when first asked for. */
export { adviceDialog } from './advice-dialog.js';
export { Coach } from './coach.js';
export { guideDialog } from './guide-dialog.js';
export { tallyDialog } from './tally-dialog.js';
