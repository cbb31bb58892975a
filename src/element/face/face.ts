/** The modern face: three levels of detail in one drawing, of which the style sheet shows one. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { rankOf, RANKS, suitOf, valueOf, type Card, type Rank } from '../../engine/index.js';
import { pips } from './pips.js';
import { letterOf, rankAt, type Letters } from './ranks.js';
import { suitAt } from './suits.js';

export interface FaceOptions {
  /** Of the deck. In a deck without some pips the courts show what they count. */
  readonly ranks: number;
  /** Local letters, those of the sprite; A J Q K where left out. */
  readonly letters?: Letters;
}

const HALF_TURN = 'rotate(180 50 70)';

/** A court panel's inner line, and the water line across it. */
const PANEL_LINE =
  'M31 17.5H69A2.5 2.5 0 0 1 71.5 20V120A2.5 2.5 0 0 1 69 122.5' +
  'H31A2.5 2.5 0 0 1 28.5 120V20A2.5 2.5 0 0 1 31 17.5ZM28.5 70H71.5';

const isCourt = (rank: Rank) => rank === 'J' || rank === 'Q' || rank === 'K';

/** A court's value on a gilt plaque, drawn around the origin. */
function plaque(value: number, transform: string | typeof nothing = nothing): SVGTemplateResult {
  return svg`<g class="plaque" transform=${transform}>
    <rect class="panel" x="-8.5" y="-6.5" width="17" height="13" rx="3" />
    <use class="value" href="#v${value}" />
  </g>`;
}

const lozenge = svg`<path class="gilt" d="M50 66.5L54 70L50 73.5L46 70Z" />`;

/** A court's panel: the figure twice, as in a mirror of water. */
function courtPanel(rank: Rank, value: number | null): SVGTemplateResult {
  const figure = `#f${rank}`;
  return svg`<g class="mid">
    <rect class="panel" x="26" y="15" width="48" height="110" rx="4" />
    <path class="panel-line" d=${PANEL_LINE} />
    <use href=${figure} x="27" y="20" width="46" height="50" />
    <use href=${figure} transform=${HALF_TURN} x="27" y="20" width="46" height="50" />
    ${value === null ? lozenge : plaque(value, 'translate(50 70)')}
  </g>`;
}

/** The disc of the sun around an ace. */
const rings = svg`<path
  class="ring"
  d="M17 70a33 33 0 1 0 66 0a33 33 0 1 0-66 0M19.5 70a30.5 30.5 0 1 0 61 0a30.5 30.5 0 1 0-61 0"
/>`;

function middle(card: Card, value: number | null): SVGTemplateResult {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (isCourt(rank)) return courtPanel(rank, value);
  if (rank === 'A') return svg`<g class="mid">${rings}${suitAt(suit, 50, 70, 46)}</g>`;
  return pips(suit, rank);
}

/** The one large sign below the index, on small and middling cards. */
function lowSign(card: Card, value: number | null): SVGTemplateResult {
  const rank = rankOf(card);
  if (!isCourt(rank)) return suitAt(suitOf(card), 50, 98, 57, 'low');
  return svg`<g class="low">
    <rect class="panel" x="17" y="62" width="66" height="70" rx="5" />
    <use href="#f${rank}" x="19" y="66" width="62" height="66" />
    ${value === null ? nothing : plaque(value)}
  </g>`;
}

function draw(card: Card, letters: Letters, value: number | null): TemplateResult {
  const suit = suitOf(card);
  const corner = [
    rankAt(card, letters, { x: 13.5, y: 25, size: 24, centred: true }),
    suitAt(suit, 13.5, 35.5, 14),
  ];
  return html`<span class="face"
    ><svg class="art" viewBox="0 0 100 140" aria-hidden="true">
      <g class="M">
        ${rankAt(card, letters, { x: 8, y: 39, size: 41 })} ${suitAt(suit, 76, 25.5, 30)}
        ${lowSign(card, value)}
      </g>
      <g class="L">
        ${corner}
        <g transform=${HALF_TURN}>${corner}</g>
        ${middle(card, value)}
      </g>
    </svg></span
  >`;
}

/** Faces already drawn: a deck's at most, for each way of drawing it. */
const drawn = new Map<string, TemplateResult>();

/** The face of a card, for a `.card` with the class of its suit. */
export function cardFace(card: Card, { ranks, letters = {} }: FaceOptions): TemplateResult {
  const letter = letterOf(card, letters);
  const value = ranks === RANKS.length ? null : valueOf(card, ranks);

  const key = `${card} ${letter} ${value}`;
  const face = drawn.get(key) ?? draw(card, letters, value);
  drawn.set(key, face);
  return face;
}
