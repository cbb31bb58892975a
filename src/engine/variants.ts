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
  sources: string,
  rules: Partial<RuleSet> = {},
  { scoring = 'left', ...options }: Partial<Options> = {},
): Variant => ({ key, rules, scoring, sources: sources.split(' '), options });

/** All variants, the element's default first. */
export const VARIANTS: readonly Variant[] = [
  variant(
    'pyramide',
    '000',
    { stock: 'closed', passes: 'unlimited', goal: 'pyramid', firstDraw: true },
    { scoring: 'points', undoLimit: 100 },
  ),
  variant('traditional', '001 002'),
  variant('par', '001', { passes: 3 }, { scoring: 'par' }),
  variant('casual', '001 002', { goal: 'pyramid' }),
  variant('overlapping', '001 002', { coverPair: true }),
  variant('reserve', '001 002', { reserve: 7 }),
  variant('apophis', '001 002', { wastes: 3 }),
  variant('giza', '001 002', { reserve: 8, reserveDepth: 3 }),
  variant('triangle', '001 002', { shape: 'triangle' }),
  variant('spanish', '001 002', { ranks: 12 }),
  variant('tuts-tomb', '001 002', {
    apexKing: true,
    stock: 'closed',
    draw: 3,
    passes: 'unlimited',
    goal: 'pyramid',
    coverPair: true,
  }),
  variant('reserve-6', '002', { rows: 6, reserve: 6 }),
  variant('cell', '002', { cells: 1 }),
  variant('six-rows', '002', { rows: 6 }),
  variant('thirteen', '002', {
    rows: 8,
    faceDown: true,
    stock: 'closed',
    draw: 3,
    passes: 'unlimited',
    goal: 'pyramid',
    drawWhenStuck: true,
  }),
  variant(
    'microsoft',
    '002',
    { stock: 'open', passes: 3, goal: 'pyramid' },
    { scoring: 'microsoft' },
  ),
  variant('semicolon', '003', { stock: 'open', passes: 3 }, { scoring: 'par' }),
  variant('strict-order', '003', { stock: 'open', passes: 3, drawWhenStuck: true }),
  variant('pyramid-clear', '003', { stock: 'open', passes: 3, goal: 'pyramid' }),
  variant(
    'brainium',
    '003',
    { stock: 'closed', passes: 3, goal: 'pyramid' },
    { scoring: 'progressive' },
  ),
  variant('mobilityware', '003', { stock: 'closed', passes: 3, goal: 'pyramid', coverPair: true }),
  variant(
    'cardgames',
    '004',
    { stock: 'closed', passes: 'unlimited', goal: 'pyramid', coverPair: true },
    { scoring: 'moves', undoCost: 1 },
  ),
  variant('king-tut', 'PySolFC', {
    stock: 'closed',
    draw: 3,
    passes: 'unlimited',
    goal: 'pyramid',
    firstDraw: true,
  }),
  variant(
    'apophis-dealt',
    'PySolFC',
    { stock: 'closed', draw: 3, wastes: 3, passes: 3, firstDraw: true },
    { scoring: 'cards' },
  ),
  variant(
    'aisleriot',
    'AisleRiot',
    { faceDown: true, stock: 'closed', wastePair: true },
    { scoring: 'cards' },
  ),
  variant('italian', 'comesigioca.net', { ranks: 10, rows: 6 }),
];

/** The variant of this key, or undefined. */
export const variantOf = (key: string): Variant | undefined =>
  VARIANTS.find((entry) => entry.key === key);

/** Whether two rule sets are the same game (both come from `parseRules`, so idle fields agree). */
export const sameRules = (a: RuleSet, b: RuleSet): boolean =>
  (Object.keys(a) as (keyof RuleSet)[]).every((field) => a[field] === b[field]);
