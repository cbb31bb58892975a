/** The seven scorings as one table (rules.md 4). */
import { isKing } from './cards.js';
import type { Scoring } from './options.js';
import { isTableauCard, tableauLeft, type Position } from './position.js';
import { upTo } from './rules.js';

interface ScoringLaw {
  /** Which of two results is the better one. */
  readonly better: 'more' | 'less';
  /** The score of a position. `moves` is the move counter, which the undo policy governs. */
  readonly score: (position: Position, moves: number) => number;
}

/** Par base by the pass in which the tableau was cleared. */
const PAR_BASES = [50, 35, 20];
/** Bonus for an emptied row, counted from the row that is free first (rules.md 2.4.18). */
const ROW_BONUSES = [25, 50, 75, 100, 150, 250];
const TOP_BONUS = 500;
const POINTS_A_CARD = 10;
const MATCH_POINTS = 5;

/** Pairs and lone kings removed. */
function matches({ removed }: Position): number {
  const kings = removed.filter(isKing).length;
  return kings + (removed.length - kings) / 2;
}

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

export const SCORING_LAWS: Readonly<Record<Scoring, ScoringLaw>> = {
  points: {
    better: 'more',
    score: ({ game, removed }) =>
      POINTS_A_CARD * removed.filter((card) => isTableauCard(game, card)).length,
  },
  par: {
    better: 'more',
    score: ({ game, removed, clearedIn }) =>
      (clearedIn === null ? 0 : (PAR_BASES[clearedIn - 1] ?? 0)) -
      (game.cards.length - removed.length),
  },
  left: { better: 'less', score: tableauLeft },
  cards: { better: 'more', score: ({ removed }) => removed.length },
  microsoft: {
    better: 'more',
    score: (position) => MATCH_POINTS * matches(position) + rowBonuses(position),
  },
  moves: { better: 'less', score: (_, moves) => moves },
  progressive: { better: 'more', score: ({ earned }) => earned },
};

/** The score on show; `par` is the score if one gave up now. */
export const scoreOf = (scoring: Scoring, position: Position, moves: number): number =>
  SCORING_LAWS[scoring].score(position, moves);
