/** Dialogs in forced colours: edges in the place of shadows, controls as the system draws them. */
import { css } from 'lit';

export const forced = css`
  @media (forced-colors: active) {
    .veil {
      background: Canvas;
    }

    .dialog {
      border: 1px solid CanvasText;
    }

    .check input {
      appearance: auto;
    }

    .check input::before {
      display: none;
    }

    .select::after {
      background: ButtonText;
    }

    .segments input:checked {
      forced-color-adjust: none;
      background: Highlight;
    }

    .segments :checked + span {
      forced-color-adjust: none;
      color: HighlightText;
    }

    .rules li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .mini {
      outline-color: CanvasText;
    }

    .rule.idle {
      color: GrayText;
    }

    /* What is transparent is drawn here too. */
    .tabs button {
      border-color: Canvas;
    }

    .tabs [aria-selected='true'] {
      border-color: Highlight;
    }

    .bars .victory {
      fill: Highlight;
    }

    .bars .defeat {
      fill: GrayText;
    }

    .veil
      :is(.code-button, input, select, textarea, .body, .menu .btn, [role='tab']):focus-visible {
      outline: 3px solid Highlight;
    }
  }
`;
