/** The scenery: a sun behind the apex, a ghost of the pyramid behind the cards, a line at its foot. */
import { css } from 'lit';

export const scenery = css`
  :host {
    /* The strength of the sun is a share, such as 30%. */
    --_sun: var(--pyramid-sun, light-dark(#d9772f, #ffc483));
    --_sun-haze: light-dark(
      color-mix(in srgb, var(--_sun) var(--pyramid-sun-strength, 30%), transparent),
      color-mix(in srgb, var(--_sun) var(--pyramid-sun-strength, 55%), transparent)
    );
    --_ghost-lit: var(--pyramid-ghost-lit, light-dark(#c98e3a26, #ffb87a1f));
    --_ghost-dim: var(--pyramid-ghost-dim, light-dark(#8a551f3b, #05071a52));
    --_horizon: var(--pyramid-horizon, light-dark(#92381a38, #f08a5a4d));
  }

  .scenery {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .sun {
    position: absolute;
    left: 50%;
    top: calc(var(--h) * var(--sun-y));
    width: calc(var(--w) * var(--sun-size));
    aspect-ratio: 1;
    translate: -50% -50%;
    border-radius: 50%;
    background: linear-gradient(var(--_sun-haze), transparent 88%);
  }

  .sun::after {
    content: '';
    position: absolute;
    inset: -22%;
    border-radius: 50%;
    background: radial-gradient(circle at 50% 45%, var(--_sun-haze), transparent 66%);
    opacity: 0.4;
  }

  .ghost {
    position: absolute;
    inset: calc(var(--h) * -0.12) calc(var(--w) * -0.42) 0;
    background: linear-gradient(90deg, var(--_ghost-lit) 50%, var(--_ghost-dim) 50%);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    mask: linear-gradient(transparent 4%, #000 42%);
  }

  .horizon {
    position: absolute;
    inset: auto -100cqi 0;
    height: 1px;
    background: linear-gradient(90deg, transparent 10%, var(--_horizon) 35% 65%, transparent 90%);
  }

  /* A triangle is a pyramid seen in water. */
  [data-shape='triangle'] .sun {
    top: auto;
    bottom: calc(var(--h) * 0.46);
    translate: -50% 50%;
    rotate: 180deg;
  }

  [data-shape='triangle'] .ghost {
    inset: 0 calc(var(--w) * -0.42) calc(var(--h) * -0.12);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    mask: linear-gradient(#000, #0009);
  }

  [data-shape='triangle'] .horizon {
    inset: 0 -100cqi auto;
  }
`;
