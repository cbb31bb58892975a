/** The attributes and properties of the element, as data: their names, types and effects. */
import { SETTING_FIELDS, type Options, type RuleSet } from '../engine/index.js';

type Settable<T> = { -readonly [Name in keyof T]: T[Name] | null };

/**
 * Properties that a page may set. A getter gives the value in force; `null` clears what was set, so
 * that the attribute or the variant's own value counts again. Nothing is reflected.
 */
export interface PublicProperties extends Settable<RuleSet>, Settable<Options> {
  variant: string | null;
  code: string | null;
  cards: string | null;
  locale: string | null;
  winnable: boolean | null;
  noGuidance: boolean | null;
  noVerdict: boolean | null;
  noHints: boolean | null;
  noUndo: boolean | null;
  noTimer: boolean | null;
  noToolbar: boolean | null;
  noSettings: boolean | null;
  face: 'modern' | 'classic' | null;
  fourColor: boolean | null;
  indices: 'international' | 'local' | null;
  mirrored: boolean | null;
  saveKey: string | null;
}

/** What a change of an attribute brings about. */
export type Effect =
  /** Another game. */
  | 'rules'
  | 'deal'
  /** Another undo policy for the running game. */
  | 'undo-policy'
  | 'language'
  /** What the player is told of the game's chances. */
  | 'advice'
  /** What the next deal heeds. */
  | 'next-deal'
  | 'look'
  /** What the player has chosen, of all these. */
  | 'choices'
  /** What lasts, and where it is kept. */
  | 'saving';

export interface AttributeInfo {
  readonly attribute: string;
  readonly property: keyof PublicProperties;
  readonly effect: Effect;
}

const UNDO_POLICY: readonly string[] = ['undoLimit', 'undoCost'];

const settings = [...SETTING_FIELDS].map(([attribute, property]): AttributeInfo => ({
  attribute,
  property,
  effect: UNDO_POLICY.includes(property) ? 'undo-policy' : 'rules',
}));

const info = (
  attribute: string,
  property: keyof PublicProperties,
  effect: Effect,
): AttributeInfo => ({ attribute, property, effect });

export const ATTRIBUTES: readonly AttributeInfo[] = [
  info('variant', 'variant', 'rules'),
  ...settings,
  info('code', 'code', 'deal'),
  info('cards', 'cards', 'deal'),
  info('locale', 'locale', 'language'),
  info('winnable', 'winnable', 'next-deal'),
  info('no-guidance', 'noGuidance', 'look'),
  info('no-verdict', 'noVerdict', 'advice'),
  info('no-hints', 'noHints', 'look'),
  info('no-undo', 'noUndo', 'look'),
  info('no-timer', 'noTimer', 'look'),
  info('no-toolbar', 'noToolbar', 'look'),
  info('no-settings', 'noSettings', 'choices'),
  info('face', 'face', 'look'),
  info('four-color', 'fourColor', 'look'),
  info('indices', 'indices', 'look'),
  info('mirrored', 'mirrored', 'look'),
  info('save-key', 'saveKey', 'saving'),
];
