/** What counts as a move, how many can be taken back, and what that does to their number. */
import { all, hasStock, is, not, redeals } from './conditions.js';
import type { Section } from './section.js';

const canUndo = not(is('undoLimit', 0));

export const UNDO: Section = {
  heading: 'rules.heading.undo',
  lines: [
    ['rules.undo.moves-table', not(hasStock)],
    ['rules.undo.moves-once', all(hasStock, not(redeals))],
    ['rules.undo.moves-passes', redeals],
    ['rules.undo.moves-cell', is('cells', 1)],
    ['rules.undo.unlimited', is('undoLimit', 'unlimited')],
    ['rules.undo.some', all(canUndo, not(is('undoLimit', 'unlimited'))), 'undo'],
    ['rules.undo.none', not(canUndo)],
    ['rules.undo.cost-0', all(canUndo, is('undoCost', 0))],
    ['rules.undo.cost-1', all(canUndo, is('undoCost', 1))],
    ['rules.undo.cost--1', all(canUndo, is('undoCost', -1))],
  ],
};
