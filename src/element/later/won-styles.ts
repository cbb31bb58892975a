/** The win: piles and figures step aside, and the picture that the cards lay on comes into view. */
import { css } from 'lit';

export const outcome = css`
  .won {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 8px;
    position: absolute;
    z-index: 15;
    inset: calc(var(--h) * 1.35) 0 0;
    text-align: center;
  }

  .won h2 {
    max-width: 100%;
    margin: 0;
    font: 600 clamp(23px, 4.6cqi, 38px)/1.2 var(--_serif);
    letter-spacing: 0.01em;
    text-shadow: 0 1px 12px var(--_table-deep);
  }

  .won .stats {
    grid-auto-columns: auto;
  }

  .won .stats div {
    align-items: center;
    padding-inline: 18px;
  }

  .won .stats dt {
    color: var(--_text);
  }

  .won .stats dd {
    font-size: 24px;
    line-height: 28px;
  }

  .won .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 8px;
  }

  .won .btn {
    flex-direction: row;
    gap: 8px;
    min-height: 44px;
    padding: 0 18px;
    font-size: 14px;
  }

  .won .btn.quiet {
    background: var(--_panel);
  }

  .is-won .board {
    z-index: 1;
  }

  .is-won :is(.piles, .reserve),
  .is-won .status .stats {
    visibility: hidden;
  }

  /* A triangle too is won upright. */
  .is-won .scenery {
    clip-path: inset(-200px -100cqi 0);
  }

  .is-won .scenery .sun {
    inset: calc(var(--h) * 0.62) auto auto 50%;
    width: calc(var(--w) * 2.7);
    translate: -50% -50%;
    rotate: none;
    background: linear-gradient(var(--_sun) 40%, color-mix(in srgb, var(--_sun) 40%, transparent));
  }

  .is-won .scenery .sun::after {
    inset: -60%;
    background: radial-gradient(circle at 50% 45%, var(--_sun), transparent 66%);
  }

  .is-won .scenery .ghost {
    inset: calc(var(--h) * 0.62) calc(var(--w) * -0.42) 0;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    mask: none;
    background: linear-gradient(
      90deg,
      color-mix(in srgb, var(--_sun) 30%, var(--_table)) 50%,
      color-mix(in srgb, var(--_table-deep) 82%, var(--_sun)) 50%
    );
  }

  .is-won .scenery .horizon {
    inset: auto -100cqi 0;
  }

  .rays {
    position: absolute;
    left: 50%;
    top: calc(var(--h) * 0.62);
    width: calc(var(--w) * 18);
    aspect-ratio: 1;
    translate: -50% -50%;
    background: repeating-conic-gradient(from 3.75deg, var(--_sun) 0 3deg, transparent 0 15deg);
    mask: radial-gradient(circle, #000 9%, transparent 62%);
    opacity: 0.17;
  }

  .fly {
    position: absolute;
    left: 50%;
    top: 0;
    width: var(--w);
    height: var(--h);
    translate: calc((var(--fx) * var(--fly-reach, 0.88) - 0.5) * var(--w))
      calc((var(--fy) - 0.5) * var(--h));
    rotate: var(--fr);
  }

  .fly .card {
    position: static;
  }

  @container table (max-width: 339px) {
    .won h2 {
      font-size: 20px;
    }

    .won .btn {
      padding: 0 9px;
      font-size: 12.5px;
    }

    .won .btn svg,
    :is(:nth-child(3 of .fly), :nth-child(4 of .fly)) {
      display: none;
    }
  }

  @container table (min-width: 600px) {
    .won {
      align-content: center;
      gap: 12px;
      inset: calc(var(--h) * 1.3) 0 0;
    }

    .won .acts {
      margin-top: 6px;
    }

    .fly {
      --fly-reach: 0.9;
    }
  }

  @container table (min-width: 900px) {
    .fly {
      --fly-reach: 1;
    }
  }
`;
