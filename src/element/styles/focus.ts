/** The focus ring: one look for all, over every state and every neighbour. */
import { css } from 'lit';

export const focus = css`
  /* Its weight lets it win over marks that come later. */
  :host :is(.card, .slot, .chip, .btn, .lay, .drawbtn):focus-visible {
    z-index: 4;
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .card:focus-visible::after {
    content: '';
    position: absolute;
    inset: -7px;
    border: 2px solid var(--_focus-halo);
    border-radius: calc(var(--w) * var(--corner) + 7px);
    pointer-events: none;
  }

  /* Buttons lie close together: their ring hugs them. */
  :host :is(.slot, .chip, .btn, .lay, .drawbtn):focus-visible {
    outline-offset: 0;
    box-shadow: 0 0 0 5px var(--_focus-halo);
  }
`;
