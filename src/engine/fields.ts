/** The fields of a game's settings and how they are written as attributes, flags and in transcripts. */
import { OPTION_VALUES, type Options } from './options.js';
import { RULE_FIELDS, RULE_VALUES, type RuleSet } from './rules.js';

export type Field = keyof RuleSet | keyof Options;
export type Value = string | number | boolean;

const VALUES: Readonly<Record<Field, readonly Value[]>> = { ...RULE_VALUES, ...OPTION_VALUES };
const OPTION_FIELDS = Object.keys(OPTION_VALUES) as readonly (keyof Options)[];

/** `drawWhenStuck` → `draw-when-stuck`. */
export const attributeOf = (field: string): string =>
  field.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Attribute name → field, for every rule and option. */
export const SETTING_FIELDS: ReadonlyMap<string, Field> = new Map(
  [...RULE_FIELDS, ...OPTION_FIELDS].map((field) => [attributeOf(field), field]),
);

/** The value that a text means for a field, or undefined. A bare flag is true, "false" is off. */
export function readValue(field: Field, text: string): Value | undefined {
  const word = text.trim();
  const values = VALUES[field];
  if (typeof values[0] === 'boolean') return word !== 'false';
  return values.find((value) => String(value) === word);
}
