/** Inks of the classic courts: those of the house in the place of yellow, red and blue. */
import { css } from 'lit';

export const classic = css`
  :host {
    --_court-gold: var(--_gilt-bright);
    --_court-red: var(--_red);
    --_court-blue: color-mix(in srgb, var(--_diamonds) 76%, var(--_black));
  }

  .court-gold {
    fill: var(--_court-gold);
  }

  .court-red {
    fill: var(--_court-red);
  }

  .court-blue {
    fill: var(--_court-blue);
  }

  .court-black {
    fill: var(--_black);
  }

  .court-lines,
  .court-hairlines {
    fill: none;
    stroke: var(--_black);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .court-hairlines {
    stroke-width: 1.2;
  }

  .court-frame {
    stroke: var(--_gilt);
    stroke-width: 0.7;
  }

  .court-frame,
  .card.covered .court-frame {
    fill: none;
  }

  /* On stone. */
  .card.covered,
  .pile.foundation .card {
    --_court-gold: color-mix(in srgb, var(--_gilt-bright) 62%, var(--_stone-low));
    --_court-red: color-mix(in srgb, var(--_red) 80%, var(--_shade));
    --_court-blue: color-mix(in srgb, var(--_diamonds) 60%, var(--_black));
  }

  @media (forced-colors: active) {
    .court-gold,
    .court-blue {
      fill: Canvas;
    }

    .court-red,
    .court-black {
      fill: CanvasText;
    }

    .court-lines,
    .court-hairlines,
    .court-frame {
      stroke: CanvasText;
    }
  }
`;
