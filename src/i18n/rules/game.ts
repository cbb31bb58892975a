/** A game as its rules are told, and the numbers that go into the sentences. */
import { stockSize, tableauSize, valueOf, type Options, type RuleSet } from '../../engine/index.js';

/** The settings that the rules are told of; `Settings` and `Setup` have them. */
export interface ToldSettings extends Options {
  readonly rules: RuleSet;
}

/** Rules and options side by side, to ask about. */
export type Game = RuleSet & Options;

export const gameOf = ({ rules, scoring, undoLimit, undoCost }: ToldSettings): Game => ({
  ...rules,
  scoring,
  undoLimit,
  undoCost,
});

/** What is unlimited has no number of its own. */
const finite = (limit: number | 'unlimited'): number => (limit === 'unlimited' ? 0 : limit);

/** The numbers of a game, by the names of their placeholders. */
export const numbersOf = (game: Game) => ({
  cards: 4 * game.ranks,
  ranks: game.ranks,
  jack: valueOf('JS', game.ranks),
  queen: valueOf('QS', game.ranks),
  half: game.ranks / 2,
  tableau: tableauSize(game),
  rows: game.rows,
  reserve: game.reserve,
  depth: game.reserveDepth,
  stock: stockSize(game),
  /** Cards that the first draw leaves in the stock. */
  left: stockSize(game) - game.draw,
  draw: game.draw,
  wastes: game.wastes,
  passes: finite(game.passes),
  undo: finite(game.undoLimit),
});

export type Numbers = ReturnType<typeof numbersOf>;
