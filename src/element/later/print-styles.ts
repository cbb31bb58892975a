/** On paper: cards and figures, no scenery and nothing to press. */
import { css } from 'lit';

export const print = css`
  @media print {
    :host {
      background: none;
      color-scheme: light;
    }

    .scenery,
    .toolbar,
    .message,
    .lay,
    .drawbtn,
    .badge {
      display: none;
    }

    /* An outline, since a border would change the level of detail. */
    .card {
      outline: 1px solid #000;
      outline-offset: -1px;
      box-shadow: none;
      print-color-adjust: exact;
    }
  }
`;
