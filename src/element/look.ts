/** What of the element is shown and how, as its texts ask for it. */
import type { Locale } from '../i18n/index.js';
import { LOCAL_LETTERS, type Letters } from './face/index.js';
import type { Texts } from './texts.js';

export interface Look {
  /** Rank letters that differ from A J Q K. */
  readonly letters: Letters;
  readonly fourColor: boolean;
  readonly mirrored: boolean;
  readonly withUndo: boolean;
  readonly withHints: boolean;
  readonly withTimer: boolean;
  readonly withToolbar: boolean;
  readonly withSettings: boolean;
}

export const hasLocalIndices = (texts: Texts): boolean => texts.get('indices')?.trim() === 'local';

export function lookOf(texts: Texts, locale: Locale): Look {
  const isLocal = hasLocalIndices(texts) && (locale === 'it' || locale === 'ru');
  return {
    letters: isLocal ? LOCAL_LETTERS[locale] : {},
    fourColor: texts.flag('four-color'),
    mirrored: texts.flag('mirrored'),
    withUndo: !texts.flag('no-undo'),
    withHints: !texts.flag('no-hints'),
    withTimer: !texts.flag('no-timer'),
    withToolbar: !texts.flag('no-toolbar'),
    withSettings: !texts.flag('no-settings'),
  };
}
