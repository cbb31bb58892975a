/** The back of a card: two pyramids, the same after half a turn. Small cards leave out the pattern. */
import { html, svg } from 'lit';

const FIELD = { left: 8, top: 8, columns: 7, rows: 12, width: 12, height: 10.333 };

/** Rows of small triangles that point away from the middle. */
function trianglesPath(): string {
  const { left, top, columns, rows, width, height } = FIELD;
  const half = rows / 2;
  return Array.from({ length: rows }, (_, row) => {
    const isUpper = row < half;
    const base = top + height * (isUpper ? row + 1 : row);
    const tip = isUpper ? -height : height;
    return Array.from({ length: columns }, (__, column) => {
      const x = left + width * column;
      return `M${x} ${base.toFixed(2)}h${width}l${-width / 2} ${tip}z`;
    }).join('');
  }).join('');
}

const large = svg`
  <symbol id="back" viewBox="0 0 100 140">
    <rect class="paper" width="100" height="140" />
    <rect class="back-deep" x="5" y="5" width="90" height="130" rx="4.5" />
    <path class="back-field" d=${trianglesPath()} />
    <rect class="back-line" stroke-width="1.2" x="8" y="8" width="84" height="124" rx="3" />
    <path class="back-deep" d="M50 22L86 70L50 118L14 70Z" />
    <path
      class="back-line"
      stroke-width="1.6"
      stroke-linejoin="round"
      d="M50 22L86 70L50 118L14 70ZM14 70H86"
    />
    <path class="back-field" d="M50 27L81 68H50ZM50 113L19 72H50Z" />
    <path class="back-gilt" d="M50 42L69.5 68H30.5ZM50 98L69.5 72H30.5Z" opacity=".95" />
    <path class="back-deep" d="M50 42L69.5 68H56ZM50 98L30.5 72H44Z" opacity=".55" />
    <circle class="back-gilt" cx="50" cy="35.5" r="3.2" />
    <circle class="back-gilt" cx="50" cy="104.5" r="3.2" />
  </symbol>
`;

const small = svg`
  <symbol id="backS" viewBox="0 0 100 140">
    <rect class="paper" width="100" height="140" />
    <rect class="back-field" x="6" y="6" width="88" height="128" rx="5" />
    <rect class="back-line" stroke-width="2" x="11" y="11" width="78" height="118" rx="3" />
    <path class="back-gilt" d="M50 28L80 68H20ZM50 112L80 72H20Z" />
    <path class="back-deep" d="M50 28L80 68H58ZM50 112L20 72H42Z" opacity=".6" />
  </symbol>
`;

export const backs = [large, small];

/** What a card that lies face down shows. */
export const cardBack = html`<span class="face"
  ><svg viewBox="0 0 100 140" aria-hidden="true">
    <use class="back-s" href="#backS" />
    <use class="back-l" href="#back" /></svg
></span>`;
