/** The dialog that gives advice. */
import { css } from 'lit';

export const advice = css`
  .advice h3 {
    margin: 14px 0 2px;
    font: 600 16px/1.3 var(--_serif);
  }

  .advice section:first-child h3 {
    margin-top: 0;
  }

  .advice p {
    margin: 0;
  }

  .pairs {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }

  .pairs li {
    padding: 3px 10px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_slot);
    font: 700 15px/1.3 var(--_serif);
  }
`;
