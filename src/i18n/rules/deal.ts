/** The deal: deck, pyramid, reserve, stock, and the draw that may be part of it. */
import {
  all,
  choosesWaste,
  drawsPacket,
  drawsToEach,
  hasStock,
  is,
  not,
  type Condition,
} from './conditions.js';
import { numbersOf } from './game.js';
import type { Line, Section } from './section.js';

const leavesStock: Condition = (game) => numbersOf(game).left > 0;
const toHand = all(is('firstDraw', true), is('stock', 'drawn'));
const toWaste = all(is('firstDraw', true), not(is('stock', 'drawn')));

const CARDS: readonly Line[] = [
  ['rules.deal.deck-13', is('ranks', 13)],
  ['rules.deal.deck-12', is('ranks', 12)],
  ['rules.deal.deck-10', is('ranks', 10)],
];

const TABLEAU: readonly Line[] = [
  ['rules.deal.pyramid', is('shape', 'pyramid'), 'tableau'],
  ['rules.deal.triangle', is('shape', 'triangle'), 'tableau'],
  ['rules.deal.covers-pyramid', is('shape', 'pyramid')],
  ['rules.deal.covers-triangle', is('shape', 'triangle')],
  ['rules.deal.face-up', is('faceDown', false)],
  ['rules.deal.face-down', is('faceDown', true)],
  ['rules.deal.apex-king', is('apexKing', true)],
];

const RESERVE: readonly Line[] = [
  ['rules.deal.reserve', all(not(is('reserve', 0)), is('reserveDepth', 1)), 'reserve'],
  ['rules.deal.reserve-piles', not(is('reserveDepth', 1)), 'reserve'],
];

const STOCK: readonly Line[] = [
  ['rules.deal.stock', all(hasStock, not(is('stock', 'open'))), 'stock'],
  ['rules.deal.stock-open', is('stock', 'open'), 'stock'],
  ['rules.deal.no-stock', not(hasStock)],
];

const FIRST_DRAW: readonly Line[] = [
  ['rules.deal.first-drawn', toHand, 'left'],
  ['rules.deal.first-waste', all(toWaste, leavesStock, is('draw', 1), is('wastes', 1)), 'left'],
  ['rules.deal.first-wastes', all(toWaste, leavesStock, choosesWaste), 'left'],
  ['rules.deal.first-packet', all(toWaste, leavesStock, drawsPacket), 'left'],
  ['rules.deal.first-each', all(toWaste, leavesStock, drawsToEach), 'left'],
  ['rules.deal.first-all', all(toWaste, not(leavesStock))],
];

export const DEAL: Section = {
  heading: 'rules.heading.deal',
  lines: [...CARDS, ...TABLEAU, ...RESERVE, ...STOCK, ...FIRST_DRAW],
};
