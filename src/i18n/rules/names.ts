/** Names and explanations for the controls that choose a game. */
import {
  attributeOf,
  variantOf,
  type Field,
  type RulesError,
  type Value,
} from '../../engine/index.js';
import type { MessageKey } from '../messages.js';
import type { Words } from '../words.js';

/** Fields whose values have names; those of the others are numbers, or yes and no. */
const NAMED: readonly Field[] = ['ranks', 'shape', 'stock', 'goal', 'scoring', 'undoCost'];
/** Fields of things that there may be none of. */
const COUNTED: readonly Field[] = ['reserve', 'cells'];

// The keys and the engine's lists are held together by a test, so the compiler need not know each.
const say = (words: Words, key: string): string => words.t(key as MessageKey);

/** "Face-down cards": what a rule or an option is called. */
export const fieldName = (words: Words, field: Field): string =>
  say(words, `rules.field.${attributeOf(field)}`);

/** What a rule or an option is about, in one sentence. */
export const fieldHelp = (words: Words, field: Field): string =>
  say(words, `rules.explain.${attributeOf(field)}`);

/** "Triangle", "Unlimited", "3", "Yes": a value of a rule or an option. */
export function valueName(words: Words, field: Field, value: Value): string {
  if (NAMED.includes(field)) return say(words, `rules.value.${attributeOf(field)}.${value}`);
  if (typeof value === 'boolean') return words.t(value ? 'rules.value.yes' : 'rules.value.no');
  if (typeof value === 'string') return say(words, `rules.value.${value}`);
  return value === 0 && COUNTED.includes(field) ? words.t('rules.value.none') : words.number(value);
}

/** Why rules are none, in one sentence. */
export const refusedRules = (words: Words, reason: RulesError): string =>
  words.t(`rules.refusal.${reason}`);

/** What a variant is like, in one line; empty for a key that is no variant. */
export const variantCharacter = (words: Words, key: string): string =>
  variantOf(key) ? say(words, `deal.character.${key}`) : '';
