/** The dialogs by name. */
import { about } from './about.js';
import type { DialogList } from './dialog.js';
import { keys } from './keys.js';
import { more } from './more.js';
import { options } from './options.js';
import { rules } from './rules.js';
import { share } from './share.js';

export const DIALOGS: DialogList = {
  more: () => more,
  new: async () => (await import('./new-game/index.js')).newGame,
  rules: () => rules,
  share: () => share,
  options: () => options,
  keys: () => keys,
  about: () => about,
};
