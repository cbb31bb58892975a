/** The verdict: a notice, or word of a lost game, over message and toolbar; never over a card. */
import { css } from 'lit';
import { hidden } from '../styles/hidden.js';

export const verdict = css`
  .notice,
  .lost {
    display: grid;
    grid-template: 'text close' 'acts acts' / minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px 4px;
    position: absolute;
    inset: auto -2px -57px;
    padding: 7px 8px 8px 12px;
    border-radius: 12px;
    background: var(--_panel);
    box-shadow:
      0 0 0 1px var(--_panel-line),
      0 -4px 14px #0003;
    font-size: 13px;
    line-height: 17px;
  }

  /* The buttons below it are out of reach; but focus must neither vanish nor be hidden there. */
  .message:has(.notice, .lost) + .toolbar:not(:focus-within) {
    visibility: hidden;
  }

  /* With no toolbar to lie over, or one in use by keyboard, it takes a row of its own. */
  .message:has(.notice, .lost):is(:not(:has(+ .toolbar)), :has(+ .toolbar :focus-visible)) {
    height: auto;

    > * {
      position: relative;
      inset: auto;
      width: 100%;
      translate: none;
    }
  }

  :is(.notice, .lost) p {
    display: flex;
    grid-area: text;
    align-items: center;
    gap: 8px;
    min-width: 0;
    margin: 0;
  }

  :is(.notice, .lost) p svg {
    flex: none;
    width: 18px;
    height: 18px;
    fill: var(--_accent);
  }

  :is(.notice, .lost) .acts {
    display: flex;
    grid-area: acts;
    gap: 6px;
    min-width: 0;
  }

  :is(.notice, .lost) .btn {
    flex-direction: row;
    gap: 6px;
    min-height: 44px;
    padding: 0 10px;
    font-size: 12.5px;
  }

  :is(.notice, .lost) .btn svg {
    flex: none;
    width: 17px;
    height: 17px;
  }

  :is(.notice, .lost) .primary {
    flex: 1;
    line-height: 1.15;
    text-align: center;
    white-space: normal;
  }

  :is(.notice, .lost) .primary svg {
    display: none;
  }

  @container table (max-width: 899px) {
    :is(.notice, .lost) .quiet span {
      ${hidden};
    }
  }

  :is(.notice, .lost) .btn.x {
    grid-area: close;
    min-height: 44px;
    margin: -9px -6px -7px 0;
    padding: 0;
  }

  :is(.notice, .lost) .x span {
    ${hidden};
  }

  /* Five steps, whose icons say all. */
  .viewer .acts .btn {
    flex: 1;
    min-width: 40px;
  }

  .viewer .acts span {
    ${hidden};
  }

  .viewer .acts svg {
    width: 22px;
    height: 22px;
  }

  .viewer p {
    font-variant-numeric: tabular-nums;
  }

  @container table (min-width: 600px) {
    .notice,
    .lost {
      inset: auto auto -60px 50%;
      width: min(820px, 100%);
      padding: 6px 8px 8px 16px;
      translate: -50% 0;
      font-size: 13.5px;
    }

    :is(.notice, .lost) .btn {
      min-height: 44px;
      padding: 0 14px;
      font-size: 13px;
    }
  }

  @container table (min-width: 740px) {
    .notice,
    .lost {
      grid-template: 'text acts close' / minmax(0, 1fr) auto auto;
      gap: 10px;
      bottom: -54px;
      min-height: 60px;
      padding-top: 8px;
    }

    :is(.notice, .lost) .btn.x {
      margin: 0;
    }

    :is(.notice, .lost) .primary {
      white-space: nowrap;
    }

    :is(.notice, .lost) .primary svg {
      display: block;
    }
  }
`;
