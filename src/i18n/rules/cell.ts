/** The spot where a card can be put aside. */
import { is } from './conditions.js';
import type { Section } from './section.js';

export const CELL: Section = {
  heading: 'rules.heading.cell',
  lines: [
    ['rules.cell.move', is('cells', 1)],
    ['rules.cell.pair', is('cells', 1)],
    ['rules.cell.counts', is('cells', 1)],
  ],
};
