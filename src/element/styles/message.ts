/** The message: a row that is always kept, so that words never move the board. */
import { css } from 'lit';

export const message = css`
  /* A text of several lines hangs down over the toolbar; up there are cards. */
  .message {
    display: flex;
    align-items: safe center;
    justify-content: center;
    position: relative;
    z-index: 5;
    flex: none;
    height: 30px;
  }

  /* With no toolbar to reach over, there is room for two lines. */
  .message:not(:has(+ .toolbar)) {
    height: 46px;
  }

  .toast {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    max-width: 100%;
    padding: 5px 14px;
    border-radius: 15px;
    background: var(--_panel);
    box-shadow:
      0 0 0 1px var(--_line),
      0 4px 12px #0004;
    font-size: 13px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
`;
