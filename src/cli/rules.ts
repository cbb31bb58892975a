/** The rule flags: the attributes of the element on top of a variant. */
import {
  attributeOf,
  readSettings,
  RULE_FIELDS,
  RULE_VALUES,
  VARIANTS,
  writeSettings,
  type RuleField,
  type SettingProblem,
  type Settings,
} from '../engine/index.js';
import type { Arguments, OptionKind } from './arguments.js';
import { Problem, quote } from './problem.js';
import { sayRulesError } from './reasons.js';

const FIELDS: ReadonlyMap<string, RuleField> = new Map(
  RULE_FIELDS.map((field) => [attributeOf(field), field]),
);

const isSwitch = (field: RuleField): boolean => typeof RULE_VALUES[field][0] === 'boolean';

/** The options by which every command takes rules. */
export const RULE_OPTIONS: ReadonlyMap<string, OptionKind> = new Map([
  ['variant', 'value'],
  ...[...FIELDS].map(([name, field]) => [name, isSwitch(field) ? 'switch' : 'value'] as const),
]);

/** The values of a field in short: `13|12|10`, `1…99|unlimited`. */
function valuesOf(field: RuleField): string {
  const values = RULE_VALUES[field];
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < 4 || field === 'rows') return values.join('|');
  const words = values.filter((value) => typeof value !== 'number');
  return [`${numbers[0]}…${numbers.at(-1)}`, ...words].join('|');
}

const MEANINGS: Readonly<Record<RuleField, string>> = {
  ranks: '52, 48 or 40 cards; pairs make this sum',
  shape: 'the triangle is the pyramid upside down',
  rows: 'rows of the tableau',
  faceDown: 'covered cards lie face down',
  apexKing: 'the king of spades lies at the apex',
  reserve: 'reserve piles',
  reserveDepth: 'cards in each of them',
  cells: 'spots to park a card in',
  stock: 'in play: the card just drawn, none, the top one',
  draw: 'cards a draw',
  wastes: 'waste piles',
  firstDraw: 'the deal includes the first draw',
  passes: 'times through the stock',
  drawWhenStuck: 'draw only when nothing can be removed',
  coverPair: 'a card may go with the only one covering it',
  wastePair: 'the two top cards of the waste may pair',
  goal: 'which cards must go',
};

/** A line of help for each rule flag, the default first among its values. */
export const RULE_HELP: readonly (readonly [flag: string, meaning: string])[] = [...FIELDS].map(
  ([name, field]) => [
    isSwitch(field) ? `--${name}[=false]` : `--${name} ${valuesOf(field)}`,
    MEANINGS[field],
  ],
);

function say(problem: SettingProblem): string {
  const { reason, name, text } = problem;
  if (name === undefined) return sayRulesError(reason);
  if (reason === 'unknown-variant') {
    return `there is no variant ${quote(text)}; there are ${VARIANTS.map(({ key }) => key).join(', ')}`;
  }
  const field = FIELDS.get(name);
  return `--${name}: ${quote(text)} is none of ${field ? valuesOf(field) : ''}`;
}

/** The settings that the arguments name. */
export function readRules({ texts }: Arguments): Settings {
  const { settings, problems } = readSettings(Object.fromEntries(texts));
  const [problem] = problems;
  if (problem) throw new Problem(say(problem));
  return settings;
}

/** `pyramide --passes=3`: the variant with the flags that change it. */
export function nameRules(settings: Settings): string {
  const { variant = '', ...texts } = writeSettings(settings);
  const flags = Object.entries(texts).filter(([name]) => FIELDS.has(name));
  return [variant, ...flags.map(([name, text]) => `--${name}=${text}`)].join(' ');
}
