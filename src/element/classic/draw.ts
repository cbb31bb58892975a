/** Draws the classic courts: each picture once, as a symbol that the cards refer to. */
import { svg, type SVGTemplateResult } from 'lit';
import { suitOf, type Card } from '../../engine/index.js';
import type { Courts } from '../face/index.js';
import { suitAt } from '../face/suits.js';
import { BOX, type Court, type CourtCard, type Pictures } from './court.js';

/** What the layers are inked with. */
const INKS = ['gold', 'red', 'blue', 'black', 'lines', 'hairlines'];

const HALF_TURN = `rotate(180 ${BOX.width / 2} ${BOX.height / 2})`;

/** Both halves of one layer; layer lies on layer, not half on half. */
function twice(id: string, ink: string, half: SVGTemplateResult): SVGTemplateResult {
  return svg`<g class=${ink}>
    <g id=${id}>${half}</g>
    <use href="#${id}" transform=${HALF_TURN} />
  </g>`;
}

function symbolOf(card: CourtCard, { layers, marks }: Court): SVGTemplateResult {
  const suit = suitOf(card);
  const drawn = marks.map(
    ([x, y, size, turn]) =>
      svg`<g transform="translate(${x} ${y}) rotate(${turn})">${suitAt(suit, 0, 0, size)}</g>`,
  );
  return svg`<symbol id="c${card}" viewBox="0 0 ${BOX.width} ${BOX.height}" preserveAspectRatio="none">
    ${layers.map((outline, at) =>
      twice(`c${card}${at}`, `court-${INKS[at]}`, svg`<path d=${outline} />`),
    )}
    ${twice(`c${card}m`, 'ink', svg`${drawn}`)}
  </symbol>`;
}

/** A large card's figure; the frame leaves its corners to the index. */
const middle = (card: Card): SVGTemplateResult =>
  svg`<path class="court-frame" d="M26 21H81V93H74V119H19V47H26Z" />
    <use href="#c${card}" x="19" y="21" width="62" height="98" />`;

/** The bust, between what it holds in its hands. */
const low = (card: Card): SVGTemplateResult =>
  svg`<rect class="panel court-frame" x="17" y="62" width="66" height="70" rx="5" />
    <svg x="18.5" y="63.5" width="63" height="67" viewBox="125 0 310 330">
      <use href="#c${card}" width=${BOX.width} height=${BOX.height} />
    </svg>`;

export const classicCourts = (pictures: Pictures): Courts => ({
  symbols: Object.entries(pictures).map(([card, court]) => symbolOf(card as CourtCard, court)),
  middle,
  low,
});
