/** Sections of the rules as data: sentences, each with the condition under which it is true. */
import type { MessageKey } from '../messages.js';
import type { Words } from '../words.js';
import type { Condition } from './conditions.js';
import { numbersOf, type Game, type Numbers } from './game.js';

/** A sentence: its message, when it is true, and the number that chooses its plural form. */
export type Line = readonly [key: MessageKey, when: Condition, count?: keyof Numbers];

/** Values for placeholders beside the numbers that every sentence may have. */
type Values = Readonly<Record<string, string | number>>;

export interface Section {
  readonly heading: MessageKey;
  readonly lines: readonly Line[];
  readonly values?: (words: Words, game: Game) => Values;
}

/** Says sentences about one game. Its numbers are written once, as that takes longer than the rest. */
export function speakerOf(words: Words, game: Game): (line: Line, values?: Values) => string {
  const numbers = numbersOf(game);
  const written = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, words.number(value)]),
  );
  return ([key, , count], values) => {
    const said = { ...written, ...values };
    return words.t(key, count ? { ...said, count: numbers[count] } : said);
  };
}
