/** Piles: wells, slots, fans, labels, the reserve, and the small buttons under a pile. */
import { css } from 'lit';
import { hidden } from './hidden.js';

export const piles = css`
  .pile {
    --reach: calc(var(--fan, 0) * var(--fan-room));
    position: relative;
    width: calc(var(--w) * (1 + var(--reach)));
  }

  .well {
    position: relative;
    height: var(--h);
  }

  /* The top card lies at the far end; --i counts fan steps back from it, --e the edges that show between. */
  .pile .card {
    left: calc((var(--reach) - var(--i, 0) * var(--fan-step) - var(--e, 0) * var(--edge)) * var(--w));
  }

  /* A packet's card that was never on top: a sliver that slips under its neighbour's round corner. */
  .card.edge {
    width: calc(var(--w) * (var(--edge) + var(--corner)));
    border-radius: calc(var(--w) * var(--corner)) 0 0 calc(var(--w) * var(--corner));
    background: linear-gradient(var(--_stone), var(--_stone-low));
    box-shadow: inset 0 0 0 1px var(--_face-edge);
  }

  /* The stock's paper edges lie on the table: the card on top of them may be lifted. */
  .stock .well {
    --one: 1.5px 1.5px 0 -0.5px var(--_face), 2px 2px 0 0 #0005;
    border-radius: calc(var(--w) * var(--corner));
  }

  .stock .well:has([data-edges='1']) {
    box-shadow: var(--one);
  }

  .stock .well:has([data-edges='2']) {
    box-shadow:
      var(--one),
      3.5px 3.5px 0 -0.5px var(--_face),
      4px 4px 0 0 #0005;
  }

  .pile.foundation .face {
    background: linear-gradient(var(--_stone), var(--_stone-low));
  }

  .slot {
    all: unset;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    position: absolute;
    top: 0;
    left: calc(var(--reach, 0) * var(--w));
    width: var(--w);
    height: var(--h);
    border-radius: calc(var(--w) * var(--corner));
    background: var(--_slot);
    box-shadow: inset 0 0 0 1.5px var(--_line);
    color: var(--_muted);
  }

  button.slot {
    cursor: pointer;
  }

  .slot svg {
    width: 52%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.2;
    opacity: 0.75;
  }

  /* One well as wide as the fan, its sign where the top card will lie. */
  .pile.waste .slot {
    left: 0;
    width: 100%;
    padding-left: calc(var(--reach) * var(--w));
  }

  .pile.waste .slot svg {
    width: calc(var(--w) * 0.5);
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

  .slot b {
    max-width: 88%;
    overflow: hidden;
    font-size: clamp(9px, var(--w) * 0.15, 13px);
    font-weight: 600;
    line-height: 1.1;
    text-align: center;
    text-overflow: ellipsis;
  }

  .slot.redeal b {
    color: var(--_text);
  }

  .label {
    container: label / inline-size;
    display: block;
    width: 100%;
    margin-top: 5px;
    color: var(--_muted);
    font-size: 11px;
    line-height: 15px;
  }

  .label > span {
    display: flex;
    justify-content: center;
    gap: 0.4em;
    overflow: hidden;
    white-space: nowrap;
  }

  .label i {
    overflow: hidden;
    font-style: normal;
    text-overflow: ellipsis;
  }

  .label b {
    color: var(--_text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  /* Under the top card, not under the well. */
  .pile.waste .label :is(span, i) {
    overflow: visible;
  }

  .pile.waste .label > span {
    margin-left: calc(100% * var(--reach) / (1 + var(--reach)));
  }

  @container table (max-width: 479px) {
    .label i {
      ${hidden};
    }
  }

  @container label (max-width: 84px) {
    .label i {
      ${hidden};
    }
  }

  @container table (min-width: 600px) {
    .label {
      font-size: 12px;
      line-height: 16px;
    }
  }

  .reserve {
    display: flex;
    justify-content: center;
    gap: calc(var(--w) * var(--gap));
    margin-top: calc(var(--h) * 0.16);
  }

  .column {
    position: relative;
    width: var(--w);
    height: calc(var(--h) * (1 + (var(--depth) - 1) * var(--pile-step)));
  }

  .column .card {
    top: calc(var(--i) * var(--pile-step) * var(--h));
  }
`;
