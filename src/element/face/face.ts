/** The face of a card: three levels of detail in one drawing, of which the style sheet shows one. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import {
  rankOf,
  RANKS,
  suitOf,
  valueOf,
  type Card,
  type Rank,
  type Suit,
} from '../../engine/index.js';
import { modern, type Courts } from './courts.js';
import { pips } from './pips.js';
import { letterOf, rankAt, type Letters } from './ranks.js';
import { suitAt } from './suits.js';

export interface FaceOptions {
  /** Of the deck. In a deck without some pips the courts show what they count. */
  readonly ranks: number;
  /** Local letters in the place of A J Q K. */
  readonly letters: Letters;
  readonly courts: Courts;
}

const HALF_TURN = 'rotate(180 50 70)';

/** The disc of the sun around an ace. */
const rings = svg`<path
  class="ring"
  d="M17 70a33 33 0 1 0 66 0a33 33 0 1 0-66 0M19.5 70a30.5 30.5 0 1 0 61 0a30.5 30.5 0 1 0-61 0"
/>`;

/** What a large card counts, or its ace. */
const middle = (suit: Suit, rank: Rank): SVGTemplateResult =>
  rank === 'A' ? svg`<g class="mid">${rings}${suitAt(suit, 50, 70, 46)}</g>` : pips(suit, rank);

/** A value on a gilt plaque, which the style sheet puts in its place. */
const plaque = (value: number): SVGTemplateResult =>
  svg`<g class="plaque">
    <rect class="panel" x="-8.5" y="-6.5" width="17" height="13" rx="3" />
    <use class="value" href="#v${value}" />
  </g>`;

/** A court's picture, and what it counts where that must be said. */
const court = (
  level: 'low' | 'mid',
  picture: SVGTemplateResult,
  value: number | null,
): SVGTemplateResult =>
  svg`<g class=${level}>${picture}${value === null ? nothing : plaque(value)}</g>`;

function draw(card: Card, letters: Letters, value: number | null, courts: Courts): TemplateResult {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const isCourt = 'JQK'.includes(rank);
  const corner = [
    rankAt(card, letters, { x: 13.5, y: 25, size: 24, centred: true }),
    suitAt(suit, 13.5, 37, 14),
  ];
  return html`<span class="face"
    ><svg class="art" viewBox="0 0 100 140" aria-hidden="true">
      <g class="M">
        ${rankAt(card, letters, { x: 8, y: 39, size: 41 })} ${suitAt(suit, 76, 25.5, 30)}
        ${isCourt ? court('low', courts.low(card), value) : suitAt(suit, 50, 98, 57, 'low')}
      </g>
      <g class="L">
        ${corner}
        <g transform=${HALF_TURN}>${corner}</g>
        ${isCourt ? court('mid', courts.middle(card), value) : middle(suit, rank)}
      </g>
    </svg></span
  >`;
}

/** Faces already drawn: a deck's at most, for each way of drawing it. */
const drawn = new Map<string, TemplateResult>();

/** The face of a card, for a `.card` with the class of its suit. */
export function cardFace(card: Card, { ranks, letters, courts }: FaceOptions): TemplateResult {
  const letter = letterOf(card, letters);
  const value = ranks === RANKS.length ? null : valueOf(card, ranks);

  const key = `${card} ${letter} ${value} ${courts === modern}`;
  const face = drawn.get(key) ?? draw(card, letters, value, courts);
  drawn.set(key, face);
  return face;
}
