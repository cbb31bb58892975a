/** One shelf of every language: the words of dialogs. That of English comes with this file. */
import english from '../../../locales/en.json?dialogs';
import type { Files, Messages } from '../packed.js';

export const ENGLISH: Messages = english;

export const FILES: Files = {
  fi: () => import('../../../locales/fi.json?dialogs'),
  no: () => import('../../../locales/no.json?dialogs'),
  ru: () => import('../../../locales/ru.json?dialogs'),
  it: () => import('../../../locales/it.json?dialogs'),
};
