/** Reads a game's settings from attribute text: one reader for elements, transcripts and flags. */
import { readValue, SETTING_FIELDS, type Value } from './fields.js';
import { OPTION_VALUES, type Options } from './options.js';
import { DEFAULT_RULES, parseRules, type RulesError, type RuleSet } from './rules.js';
import { VARIANTS, variantOf, type Variant } from './variants.js';

/** A whole game but for its cards. */
export interface Settings extends Options {
  readonly variant: string;
  readonly rules: RuleSet;
}

/** A setting that could not be taken; the game is as if it were absent. */
export type SettingProblem =
  | {
      readonly reason: 'unknown-variant' | 'bad-value';
      readonly name: string;
      readonly text: string;
    }
  /** A combination that cannot be. */
  | { readonly reason: RulesError; readonly name?: undefined; readonly text?: undefined };

export interface ReadSettings {
  readonly settings: Settings;
  readonly problems: readonly SettingProblem[];
}

const FIRST = VARIANTS[0] as Variant;

/** The settings of a variant with nothing changed. */
export function settingsOf(variant: Variant): Settings {
  return {
    variant: variant.key,
    // The list is data of our own, and tested: these are rules as `parseRules` gives them.
    rules: { ...DEFAULT_RULES, ...variant.rules },
    undoLimit: 'unlimited',
    undoCost: 0,
    ...variant.options,
    scoring: variant.scoring,
  };
}

/**
 * Reads settings from texts by attribute name; names that are no setting are passed over. A bad value
 * counts as absent, an invalid combination leaves the variant's rules unchanged (design.md 6).
 */
export function readSettings(texts: Readonly<Record<string, string>>): ReadSettings {
  const problems: SettingProblem[] = [];
  const name = texts['variant']?.trim() ?? FIRST.key;
  const named = variantOf(name);
  if (!named) problems.push({ reason: 'unknown-variant', name: 'variant', text: name });
  const base = settingsOf(named ?? FIRST);

  const rules: Record<string, Value> = {};
  const options: Record<string, Value> = {};
  for (const [attribute, field] of SETTING_FIELDS) {
    const text = texts[attribute];
    if (text === undefined) continue;
    const value = readValue(field, text);
    if (value === undefined) problems.push({ reason: 'bad-value', name: attribute, text });
    else (field in OPTION_VALUES ? options : rules)[field] = value;
  }
  const parsed = parseRules({ ...(named ?? FIRST).rules, ...rules });
  if (!parsed.ok) problems.push({ reason: parsed.reason });
  const settings = { ...base, ...options, rules: parsed.ok ? parsed.rules : base.rules };
  return { settings, problems };
}

/** Rules and options side by side. */
const valuesOf = (settings: Settings): Readonly<Record<string, unknown>> => ({
  ...settings.rules,
  ...settings,
});

/** The texts by attribute name which change the variant into these settings; read back, the same. */
export function writeSettings(settings: Settings): Readonly<Record<string, string>> {
  const values = valuesOf(settings);
  const usual = valuesOf(settingsOf(variantOf(settings.variant) ?? FIRST));
  const texts: Record<string, string> = { variant: settings.variant };
  for (const [attribute, field] of SETTING_FIELDS) {
    if (values[field] !== usual[field]) texts[attribute] = String(values[field]);
  }
  return texts;
}
