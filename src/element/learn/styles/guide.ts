/** The panel of the guide, below the board. */
import { css } from 'lit';

export const guide = css`
  .guide {
    display: grid;
    grid-template: 'text leave' auto 'way way' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px 4px;
    align-self: center;
    width: 100%;
    max-width: 820px;
    min-height: 74px;
    padding: 8px 6px 8px 14px;
    border-inline-start: 4px solid var(--_accent);
    border-radius: 4px 12px 12px 4px;
    background: var(--_panel);
    box-shadow: 0 0 0 1px var(--_panel-line);
    font-size: 14px;
    line-height: 18px;
  }

  .guide p {
    grid-area: text;
    margin: 0;
  }

  .guide b {
    margin-inline-end: 6px;
    color: var(--_muted);
    font-weight: 600;
    white-space: nowrap;
  }

  .guide .x {
    grid-area: leave;
    align-self: start;
    min-width: 36px;
    min-height: 36px;
  }

  .guide .primary {
    grid-area: way;
    justify-self: end;
    min-height: 40px;
    padding: 0 18px;
    font-size: 14px;
  }

  @container table (min-width: 600px) {
    .with-guide {
      --chrome: 242px;
    }

    .guide {
      grid-template: 'text way leave' auto / minmax(0, 1fr) auto auto;
      gap: 10px;
      min-height: 56px;
    }
  }

  /* The button that a step is about is marked as cards are. */
  .guide[data-task='undo'] ~ .toolbar [data-action='undo'],
  .guide[data-task='hint'] ~ .toolbar [data-action='hint'] {
    outline: 2.5px dashed var(--_accent);
    outline-offset: -3px;
  }
`;

/** In a low frame the panel is one line under the board. */
const lowGuide = css`
  .with-guide {
    --chrome: 118px;
  }

  .guide {
    grid-column: 1 / -1;
    justify-self: center;
    min-height: 46px;
    padding-block: 4px;
    font-size: 13px;
    line-height: 16px;
  }
`;

export const low = css`
  @media (max-height: 479px) {
    @container table (min-width: 480px) {
      ${lowGuide};
    }
  }

  @container room (max-height: 479px) and (min-width: 480px) {
    ${lowGuide};
  }
`;
