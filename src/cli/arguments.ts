/** Reads what stands on the command line, and refuses by name what does not belong there. */
import { parseArgs } from 'node:util';
import { Problem, quote } from './problem.js';

/** How an option is written: alone, alone or with `=false`, or with a value. */
export type OptionKind = 'flag' | 'switch' | 'value';

export interface Arguments {
  /** What was said of each option; of one that stands alone an empty text. */
  readonly texts: ReadonlyMap<string, string>;
  /** Everything else, in order. */
  readonly words: readonly string[];
}

function textOf(name: string, kind: OptionKind, value: string | undefined, inline: boolean) {
  if (kind === 'value') {
    const isMissing = value === undefined || (!inline && value.startsWith('--'));
    if (isMissing) throw new Problem(`--${name} needs a value`);
    return value;
  }
  if (value === undefined) return '';
  if (kind === 'switch' && (value === 'true' || value === 'false')) return value;
  throw new Problem(`--${name} takes no value ${quote(value)}`);
}

/** Reads arguments by the options that a command has. The last of several mentions holds. */
export function readArguments(
  args: readonly string[],
  kinds: ReadonlyMap<string, OptionKind>,
): Arguments {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      [...kinds].map(([name, kind]) => [
        name,
        { type: kind === 'value' ? ('string' as const) : ('boolean' as const) },
      ]),
    ),
  });
  const texts = new Map<string, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const kind = kinds.get(token.name);
    if (!kind) throw new Problem(`there is no option ${quote(token.rawName)}`);
    texts.set(token.name, textOf(token.name, kind, token.value, token.inlineValue === true));
  }
  return { texts, words };
}

/** A whole number from 1 up, or null where the option is not there. */
export function readCount({ texts }: Arguments, name: string): number | null {
  const text = texts.get(name);
  if (text === undefined) return null;
  const value = Number(text.replaceAll(/[_,]/gu, ''));
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new Problem(`--${name}: ${quote(text)} is no whole number from 1 up`);
  }
  return value;
}
