/** Suits: their signs as symbols, and their outlines to bake pips from. */
import { mdiCardsClub, mdiCardsDiamond, mdiCardsHeart, mdiCardsSpade } from '@mdi/js';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Suit } from '../../engine/index.js';

const SIGNS: Readonly<Record<Suit, string>> = {
  C: mdiCardsClub,
  D: mdiCardsDiamond,
  H: mdiCardsHeart,
  S: mdiCardsSpade,
};

const symbol = (id: string, path: string) =>
  svg`<symbol id=${id} viewBox="0 0 24 24"><path d=${path} /></symbol>`;

export const suits = Object.entries(SIGNS).map(([suit, path]) => symbol(`s${suit}`, path));

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

/** The same outlines in relative steps from their centre, so that all pips of a card are one path. */
export const OUTLINES: Readonly<Record<Suit, { upright: string; turned: string }>> = {
  C: {
    upright:
      'm0 -10c2.3 0 4.3 2 4.3 4.2c-.09 2.57 -1.96 3.63 -2.26 3.8c1 -.5 2.46 -.5 2.46 -.5c2.5 0 4.5 1.8 4.5 4.3c0 2.5 -2 4.2 -4.5 4.2c0 0 -1.5 0 -3.5 -1c0 0 -.3 2 2 5h-6c2.3 -3 2 -5 2 -5c-2 1 -3.5 1 -3.5 1c-2.5 0 -4.5 -1.7 -4.5 -4.2c0 -2.5 2 -4.3 4.5 -4.3c0 0 1.46 0 2.46 .5c-.3 -.17 -2.17 -1.23 -2.26 -3.8c0 -2.2 2 -4.2 4.3 -4.2z',
    turned:
      'm0 10c-2.3 0 -4.3 -2 -4.3 -4.2c.09 -2.57 1.96 -3.63 2.26 -3.8c-1 .5 -2.46 .5 -2.46 .5c-2.5 0 -4.5 -1.8 -4.5 -4.3c0 -2.5 2 -4.2 4.5 -4.2c0 0 1.5 0 3.5 1c0 0 .3 -2 -2 -5h6c-2.3 3 -2 5 -2 5c2 -1 3.5 -1 3.5 -1c2.5 0 4.5 1.7 4.5 4.2c0 2.5 -2 4.3 -4.5 4.3c0 0 -1.46 0 -2.46 -.5c.3 .17 2.17 1.23 2.26 3.8c0 2.2 -2 4.2 -4.3 4.2z',
  },
  D: {
    upright: 'm7 0l-7 10l-7 -10l7 -10',
    turned: 'm-7 0l7 -10l7 10l-7 10',
  },
  H: {
    upright:
      'm0 9.35l-1.45 -1.32c-5.15 -4.67 -8.55 -7.76 -8.55 -11.53c0 -3.09 2.42 -5.5 5.5 -5.5c1.74 0 3.41 .81 4.5 2.08c1.09 -1.27 2.76 -2.08 4.5 -2.08c3.08 0 5.5 2.41 5.5 5.5c0 3.77 -3.4 6.86 -8.55 11.53l-1.45 1.32z',
    turned:
      'm0 -9.35l1.45 1.32c5.15 4.67 8.55 7.76 8.55 11.53c0 3.09 -2.42 5.5 -5.5 5.5c-1.74 0 -3.41 -.81 -4.5 -2.08c-1.09 1.27 -2.76 2.08 -4.5 2.08c-3.08 0 -5.5 -2.41 -5.5 -5.5c0 -3.77 3.4 -6.86 8.55 -11.53l1.45 -1.32z',
  },
  S: {
    upright:
      'm0 -10c-3 5 -8 7 -8 12c0 2 2 4 4 4c1 0 2 0 3 -1c0 0 .32 2 -2 5h6c-2 -3 -2 -5 -2 -5c1 1 2 1 3 1c2 0 4 -2 4 -4c0 -5 -5 -7 -8 -12z',
    turned:
      'm0 10c3 -5 8 -7 8 -12c0 -2 -2 -4 -4 -4c-1 0 -2 0 -3 1c0 0 -.32 -2 2 -5h-6c2 3 2 5 2 5c-1 -1 -2 -1 -3 -1c-2 0 -4 2 -4 4c0 5 5 7 8 12z',
  },
};
