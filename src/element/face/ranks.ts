/** Rank letters: which a locale prints, and how wide each is drawn. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Card, Rank } from '../../engine/index.js';
import { rankOf, RANKS } from '../../engine/index.js';

export type Letters = Readonly<Partial<Record<Rank, string>>>;

/** Letters of the languages that do not print A J Q K. */
export const LOCAL_LETTERS: Readonly<Record<'it' | 'ru', Letters>> = {
  it: { J: 'F', Q: 'D', K: 'R' },
  ru: { A: 'Т', J: 'В', Q: 'Д', K: 'К' },
};

const DIGIT_WIDTH = 0.6;

/**
 * A fixed width for every rank, in parts of the type size, so that any serif gives the same card and
 * the ten never spills. The last four are Cyrillic.
 */
const WIDTHS: Readonly<Record<string, number>> = {
  '10': 0.9,
  A: 0.74,
  J: 0.5,
  Q: 0.76,
  K: 0.76,
  F: 0.64,
  D: 0.74,
  R: 0.74,
  Т: 0.66,
  В: 0.68,
  Д: 0.74,
  К: 0.76,
};

const widthOf = (letter: string, size: number): number => size * (WIDTHS[letter] ?? DIGIT_WIDTH);

/** The tail of a J reaches left of its stem. */
const J_SHIFT = 0.09;

/** What a card prints in its corner. */
export function letterOf(card: Card, letters: Letters): string {
  const rank = rankOf(card);
  return letters[rank] ?? (rank === 'T' ? '10' : rank);
}

export interface RankPlace {
  /** The left edge, or with `centred` the middle. */
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  centred?: boolean;
}

/**
 * What cards print, as symbols: a drawing and no text of the button that it lies on, of which a reader
 * would expect the name to say "K" where it says "king".
 */
export const rankSymbols = (letters: Letters): readonly SVGTemplateResult[] =>
  RANKS.map((rank) => {
    const letter = letterOf(`${rank}S`, letters);
    const width = widthOf(letter, 100);
    return svg`<symbol id="r${rank}" viewBox="0 0 ${width} 100" overflow="visible"><text
      class="letter"
      y="100"
      textLength=${width}
      lengthAdjust="spacingAndGlyphs"
    >${letter}</text></symbol>`;
  });

/** A letter, or ten, as it stands in the corner of a card. */
export function rankAt(card: Card, letters: Letters, place: RankPlace): SVGTemplateResult {
  const { x, y, size, centred = false } = place;
  const letter = letterOf(card, letters);
  const width = widthOf(letter, size);
  const left = (centred ? x - width / 2 : x) + (letter === 'J' ? size * J_SHIFT : 0);

  return svg`<use
    class="rank"
    href="#r${rankOf(card)}"
    x=${left.toFixed(1)}
    y=${y - size}
    width=${width.toFixed(1)}
    height=${size}
  />`;
}

/** What courts count in the decks that leave out some pips. */
export const valueSymbols = RANKS.map(
  (_, at) =>
    svg`<symbol id="v${at}" overflow="visible"><text class="count" y="3.7">${at}</text></symbol>`,
);
