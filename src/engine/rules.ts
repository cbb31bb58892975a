/** The rule set: every switch in which one Pyramid game differs from another, and its one door. */

/** One Pyramid game (design.md 4). Pairs sum to `ranks`; kings, which count `ranks`, leave alone. */
export interface RuleSet {
  /** Ranks a suit: 13 (52 cards), 12 (48, no tens) or 10 (40, no 8 9 10). */
  readonly ranks: number;
  /** `triangle` is the pyramid upside down. */
  readonly shape: 'pyramid' | 'triangle';
  /** Rows of the tableau. */
  readonly rows: number;
  /** Covered cards lie face down until they are free. */
  readonly faceDown: boolean;
  /** The king of spades is laid first, at the apex. */
  readonly apexKing: boolean;
  /** Reserve piles beside the tableau, face up, their tops free. */
  readonly reserve: number;
  /** Cards in each reserve pile. */
  readonly reserveDepth: number;
  /** Temporary spots for one card each. */
  readonly cells: number;
  /** What of the stock is in play beside the waste top: the card just drawn, nothing, its top. */
  readonly stock: 'drawn' | 'closed' | 'open';
  /** Cards a draw. */
  readonly draw: number;
  /** Waste piles. With draw 1 the player chooses; with draw = wastes each gets one card. */
  readonly wastes: number;
  /** The deal includes the first draw. */
  readonly firstDraw: boolean;
  /** Times through the stock, the first look included. */
  readonly passes: number | 'unlimited';
  /** Draw and redeal only when nothing can be removed. */
  readonly drawWhenStuck: boolean;
  /** A card may go with the only card still covering it. */
  readonly coverPair: boolean;
  /** The two top cards of the waste may pair. */
  readonly wastePair: boolean;
  /** What must be gone to win. */
  readonly goal: 'all' | 'pyramid';
}

export type RuleField = keyof RuleSet;

/** The whole numbers from one to another. */
export const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The values a player may choose for each field, the default first (design.md 4). */
export const RULE_VALUES: { readonly [F in RuleField]: readonly RuleSet[F][] } = {
  ranks: [13, 12, 10],
  shape: ['pyramid', 'triangle'],
  rows: [7, 5, 6, 8],
  faceDown: [false, true],
  apexKing: [false, true],
  reserve: upTo(0, 8),
  reserveDepth: upTo(1, 3),
  cells: [0, 1],
  stock: ['drawn', 'closed', 'open'],
  draw: [1, 3],
  wastes: upTo(1, 3),
  firstDraw: [false, true],
  passes: [...upTo(1, 99), 'unlimited'],
  drawWhenStuck: [false, true],
  coverPair: [false, true],
  wastePair: [false, true],
  goal: ['all', 'pyramid'],
};

export const RULE_FIELDS = Object.keys(RULE_VALUES) as readonly RuleField[];

/** The traditional game. */
export const DEFAULT_RULES = Object.fromEntries(
  RULE_FIELDS.map((field) => [field, RULE_VALUES[field][0]]),
) as unknown as RuleSet;

/** Why a record is no rule set, in the order in which it is judged (rules.md 3.2). */
export type RulesError =
  | 'unknown-field'
  | 'bad-value'
  | 'passes'
  | 'too-many-cards'
  | 'draw-needs-closed-stock'
  | 'wastes-and-draw'
  | 'face-down-cover-pair'
  | 'apex-king-triangle'
  | 'waste-pair-several-wastes';

export type ParsedRules =
  | { readonly ok: true; readonly rules: RuleSet }
  | { readonly ok: false; readonly reason: RulesError; readonly field: string | null };

/** Cards in the tableau. */
export const tableauSize = ({ rows }: RuleSet): number => (rows * (rows + 1)) / 2;

/** Cards that the deal leaves for the stock; below 0 the deck does not suffice. */
export const stockSize = (rules: RuleSet): number =>
  4 * rules.ranks - tableauSize(rules) - rules.reserve * rules.reserveDepth;

const STOCK_FIELDS: readonly RuleField[] = [
  'stock',
  'draw',
  'wastes',
  'firstDraw',
  'passes',
  'drawWhenStuck',
  'wastePair',
];

/** Sets fields that cannot matter to their default, so that equal games compare equal. */
function normalise(rules: RuleSet): RuleSet {
  const idle: RuleField[] = [];
  if (rules.reserve === 0) idle.push('reserveDepth');
  if (stockSize(rules) === 0) idle.push(...STOCK_FIELDS);
  return {
    ...rules,
    ...Object.fromEntries(idle.map((field) => [field, DEFAULT_RULES[field]])),
  };
}

/** Combinations that no source defines, each with its name (rules.md 3.2). */
const CONFLICTS: readonly (readonly [RulesError, (rules: RuleSet) => boolean])[] = [
  ['draw-needs-closed-stock', (r) => r.draw > 1 && r.stock !== 'closed'],
  ['wastes-and-draw', (r) => r.wastes > 1 && r.draw !== 1 && r.draw !== r.wastes],
  ['face-down-cover-pair', (r) => r.faceDown && r.coverPair],
  ['apex-king-triangle', (r) => r.apexKing && r.shape === 'triangle'],
  ['waste-pair-several-wastes', (r) => r.wastePair && r.wastes > 1],
];

/** The values of a field, or undefined if there is no such field. */
const valuesOf = (name: string): readonly unknown[] | undefined =>
  Object.hasOwn(RULE_VALUES, name) ? RULE_VALUES[name as RuleField] : undefined;

const refuse = (reason: RulesError, field: string | null = null): ParsedRules => ({
  ok: false,
  reason,
  field,
});

/**
 * The one door from a loose record to a rule set: fields left out take the default, idle fields are
 * normalised. Any input is answered, never thrown at; a refusal names its reason and the field.
 */
export function parseRules(input: unknown): ParsedRules {
  if (typeof input !== 'object' || input === null) return refuse('bad-value');
  const given = Object.entries(input);
  const unknown = given.find(([name]) => !valuesOf(name));
  if (unknown) return refuse('unknown-field', unknown[0]);
  const bad = given.filter(([name, value]) => !valuesOf(name)?.includes(value));
  const worst = bad.find(([name]) => name !== 'passes') ?? bad[0];
  if (worst) return refuse(worst[0] === 'passes' ? 'passes' : 'bad-value', worst[0]);

  const whole: RuleSet = { ...DEFAULT_RULES, ...input };
  if (stockSize(whole) < 0) return refuse('too-many-cards');
  const rules = normalise(whole);
  const conflict = CONFLICTS.find(([, holds]) => holds(rules));
  return conflict ? refuse(conflict[0]) : { ok: true, rules: Object.freeze(rules) };
}
