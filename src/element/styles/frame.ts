/** The frame: the host, which takes no text style from the page, and the column inside it. */
import { css } from 'lit';
import { hidden } from './hidden.js';

export const frame = css`
  /* Direction and visibility stay the page's. */
  :host {
    container: table / inline-size;
    position: relative;
    isolation: isolate;
    overflow: clip;
    border-radius: var(--_radius);
    background:
      radial-gradient(
        120% 90% at 50% 30%,
        var(--_ground-lit),
        var(--_ground) 55%,
        var(--_ground-deep)
      ),
      radial-gradient(90% 46% at 50% 74%, var(--_sky-glow), transparent), var(--_sky);
    color: var(--_text);
    font: 400 14px/1.35 var(--_sans);
    letter-spacing: normal;
    word-spacing: normal;
    word-break: normal;
    overflow-wrap: normal;
    hyphens: manual;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    writing-mode: horizontal-tb;
    cursor: default;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  /* As high as the page has made the element, or has kept room for it: no percentages, for old pages. */
  :host,
  .room {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .room {
    min-height: inherit;
  }

  .inner {
    display: flex;
    flex-direction: column;
    gap: 6px;
    padding: 8px var(--pad) 6px;
  }

  /* Whatever display the page gives it. */
  :host([hidden]) {
    display: none !important;
  }

  .defs {
    position: absolute;
  }

  .live {
    ${hidden};
  }

  @container table (min-width: 600px) {
    .inner {
      gap: 8px;
      padding-top: 12px;
      padding-bottom: 10px;
    }
  }
`;
