/** The name under which the games of one set of rules are counted. */
import {
  readSettings,
  variantOf,
  writeSettings,
  type RuleSet,
  type Scoring,
} from '../engine/index.js';

/** What games must have in common to be compared: rules and scoring, whatever the variant is called. */
export interface Counted {
  readonly rules: RuleSet;
  readonly scoring: Scoring;
}

/** A key tells what differs from this variant: its rules are the defaults, so no key ever changes. */
const PLAIN = 'traditional';

/** `traditional stock=closed passes=unlimited …`; the same for equal games. */
export function rulesKeyOf({ rules, scoring }: Counted): string {
  const settings = { variant: PLAIN, rules, scoring, undoLimit: 'unlimited', undoCost: 0 } as const;
  const { variant, ...changes } = writeSettings(settings);
  return [variant, ...Object.entries(changes).map((change) => change.join('='))].join(' ');
}

/** What a key stands for; null for a text that `rulesKeyOf` does not write. */
export function readRulesKey(key: string): Counted | null {
  const [variant = '', ...changes] = key.split(' ');
  if (!variantOf(variant)) return null;
  const texts = Object.fromEntries(changes.map((change) => change.split('=')));
  const { settings } = readSettings({ ...texts, variant });
  return rulesKeyOf(settings) === key ? settings : null;
}
