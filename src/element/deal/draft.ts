/** The form of a new game: settings that somebody is putting together, and what is to be said of them. */
import {
  OPTION_VALUES,
  parseRules,
  RULE_VALUES,
  settingsOf,
  stockSize,
  variantOf,
  VARIANTS,
  type Options,
  type RuleField,
  type RulesError,
  type RuleSet,
  type Settings,
} from '../../engine/index.js';

/** A rule or an option, by its name in the engine. */
export type DraftField = RuleField | keyof Options;
export type DraftValue = string | number | boolean;

/** Settings whose rules need not go together yet, and hold what was chosen even where it cannot matter. */
export type Draft = Settings;

export type Judged =
  | { readonly ok: true; readonly settings: Settings }
  /** `fields`: those between which the trouble is. */
  | { readonly ok: false; readonly reason: RulesError; readonly fields: readonly DraftField[] };

/** Why a field cannot matter just now. */
export type IdleReason = 'no-reserve' | 'no-stock' | 'no-undo';

const ofRules = (field: DraftField): field is RuleField => field in RULE_VALUES;

/** The values that a field may have, the default first. */
export const valuesOf = (field: DraftField): readonly DraftValue[] =>
  ofRules(field) ? RULE_VALUES[field] : OPTION_VALUES[field];

export const valueIn = (draft: Draft, field: DraftField): DraftValue =>
  ofRules(field) ? draft.rules[field] : draft[field];

/** A variant as it stands in the list. */
export const draftOf = (variant: string): Draft =>
  settingsOf(variantOf(variant) ?? (VARIANTS[0] as (typeof VARIANTS)[number]));

export const withValue = (draft: Draft, field: DraftField, value: DraftValue): Draft =>
  ofRules(field)
    ? { ...draft, rules: { ...draft.rules, [field]: value } }
    : { ...draft, [field]: value };

/** Whether a field is not as its variant has it. */
export const isChanged = (draft: Draft, field: DraftField): boolean =>
  valueIn(draft, field) !== valueIn(draftOf(draft.variant), field);

/** Between which fields each trouble is. */
const AT_FAULT: Readonly<Record<RulesError, readonly DraftField[]>> = {
  'unknown-field': [],
  'bad-value': [],
  passes: ['passes'],
  'too-many-cards': ['ranks', 'rows', 'reserve', 'reserveDepth'],
  'draw-needs-closed-stock': ['stock', 'draw'],
  'wastes-and-draw': ['draw', 'wastes'],
  'face-down-cover-pair': ['faceDown', 'coverPair'],
  'apex-king-triangle': ['shape', 'apexKing'],
  'waste-pair-several-wastes': ['wastes', 'wastePair'],
};

/** Whether the settings make a game, and which. */
export function judge(draft: Draft): Judged {
  const parsed = parseRules(draft.rules);
  return parsed.ok
    ? { ok: true, settings: { ...draft, rules: parsed.rules } }
    : { ok: false, reason: parsed.reason, fields: AT_FAULT[parsed.reason] };
}

const hasStock = (rules: RuleSet): boolean => stockSize(rules) !== 0;

/** The fields that only matter where there is something for them to work on. */
const IDLE: readonly (readonly [IdleReason, (draft: Draft) => boolean, readonly DraftField[]])[] = [
  ['no-reserve', ({ rules }) => rules.reserve === 0, ['reserveDepth']],
  [
    'no-stock',
    ({ rules }) => !hasStock(rules),
    ['stock', 'draw', 'wastes', 'firstDraw', 'passes', 'drawWhenStuck', 'wastePair'],
  ],
  ['no-undo', ({ undoLimit }) => undoLimit === 0, ['undoCost']],
];

/** Why a field cannot matter, or null if it can. */
export const idleReason = (draft: Draft, field: DraftField): IdleReason | null =>
  IDLE.find(([, holds, fields]) => fields.includes(field) && holds(draft))?.[0] ?? null;
