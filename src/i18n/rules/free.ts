/** Which cards are free, place by place. */
import { all, hasStock, is, not } from './conditions.js';
import type { Section } from './section.js';

export const FREE: Section = {
  heading: 'rules.heading.free',
  lines: [
    ['rules.free.pyramid', is('shape', 'pyramid')],
    ['rules.free.triangle', is('shape', 'triangle')],
    ['rules.free.reserve', all(not(is('reserve', 0)), is('reserveDepth', 1)), 'reserve'],
    ['rules.free.reserve-piles', not(is('reserveDepth', 1))],
    ['rules.free.waste', all(hasStock, is('wastes', 1))],
    ['rules.free.wastes', not(is('wastes', 1))],
    ['rules.free.drawn', all(hasStock, is('stock', 'drawn'))],
    ['rules.free.open', is('stock', 'open')],
    ['rules.free.closed', is('stock', 'closed')],
    ['rules.free.both', all(is('coverPair', false), is('wastePair', false))],
    ['rules.free.both-pyramid', all(is('coverPair', false), is('wastePair', true))],
  ],
};
