/** On paper: the whole position in black ink, on one page, with no scenery and nothing to press. */
import { css } from 'lit';

export const print = css`
  @media print {
    /* Ink and paper, whatever theme the page has set. */
    :host {
      --_text: #000;
      --_muted: #000;
      --_line: #000;
      --_slot: none;
      --_accent: #000;
      --_face: #fff;
      --_face-low: #fff;
      --_face-edge: #000;
      --_stone: #fff;
      --_stone-low: #fff;
      --_shade: #000;
      --_red: #b01a2b;
      --_black: #000;
      --_gilt: #000;
      --_gilt-bright: #000;
      --_gilt-pale: #fff;
      --_skin: #fff;
      --_back: #fff;
      --_back-deep: #777;
      --_back-line: #000;
      --_shadow: none;
      --_shadow-lift: none;
      break-inside: avoid;
      background: #fff;
      print-color-adjust: exact;
    }

    .scenery,
    .toolbar,
    .message,
    .lay,
    .drawbtn,
    .badge,
    .chip svg,
    .won .btn {
      display: none;
    }

    .card,
    .card.covered,
    .card.back {
      box-shadow: none;
    }

    /* What is in hand just now is no part of the position. */
    .card.selected {
      translate: none;
      box-shadow: none;
    }

    .card.selected::before {
      display: none;
    }

    .room {
      height: auto !important;
    }
  }
`;
