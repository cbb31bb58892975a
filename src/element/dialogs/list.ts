/** The dialogs by name. */
import { about } from './about.js';
import type { DialogList } from './dialog.js';
import { keys } from './keys.js';
import { more } from './more.js';
import { options } from './options.js';

export const DIALOGS: DialogList = {
  more: () => more,
  options: () => options,
  keys: () => keys,
  about: () => about,
};
