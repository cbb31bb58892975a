/** The public face of the element as rows of a table: attributes to be set, the rest to be read. */
import type { ArgTypes } from '@storybook/web-components-vite';
import { OPTION_VALUES, RULE_VALUES, SETTING_FIELDS } from 'pyramid-solitaire/engine';
import { element, type Described, type Member } from '../parts/manifest.js';

type Row = ArgTypes[string];

const VALUES: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  ...RULE_VALUES,
  ...OPTION_VALUES,
};
/** More values than these are typed, not chosen. */
const CHOICES = 9;

const row = (
  category: string,
  { name, description = '', type }: Described,
  defaultValue?: string,
): Row => ({
  name,
  description,
  control: false,
  table: {
    category,
    ...(type && { type: { summary: type.text } }),
    ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
  },
});

/** Flags are off unless present; what belongs to a variant is as the variant has it. */
function defaultOf({ name, type, default: given }: Described): string | undefined {
  if (SETTING_FIELDS.has(name)) return 'as the variant has it';
  return given ?? (type?.text === 'boolean' ? 'false' : undefined);
}

/** Words between quotes in a type: `"modern"|"classic"`. */
const literals = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"/gu)].map(([, word = '']) => word);

/** How an attribute is set by hand. */
function control({ name, type }: Described): Pick<Row, 'control' | 'options'> {
  if (type?.text === 'boolean') return { control: 'boolean' };
  const field = SETTING_FIELDS.get(name);
  const values = field ? VALUES[field] : undefined;
  if (values && values.length <= CHOICES) return { control: 'select', options: [...values] };
  const words = literals(type?.text ?? '');
  return words.length > 1 ? { control: 'select', options: words } : { control: 'text' };
}

const signature = ({ parameters = [], return: given }: Member): string =>
  `(${parameters.map(({ name, type }) => `${name}: ${type?.text ?? 'unknown'}`).join(', ')}) => ${given?.type.text ?? 'void'}`;

/** Some parts have the names of attributes, so that all but attributes are told apart by their kind. */
const rows = (
  category: string,
  described: readonly Described[],
): readonly (readonly [string, Row])[] =>
  described.map((each) => [`${category} ${each.name}`, row(category, each, each.default)]);

const methods = element.members
  .filter(({ kind }) => kind === 'method')
  .map((method): Described => ({ ...method, type: { text: signature(method) } }));

export const publicFace: ArgTypes = Object.fromEntries([
  ...element.attributes.map((each): readonly [string, Row] => [
    each.name,
    { ...row('Attributes', each, defaultOf(each)), ...control(each) },
  ]),
  ...rows(
    'Properties without an attribute',
    element.members.filter(({ kind }) => kind === 'field'),
  ),
  ...rows('Methods', methods),
  ...rows('Events', element.events),
  ...rows('Parts', element.cssParts),
  ...rows('Custom properties', element.cssProperties),
]);
