/** When the game is won, and when it is lost. */
import { all, hasStock, is, not, redeals } from './conditions.js';
import type { Section } from './section.js';

export const END: Section = {
  heading: 'rules.heading.end',
  lines: [
    ['rules.end.all', is('goal', 'all'), 'cards'],
    ['rules.end.pyramid', is('goal', 'pyramid')],
    ['rules.end.lost-table', not(hasStock)],
    ['rules.end.lost-once', all(hasStock, not(redeals))],
    ['rules.end.lost-passes', all(redeals, not(is('passes', 'unlimited')))],
    ['rules.end.endless', all(is('passes', 'unlimited'), not(is('stock', 'drawn')))],
    ['rules.end.endless-drawn', all(is('passes', 'unlimited'), is('stock', 'drawn'))],
    ['rules.end.cell', is('cells', 1)],
  ],
};
