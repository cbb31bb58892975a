/** Forced colours: scenery gone, faces in two tones, states told by outlines. */
import { css } from 'lit';

export const forcedColors = css`
  @media (forced-colors: active) {
    :host {
      border: 1px solid CanvasText;
      background: Canvas;
    }

    .scenery {
      display: none;
    }

    /* An outline, since a border would change the level of detail. */
    .card .face,
    .card.edge {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
      background: Canvas;
    }

    .card.free .face {
      outline-width: 3px;
      outline-offset: -3px;
    }

    .card.free .face::after {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .card.covered {
      color: CanvasText;
    }

    .card.covered .face {
      outline-style: dotted;
      background: Canvas;
    }

    .card.selected {
      outline: 4px solid Highlight;
      outline-offset: 0;
    }

    .card.selected::before {
      forced-color-adjust: none;
      background: Highlight;
    }

    .card.hint {
      outline: 3px dashed Highlight;
    }

    .card.refused {
      outline: 4px double CanvasText;
    }

    :is(.card, .slot)[data-drag='target'] {
      outline: 4px solid Highlight;
    }

    .face use,
    .face .value,
    .ink,
    .muzzle,
    .back-gilt {
      fill: CanvasText;
    }

    .ink-line,
    .panel-line,
    .ring,
    .back-line {
      stroke: CanvasText;
    }

    .gilt,
    .skin,
    .paper,
    .back-field,
    .back-deep {
      fill: Canvas;
    }

    .gilt-line,
    .muzzle {
      stroke: Canvas;
    }

    .card .panel,
    .card.covered .panel {
      fill: Canvas;
      stroke: CanvasText;
    }

    .paper {
      stroke: CanvasText;
      stroke-width: 3;
    }

    .badge,
    .badge.no,
    .badge svg {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      fill: HighlightText;
    }

    .slot,
    .card.vacant:empty {
      border: 1px dashed GrayText;
    }

    .slot.redeal {
      border: 2px solid LinkText;
    }

    .btn[aria-disabled='true'],
    :is(.lay, .drawbtn)[aria-disabled='true'] {
      color: GrayText;
    }

    .btn.primary {
      border: 2px solid Highlight;
      color: CanvasText;
    }

    .pip {
      stroke: CanvasText;
    }

    .pip.on {
      fill: CanvasText;
    }

    .toast,
    .notice,
    .lost {
      border: 1px solid CanvasText;
    }

    :host :is(.card, .slot, .chip, .btn, .lay, .drawbtn):focus-visible {
      outline: 3px solid Highlight;
      outline-offset: 2px;
    }
  }
`;
