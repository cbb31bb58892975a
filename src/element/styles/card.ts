/** Cards: their place, their sheet of ivory, and the three levels of detail drawn on it. */
import { css } from 'lit';

export const card = css`
  .card {
    all: unset;
    box-sizing: border-box;
    display: block;
    position: absolute;
    left: calc(var(--x, 0) * var(--w));
    top: calc(var(--y, 0) * var(--rise));
    width: var(--w);
    height: var(--h);
    border-radius: calc(var(--w) * var(--corner));
    color: var(--ink, var(--_black));
    cursor: default;
    transition:
      translate 160ms cubic-bezier(0.2, 0.8, 0.3, 1),
      box-shadow 160ms;
  }

  .C,
  .S {
    --ink: var(--_black);
  }

  .D,
  .H {
    --ink: var(--_red);
  }

  [data-four] .C {
    --ink: var(--_clubs);
  }

  [data-four] .D {
    --ink: var(--_diamonds);
  }

  .face {
    container: card / inline-size;
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: inherit;
    background: linear-gradient(170deg, var(--_face) 40%, var(--_face-low));
    box-shadow: inset 0 0 0 1px var(--_face-edge);
  }

  .face > svg {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  .letter,
  .count {
    fill: inherit;
    font: 700 100px var(--_serif);
  }

  .count {
    font: 700 10px var(--_sans);
    text-anchor: middle;
  }

  /*
   * Small, below 48 px: index and sign fill the card. M and S are one drawing, which S moves and
   * widens. The numbers are in the drawing's units of a hundredth of the card's width.
   */
  .L,
  .back-l,
  .M .low > .panel {
    display: none;
  }

  .M > .rank {
    transform: translate(-4.2px, -3.4px) scale(1.268);
  }

  .M > .rank + use {
    transform: translate(-13.7px, -2.1px) scale(1.2);
  }

  .plaque {
    transform: translate(50px, 70px) scale(1.3);
  }

  .M .plaque {
    transform: translate(72px, 117px) scale(2.7);
  }

  /* Middle. */
  @container card (min-width: 48px) {
    .M > .rank,
    .M > .rank + use {
      transform: none;
    }

    .plaque {
      transform: translate(50px, 70px) scale(1.3);
    }

    .M .plaque {
      transform: translate(50px, 124px) scale(1.7);
    }

    .M .low > .panel,
    .back-l {
      display: inline;
    }

    .back-s {
      display: none;
    }
  }

  /* Large: corner indices, pips and court panels. */
  @container card (min-width: 76px) {
    .M {
      display: none;
    }

    .L {
      display: inline;
    }
  }

  [data-motion='false'] .card {
    transition: none;
  }

  @media (prefers-reduced-motion: reduce) {
    .inner:not([data-motion]) .card {
      transition: none;
    }
  }
`;
