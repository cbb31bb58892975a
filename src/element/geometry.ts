/** Arrow keys by geometry: from where things lie on the screen, whatever the layout. */

/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Target<T> {
  readonly box: Box;
  readonly value: T;
}

const UNIT: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * Sideways a step stays within its row, which overlap leaves at least a third of a card high; up and
 * down it may go to either of the two cards that lie half a card aside.
 */
const BAND = { sideways: 0.25, upright: 0.6 };
/** Beyond the band, a pixel aside counts as much as this many ahead. */
const ASIDE = 2;

const centreOf = ({ left, top, width, height }: Box): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** The distance of two boxes' centres. */
function distance(a: Box, b: Box): number {
  const [ax, ay] = centreOf(a);
  const [bx, by] = centreOf(b);
  return Math.hypot(ax - bx, ay - by);
}

/** The item that measures least, or null where there is none. */
export function smallest<T>(items: readonly T[], measure: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (best, item) => (best === null || measure(item) < measure(best) ? item : best),
    null,
  );
}

/** What lies next in a direction, or null at the edge. */
export function next<T>(from: Box, direction: Direction, targets: readonly Target<T>[]): T | null {
  const [ux, uy] = UNIT[direction];
  const [x, y] = centreOf(from);
  const seen = targets
    .map(({ box, value }) => {
      const [tx, ty] = centreOf(box);
      const along = (tx - x) * ux + (ty - y) * uy;
      const aside = Math.abs((tx - x) * uy) + Math.abs((ty - y) * ux);
      const band = ux === 0 ? BAND.upright * from.width : BAND.sideways * from.height;
      return { value, along, aside, near: aside <= band };
    })
    .filter(({ along }) => along > 1);
  const near = seen.filter((item) => item.near);
  const found =
    smallest(near, ({ along, aside }) => along + aside / 1000) ??
    smallest(seen, ({ along, aside }) => along + ASIDE * aside);
  return found?.value ?? null;
}

/** What lies nearest in any direction, or null. */
export const nearest = <T>(from: Box, targets: readonly Target<T>[]): T | null =>
  smallest(targets, ({ box }) => distance(from, box))?.value ?? null;
