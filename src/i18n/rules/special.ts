/** Pairs of which one card lies on the other. */
import { is } from './conditions.js';
import type { Section } from './section.js';

export const SPECIAL: Section = {
  heading: 'rules.heading.special',
  lines: [
    ['rules.special.cover', is('coverPair', true)],
    ['rules.special.waste', is('wastePair', true)],
  ],
};
