/** Pips: where they lie on a card, and all of them as one path, which keeps the page light. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Rank, Suit } from '../../engine/index.js';
import { turned, upright } from './suits.js';

type Point = readonly [x: number, y: number];

/** Side of the box that the outlines are drawn in. */
const BOX = 24;
const SIZE = 20;
const MIDDLE = 70;

const [LEFT, CENTRE, RIGHT] = [35, 50, 65];

const pair = (y: number): Point[] => [
  [LEFT, y],
  [RIGHT, y],
];
const one = (y: number): Point => [CENTRE, y];

/** In card units: 100 wide, 140 high. */
const PLACES: Readonly<Partial<Record<Rank, readonly Point[]>>> = {
  '2': [one(26), one(114)],
  '3': [one(26), one(MIDDLE), one(114)],
  '4': [...pair(30), ...pair(110)],
  '5': [...pair(30), one(MIDDLE), ...pair(110)],
  '6': [...pair(30), ...pair(MIDDLE), ...pair(110)],
  '7': [...pair(30), one(50), ...pair(MIDDLE), ...pair(110)],
  '8': [...pair(30), one(50), ...pair(MIDDLE), one(90), ...pair(110)],
  '9': [...pair(27), ...pair(55.5), one(MIDDLE), ...pair(84.5), ...pair(113)],
  T: [...pair(27), one(41), ...pair(55.5), ...pair(84.5), one(99), ...pair(113)],
};

/** The pips of a card from two to ten; those below the middle stand on their heads. */
export function pips(suit: Suit, rank: Rank): SVGTemplateResult {
  const scale = SIZE / BOX;
  const path = (PLACES[rank] ?? [])
    .map(([x, y]) => {
      const start = `M${(x / scale).toFixed(1)} ${(y / scale).toFixed(1)}`;
      return start + (y > MIDDLE ? turned(suit) : upright(suit));
    })
    .join('');

  return svg`<path class="mid ink" transform="scale(${scale})" d=${path} />`;
}
