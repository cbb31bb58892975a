/** What the game is about, in two sentences. */
import { always, is } from './conditions.js';
import type { Section } from './section.js';

export const AIM: Section = {
  heading: 'rules.heading.aim',
  lines: [
    ['rules.aim.all', is('goal', 'all'), 'cards'],
    ['rules.aim.pyramid', is('goal', 'pyramid'), 'tableau'],
    ['rules.aim.how', always],
  ],
};
