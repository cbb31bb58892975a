/** A classic court card as data. */
import type { Card, Suit } from '../../engine/index.js';

export interface Court {
  /** Outlines of the upper half in the order of painting: gold, red, blue, black, lines, hairlines. */
  readonly layers: readonly string[];
  /** The suit on the garments: its middle, its size, and how far it is turned, in degrees. */
  readonly marks: readonly (readonly [x: number, y: number, size: number, turn: number])[];
}

export type CourtCard = Extract<Card, `${'J' | 'Q' | 'K'}${Suit}`>;
export type Pictures = Readonly<Record<CourtCard, Court>>;

/** The box that a whole court is drawn in. */
export const BOX = { width: 520, height: 800 };
