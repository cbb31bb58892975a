/** What makes a game different from another, a sentence for each rule that differs. */
import { DEFAULT_RULES, type Options, type RuleField, type RuleSet } from '../../engine/index.js';
import type { Words } from '../words.js';
import {
  all,
  always,
  choosesWaste,
  drawsPacket,
  drawsToEach,
  hasStock,
  is,
  not,
  redeals,
} from './conditions.js';
import { speakerOf, type Line } from './section.js';

/** What is told where one of these fields differs. */
const DIFFERENCES: readonly (readonly [fields: readonly RuleField[], ...lines: Line[]])[] = [
  [['ranks'], ['rules.is.ranks', always, 'cards']],
  [
    ['shape'],
    ['rules.is.upright', is('shape', 'pyramid')],
    ['rules.is.inverted', is('shape', 'triangle')],
  ],
  [['rows'], ['rules.is.rows', always, 'tableau']],
  [
    ['faceDown'],
    ['rules.deal.face-up', is('faceDown', false)],
    ['rules.is.face-down', is('faceDown', true)],
  ],
  [
    ['apexKing'],
    ['rules.is.any-apex', is('apexKing', false)],
    ['rules.deal.apex-king', is('apexKing', true)],
  ],
  [
    ['reserve', 'reserveDepth'],
    ['rules.is.no-reserve', is('reserve', 0)],
    ['rules.deal.reserve', all(not(is('reserve', 0)), is('reserveDepth', 1)), 'reserve'],
    ['rules.deal.reserve-piles', not(is('reserveDepth', 1)), 'reserve'],
  ],
  [['cells'], ['rules.is.no-cell', is('cells', 0)], ['rules.is.cell', is('cells', 1)]],
  [
    ['stock'],
    ['rules.is.drawn', all(hasStock, is('stock', 'drawn'))],
    ['rules.free.closed', is('stock', 'closed')],
    ['rules.is.open', is('stock', 'open')],
  ],
  [['draw'], ['rules.is.draw-one', all(hasStock, is('draw', 1))], ['rules.is.draw', drawsPacket]],
  [
    ['wastes'],
    ['rules.is.waste', all(hasStock, is('wastes', 1))],
    ['rules.is.wastes-choice', choosesWaste],
  ],
  [
    ['draw', 'wastes'],
    ['rules.is.wastes-each', drawsToEach],
  ],
  [
    ['firstDraw'],
    ['rules.is.no-first-draw', all(hasStock, is('firstDraw', false))],
    ['rules.is.first-draw', is('firstDraw', true)],
  ],
  [
    ['passes'],
    ['rules.passes.once', all(hasStock, not(redeals))],
    ['rules.passes.some', all(redeals, not(is('passes', 'unlimited'))), 'passes'],
    ['rules.passes.unlimited', is('passes', 'unlimited')],
  ],
  [
    ['drawWhenStuck'],
    ['rules.stock.any-time', all(hasStock, is('drawWhenStuck', false))],
    ['rules.stock.when-stuck', is('drawWhenStuck', true)],
  ],
  [
    ['coverPair'],
    ['rules.is.no-cover-pair', is('coverPair', false)],
    ['rules.is.cover-pair', is('coverPair', true)],
  ],
  [
    ['wastePair'],
    ['rules.is.no-waste-pair', all(hasStock, is('wastePair', false))],
    ['rules.is.waste-pair', is('wastePair', true)],
  ],
  [
    ['goal'],
    ['rules.is.goal-all', is('goal', 'all')],
    ['rules.is.goal-pyramid', is('goal', 'pyramid')],
  ],
];

const NO_STOCK: Line = ['rules.deal.no-stock', always];

/** What is told of a stock, besides what differs, where the other game has none. */
const OF_STOCK: readonly RuleField[] = ['stock', 'passes'];

/** No sentence here depends on them. */
const OPTIONS: Options = { scoring: 'left', undoLimit: 'unlimited', undoCost: 0 };

/**
 * What differs from another game, by default the traditional one, as sentences about this one; none
 * for the same rules. Both are rules as `parseRules` gives them. Only after the `more` of the words.
 */
export function rulesDifferences(
  words: Words,
  rules: RuleSet,
  from: RuleSet = DEFAULT_RULES,
): readonly string[] {
  const game = { ...rules, ...OPTIONS };
  const other = { ...from, ...OPTIONS };
  const stockIsNew = hasStock(game) && !hasStock(other);
  const differs = (field: RuleField): boolean =>
    game[field] !== other[field] || (stockIsNew && OF_STOCK.includes(field));
  const lines = DIFFERENCES.flatMap(([fields, ...each]) => (fields.some(differs) ? each : []));
  const stockIsGone = hasStock(other) && !hasStock(game);
  const say = speakerOf(words, game);
  return [...lines.filter(([, when]) => when(game)), ...(stockIsGone ? [NO_STOCK] : [])].map(
    (line) => say(line),
  );
}
