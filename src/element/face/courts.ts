/** Court cards: what may be drawn on them, and the modern figures. Own drawings. */
import { svg, type SVGTemplateResult } from 'lit';
import { rankOf, type Card } from '../../engine/index.js';

/** Court pictures. */
export interface Courts {
  /** What the cards' drawings refer to. */
  readonly symbols: readonly SVGTemplateResult[];
  /** In the middle of a large card. */
  readonly middle: (card: Card) => SVGTemplateResult;
  /** Below the index of smaller ones. */
  readonly low: (card: Card) => SVGTemplateResult;
}

/** The king in the nemes, with beard and cobra. */
const king = svg`
  <symbol id="fK" viewBox="0 0 100 108" preserveAspectRatio="xMidYMax meet">
    <path class="ink" d="M50 10C30 10 23 27 21 42C19 58 12 72 5 86L27 90L30 108H70L73 90L95 86C88 72 81 58 79 42C77 27 70 10 50 10Z" />
    <path class="gilt-line" stroke-width="2.6" d="M27 45C25 60 20 74 14 86M31 52C30 66 27 78 24 89M73 45C75 60 80 74 86 86M69 52C70 66 73 78 76 89M34 22C40 17 60 17 66 22M28 32C36 25 64 25 72 32" />
    <path class="skin" d="M33 43C33 36 67 36 67 43V58C67 71 58 79 50 79S33 71 33 58Z" />
    <path class="gilt" d="M27 42C33 31 67 31 73 42L70 47C63 39 37 39 30 47Z" />
    <path class="gilt" d="M50 12C45 18 45 26 47 33H53C55 26 55 18 50 12Z" />
    <circle class="ink" cx="50" cy="21" r="1.7" />
    <path class="ink-line" stroke-width="2.6" stroke-linecap="round" d="M38 51Q42 48 46 51M54 51Q58 48 62 51" />
    <path class="ink" d="M38 54.5Q42 51.5 46 54.5Q42 57.5 38 54.5ZM54 54.5Q58 51.5 62 54.5Q58 57.5 54 54.5Z" />
    <path class="ink-line" stroke-width="2" stroke-linecap="round" d="M50 55V63M45.5 69Q50 71.5 54.5 69" />
    <path class="gilt" d="M45.5 77H54.5L56 97Q50 102 44 97Z" />
    <path class="ink-line" stroke-width="1.6" d="M45.3 83H54.7M44.8 89H55.2M44.5 95H55.5" />
    <path class="gilt-line" stroke-width="3" d="M30 98Q36 104 42 106M70 98Q64 104 58 106" />
  </symbol>
`;

/** The queen under horns and sun. */
const queen = svg`
  <symbol id="fQ" viewBox="0 0 100 108" preserveAspectRatio="xMidYMax meet">
    <path class="gilt" d="M37 33C22 26 19 10 27 0C27 13 36 21 50 22C64 21 73 13 73 0C81 10 78 26 63 33Z" />
    <circle class="gilt" cx="50" cy="11" r="10.5" />
    <circle class="ink" cx="50" cy="11" r="7.6" />
    <path class="ink" d="M50 29C31 29 24 43 24 58C24 76 20 92 16 108H42V70H58V108H84C80 92 76 76 76 58C76 43 69 29 50 29Z" />
    <path class="gilt-line" stroke-width="2.2" d="M27 68H38M25 79H39M23 90H40M21 100H41M73 68H62M75 79H61M77 90H60M79 100H59" />
    <path class="skin" d="M35 49C35 41 65 41 65 49V60C65 72 57 80 50 80S35 72 35 60Z" />
    <path class="skin" d="M44 76H56V92H44Z" />
    <path class="gilt" d="M28 48C34 36 66 36 72 48L69 52C62 44 38 44 31 52Z" />
    <path class="ink-line" stroke-width="2.4" stroke-linecap="round" d="M39 54Q42.5 51 46.5 54M53.5 54Q57.5 51 61 54" />
    <path class="ink" d="M38.5 57.5Q42.5 54.5 46.5 57.5Q42.5 60.5 38.5 57.5ZM53.5 57.5Q57.5 54.5 61.5 57.5Q57.5 60.5 53.5 57.5Z" />
    <path class="ink-line" stroke-width="2" stroke-linecap="round" d="M50 58V65" />
    <path class="ink" d="M45.5 71Q50 69 54.5 71Q50 75.5 45.5 71Z" />
    <path class="gilt" d="M42 88Q50 94 58 88V108H42Z" />
    <path class="ink-line" stroke-width="1.8" d="M42 95Q50 101 58 95M42 102Q50 108 58 102" />
  </symbol>
`;

/** The jack, a jackal. */
const jack = svg`
  <symbol id="fJ" viewBox="0 0 100 108" preserveAspectRatio="xMidYMax meet">
    <path class="ink" d="M33 46L25 2C33 6 41 18 44 32H56C59 18 67 6 75 2L67 46C77 62 79 84 84 108H16C21 84 23 62 33 46Z" />
    <path class="gilt" d="M33 34L30 14C35 19 38 26 39 33ZM67 34L70 14C65 19 62 26 61 33Z" />
    <path class="gilt-line" stroke-width="2.2" d="M31 62C28 74 26 90 24 104M38 70C36 82 35 94 34 106M69 62C72 74 74 90 76 104M62 70C64 82 65 94 66 106" />
    <path class="muzzle" d="M50 32C39 32 33 38 34 46C35 55 41 62 43 74C44 84 46 90 50 90S56 84 57 74C59 62 65 55 66 46C67 38 61 32 50 32Z" />
    <path class="gilt" d="M37 47Q43 45 47 52Q40 53 37 47ZM63 47Q57 45 53 52Q60 53 63 47Z" />
    <path class="gilt" d="M46.5 82Q50 79.5 53.5 82Q52 87 50 87.5Q48 87 46.5 82Z" />
    <path class="gilt-line" stroke-width="1.6" d="M50 56V78" />
    <path class="gilt" d="M36 96Q50 104 64 96L66 108H34Z" />
    <path class="ink-line" stroke-width="1.6" d="M35 102Q50 110 65 102" />
  </symbol>
`;

/** A panel's inner line, and the water line across it. */
const PANEL_LINE =
  'M31 17.5H69A2.5 2.5 0 0 1 71.5 20V120A2.5 2.5 0 0 1 69 122.5' +
  'H31A2.5 2.5 0 0 1 28.5 120V20A2.5 2.5 0 0 1 31 17.5ZM28.5 70H71.5';

/** The figure twice, as in a mirror of water. */
function middle(card: Card): SVGTemplateResult {
  const figure = svg`<use href="#f${rankOf(card)}" x="27" y="20" width="46" height="50" />`;
  return svg`<rect class="panel" x="26" y="15" width="48" height="110" rx="4" />
    <path class="panel-line" d=${PANEL_LINE} />
    ${figure}
    <g transform="rotate(180 50 70)">${figure}</g>
    <path class="gilt" d="M50 66.5L54 70L50 73.5L46 70Z" />`;
}

const low = (card: Card): SVGTemplateResult =>
  svg`<rect class="panel" x="17" y="62" width="66" height="70" rx="5" />
    <use href="#f${rankOf(card)}" x="19" y="66" width="62" height="66" />`;

export const modern: Courts = { symbols: [king, queen, jack], middle, low };
