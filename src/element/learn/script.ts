/** The guided first game as data: what the player is told, one step after another, and does. */
import type { Card } from '../../engine/index.js';
import type { MessageKey } from '../../i18n/index.js';

/** The deal that the Finnish page of rules shows, by the rules that it is played by there. */
export const GUIDED = { variant: 'pyramide', code: 'PY1-N-AAAAAAS' } as const;

/** A button of the toolbar that a step is about. */
export type Tool = 'undo' | 'hint';

export type Step = { readonly says: MessageKey } & (
  | { readonly task: 'move'; readonly move: string }
  /** A covered card is tried, and refused. */
  | { readonly task: 'try'; readonly card: Card }
  | { readonly task: Tool | 'read' }
);

/** The moves are the first of the shortest win, so whoever has followed them can still win. */
export const SCRIPT: readonly Step[] = [
  { says: 'learn.guide.king', task: 'move', move: 'KD' },
  { says: 'learn.guide.pair', task: 'move', move: 'TC+3S' },
  { says: 'learn.guide.covered', task: 'try', card: 'JS' },
  { says: 'learn.guide.draw', task: 'move', move: 'draw' },
  { says: 'learn.guide.waste', task: 'move', move: 'TS+3C' },
  { says: 'learn.guide.beneath', task: 'move', move: 'draw' },
  { says: 'learn.guide.undo', task: 'undo' },
  { says: 'learn.guide.hint', task: 'hint' },
  { says: 'learn.guide.redeal', task: 'read' },
  { says: 'learn.guide.count', task: 'read' },
  { says: 'learn.guide.end', task: 'read' },
];
