/** Statistics and matches: figures, tables of games, bars. */
import { css } from 'lit';
import { hidden } from '../../styles/hidden.js';

export const results = css`
  .dialog .unseen {
    ${hidden}
  }

  .statistics .tabs {
    margin-top: 10px;
  }

  .statistics .tabs button {
    padding-inline: clamp(6px, 2.5vw, 14px);
  }

  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
    gap: 8px;
    margin: 0 0 12px;
  }

  .figures div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: 8px 12px;
    border-radius: 10px;
    background: var(--_slot);
  }

  .figures dt {
    color: var(--_muted);
    font-size: 12px;
  }

  .figures dd {
    margin: 0;
    font: 600 24px/1.2 var(--_serif);
    font-variant-numeric: tabular-nums lining-nums;
  }

  .figures small {
    color: var(--_muted);
    font: 400 13px/1 var(--_sans);
  }

  .results {
    width: 100%;
    margin-bottom: 12px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .results caption {
    padding-bottom: 4px;
    color: var(--_muted);
    font-size: 13px;
    text-align: start;
  }

  .results :is(th, td) {
    padding: 7px 0 7px 8px;
    border-bottom: 1px solid var(--_line);
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
  }

  .results :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  .results thead th {
    color: var(--_muted);
    font-size: 12px;
    line-height: 1.2;
    vertical-align: bottom;
  }

  .results .deal {
    text-align: start;
  }

  .match :is(th, td) {
    height: 24px;
  }

  .listing .about {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    color: var(--_muted);
    font-size: 12px;
  }

  .statistics .victory {
    color: var(--_accent);
    font-weight: 600;
  }

  .code-button {
    all: unset;
    min-height: 24px;
    border-radius: 4px;
    cursor: pointer;
    font: 13px/24px var(--_mono);
    white-space: nowrap;
  }

  .code-button:hover {
    text-decoration: underline;
  }

  .veil .code-button:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  .bars {
    display: flex;
    gap: 8px;
    margin-bottom: 6px;
  }

  .bars svg {
    flex: auto;
    min-width: 0;
    max-height: 130px;
  }

  .bars .scale {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding-top: 8px;
    color: var(--_muted);
    font-size: 11px;
    line-height: 1;
    text-align: end;
  }

  .bars .victory {
    fill: var(--_accent);
  }

  .bars .defeat {
    fill: color-mix(in srgb, var(--_muted) 55%, transparent);
  }

  .bars .nought {
    fill: none;
    stroke: var(--_text);
    stroke-dasharray: 2 3;
  }

  .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .deeds .btn {
    min-height: 44px;
    padding: 0 14px;
    font-size: 14px;
  }

  .deeds .danger {
    border-color: currentColor;
    color: var(--_alert);
  }

  .question p {
    margin: 0 0 8px;
  }

  .dialog .told {
    min-height: 18px;
    margin: 8px 0 0;
  }

  .verdict {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    margin: 0 0 8px;
  }

  .verdict b {
    font: 600 20px/1.2 var(--_serif);
  }

  .verdict.victory b {
    color: var(--_accent);
  }

  .match .to-come td {
    color: var(--_muted);
  }

  @media (max-width: 320px) {
    .statistics .tabs {
      gap: 0;
      font-size: 13px;
    }

    .statistics .tabs button {
      padding-inline: 5px;
    }

    .results :is(th, td) {
      padding-inline-start: 5px;
    }

    .results thead th {
      font-size: 11px;
    }

    .code-button {
      font-size: 12px;
    }
  }
`;
