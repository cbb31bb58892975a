/** Plays random games on the engine and the naive model side by side, up to the first difference. */
import {
  deckOf,
  OPTION_VALUES,
  parseRules,
  RULE_FIELDS,
  RULE_VALUES,
  SCORINGS,
  type Card,
  type RuleSet,
  type Setup,
} from '../../src/engine/index.js';
import { createModel } from '../model/model.js';
import { Player } from './player.js';

/** A small linear congruential generator: the next whole number below `limit`. */
export type Chance = (limit: number) => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function pick<T>(chance: Chance, list: readonly T[]): T {
  const item = list[chance(list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A shuffled deck that owes nothing to deal codes. */
export function shuffled(chance: Chance, ranks: number): readonly Card[] {
  const left = [...deckOf(ranks)];
  return Array.from({ length: left.length }, () => {
    const [card] = left.splice(chance(left.length), 1);
    if (!card) throw new Error('a card too few');
    return card;
  });
}

/** Few enough for a game to see its last pass. */
const PASSES = [1, 2, 3, 'unlimited'];

/** Any rule set a player may choose. */
export function randomRules(chance: Chance): RuleSet {
  for (;;) {
    const loose = Object.fromEntries(
      RULE_FIELDS.map((field) => {
        const values: readonly unknown[] = field === 'passes' ? PASSES : RULE_VALUES[field];
        // Half the fields stay at their default, for games not to be all alike in their oddity.
        return [field, chance(2) === 0 ? values[0] : pick(chance, values)];
      }),
    );
    const parsed = parseRules(loose);
    if (parsed.ok) return parsed.rules;
  }
}

/** Settings with any scoring and undo policy. */
export const randomOptions = (
  chance: Chance,
): Pick<Setup, 'scoring' | 'undoLimit' | 'undoCost'> => ({
  scoring: pick(chance, SCORINGS),
  undoLimit: pick(chance, ['unlimited', 0, 1, 3, 10]),
  undoCost: pick(chance, OPTION_VALUES.undoCost),
});

/** Words that are mostly refused: odd pairs, cards out of place, draws and redeals out of turn. */
function oddWord(chance: Chance, cards: readonly string[]): string {
  const card = (): string => pick(chance, cards);
  return pick(chance, [
    `${card()}+${card()}`,
    `${card()}+${card()}`,
    card(),
    `cell:${card()}`,
    'draw',
    `draw>${chance(5)}`,
    'redeal',
    pick(chance, ['XX', 'KD+', '9C+4D+KC', 'cell:', 'TD', 'TC+3C', 'cell:8S']),
  ]);
}

function nextWord(chance: Chance, legal: readonly string[], cards: readonly string[]): string {
  const roll = chance(100);
  if (roll < 7) return 'undo';
  if (roll < 12) return 'redo';
  if (roll < 20) return oddWord(chance, cards);
  if (roll === 99) return 'give-up';
  if (legal.length === 0) return 'undo';
  // Removals most of the time: a player who picks at random would draw for ever.
  const removals = legal.filter((word) => !/^(?:draw|redeal|cell)/u.test(word));
  return pick(chance, removals.length > 0 && chance(4) > 0 ? removals : legal);
}

/** What both sides can tell of a game, as text with its fields in one order. */
const textOf = (shown: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(shown, Object.keys(shown).toSorted());

/** The engine's side: in the model's form, without what the model does not know. */
function pictureOf(player: Player): Readonly<Record<string, unknown>> {
  const { code: _code, variant: _variant, selected: _selected, ...shown } = player.shown;
  return { ...shown, legal: shown.legal.toSorted(), removed: shown.removed.length };
}

export interface Difference {
  readonly actions: readonly string[];
  readonly engine: string | null;
  readonly model: string | null;
}

/**
 * Plays one game of at most `length` words, and a little beyond its end; the first difference, or
 * null.
 */
export function playInStep(setup: Setup, chance: Chance, length: number): Difference | null {
  const { rules, scoring, undoLimit, undoCost, cards } = setup;
  const limit = undoLimit === 'unlimited' ? null : undoLimit;
  const model = createModel(rules, { scoring, undoLimit: limit, undoCost }, cards);
  const player = new Player(setup);
  const actions: string[] = [];
  while (actions.length < length) {
    const snapshot = model.snapshot();
    const [engine, expected] = [textOf(pictureOf(player)), textOf({ ...snapshot })];
    if (engine !== expected) return { actions, engine, model: expected };
    if (snapshot.outcome !== 'playing' && chance(4) === 0) break;
    const word = nextWord(chance, snapshot.legal, cards);
    actions.push(word);
    const [refused, modelRefused] = [player.try(word), model.act(word)];
    if (refused !== modelRefused) return { actions, engine: refused, model: modelRefused };
  }
  return null;
}
