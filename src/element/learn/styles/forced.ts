/** Tally and guide in forced colours. */
import { css } from 'lit';

/** Without shadows and grounds the small cards are told apart by their lines. */
export const forced = css`
  @media (forced-colors: active) {
    .pip:is(.free, .covered, .laid, .stock) {
      border: 1px solid CanvasText;
      background: Canvas;
      box-shadow: none;
      forced-color-adjust: none;
    }

    .pip.free {
      border-width: 2px 2px 5px;
    }

    .pip.gone {
      border: 1px dotted GrayText;
    }

    .pip:not(.gone)::after {
      background: CanvasText;
      opacity: 1;
    }

    .guide,
    .aside {
      border: 1px solid CanvasText;
    }

    .guide {
      border-inline-start-width: 5px;
    }
  }
`;
