/** Rules to read, and texts to copy. */
import { css } from 'lit';

export const reading = css`
  .dialog h3 {
    margin: 0;
    font: 600 16px/1.3 var(--_serif);
  }

  .rules .of {
    margin: 0 0 12px;
    color: var(--_muted);
  }

  .rules section + section {
    margin-top: 16px;
  }

  .rules ul {
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
    font-size: 14px;
    line-height: 1.5;
  }

  .rules li {
    position: relative;
    margin-top: 3px;
    padding-inline-start: 18px;
  }

  /* A small pyramid. */
  .rules li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 7px;
    width: 9px;
    height: 8px;
    background: var(--_accent);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }

  .pairs {
    margin-top: 10px;
    border-collapse: collapse;
    font-size: 14px;
  }

  .pairs :is(th, td) {
    padding: 3px 0;
    padding-inline-end: 16px;
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }

  .pairs td:last-child {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .minis {
    white-space: nowrap;
  }

  .mini {
    display: inline-grid;
    place-items: center;
    width: 24px;
    height: 30px;
    margin-inline-end: 4px;
    border-radius: 4px;
    outline: 1px solid var(--_face-edge);
    outline-offset: -1px;
    background: var(--_face);
    color: var(--_black);
    font: 600 16px/1 var(--_serif);
  }

  .share + .share {
    margin-top: 18px;
  }

  .shared {
    display: flex;
    align-items: start;
    gap: 8px;
    margin-top: 4px;
  }

  .shared code {
    flex: 1;
    box-sizing: border-box;
    min-width: 0;
    min-height: 44px;
    max-height: 120px;
    padding: 11px 12px;
    border: 1px solid var(--_line);
    border-radius: 10px;
    overflow: auto;
    background: var(--_slot);
    font: 400 14px/20px var(--_mono);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  .shared .btn {
    flex: none;
    flex-direction: row;
    gap: 6px;
    min-height: 44px;
    padding: 0 12px;
    font-size: 13px;
  }

  .shared .btn svg {
    width: 17px;
    height: 17px;
  }

  .dialog .share .note {
    margin: 4px 0 0;
  }
`;
