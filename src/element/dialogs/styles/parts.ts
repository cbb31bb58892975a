/** What dialogs consist of beside fields: menus, texts, keys. */
import { css } from 'lit';

export const parts = css`
  @media (min-width: 521px) {
    .dialog:has(.menu) {
      --_widest: 360px;
    }
  }

  .menu {
    display: grid;
    margin-inline: -8px;
  }

  .menu .btn {
    flex-direction: row;
    justify-content: flex-start;
    gap: 14px;
    padding: 4px 8px;
    font-size: 15px;
    line-height: 1.3;
    text-align: start;
    white-space: normal;
  }

  @media (hover: hover) {
    .dialog :is(.btn:not(.primary), [role='tab']):not([aria-disabled='true']):hover {
      background: var(--_slot);
    }

    .check:hover input {
      border-color: var(--_accent);
    }
  }

  .text p,
  .dialog .note {
    margin: 0 0 10px;
  }

  .dialog .note {
    color: var(--_muted);
    font-size: 13px;
  }

  .keys {
    width: 100%;
    margin-bottom: 12px;
    border-collapse: collapse;
  }

  .keys :is(th, td) {
    padding: 6px 0;
    border-bottom: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }

  .keys th {
    padding-inline-end: 14px;
  }

  .keys td {
    width: 99%;
  }

  .keys kbd {
    display: inline-block;
    min-width: 26px;
    margin-block: 1px;
    padding: 2px 7px;
    border: 1px solid var(--_line);
    border-bottom-width: 2px;
    border-radius: 6px;
    background: var(--_slot);
    font: 600 13px/1.3 var(--_sans);
    text-align: center;
    white-space: nowrap;
  }
`;
