/** Piles: wells, slots, fans, labels, the reserve, and the small buttons under a pile. */
import { css } from 'lit';

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
    left: calc(
      (var(--reach) - var(--i, 0) * var(--fan-step) - var(--e, 0) * var(--edge)) * var(--w)
    );
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

  /* Under the top card. Where the name does not fit beside the number, it wraps out of sight. */
  .label {
    container: label / inline-size;
    display: flex;
    flex-flow: row-reverse wrap;
    justify-content: center;
    gap: 0.4em;
    width: var(--w);
    height: 16px;
    margin: 5px 0 0 calc(var(--reach) * var(--w));
    overflow: hidden;
    color: var(--_muted);
    font-size: clamp(11px, 10px + 0.3cqi, 12px);
    line-height: 16px;
    white-space: nowrap;
  }

  .label i {
    font-style: normal;
  }

  .label b {
    color: var(--_text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  /* Under small cards there is no room for the names of all languages: then the number says enough. */
  @container label (max-width: 69px) {
    .label i {
      display: none;
    }
  }

  .reserve {
    display: flex;
    justify-content: center;
    gap: calc(var(--w) * var(--gap));
    margin-top: calc(var(--h) * 0.16);
  }

  .column {
    --rise: max(var(--h) * var(--pile-step), 24px);
    position: relative;
    width: var(--w);
    height: calc(var(--h) + (var(--depth) - 1) * var(--rise));
  }
`;
