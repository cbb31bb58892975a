/** Small buttons under a pile: lay the drawn card here, draw from an open stock. */
import { css } from 'lit';
import { hidden } from './hidden.js';

export const pileButtons = css`
  .lay,
  .drawbtn {
    all: unset;
    box-sizing: border-box;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    position: relative;
    width: 100%;
    height: 36px;
    margin-top: 4px;
    padding: 0 4px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_slot);
    color: var(--_text);
    cursor: pointer;
    font-size: 12px;
    line-height: 14px;
    white-space: nowrap;
  }

  :is(.lay, .drawbtn) svg {
    flex: none;
    width: 18px;
    height: 18px;
    fill: currentColor;
  }

  :is(.lay, .drawbtn) span {
    overflow: hidden;
    text-overflow: ellipsis;
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

  /* In a row of narrow piles the arrow says enough. */
  .lay span {
    ${hidden};
  }

  @container table (max-width: 767px) {
    .drawbtn span {
      ${hidden};
    }
  }
`;
