/** The veil over the page, and the dialog on it: over the element where there is room, else from below. */
import { css } from 'lit';

export const frame = css`
  /*
   * It can be scrolled by a pixel and keeps all scrolling to itself, so that the page behind it stays
   * where it is without a style of its own being touched.
   */
  .veil {
    position: fixed;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: hidden scroll;
    overscroll-behavior: contain;
    scrollbar-width: none;
    background: color-mix(in srgb, var(--_table-deep) 72%, transparent);
    color: inherit;
  }

  .veil::after {
    content: '';
    position: absolute;
    top: 0;
    width: 1px;
    height: calc(100% + 1px);
  }

  .veil::backdrop {
    background: none;
  }

  /* Does not move by that pixel, and lets the veil have the presses beside the dialog. */
  .stage {
    position: sticky;
    top: 0;
    height: 100%;
    pointer-events: none;
  }

  .dialog {
    --_room: 16px;
    --_widest: 560px;
    --_width: min(var(--_widest), 100% - 2 * var(--_room));

    display: flex;
    flex-direction: column;
    position: absolute;
    inset-block: 0;
    left: clamp(
      var(--_room),
      var(--_middle) - var(--_width) / 2,
      100% - var(--_room) - var(--_width)
    );
    width: var(--_width);
    height: fit-content;
    max-height: calc(100% - 2 * var(--_room));
    margin-block: auto;
    padding: 18px 20px 16px;
    border-radius: 16px;
    background: var(--_panel);
    box-shadow:
      0 0 0 1px var(--_panel-line),
      0 24px 60px light-dark(#4d331473, #0009);
    line-height: 1.4;
    pointer-events: auto;
    -webkit-user-select: text;
    user-select: text;
  }

  .dialog > .top {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-bottom: 8px;
  }

  .dialog h2 {
    min-width: 0;
    margin: 0;
    font: 600 22px/1.2 var(--_serif);
    overflow-wrap: anywhere;
  }

  .dialog > .top .x {
    flex: none;
    min-height: 44px;
    margin: -8px -10px -8px 0;
  }

  /* Padding for focus rings, which would else be cut off. */
  .dialog > .body {
    flex: auto;
    min-height: 0;
    margin-inline: -8px;
    padding: 4px 8px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    border-radius: 8px;
  }

  .dialog > .foot {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    margin-top: 14px;
  }

  .dialog > .foot .btn {
    min-height: 44px;
    padding: 0 18px;
    font-size: 14px;
  }

  .veil :is(input, select, textarea, [role='tab']):focus-visible {
    outline: 3px solid var(--_focus);
    box-shadow: 0 0 0 5px var(--_focus-halo);
  }

  /* Inside the edge, where what lies beyond is cut off; the halo would only be a second ring. */
  .veil :is(.body, .menu .btn):focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
    box-shadow: none;
  }

  /* In the top layer it is the window that has to have room, whatever the element's own width. */
  @media (max-width: 520px) {
    .dialog {
      --_room: 0px;
      --_widest: 100%;

      top: auto;
      max-height: calc(100% - 24px);
      padding: 14px 14px max(12px, env(safe-area-inset-bottom));
      border-radius: 16px 16px 0 0;
    }

    .dialog > .foot .btn {
      flex: auto;
    }
  }

  @media print {
    .veil {
      display: none;
    }
  }

  @keyframes veil {
    from {
      opacity: 0;
    }
  }

  @keyframes dialog {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }

  .veil.moving {
    animation: veil 120ms;
  }

  .veil.moving .dialog {
    animation: dialog 180ms cubic-bezier(0.2, 0.8, 0.3, 1);
  }
`;
