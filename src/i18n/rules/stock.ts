/** How cards are drawn from the stock, where they go, and when. */
import {
  all,
  choosesWaste,
  drawsPacket,
  drawsToEach,
  hasStock,
  is,
  not,
  redeals,
} from './conditions.js';
import type { Section } from './section.js';

export const STOCK: Section = {
  heading: 'rules.heading.stock',
  lines: [
    ['rules.stock.drawn', all(hasStock, is('stock', 'drawn'), not(choosesWaste))],
    ['rules.stock.drawn-choice', all(is('stock', 'drawn'), choosesWaste)],
    ['rules.stock.open', all(is('stock', 'open'), not(choosesWaste))],
    ['rules.stock.open-choice', all(is('stock', 'open'), choosesWaste)],
    ['rules.stock.closed', all(is('stock', 'closed'), is('draw', 1), is('wastes', 1))],
    ['rules.stock.closed-choice', all(is('stock', 'closed'), choosesWaste)],
    ['rules.stock.packet', drawsPacket],
    ['rules.stock.each', drawsToEach],
    ['rules.stock.covers', all(is('stock', 'closed'), not(drawsPacket), is('wastePair', false))],
    ['rules.stock.any-time', all(hasStock, is('drawWhenStuck', false))],
    ['rules.stock.when-stuck', all(is('drawWhenStuck', true), not(redeals))],
    ['rules.stock.when-stuck-redeal', all(is('drawWhenStuck', true), redeals)],
  ],
};
