/** Which cards go together: the sum, the values, the king. */
import { always, type Condition } from './conditions.js';
import type { Section } from './section.js';

const hasEqualPair: Condition = ({ ranks }) => ranks % 2 === 0;

export const PAIRS: Section = {
  heading: 'rules.heading.pairs',
  lines: [
    ['rules.pairs.sum', always],
    ['rules.pairs.values', always],
    ['rules.pairs.equal', hasEqualPair],
    ['rules.pairs.king', always],
    ['rules.pairs.gone', always],
  ],
};
