/** Where the piles lie: a tray under the board, or the corners that the shape leaves free. */
import { css } from 'lit';

/** Laid over the board, the piles let pointers through to the cards between them. */
export const over = css`
  .piles {
    position: absolute;
    inset: 0;
    align-items: flex-start;
    margin: 0;
    pointer-events: none;
  }

  .pile {
    pointer-events: auto;
  }

  &[data-shape='triangle'] .piles {
    align-items: flex-end;
  }
`;

const corners = css`
  --corners: 1;
  ${over};
`;

export const places = css`
  .piles {
    display: flex;
    justify-content: space-between;
    margin-top: calc(var(--h) * 0.16);
  }

  .reserve + .piles {
    margin-top: calc(var(--h) * 0.14);
  }

  .group {
    display: flex;
    gap: calc(var(--w) * var(--piles-gap));
  }

  [data-mirrored] :is(.piles, .group) {
    flex-direction: row-reverse;
  }

  /* Without a stock the foundation alone fits beside the apex, on phones too. */
  .inner[data-alone] {
    ${corners};
  }

  @container table (min-width: 600px) {
    .inner[data-place='sides'] {
      ${corners};
    }
  }

  @container table (min-width: 900px) {
    .inner[data-place='wide'] {
      ${corners};
    }
  }
`;
