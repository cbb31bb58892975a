/** What a set of rules is called, be it a variant's or somebody's own. */
import {
  settingsOf,
  VARIANTS,
  type Field,
  type RuleSet,
  type Scoring,
  type Value,
  type Variant,
} from '../../engine/index.js';
import { variantName } from '../games.js';
import type { Words } from '../words.js';
import { fieldName, valueName } from './names.js';

interface Named {
  readonly rules: RuleSet;
  readonly scoring: Scoring;
}

type Change = readonly [field: Field, value: Value];

/** What these rules and their scoring change in a variant. */
function changesOf({ rules, scoring }: Named, variant: Variant): readonly Change[] {
  const usual = settingsOf(variant);
  const before: Readonly<Record<string, Value>> = { ...usual.rules, scoring: usual.scoring };
  const after = Object.entries({ ...rules, scoring }) as readonly Change[];
  return after.filter(([field, value]) => before[field] !== value);
}

/**
 * "Giza", or the variant that is nearest, with what is changed in it. The variant named first is taken
 * where several are as near. Only after the `more` of the words.
 */
export function rulesName(words: Words, named: Named, first?: string): string {
  const isFirst = ({ key }: Variant): number => Number(key === first);
  const [nearest] = VARIANTS.map((variant) => ({ variant, changes: changesOf(named, variant) }))
    .toSorted((a, b) => isFirst(b.variant) - isFirst(a.variant))
    .toSorted((a, b) => a.changes.length - b.changes.length);
  if (!nearest) return '';
  const variant = variantName(words, nearest.variant.key);
  const changes = nearest.changes.map(([field, value]) =>
    words.t('labelled', { label: fieldName(words, field), value: valueName(words, field, value) }),
  );
  return changes.length === 0
    ? variant
    : words.t('stats.changed', { variant, changes: changes.join('; ') });
}
