/** A page's style sheet for the element: some colours, and two parts. */

export interface Colours {
  readonly table: string;
  readonly accent: string;
  readonly back: string;
  readonly text: string;
  readonly muted: string;
}

export const pageStyle = (colours: Colours): string =>
  `.themed pyramid-solitaire {
  color-scheme: dark;
  --pyramid-table: ${colours.table};
  --pyramid-accent: ${colours.accent};
  --pyramid-back: ${colours.back};
  --pyramid-text: ${colours.text};
  --pyramid-muted: ${colours.muted};
  --pyramid-radius: 28px;
}

.themed pyramid-solitaire::part(status) {
  font-variant: small-caps;
}

.themed pyramid-solitaire::part(foundation) {
  rotate: 4deg;
}`;
