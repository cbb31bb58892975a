/** Motion: the layer that cards fly in, and messages that come in softly. */
import { css } from 'lit';

export const flights = css`
  .flights {
    position: absolute;
    z-index: 8;
    inset: 0;
    pointer-events: none;
  }

  /* While the empty place is still shown, the first card is on its way there. */
  .foundation .card:has(+ .slot) {
    opacity: 0;
  }

  @media (prefers-reduced-motion: no-preference) {
    .inner:not([data-motion='false']) .toast {
      animation: come-in 160ms cubic-bezier(0.2, 0.8, 0.3, 1);
    }
  }

  @keyframes come-in {
    from {
      translate: 0 6px;
      opacity: 0;
    }
  }
`;
