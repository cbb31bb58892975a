/** Small buttons under a pile: lay the drawn card here, draw from an open stock. */
import { css } from 'lit';

export const pileButtons = css`
  .lay,
  .drawbtn {
    --high: 44px;
    all: unset;
    box-sizing: border-box;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px;
    position: relative;
    width: 100%;
    height: var(--high);
    margin-top: 4px;
    border-radius: 10px;
    background: var(--_slot);
    box-shadow: inset 0 0 0 1px var(--_line);
    color: var(--_text);
    cursor: pointer;
    font-size: 12px;
    line-height: var(--high);
    overflow: hidden;
    white-space: nowrap;
  }

  /* A word that does not fit beside it wraps out of sight. */
  :is(.lay, .drawbtn) svg {
    width: 18px;
    height: 100%;
    fill: currentColor;
  }

  :is(.lay, .drawbtn)[aria-disabled='true'] {
    background: none;
    color: color-mix(in srgb, var(--_muted) 62%, transparent);
    cursor: default;
  }

  /* The stock lies on the right hand, so that its cards go to the left. */
  [data-mirrored] .drawbtn svg {
    scale: -1 1;
  }

  @container table (min-width: 600px) {
    .lay,
    .drawbtn {
      --high: 36px;
    }
  }
`;
