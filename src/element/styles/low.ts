/** A low frame: one line above, buttons at its far side, counts as pills on the piles. */
import { css } from 'lit';
import { hidden } from './hidden.js';

export const low = css`
  @container table (min-width: 600px) {
    .inner[data-low] {
      gap: 2px;
      padding-block: 6px;
    }

    [data-low] .status {
      min-height: 44px;
    }

    [data-low] .title {
      font-size: 16px;
    }

    [data-low] .chip {
      display: none;
    }

    [data-low] .status .stats {
      /* Room for the five buttons. */
      margin-inline-end: 230px;
    }

    [data-low] .stats div {
      min-width: 48px;
    }

    [data-low] .stats dd {
      font-size: 16px;
      line-height: 19px;
    }

    [data-low] .toolbar {
      position: absolute;
      top: 6px;
      inset-inline-end: var(--pad);
      gap: 0;
      padding: 0;
    }

    [data-low] .toolbar .btn {
      padding: 0 11px;
    }

    [data-low] .toolbar .btn span {
      ${hidden};
    }

    [data-low] .wide-only {
      display: none;
    }

    [data-low] .narrow-only {
      display: flex;
    }

    [data-low] .label {
      position: absolute;
      z-index: 6;
      top: calc(var(--h) - 12px);
      margin: 0;
      pointer-events: none;
    }

    [data-low] .label i {
      ${hidden};
    }

    [data-low] .label b {
      padding: 0 7px;
      border-radius: 9px;
      background: var(--_panel);
      box-shadow: 0 0 0 1px var(--_line);
      line-height: 18px;
    }

    [data-low] :is(.hand, .cell) .label {
      display: none;
    }

    [data-low] :is(.lay, .drawbtn) {
      margin-top: 10px;
    }

    [data-low] .message {
      position: static;
      height: auto;
    }

    [data-low] .toast {
      position: absolute;
      left: 50%;
      top: 11px;
      translate: -50% 0;
    }
  }
`;
