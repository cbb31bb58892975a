/** The places of a tableau and which of them cover which, from one geometric sentence. */
import { upTo, type RuleSet } from './rules.js';

/** One place of the tableau. */
export interface Spot {
  /** Row from the top, 0 first. */
  readonly row: number;
  /** Place within the row from the left, 0 first. */
  readonly column: number;
  /** Horizontal centre in half cards from the axis of the shape. */
  readonly centre: number;
  /** Indices of the places whose cards lie on this one. */
  readonly coveredBy: readonly number[];
}

/** All places row by row from the top, left to right: the order of the deal. */
export type Layout = readonly Spot[];

/** Layouts already built; there are few, and every deal needs one. */
const built: Record<string, Layout> = {};

/**
 * The layout of a shape. A card is covered by the cards of the next row whose centre is half a card
 * to its left or right (rules.md 2.0); the sentence holds for the pyramid and the triangle alike.
 */
export const layoutOf = ({ shape, rows }: Pick<RuleSet, 'shape' | 'rows'>): Layout =>
  (built[shape + rows] ??= build(shape, rows));

function build(shape: RuleSet['shape'], rows: number): Layout {
  const places = upTo(0, rows - 1).flatMap((row) => {
    const last = shape === 'pyramid' ? row : rows - 1 - row;
    return upTo(0, last).map((column) => ({ row, column, centre: 2 * column - last }));
  });
  return places.map((place) => ({
    ...place,
    coveredBy: places.flatMap((other, index) =>
      other.row === place.row + 1 && Math.abs(other.centre - place.centre) === 1 ? [index] : [],
    ),
  }));
}
