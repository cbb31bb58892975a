/** Inks of the drawings: suits, court figures, backs. */
import { css } from 'lit';

export const ink = css`
  .face use,
  .ink {
    fill: currentColor;
  }

  .ink-line {
    fill: none;
    stroke: currentColor;
  }

  .gilt {
    fill: var(--_gilt);
  }

  .gilt-line {
    fill: none;
    stroke: var(--_gilt);
  }

  .skin {
    fill: var(--_skin);
  }

  .panel {
    fill: var(--_gilt-pale);
    stroke: var(--_gilt);
    stroke-width: 1;
  }

  .panel-line {
    fill: none;
    stroke: var(--_gilt);
    stroke-width: 0.7;
  }

  .ring {
    fill: none;
    stroke: var(--_gilt);
    stroke-width: 0.8;
    opacity: 0.75;
  }

  /* The edge that parts a jackal's muzzle from its mane. */
  .muzzle {
    fill: currentColor;
    stroke: var(--_gilt-pale);
    stroke-width: 2;
  }

  .paper {
    fill: var(--_face);
  }

  .back-field {
    fill: var(--_back);
  }

  .back-deep {
    fill: var(--_back-deep);
  }

  .back-line {
    fill: none;
    stroke: var(--_back-line);
  }

  .back-gilt {
    fill: var(--_back-line);
  }
`;
