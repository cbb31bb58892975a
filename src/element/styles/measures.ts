/**
 * Measures of the board, all in card widths. The view gives: --cols, --rows, --left (width of the piles
 * left of the apex), --fans (fan steps among them), --packet (edges of unseen cards that a fan step may
 * show), --below (height of the reserve), --tray and --stack (piles one over another in a low frame).
 */
import { css } from 'lit';

export const measures = css`
  .inner {
    /* The height of a container that has one, else of the window with all its bars, which come and go. */
    --fit: var(--pyramid-fit, 100cqh);
    --gap: 0.07;
    --pad: clamp(6px, 2cqi, 24px);
    --piles-gap: 0.14;
    --step: 0.5;
    --pile-step: 0.5;
    --fan-step: 0.5;
    --edge: 0.06;
    --corner: 0.075;
    --sun-y: 0.82;
    --sun-size: 2.3;
    --span: calc(var(--cols) + (var(--cols) - 1) * var(--gap));
    --fan-room: calc(var(--fan-step) + var(--packet) * var(--edge));
    --side: calc(var(--left) + var(--fans) * var(--fan-room) + 0.1);
    /* The width decides, and where it is wide the height too: --chrome is what is no board. */
    --corners: 0;
    --least: 0px;
    --chrome: 0px;
    --widest: var(--span);
    --tallest: 0.01;
    --w: clamp(
      var(--least),
      min(
        (100cqi - 2 * var(--pad) - var(--aside, 0px)) / var(--widest),
        (var(--fit) - var(--chrome)) / var(--tallest)
      ),
      112px
    );
    --h: calc(var(--w) * 1.4);
    /* From row to row: the strip that overlap leaves has room for a finger. */
    --rise: max(var(--h) * var(--step), 24px);
  }

  .board {
    position: relative;
    align-self: center;
    width: calc(var(--w) * var(--widest));
    margin-block: auto;
    /* Cards lie as they do on a table, whichever way the page reads. */
    direction: ltr;
  }

  .tableau {
    position: relative;
    width: calc(var(--w) * var(--span));
    height: calc(var(--h) + (var(--rows) - 1) * var(--rise));
    margin-inline: auto;
  }

  /* --corners is 1 where the piles lie in the board's corners. */
  @container table (min-width: 600px) {
    .inner {
      --step: 0.41;
      --pile-step: 0.32;
      --fan-step: 0.28;
      --sun-y: 0.62;
      --sun-size: 2.4;
      --least: 40px;
      --chrome: 178px;
      --widest: max(var(--span), var(--corners) * (2 * var(--side) + 3.5));
      --tallest: calc(
        1.4 *
          (1 + (var(--rows) - 1) * var(--step) + var(--below) + (1 - var(--corners)) * var(--tray))
      );
    }

    .inner:has(.lay) {
      --chrome: 218px;
    }
  }

  @container table (min-width: 900px) {
    .inner {
      --step: 0.4;
      --sun-size: 2.5;
    }
  }
`;
