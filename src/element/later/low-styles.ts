/**
 * The low frame, such as a phone held sideways: one line above the board, and the piles beside it. Room
 * is what the page gives (see `room`), else the window, whose first picture waits for this sheet.
 */
import { css } from 'lit';
import { hidden } from '../styles/hidden.js';
import { over } from '../styles/places.js';

/** What `.inner` says in it, and what holds inside. */
const frame = css`
  --step: 0.36;
  --pile-step: 0.36;
  --fan-step: 0.45;
  --sun-y: 0.82;
  --sun-size: 2.2;
  --least: 36px;
  --chrome: 66px;
  --side: calc(min(var(--left), 2.14) + var(--fans) * var(--fan-room) + 0.1);
  --widest: max(var(--span), 2 * var(--side) + 3.5);
  --tallest: calc(
    1.4 * max(1 + (var(--rows) - 1) * var(--step) + var(--below), 1.1 * var(--stack))
  );
  display: grid;
  grid-template: 'status toolbar' auto 'board board' 1fr / minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding-block: 6px;
  ${over};

  .status {
    display: flex;
    grid-area: status;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
  }

  .head {
    flex-shrink: 9999;
    overflow: hidden;
  }

  .title {
    font-size: 15px;
    line-height: 1.1;
    overflow-wrap: normal;
  }

  .stats dd {
    font-size: 16px;
  }

  @container table (max-width: 739px) {
    .head {
      display: none;
    }

    .stats div:nth-child(n) {
      padding-inline: 6px 0;
    }

    .stats dt {
      font-size: 10px;
    }
  }

  .chip,
  .label i,
  :is(.hand, .cell) .label,
  .wide {
    display: none;
  }

  .message {
    grid-area: status;
    height: auto;
  }

  /* A panel takes the whole line. */
  .message:has(.notice, .lost) {
    grid-column: 1 / -1;
  }

  :is(.notice, .lost) {
    grid-template: 'text acts close' / minmax(0, 1fr) auto auto;
    gap: 8px;
    inset: -2px -2px auto;
    width: auto;
    min-height: 48px;
    padding: 2px 2px 2px 12px;
    line-height: 15px;
    translate: none;
  }

  :is(.notice, .lost) .btn {
    margin: 0;
    padding-inline: 12px;
  }

  :is(.notice, .lost) .quiet span {
    ${hidden};
  }

  .won {
    gap: 4px;
    inset-block-start: calc(var(--h) * 1.1);
  }

  .won h2 {
    font-size: 22px;
  }

  .won :is(p, .acts) {
    margin: 0;
  }

  &.is-won .status .stats {
    display: none;
  }

  .toolbar {
    grid-area: toolbar;
    gap: 0;
    padding: 0;
    border: 0;
  }

  .toolbar .btn {
    min-height: 44px;
    padding: 0;

    span {
      ${hidden};
    }
  }

  .board {
    grid-area: board;
    justify-self: center;
    min-height: calc(var(--stack) * (var(--h) + 10px) - 10px);
  }

  /* The count is a pill on the pile's lower edge. */
  .label {
    position: absolute;
    z-index: 6;
    top: calc(var(--h) - 14px);
    height: 18px;
    margin-top: 0;
    pointer-events: none;
  }

  .label b {
    padding: 0 7px;
    border: 1px solid var(--_line);
    border-radius: 9px;
    background: var(--_panel);
  }

  /* Stock and waste side by side, hand and spot in the room that the shape leaves beyond them. */
  .group {
    display: grid;
    gap: 10px calc(var(--w) * var(--piles-gap));
  }

  .stock,
  .hand,
  .cell {
    grid-column: 1;
  }

  .waste {
    grid-area: 1 / 2;
  }

  &[data-mirrored] .waste {
    grid-column: 1;
  }

  &[data-mirrored] :is(.stock, .hand, .cell) {
    grid-column: 2;
  }

  &[data-shape='triangle']:not([data-place='tray']) :is(.stock, .waste) {
    grid-row: var(--stack);
  }

  /* Without a stock the reserve takes the upper corners, and the foundation one of the lower. */
  &[data-alone] {
    --widest: calc(var(--cols) * (1 + var(--gap)) + 5.6);
    --tallest: calc(1.4 * (1 + (var(--rows) - 1) * var(--step)));

    .reserve {
      position: absolute;
      inset: 0;
      margin: 0;
    }

    .column:nth-child(5) {
      margin-left: auto;
    }

    .piles {
      align-items: flex-end;
    }
  }

  /* Several wastes stand at one side, all else at the other, each over the next. */
  &[data-place='tray'] {
    --widest: calc(var(--span) + 2.28);

    &:has(.lay) {
      --aside: 40px;
      --chrome: 66px;
    }

    .board {
      display: grid;
      grid-auto-flow: dense;
      gap: 0 calc(var(--w) * var(--piles-gap));
      width: auto;
    }

    .tableau {
      grid-area: 1 / 2 / span var(--stack);
    }

    .piles,
    .group {
      display: contents;
    }

    .foundation {
      grid-area: var(--stack) / 1;
    }

    .waste {
      display: flex;
      flex-direction: row-reverse;
      gap: 4px;
      grid-area: auto / 3;
      width: auto;
    }

    .waste > * {
      right: 0;
      width: var(--w);
    }

    .lay {
      --high: var(--h);
      width: 36px;
      margin: 0;
    }
  }

  &[data-place='tray'][data-mirrored] {
    .waste {
      flex-direction: row;
      grid-column: 1;
    }

    .waste > * {
      right: auto;
    }

    :is(.stock, .hand, .cell, .foundation) {
      grid-column: 3;
    }
  }
`;

export const low = css`
  @media (max-height: 479px) {
    @container table (min-width: 480px) {
      .inner {
        ${frame};
      }
    }
  }

  @container room (max-height: 479px) and (min-width: 480px) {
    .inner {
      ${frame};
    }
  }
`;
