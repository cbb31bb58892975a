/** The status line: title and deal code, then the figures. */
import { css } from 'lit';

export const status = css`
  .status {
    display: grid;
    gap: 4px 10px;
    margin-bottom: 4px;
  }

  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    min-width: 0;
  }

  .title {
    min-width: 0;
    font: 600 clamp(15px, 13px + 0.85cqi, 21px) / 1.2 var(--_serif);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  .chip {
    all: unset;
    box-sizing: border-box;
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
    position: relative;
    max-width: 100%;
    min-height: 28px;
    padding: 0 10px;
    border: 1px solid var(--_line);
    border-radius: 99px;
    color: var(--_muted);
    cursor: pointer;
    direction: ltr;
    font: 500 12px/1 var(--_mono);
    white-space: nowrap;
  }

  .chip svg {
    width: 13px;
    height: 13px;
    fill: currentColor;
  }

  .stats {
    display: grid;
    grid-auto-columns: minmax(0, auto);
    justify-content: space-between;
    grid-auto-flow: column;
    margin: 0;
  }

  /* Figure over label, though read the other way round. */
  .stats div {
    display: flex;
    flex-direction: column-reverse;
    align-items: flex-start;
    min-width: 0;
    padding-inline-end: 4px;
  }

  .stats div:nth-child(n + 2) {
    padding-inline-start: 10px;
    border-inline-start: 1px solid var(--_line);
  }

  .stats :is(dt, dd) {
    max-width: 100%;
    overflow: hidden;
    white-space: nowrap;
  }

  .stats dt {
    color: var(--_muted);
    font-size: 11px;
    line-height: 14px;
    text-overflow: ellipsis;
  }

  .stats dd {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 21px;
    margin: 0;
    font: 600 clamp(15px, 13px + 0.8cqi, 19px) / 21px var(--_serif);
    font-variant-numeric: tabular-nums;
  }

  .pip {
    flex: none;
    width: 13px;
    height: 11px;
    fill: none;
    stroke: var(--_accent);
    stroke-linejoin: round;
    stroke-width: 1.3;
  }

  .pip.on {
    fill: var(--_accent);
  }

  @container table (max-width: 339px) {
    .chip {
      padding: 0 8px;
      font-size: 11px;
    }

    .chip svg {
      display: none;
    }

    .stats div:nth-child(n) {
      padding-inline: 4px 0;
    }

    .stats dt {
      font-size: 10px;
    }
  }

  @container table (min-width: 740px) {
    .status {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }

    .head {
      justify-content: flex-start;
      gap: 14px;
    }

    .stats {
      grid-auto-columns: fit-content(150px);
    }

    .stats div {
      min-width: 62px;
    }

    .stats div:nth-child(n + 2) {
      padding-inline: 14px 6px;
    }
  }
`;
