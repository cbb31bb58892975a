/** States of a card. Each has a shape of its own, never a colour alone. */
import { css } from 'lit';

export const states = css`
  .card.free {
    box-shadow: var(--_shadow);
    cursor: pointer;
  }

  .card.free .face::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: max(2px, 3cqi);
    background: linear-gradient(90deg, var(--_gilt), var(--_gilt-bright) 45%, var(--_gilt));
  }

  .card.covered {
    box-shadow: 0 0 3px #0004;
    color: color-mix(in srgb, var(--ink, var(--_black)) 80%, var(--_shade));
  }

  .card.covered .face {
    background: linear-gradient(var(--_stone), var(--_stone-low));
  }

  .card.covered .panel {
    fill: color-mix(in srgb, var(--_gilt-pale) 45%, var(--_stone));
  }

  /* Nothing is drawn below the strip that shows, so that the joints between cards stay quiet. */
  .card.buried .low,
  .card.tucked :is(.low, .mid) {
    display: none;
  }

  .card.buried .art {
    /* Not by --rise: a container's units mean the card in here. */
    clip-path: inset(0 0 calc(100% - 100% * var(--step)) 0);
  }

  .card.back {
    box-shadow:
      0 0 0 0.5px var(--_face-edge),
      0 1px 3px #0003;
  }

  .card.back .face {
    background: var(--_back);
  }

  .card.selected {
    --ring: max(2px, var(--w) * 0.035);
    z-index: 3;
    translate: 0 calc(var(--h) * -0.09);
    box-shadow:
      0 0 0 var(--ring) var(--_accent),
      0 0 0 calc(var(--ring) + 1.5px) var(--_panel),
      var(--_shadow-lift);
  }

  .card.selected::before {
    content: '';
    position: absolute;
    left: 50%;
    bottom: calc(var(--h) * -0.115);
    width: calc(var(--w) * 0.26);
    height: calc(var(--w) * 0.13);
    translate: -50% 0;
    background: var(--_accent);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
`;
