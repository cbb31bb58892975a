/** How the result is counted. */
import {
  MATCH_GAMES,
  MATCH_POINTS,
  PAR_BASES,
  POINTS_A_CARD,
  ROW_BONUSES,
  STREAK_POINTS,
  tableauSize,
  TOP_BONUS,
  upTo,
  type Scoring,
} from '../../engine/index.js';
import type { Words } from '../words.js';
import { all, hasStock, is, not, redeals, type Condition } from './conditions.js';
import type { Game } from './game.js';
import type { Line, Section } from './section.js';

/** Whether the stock may be gone through more than so many times. */
const passesOver =
  (passes: number): Condition =>
  (game) =>
    game.passes === 'unlimited' || game.passes > passes;

/** What a removal or a card is worth, under the scorings that have one worth. */
const POINTS: Partial<Readonly<Record<Scoring, number>>> = {
  points: POINTS_A_CARD,
  microsoft: MATCH_POINTS,
  progressive: STREAK_POINTS,
};

function values(words: Words, game: Game): Readonly<Record<string, string | number>> {
  const [first = 0, second = 0, third = 0] = PAR_BASES;
  const bonuses = upTo(1, game.rows).map((row) => words.number(ROW_BONUSES[row - 1] ?? TOP_BONUS));
  return {
    points: POINTS[game.scoring] ?? 0,
    most: POINTS_A_CARD * tableauSize(game),
    first,
    second,
    third,
    games: MATCH_GAMES,
    bonuses: bonuses.join(', '),
  };
}

const PAR: readonly Line[] = [
  ['rules.scoring.par-1', all(is('scoring', 'par'), is('passes', 1))],
  ['rules.scoring.par-2', all(is('scoring', 'par'), is('passes', 2))],
  ['rules.scoring.par-3', all(is('scoring', 'par'), passesOver(2))],
  ['rules.scoring.par-later', all(is('scoring', 'par'), passesOver(3))],
  ['rules.scoring.par-minus', is('scoring', 'par')],
  ['rules.scoring.par-match', is('scoring', 'par')],
];

const isProgressive = is('scoring', 'progressive');

export const SCORING: Section = {
  heading: 'rules.heading.scoring',
  values,
  lines: [
    ['rules.scoring.left', is('scoring', 'left')],
    ['rules.scoring.points', is('scoring', 'points')],
    ['rules.scoring.points-others', is('scoring', 'points')],
    ...PAR,
    ['rules.scoring.cards', is('scoring', 'cards')],
    ['rules.scoring.microsoft', is('scoring', 'microsoft')],
    ['rules.scoring.microsoft-rows', is('scoring', 'microsoft')],
    ['rules.scoring.moves', is('scoring', 'moves')],
    ['rules.scoring.progressive', isProgressive],
    ['rules.scoring.progressive-draw', all(isProgressive, hasStock, not(redeals))],
    ['rules.scoring.progressive-redeal', all(isProgressive, redeals)],
    ['rules.scoring.progressive-cell', all(isProgressive, is('cells', 1))],
  ],
};
