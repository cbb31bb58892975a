/** A table that the page gives less height than it would take: it fits that, and scrolls where it cannot. */
import { css } from 'lit';

export const room = css`
  .tight {
    container: room / size;
    overflow: hidden auto;
  }

  /* Here the board may become as small as on the smallest phone. */
  @container room (max-width: 599px) {
    .inner {
      --least: 36px;
      --chrome: 208px;
      --tallest: calc(
        1.4 * (1 + (var(--rows) - 1) * var(--step) + var(--below) + (1 - var(--corners)) * 1.16)
      );
    }
  }
`;
