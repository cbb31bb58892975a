/** Every tableau that play can reach in one layout, numbered, with what is free in each. */
import { layoutOf, type RuleSet } from '../engine/index.js';

/** How two places lie to each other: apart, one somewhere over the other, one directly on it. */
export const APART = 0;
export const STACKED = 1;
export const TOUCHING = 2;

/** Number 0 is the whole tableau; the last number is the empty one. */
export interface Shape {
  readonly places: number;
  readonly size: number;
  /** At `id * places + place`: the tableau without that place, or −1 while it is covered. */
  readonly next: Int32Array;
  /** Free places of tableau `id` are `free[freeFrom[id]]` up to `free[freeFrom[id + 1]]`. */
  readonly free: Uint8Array;
  readonly freeFrom: Int32Array;
  /** The places that a place lies on. */
  readonly under: readonly (readonly number[])[];
  /** At `a * places + b`: APART, STACKED or TOUCHING. */
  readonly relation: Uint8Array;
  /** By the sum of 2^place over the places left. */
  readonly numbers: ReadonlyMap<number, number>;
}

const known = new Map<string, Shape>();

/** The shape of these rules; built once, since seven rows have 1,430 tableaux and eight 4,862. */
export function shapeOf(rules: Pick<RuleSet, 'shape' | 'rows'>): Shape {
  const key = `${rules.shape} ${rules.rows}`;
  const shape = known.get(key) ?? build(rules);
  known.set(key, shape);
  return shape;
}

const isIn = (mask: number, place: number): boolean => Math.floor(mask / 2 ** place) % 2 === 1;

function build(rules: Pick<RuleSet, 'shape' | 'rows'>): Shape {
  const covers = layoutOf(rules).map((spot) => spot.coveredBy);
  const places = covers.length;
  const full = 2 ** places - 1;
  const numbers = new Map([[full, 0]]);
  const masks = [full];
  const next: number[] = [];
  const free: number[] = [];
  const freeFrom: number[] = [];
  // The list grows while it is read: every tableau is met once, the empty one last.
  for (let id = 0; id < masks.length; id++) {
    const mask = masks[id] ?? 0;
    freeFrom.push(free.length);
    for (let place = 0; place < places; place++) {
      const isFree =
        isIn(mask, place) && (covers[place] ?? []).every((cover) => !isIn(mask, cover));
      if (!isFree) {
        next.push(-1);
        continue;
      }
      free.push(place);
      const rest = mask - 2 ** place;
      const number = numbers.get(rest) ?? masks.length;
      if (number === masks.length) {
        numbers.set(rest, number);
        masks.push(rest);
      }
      next.push(number);
    }
  }
  freeFrom.push(free.length);
  return {
    places,
    size: masks.length,
    next: Int32Array.from(next),
    free: Uint8Array.from(free),
    freeFrom: Int32Array.from(freeFrom),
    under: covers.map((_, place) =>
      covers.flatMap((above, lower) => (above.includes(place) ? [lower] : [])),
    ),
    relation: relationOf(covers),
    numbers,
  };
}

function relationOf(covers: readonly (readonly number[])[]): Uint8Array {
  const places = covers.length;
  const relation = new Uint8Array(places * places);
  const mark = (low: number, high: number, kind: number): void => {
    if (relation[low * places + high] === TOUCHING) return;
    relation[low * places + high] = kind;
    relation[high * places + low] = kind;
    for (const higher of covers[high] ?? []) mark(low, higher, STACKED);
  };
  covers.forEach((above, low) => above.forEach((high) => mark(low, high, TOUCHING)));
  return relation;
}
