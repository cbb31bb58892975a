/** What of the element is shown and how, as its texts ask for it. */
import type { ReactiveControllerHost } from 'lit';
import type { RuleSet } from '../engine/index.js';
import type { Locale } from '../i18n/index.js';
import { LOCAL_LETTERS, modern, type Courts, type FaceOptions } from './face/index.js';
import { MOTION, type Texts } from './texts.js';

export interface Look {
  readonly face: FaceOptions;
  readonly fourColor: boolean;
  readonly mirrored: boolean;
  /** Whether cards move, as the player has chosen: `true` or `false`; else the system decides. */
  readonly motion: string | undefined;
  readonly withUndo: boolean;
  readonly withHints: boolean;
  readonly withTimer: boolean;
  readonly withToolbar: boolean;
  readonly withSettings: boolean;
}

/** What of the look comes later, and only if it is asked for. */
export interface LateLook {
  /** Draws anew, also when what the texts ask for has come; says what of it cannot be. */
  readonly heedLook: (texts: Texts, host: ReactiveControllerHost) => void;
  /** The court pictures asked for; null until they are there, and for the modern ones. */
  readonly courtsOf: (texts: Texts) => Courts | null;
}

/** What a page chooses from; the first counts where it chooses nothing, or nothing that there is. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  face: ['modern', 'classic'],
  indices: ['international', 'local'],
};

/** The choice in force; undefined of an attribute that is no choice. */
export function choiceOf(texts: Texts, attribute: string): string | undefined {
  const choices = CHOICES[attribute];
  const text = texts.get(attribute)?.trim();
  return choices?.find((choice) => choice === text) ?? choices?.[0];
}

export const hasLocalIndices = (texts: Texts): boolean => choiceOf(texts, 'indices') === 'local';
export const hasClassicFace = (texts: Texts): boolean => choiceOf(texts, 'face') === 'classic';

export function lookOf(
  texts: Texts,
  locale: Locale,
  { ranks }: RuleSet,
  later: LateLook | null,
): Look {
  const isLocal = hasLocalIndices(texts) && (locale === 'it' || locale === 'ru');
  const letters = isLocal ? LOCAL_LETTERS[locale] : {};
  return {
    face: { ranks, letters, courts: later?.courtsOf(texts) ?? modern },
    fourColor: texts.flag('four-color'),
    mirrored: texts.flag('mirrored'),
    motion: texts.chosen(MOTION),
    withUndo: !texts.flag('no-undo'),
    withHints: !texts.flag('no-hints'),
    withTimer: !texts.flag('no-timer'),
    withToolbar: !texts.flag('no-toolbar'),
    withSettings: !texts.flag('no-settings'),
  };
}
