/** The form of a new game: sources of cards as segments, games as a list, rules as fields. */
import { css } from 'lit';
import { hidden } from '../../styles/hidden.js';

export const newGame = css`
  .segments {
    display: grid;
    grid-template-columns: repeat(3, auto);
    margin-top: 4px;
    border: 1px solid color-mix(in srgb, var(--_muted) 80%, transparent);
    border-radius: 10px;
    background: var(--_slot);
  }

  .segments label {
    display: grid;
    position: relative;
    cursor: pointer;
  }

  .segments input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: 9px;
    appearance: none;
    cursor: inherit;
  }

  .segments input:checked {
    background: var(--_accent);
  }

  .segments span {
    display: grid;
    place-items: center;
    position: relative;
    min-height: 42px;
    padding: 2px 6px;
    font-size: 14px;
    line-height: 1.15;
    hyphens: auto;
    overflow-wrap: anywhere;
    pointer-events: none;
    text-align: center;
  }

  .segments :checked + span {
    color: var(--_on-accent);
    font-weight: 600;
  }

  @media (max-width: 339px) {
    .segments span {
      padding-inline: 3px;
      font-size: 13px;
    }
  }

  .source {
    margin: 6px 0 10px;
  }

  .source .note,
  .dialog .rule .note {
    margin: 4px 0 0;
  }

  .code-line {
    margin: 6px 0 0;
    font: 600 15px/1.3 var(--_mono);
  }

  .field textarea {
    padding-block: 10px;
    font: 400 14px/1.45 var(--_mono);
    resize: vertical;
  }

  .dialog .note.fault,
  .problem {
    color: var(--_alert);
  }

  .source .btn {
    flex-direction: row;
    min-height: 44px;
    margin-top: 6px;
    padding: 0 14px;
    font-size: 14px;
  }

  .dialog > footer .problem {
    flex: 1 0 100%;
    margin: 0;
    font-size: 13px;
  }

  .problem:empty {
    display: none;
  }

  .variants legend {
    display: flex;
    justify-content: space-between;
    box-sizing: border-box;
    width: 100%;
    padding-bottom: 2px;
  }

  .variant {
    align-items: flex-start;
    min-height: 56px;
    padding-block: 8px;
    border-top: 1px solid var(--_line);
  }

  .variant input {
    margin-top: 1px;
  }

  .variant > span:first-of-type {
    flex: 1;
    min-width: 0;
  }

  .variant b {
    display: block;
    font-size: 15px;
    font-weight: 600;
  }

  .variant .note {
    display: block;
    margin: 0;
    line-height: 1.3;
  }

  .odds {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  .dialog .said {
    ${hidden}
  }

  .rules-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    min-height: 44px;
    margin: -6px 0 8px;
    font-size: 15px;
  }

  .rules-head .btn {
    flex-direction: row;
    min-height: 36px;
    padding: 0 12px;
    font-size: 13px;
  }

  .new-game .group {
    gap: 12px 20px;
    padding-top: 10px;
  }

  .new-game .group legend {
    color: var(--_text);
    font: 600 16px/1.3 var(--_serif);
  }

  .new-game .group + .group {
    margin-top: 20px;
  }

  .dialog .rule .check + .note {
    margin: -4px 0 0;
    margin-inline-start: 30px;
  }

  .rule.changed .field > span:first-child,
  .rule.changed .check > span {
    color: var(--_accent);
    font-weight: 600;
  }

  .rule.idle :is(.check, .field, .select) {
    cursor: default;
    opacity: 0.6;
  }
`;
