/** How often the stock may be gone through, and how it is made anew. */
import { all, hasStock, is, not, redeals } from './conditions.js';
import type { Section } from './section.js';

export const PASSES: Section = {
  heading: 'rules.heading.passes',
  lines: [
    ['rules.passes.once', all(hasStock, not(redeals))],
    ['rules.passes.some', all(redeals, not(is('passes', 'unlimited'))), 'passes'],
    ['rules.passes.unlimited', is('passes', 'unlimited')],
    ['rules.passes.redeal', all(redeals, is('wastes', 1))],
    ['rules.passes.redeal-wastes', all(redeals, not(is('wastes', 1)))],
    ['rules.passes.drawn', all(redeals, is('stock', 'drawn'))],
  ],
};
