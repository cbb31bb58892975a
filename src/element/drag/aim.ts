/** Which place a card is meant for that has been let go: by how it lies, and where the pointer is. */
import { smallest, type Box } from '../geometry.js';

/** A point on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zone<T> {
  readonly box: Box;
  readonly legal: boolean;
  readonly value: T;
}

/** How much of the card must lie over a place that takes it: a hand need not be steady. */
const ENOUGH = 0.2;
/** How much of it must lie over a place that does not, to be more than passing by. */
const MOST = 0.5;

/** The length that two stretches have in common, each a start and a size. */
const common = (start: number, size: number, from: number, length: number): number =>
  Math.max(0, Math.min(start + size, from + length) - Math.max(start, from));

/** How much of a card lies over a box, from 0 to 1. */
function shareOver(card: Box, box: Box): number {
  const width = common(card.left, card.width, box.left, box.width);
  const height = common(card.top, card.height, box.top, box.height);
  return (width * height) / (card.width * card.height);
}

const contains = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/**
 * What the card is meant for, or null: nothing, or back to its own place (`home`). Places that take it
 * win over those that do not. Zones come in the order in which they are drawn, the topmost last.
 */
export function aim<T>(card: Box, pointer: Point, home: Box, zones: readonly Zone<T>[]): T | null {
  const share = ({ box }: Zone<T>): number => shareOver(card, box);
  const most = (among: readonly Zone<T>[]): Zone<T> | null =>
    smallest(among, (zone) => -share(zone));
  const legal = zones.filter((zone) => zone.legal);
  const best = most(legal);
  const atHome = shareOver(card, home);
  if (best && share(best) >= Math.max(ENOUGH, atHome)) return best.value;
  if (atHome >= MOST) return null;
  const pointed = (among: readonly Zone<T>[]): Zone<T> | undefined =>
    among.findLast(({ box }) => contains(box, pointer));
  const hit = pointed(legal) ?? pointed(zones);
  if (hit) return hit.value;
  const other = most(zones);
  return other && share(other) >= MOST ? other.value : null;
}
