/** Every tableau that play can reach in one layout, numbered, with what is free in each. */
import { layoutOf } from '../engine/layout.js';
import type { RuleSet } from '../engine/rules.js';

/** How two places lie to each other: apart, one directly on the other, one somewhere over it. */
const APART = 0;
const TOUCHING = 1;
const STACKED = 2;

/** The most that a relation may be for the two cards to leave together some day, without a cell. */
export const mostTogether = (coverPair: boolean): number => (coverPair ? TOUCHING : APART);

/** Number 0 is the whole tableau; the last number is the empty one. */
export interface Shape {
  readonly places: number;
  readonly size: number;
  /** At `id * places + place`: the tableau without that place, or −1 while it is covered. */
  readonly next: Int32Array;
  /** By tableau: its free places. */
  readonly free: readonly (readonly number[])[];
  /** The places that a place lies on. */
  readonly under: readonly (readonly number[])[];
  /** At `a * places + b`: APART, TOUCHING or STACKED. */
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
  const free: number[][] = [];
  // The list grows while it is read: every tableau is met once, the empty one last.
  for (let id = 0; id < masks.length; id++) {
    const mask = masks[id]!;
    const here: number[] = [];
    free.push(here);
    covers.forEach((above, place) => {
      let number = -1;
      if (isIn(mask, place) && above.every((cover) => !isIn(mask, cover))) {
        here.push(place);
        const rest = mask - 2 ** place;
        number = numbers.get(rest) ?? masks.push(rest) - 1;
        numbers.set(rest, number);
      }
      next.push(number);
    });
  }
  return {
    places,
    size: masks.length,
    next: Int32Array.from(next),
    free,
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
