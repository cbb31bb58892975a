/** The one list of variants. Everything that knows variants derives from it (design.md 4). */
import type { RuleSet } from './rules.js';
import type { Options, Scoring } from './options.js';

/** A named game: what it changes in the traditional rules, its scoring, and where it comes from. */
export interface Variant {
  readonly key: string;
  readonly rules: Partial<RuleSet>;
  readonly scoring: Scoring;
  /** Undo options that belong to the variant; the others have their defaults. */
  readonly options: Partial<Options>;
  /** Documents that describe it: 000 to 004 of the five sources, or the program it is known from. */
  readonly sources: readonly string[];
}

const variant = (
  key: string,
  rules: Partial<RuleSet>,
  scoring: Scoring,
  sources: readonly string[],
  options: Partial<Options> = {},
): Variant => ({ key, rules, scoring, sources, options });

/** All variants, the element's default first. */
export const VARIANTS: readonly Variant[] = [
  variant(
    'pyramide',
    { stock: 'closed', firstDraw: true, passes: 'unlimited', goal: 'pyramid' },
    'points',
    ['000'],
    { undoLimit: 100 },
  ),
  variant('traditional', {}, 'left', ['001', '002']),
  variant('par', { passes: 3 }, 'par', ['001']),
  variant('casual', { goal: 'pyramid' }, 'left', ['001', '002']),
  variant('overlapping', { coverPair: true }, 'left', ['001', '002']),
  variant('reserve', { reserve: 7 }, 'left', ['001', '002']),
  variant('apophis', { wastes: 3 }, 'left', ['001', '002']),
  variant('giza', { reserve: 8, reserveDepth: 3 }, 'left', ['001', '002']),
  variant('triangle', { shape: 'triangle' }, 'left', ['001', '002']),
  variant('spanish', { ranks: 12 }, 'left', ['001', '002']),
  variant(
    'tuts-tomb',
    {
      apexKing: true,
      stock: 'closed',
      draw: 3,
      passes: 'unlimited',
      goal: 'pyramid',
      coverPair: true,
    },
    'left',
    ['001', '002'],
  ),
  variant('reserve-6', { rows: 6, reserve: 6 }, 'left', ['002']),
  variant('cell', { cells: 1 }, 'left', ['002']),
  variant('six-rows', { rows: 6 }, 'left', ['002']),
  variant(
    'thirteen',
    {
      rows: 8,
      faceDown: true,
      stock: 'closed',
      draw: 3,
      passes: 'unlimited',
      drawWhenStuck: true,
      goal: 'pyramid',
    },
    'left',
    ['002'],
  ),
  variant('microsoft', { stock: 'open', passes: 3, goal: 'pyramid' }, 'microsoft', ['002']),
  variant('semicolon', { stock: 'open', passes: 3 }, 'par', ['003']),
  variant('strict-order', { stock: 'open', passes: 3, drawWhenStuck: true }, 'left', ['003']),
  variant('pyramid-clear', { stock: 'open', passes: 3, goal: 'pyramid' }, 'left', ['003']),
  variant('brainium', { stock: 'closed', passes: 3, goal: 'pyramid' }, 'progressive', ['003']),
  variant(
    'mobilityware',
    { stock: 'closed', passes: 3, goal: 'pyramid', coverPair: true },
    'left',
    ['003'],
  ),
  variant(
    'cardgames',
    { stock: 'closed', passes: 'unlimited', goal: 'pyramid', coverPair: true },
    'moves',
    ['004'],
    { undoCost: 1 },
  ),
  variant(
    'king-tut',
    { stock: 'closed', draw: 3, firstDraw: true, passes: 'unlimited', goal: 'pyramid' },
    'left',
    ['PySolFC'],
  ),
  variant(
    'apophis-dealt',
    { stock: 'closed', draw: 3, wastes: 3, firstDraw: true, passes: 3 },
    'cards',
    ['PySolFC'],
  ),
  variant('aisleriot', { faceDown: true, stock: 'closed', wastePair: true }, 'cards', [
    'AisleRiot',
  ]),
  variant('italian', { ranks: 10, rows: 6 }, 'left', ['comesigioca.net']),
];

/** The variant of this key, or undefined. */
export const variantOf = (key: string): Variant | undefined =>
  VARIANTS.find((entry) => entry.key === key);

/** Whether two rule sets are the same game (both come from `parseRules`, so idle fields agree). */
export const sameRules = (a: RuleSet, b: RuleSet): boolean =>
  (Object.keys(a) as (keyof RuleSet)[]).every((field) => a[field] === b[field]);
