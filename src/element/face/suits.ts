/** Suits: their outlines, from Material Design Icons, as symbols and to bake pips from. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Suit } from '../../engine/index.js';

/** In relative steps from the middle of a box of 24, so that all pips of a card can be one path. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  C: 'm0 -10c2.3 0 4.3 2 4.3 4.2c-.09 2.57 -1.96 3.63 -2.26 3.8c1 -.5 2.46 -.5 2.46 -.5c2.5 0 4.5 1.8 4.5 4.3c0 2.5 -2 4.2 -4.5 4.2c0 0 -1.5 0 -3.5 -1c0 0 -.3 2 2 5h-6c2.3 -3 2 -5 2 -5c-2 1 -3.5 1 -3.5 1c-2.5 0 -4.5 -1.7 -4.5 -4.2c0 -2.5 2 -4.3 4.5 -4.3c0 0 1.46 0 2.46 .5c-.3 -.17 -2.17 -1.23 -2.26 -3.8c0 -2.2 2 -4.2 4.3 -4.2z',
  D: 'm7 0l-7 10l-7 -10l7 -10',
  H: 'm0 9.35l-1.45 -1.32c-5.15 -4.67 -8.55 -7.76 -8.55 -11.53c0 -3.09 2.42 -5.5 5.5 -5.5c1.74 0 3.41 .81 4.5 2.08c1.09 -1.27 2.76 -2.08 4.5 -2.08c3.08 0 5.5 2.41 5.5 5.5c0 3.77 -3.4 6.86 -8.55 11.53l-1.45 1.32z',
  S: 'm0 -10c-3 5 -8 7 -8 12c0 2 2 4 4 4c1 0 2 0 3 -1c0 0 .32 2 -2 5h6c-2 -3 -2 -5 -2 -5c1 1 2 1 3 1c2 0 4 -2 4 -4c0 -5 -5 -7 -8 -12z',
};

/** A suit's outline on its feet. */
export const upright = (suit: Suit): string => OUTLINES[suit];

/** A suit's outline on its head: each step the other way. */
export const turned = (suit: Suit): string =>
  OUTLINES[suit].replace(/-?[\d.]+/gu, (step) => String(-Number(step)));

export const suits = Object.entries(OUTLINES).map(
  ([suit, outline]) =>
    svg`<symbol id="s${suit}" viewBox="0 0 24 24"><path d="M12 12${outline}" /></symbol>`,
);

/** A sign of a given size around a point. */
export function suitAt(
  suit: Suit,
  x: number,
  y: number,
  size: number,
  level: string | typeof nothing = nothing,
): SVGTemplateResult {
  const half = size / 2;
  return svg`<use
    class=${level}
    href="#s${suit}"
    x=${x - half}
    y=${y - half}
    width=${size}
    height=${size}
  />`;
}
