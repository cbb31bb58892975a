/** The later shelf of every language, the words of dialogs; that of English comes with this file. */
import later from '../../locales/en.json?later';
import type { Files, Messages } from './packed.js';

export const LATER_ENGLISH: Messages = later;

export const LATER_FILES: Files = {
  fi: () => import('../../locales/fi.json?later'),
  no: () => import('../../locales/no.json?later'),
  ru: () => import('../../locales/ru.json?later'),
  it: () => import('../../locales/it.json?later'),
};
