/** Controls for every rule and option of a game, with names and values in words. */
import type { ArgTypes } from '@storybook/web-components-vite';
import {
  OPTION_VALUES,
  RULE_VALUES,
  SETTING_FIELDS,
  settingsOf,
  type Variant,
} from 'pyramid-solitaire/engine';
import type { Attributes } from './settings.js';
import { wordsIn } from './words.js';

export type GameArgs = Readonly<Record<string, string | number | boolean>>;

// The controls belong to Storybook's own frame, which speaks English.
const words = await wordsIn('en');

/** Of a thousand values these show what the option does. */
const SOME_UNDO_LIMITS = ['unlimited', 0, 1, 10, 100];

const valuesOf = { ...RULE_VALUES, ...OPTION_VALUES, undoLimit: SOME_UNDO_LIMITS };

const control = (field: keyof typeof valuesOf): ArgTypes[string] => {
  const values: readonly (string | number | boolean)[] = valuesOf[field];
  const usual = values[0] as string | number | boolean;
  const isFlag = typeof usual === 'boolean';
  const labels = Object.fromEntries(values.map((value) => [value, words.value(field, value)]));
  return {
    name: words.field(field),
    description: words.help(field),
    ...(isFlag
      ? { control: 'boolean' }
      : { options: [...values], control: { type: 'select', labels } }),
    table: {
      category: field in RULE_VALUES ? 'Rules' : 'Scoring and undo',
      defaultValue: { summary: words.value(field, usual) },
    },
  };
};

/** By attribute name. */
export const gameControls: ArgTypes = Object.fromEntries(
  [...SETTING_FIELDS].map(([attribute, field]) => [attribute, control(field)]),
);

/** The values of a variant, as the controls show them at first. */
export function argsOf(variant: Variant): GameArgs {
  const settings = settingsOf(variant);
  const values = { ...settings, ...settings.rules };
  return Object.fromEntries(
    [...SETTING_FIELDS].map(([attribute, field]) => [attribute, values[field]]),
  );
}

/** The attributes that say what the controls change in a variant. */
export function attributesOf(variant: Variant, args: GameArgs): Attributes {
  const usual = argsOf(variant);
  const changed = Object.entries(args).filter(
    ([name, value]) => name in usual && value !== usual[name],
  );
  return { variant: variant.key, ...Object.fromEntries(changed) };
}
