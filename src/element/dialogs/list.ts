/** The dialogs by name. */
import { about } from './about.js';
import type { DialogList } from './dialog.js';
import { keys } from './keys.js';
import { more } from './more.js';
import { options } from './options.js';
import { rules } from './rules.js';
import { share } from './share.js';

const learning = () => import('../learn/index.js');

export const DIALOGS: DialogList = {
  more: () => more,
  new: async () => (await import('./new-game/index.js')).newGame,
  rules: () => rules,
  share: () => share,
  match: async () => (await import('./results/index.js')).match,
  statistics: async () => (await import('./results/index.js')).statistics,
  options: () => options,
  learn: async () => (await learning()).adviceDialog,
  tally: async () => (await learning()).tallyDialog,
  guide: async () => (await learning()).guideDialog,
  keys: () => keys,
  about: () => about,
};
