/** Small games: few ranks and rows, so that they can be played out in every way. */
import {
  deckOf,
  DEFAULT_RULES,
  legalMoves,
  play,
  startOf,
  stockSize,
  tableauSize,
  VARIANTS,
  type Card,
  type Position,
  type RuleSet,
} from '../../src/engine/index.js';

/** A source of numbers below a bound: the same for the same seed. */
export type Dice = (below: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pick = <T>(dice: Dice, values: readonly T[]): T => values[dice(values.length)] as T;

function shuffled(dice: Dice, cards: readonly Card[]): Card[] {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
  }
  return deck;
}

/** Whether the core defines these rules. */
const isGame = (rules: RuleSet): boolean =>
  stockSize(rules) >= 0 &&
  !(rules.draw > 1 && rules.stock !== 'closed') &&
  !(rules.wastes > 1 && rules.draw !== 1 && rules.draw !== rules.wastes) &&
  !(rules.wastePair && rules.wastes > 1);

/** Rules of all kinds, as the dice fall. */
export function anyRules(dice: Dice): RuleSet {
  for (;;) {
    const reserve = pick(dice, [0, 0, 0, 1, 2, 3]);
    const rules: RuleSet = {
      ...DEFAULT_RULES,
      ranks: pick(dice, [4, 4, 5, 5, 6, 7]),
      shape: pick(dice, ['pyramid', 'pyramid', 'triangle']),
      rows: 1 + dice(5),
      reserve,
      reserveDepth: reserve === 0 ? 1 : 1 + dice(3),
      cells: pick(dice, [0, 0, 1]),
      stock: pick(dice, ['drawn', 'closed', 'open']),
      draw: pick(dice, [1, 1, 2, 3]),
      wastes: pick(dice, [1, 1, 1, 2, 3]),
      firstDraw: pick(dice, [false, true]),
      passes: pick(dice, [1, 1, 2, 3, 'unlimited']),
      drawWhenStuck: pick(dice, [false, false, true]),
      coverPair: pick(dice, [false, true]),
      wastePair: pick(dice, [false, false, true]),
      goal: pick(dice, ['all', 'pyramid']),
    };
    if (isGame(rules)) return rules;
  }
}

/** A variant's rules in small: as many rows and reserve piles as a short deck bears. */
export function smallRules(key: string, ranks: number, rows: number): RuleSet {
  const variant = VARIANTS.find((entry) => entry.key === key);
  const rules = { ...DEFAULT_RULES, ...variant?.rules, ranks, rows };
  const room = 4 * ranks - tableauSize(rules);
  const reserve = Math.min(rules.reserve, Math.max(1, Math.floor(room / rules.reserveDepth / 2)));
  // Giza has no stock at all: the reserve takes what the tableau leaves.
  const isAll = stockSize({ ...DEFAULT_RULES, ...variant?.rules }) === 0;
  if (!isAll) return { ...rules, reserve };
  return { ...rules, reserve: room, reserveDepth: 1 };
}

/** A deal of these rules; the apex king as deal codes lay it. */
export function dealOf(dice: Dice, rules: RuleSet): Position {
  const deck = shuffled(dice, deckOf(rules.ranks));
  const cards: Card[] = rules.apexKing ? ['KS', ...deck.filter((card) => card !== 'KS')] : deck;
  return startOf(rules, cards);
}

/** A position some moves later. */
export function later(dice: Dice, from: Position, moves: number): Position {
  let position = from;
  for (let move = 0; move < moves; move++) {
    const legal = legalMoves(position);
    if (legal.length === 0) break;
    const played = play(position, pick(dice, legal));
    if (played.ok) position = played.position;
  }
  return position;
}

/** All that can matter for what can still happen. */
export const keyOf = ({
  game,
  tableau,
  reserve,
  cells,
  stock,
  hand,
  wastes,
  pass,
}: Position): string =>
  JSON.stringify([
    tableau,
    reserve,
    cells,
    stock,
    hand,
    wastes,
    game.rules.passes === 'unlimited' ? 0 : pass,
  ]);
