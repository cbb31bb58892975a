/** Dragging: what the page may do with a finger, and how a card looks off its place and over another. */
import { css } from 'lit';

export const dragging = css`
  /* No double tap zooms; two fingers still do. */
  :host,
  :host * {
    touch-action: manipulation;
    -webkit-touch-callout: none;
  }

  .card {
    touch-action: pan-y pinch-zoom;
  }

  /* Only what can be dragged keeps the page from scrolling. */
  button.card:not([aria-disabled]) {
    touch-action: none;
  }

  .board:has([data-drag='held']) {
    cursor: grabbing;
  }

  /* Where it goes is the pointer's affair; only how it lies may take its time. */
  .card:is([data-drag='held'], [data-drag='gliding']) {
    z-index: 20;
    box-shadow: var(--_shadow-lift);
    transition:
      rotate 160ms cubic-bezier(0.2, 0.8, 0.3, 1),
      box-shadow 160ms;
  }

  .card[data-drag='held'] {
    rotate: 3deg;
  }

  .card[data-drag='gliding'] {
    transition-property: translate, rotate, box-shadow;
  }

  /* The one below shows its face at last. */
  .card.tucked:has(+ [data-drag]) :is(.low, .mid) {
    display: revert;
  }

  .card.vacant {
    pointer-events: none;
  }

  /* An outline on the table, below whatever else lies there. */
  .card.vacant:empty {
    z-index: -1;
    background: var(--_slot);
    box-shadow: inset 0 0 0 1.5px var(--_line);
  }

  :is(.card, .slot)[data-drag='target'] {
    z-index: 2;
    scale: 1.05;
    box-shadow:
      0 0 0 4px var(--_accent),
      0 0 0 9px color-mix(in srgb, var(--_accent) 35%, transparent),
      var(--_shadow-lift);
  }

  [data-motion='false'] .card[data-drag] {
    transition: none;
  }

  @media (prefers-reduced-motion: reduce) {
    .inner:not([data-motion]) .card[data-drag] {
      transition: none;
    }
  }
`;
