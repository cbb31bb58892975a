/** The seven scorings as one table (rules.md 4). */
import { isKing } from './cards.js';
import type { Scoring } from './options.js';
import { isTableauCard, tableauLeft, type Position } from './position.js';
import { upTo } from './rules.js';

/** Scorings by which the smaller of two results is the better one; of the others, the larger. */
export const FEWER_IS_BETTER: readonly Scoring[] = ['left', 'moves'];

/** Par base by the pass in which the tableau was cleared. */
export const PAR_BASES = [50, 35, 20];
/** Bonus for an emptied row, counted from the row that is free first (rules.md 2.4.18). */
export const ROW_BONUSES = [25, 50, 75, 100, 150, 250];
/** The bonus of every further row. */
export const TOP_BONUS = 500;
/** `points`: what a card of the tableau is worth. */
export const POINTS_A_CARD = 10;
/** `microsoft`: what a removal is worth. */
export const MATCH_POINTS = 5;

/** Removals: of each a pair is one, a king is one, and the kings come without a partner. */
const matches = ({ removed }: Position): number =>
  (removed.length + removed.filter(isKing).length) / 2;

function rowBonuses({ game, removed }: Position): number {
  const { layout, cards, rules } = game;
  const isEmpty = (row: number): boolean =>
    cards.every((card, index) => layout[index]?.row !== row || removed.includes(card));
  return upTo(1, rules.rows).reduce(
    (sum, fromFree) =>
      sum + (isEmpty(rules.rows - fromFree) ? (ROW_BONUSES[fromFree - 1] ?? TOP_BONUS) : 0),
    0,
  );
}

/** The score of a position. `moves` is the move counter, which the undo policy governs. */
const SCORES: Readonly<Record<Scoring, (position: Position, moves: number) => number>> = {
  points: ({ game, removed }) =>
    POINTS_A_CARD * removed.filter((card) => isTableauCard(game, card)).length,
  par: ({ game, removed, clearedIn }) =>
    (clearedIn === null ? 0 : (PAR_BASES[clearedIn - 1] ?? 0)) -
    (game.cards.length - removed.length),
  left: tableauLeft,
  cards: ({ removed }) => removed.length,
  microsoft: (position) => MATCH_POINTS * matches(position) + rowBonuses(position),
  moves: (_, moves) => moves,
  progressive: ({ earned }) => earned,
};

/** The score on show; `par` is the score if one gave up now. */
export const scoreOf = (scoring: Scoring, position: Position, moves: number): number =>
  SCORES[scoring](position, moves);
