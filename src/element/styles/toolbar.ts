/** The toolbar and its buttons, which messages and panels use too. */
import { css } from 'lit';
import { hidden } from './hidden.js';

/** Icons with their labels beside them, in the middle of the row. */
const beside = css`
  .toolbar {
    align-self: center;
    max-width: 100%;
  }

  .toolbar .btn {
    flex-direction: row;
    gap: 6px;
    min-height: 44px;
    padding: 0 clamp(6px, 6px + (100cqi - 860px) / 20, 14px);
    font-size: 13px;
    line-height: 17px;
  }

  .toolbar .btn svg {
    width: 20px;
    height: 20px;
  }
`;

export const toolbar = css`
  .btn {
    all: unset;
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    position: relative;
    min-width: 44px;
    max-width: 100%;
    min-height: 48px;
    padding: 2px 4px;
    border-radius: 10px;
    color: var(--_text);
    cursor: pointer;
    font-size: 11px;
    line-height: 13px;
    white-space: nowrap;
  }

  .btn svg {
    flex: none;
    width: 22px;
    height: 22px;
    fill: currentColor;
  }

  .btn span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .btn[aria-disabled='true'] {
    color: color-mix(in srgb, var(--_muted) 62%, transparent);
    cursor: default;
  }

  .btn.primary {
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }

  .btn.quiet {
    border: 1px solid var(--_line);
  }

  .toolbar {
    display: grid;
    grid-auto-columns: minmax(44px, 1fr);
    grid-auto-flow: column;
    gap: 2px;
    padding-top: 4px;
    border-top: 1px solid var(--_line);
  }

  /* Columns as wide as their words, since some languages fill the row. */
  @container table (max-width: 399px) {
    .toolbar {
      grid-auto-columns: minmax(44px, auto);
      gap: 0;
    }

    .toolbar .btn {
      padding-inline: 1px;
      font-size: 10px;
    }
  }

  .btn.wide {
    display: none;
  }

  @container table (max-width: 339px) {
    .toolbar .btn span {
      ${hidden};
    }
  }

  @container table (min-width: 600px) {
    .toolbar {
      grid-auto-columns: minmax(44px, auto);
      position: relative;
      padding-top: 6px;
      border: 0;
    }

    .btn.wide {
      display: flex;
    }
  }

  /* From here there is room for labels beside the icons, though later for Russian ones. */
  @container table (min-width: 740px) {
    .inner:not(:lang(ru)) {
      ${beside}
    }
  }

  @container table (min-width: 900px) {
    ${beside}
  }
`;
