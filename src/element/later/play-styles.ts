/** What a table shows only once somebody plays at it: marks on cards, the empty stock, messages. */
import { css } from 'lit';

export const play = css`
  .stock .card {
    cursor: pointer;
  }

  /* Under a mouse, what can be played stirs. */
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    .inner:not([data-motion='false']) :is(.card.free, .stock .card):not(.selected):hover {
      translate: 0 calc(var(--h) * -0.025);
    }
  }

  @media (hover: hover) {
    :is(.toolbar .btn, .lay, .drawbtn, .chip):not([aria-disabled='true'], .primary):hover {
      background: var(--_slot);
      color: var(--_accent);
    }
  }

  :is(.card, .slot, .lay, .drawbtn).hint {
    --ring: max(3px, var(--w) * 0.055);
    z-index: 3;
    outline: 2.5px dashed var(--_accent);
    outline-offset: calc(var(--ring) - 2.5px);
    box-shadow:
      0 0 0 var(--ring) var(--_panel),
      var(--_shadow-lift);
  }

  .card.refused {
    z-index: 2;
    box-shadow:
      0 0 0 3px var(--_alert),
      0 0 0 4.5px var(--_panel),
      var(--_shadow);
  }

  .badge {
    display: grid;
    place-items: center;
    position: absolute;
    z-index: 1;
    right: calc(var(--w) * -0.12);
    top: calc(var(--w) * -0.12);
    width: max(18px, calc(var(--w) * 0.3));
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_on-accent);
    box-shadow: 0 1px 3px #0006;
    pointer-events: none;
  }

  .badge.no {
    background: var(--_alert);
    color: var(--_panel);
  }

  .badge svg {
    width: 70%;
    height: 70%;
    fill: currentColor;
  }

  /* A packet's card that was never on top: a sliver that slips under its neighbour's round corner. */
  .card.edge {
    width: calc(var(--w) * (var(--edge) + var(--corner)));
    border-radius: calc(var(--w) * var(--corner)) 0 0 calc(var(--w) * var(--corner));
    background: linear-gradient(var(--_stone), var(--_stone-low));
    box-shadow: inset 0 0 0 1px var(--_face-edge);
  }

  /* The empty stock says what comes of pressing it. */
  .slot:is(.redeal, .spent) {
    grid-template-rows: auto auto;
    align-content: center;
    gap: 3%;
  }

  .slot.redeal {
    box-shadow: inset 0 0 0 2px var(--_accent);
    color: var(--_accent);
  }

  .slot:is(.redeal, .spent) svg {
    width: 46%;
    fill: currentColor;
    stroke: none;
  }

  .slot.redeal svg {
    opacity: 1;
  }

  /* Words that do not fit wrap out of sight, behind what has no width: the icon says it too. */
  .slot b {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    width: 92%;
    height: 1.3em;
    overflow: hidden;
    font-size: clamp(9px, var(--w) * 0.125, 13px);
    font-weight: 600;
    line-height: 1.3;
    white-space: nowrap;
  }

  .slot b::before {
    content: '';
    height: 100%;
  }

  .slot.redeal b {
    color: var(--_text);
  }

  .toast svg {
    flex: none;
    width: 17px;
    height: 17px;
    fill: var(--_alert);
  }

  .toast:is(.done, .hint, .show) svg {
    fill: var(--_accent);
  }

  .toast .btn {
    flex: none;
    flex-direction: row;
    gap: 6px;
    min-height: 32px;
    padding: 0 10px;
    font-size: 13px;
  }

  .toast b {
    font-weight: 600;
  }
`;
