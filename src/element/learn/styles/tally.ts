/** The tally: a table of small cards, over the board or beside it. */
import { css } from 'lit';
import { hidden } from '../../styles/hidden.js';

export const tally = css`
  .tally {
    margin-inline: auto;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  .tally thead {
    ${hidden};
  }

  .tally :is(th, td) {
    padding: 4px;
    text-align: center;
  }

  .tally tbody tr + tr > * {
    border-top: 1px solid var(--_line);
  }

  .tally :is(tbody th, .partner) {
    min-width: 24px;
    font: 700 17px/1 var(--_serif);
  }

  .tally .left {
    color: var(--_muted);
    font-size: 13px;
  }

  .pips {
    display: flex;
    gap: 3px;
  }

  /* Small cards, told apart as on the board: ivory with a gilt foot, stone under another, back, place. */
  .pip {
    flex: none;
    position: relative;
    width: 13px;
    height: 18px;
    border-radius: 2px;
    background: var(--_face);
    box-shadow: inset 0 0 0 1px var(--_face-edge);
  }

  .pip.free {
    border-bottom: 3px solid var(--_gilt);
  }

  .pip:is(.covered, .laid) {
    background: var(--_stone);
  }

  .pip:is(.covered, .laid)::after {
    content: '';
    position: absolute;
    inset: 55% 0 0;
    border-radius: 0 0 2px 2px;
    background: var(--_shade);
    opacity: 0.55;
  }

  .pip.laid::after {
    inset: 0 0 0 55%;
    border-radius: 0 2px 2px 0;
  }

  .pip.stock {
    background: var(--_back);
    box-shadow:
      inset 0 0 0 1px var(--_face),
      inset 0 0 0 2px var(--_back-deep);
  }

  .pip.stock::after {
    content: '';
    position: absolute;
    inset: 5px 3px;
    background: var(--_back-line);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }

  .pip.gone {
    background: none;
    box-shadow: none;
    border: 1px dashed var(--_muted);
    opacity: 0.6;
  }

  /* In the top layer it is the window that has to have room. */
  .dialog .pip {
    width: clamp(15px, 5vw, 18px);
    height: 25px;
  }

  @media (min-width: 521px) {
    .dialog:has(.tally) {
      --_widest: 440px;
    }
  }

  .dialog .pip.stock::after {
    inset: 7px 5px;
  }

  .dialog .tally .left {
    padding-inline: 8px;
    font-size: 15px;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px 14px;
    margin: 10px 0 0;
    color: var(--_muted);
    font-size: 12px;
  }

  .legend span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

/** Beside the board, which makes room for it. */
export const aside = css`
  .aside {
    display: none;
    box-sizing: border-box;
    width: 240px;
    padding: 8px 12px 12px;
    border-radius: 12px;
    background: var(--_panel);
    box-shadow: 0 0 0 1px var(--_panel-line);
  }

  .aside header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
  }

  .aside h2 {
    margin: 0;
    font: 600 17px/1.2 var(--_serif);
  }

  .aside .btn.x {
    min-width: 36px;
    min-height: 36px;
    margin-inline-end: -6px;
  }

  @container table (min-width: 1000px) {
    .with-tally {
      --aside: 256px;

      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .with-tally > * {
      grid-column: 1 / -1;
    }

    .with-tally > :is(.board, .guide, .toolbar) {
      justify-self: center;
    }

    .with-tally > .board {
      grid-column: 1;
    }

    .inner > .aside {
      display: block;
      grid-column: 2;
      align-self: start;
      margin-inline-start: 16px;
    }
  }
`;
