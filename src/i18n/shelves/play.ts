/** One shelf of every language: what is said once a game is played. That of English comes with this file. */
import english from '../../../locales/en.json?play';
import type { Files, Messages } from '../packed.js';

export const ENGLISH: Messages = english;

export const FILES: Files = {
  fi: () => import('../../../locales/fi.json?play'),
  no: () => import('../../../locales/no.json?play'),
  ru: () => import('../../../locales/ru.json?play'),
  it: () => import('../../../locales/it.json?play'),
};
