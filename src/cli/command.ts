/** What every command is: its help, the options it takes, and what it does. */
import { VARIANTS } from '../engine/index.js';
import type { Arguments, OptionKind } from './arguments.js';
import type { Io } from './io.js';
import { RULE_HELP, RULE_OPTIONS } from './rules.js';

/** An option with what follows it and what it does. */
type Option = readonly [name: string, kind: OptionKind, value: string, meaning: string];

export interface Command {
  readonly name: string;
  /** What follows the name in the command's first line of help. */
  readonly usage: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** Further lines of help. */
  readonly about: readonly string[];
  readonly options: readonly Option[];
  /** Whether the rule flags belong to it. */
  readonly takesRules: boolean;
  /** Does it; fulfilled with the exit code. */
  readonly run: (args: Arguments, io: Io) => Promise<number>;
}

export const PROGRAM = 'pyramid-solitaire';

export const jsonOption = (meaning: string): Option => ['json', 'flag', '', meaning];

export const SEARCH_OPTIONS: readonly Option[] = [
  ['positions', 'value', 'N', 'most positions for a deal, then it is unknown'],
  ['memory', 'value', 'MB', 'most memory for a deal, 64 unless said otherwise'],
  ['threads', 'value', 'N', 'threads, one a core unless said otherwise'],
];

/** The options of a command, `help` included. */
export function optionsOf({ options, takesRules }: Command): ReadonlyMap<string, OptionKind> {
  return new Map<string, OptionKind>([
    ['help', 'flag'],
    ...options.map(([name, kind]) => [name, kind] as const),
    ...(takesRules ? RULE_OPTIONS : []),
  ]);
}

/** Words in lines that fit a narrow terminal. */
function inLines(words: readonly string[], width = 50): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

const COLUMN = 28;

const helpLine = (left: string, right: string): string => `  ${left.padEnd(COLUMN)} ${right}`;

const RULES_TEXT: readonly string[] = [
  '',
  'Rules, on top of a variant; the first value is the traditional one:',
  helpLine('--variant NAME', `${VARIANTS[0]?.key} unless said otherwise; one of`),
  ...inLines(VARIANTS.map(({ key }) => key)).map((line) => helpLine('', line)),
  ...RULE_HELP.map(([flag, meaning]) => helpLine(flag, meaning)),
];

/** The help of one command. */
export function helpOf({ name, usage, summary, about, options, takesRules }: Command): string {
  const lines = [
    `${PROGRAM} ${name} ${usage}`,
    '',
    summary,
    ...about,
    '',
    ...options.map(([option, , value, meaning]) =>
      helpLine(`--${option} ${value}`.trimEnd(), meaning),
    ),
    ...(takesRules ? RULES_TEXT : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The help of the whole program. */
export function helpOfAll(commands: readonly Command[]): string {
  const lines = [
    `${PROGRAM} COMMAND …`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`),
    '',
    `"${PROGRAM} COMMAND --help" tells the rest.`,
  ];
  return `${lines.join('\n')}\n`;
}
