/** What every choreography works with: the board before and after, and the way of each card. */
import type { Card, Position } from '../../engine/index.js';
import { boxOf, cardElement, type Box, type Frame } from './boxes.js';
import type { Journey } from './journeys.js';
import type { Shot } from './shot.js';
import type { Stage } from './stage.js';

export interface Cue {
  readonly board: HTMLElement;
  readonly frame: Frame;
  readonly stage: Stage;
  readonly shot: Shot;
  readonly after: Position;
  readonly journeys: readonly Journey[];
  /** The places of the tableau whose cards have come free. */
  readonly freed: readonly number[];
  /** What all times are multiplied by: less than 1 on the way back. */
  readonly pace: number;
}

/** A card that is to be seen after the change, and where. */
export function seenAt(cue: Cue, card: Card): { element: HTMLElement; box: Box } | null {
  const element = cardElement(cue.board, card);
  return element && { element, box: boxOf(element, cue.frame) };
}
