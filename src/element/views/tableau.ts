/** The tableau on its scenery, and the reserve below it. */
import { html, nothing, type TemplateResult } from 'lit';
import { coversOf, outcomeOf, type Card } from '../../engine/index.js';
import { pileLabel } from '../../i18n/index.js';
import type { Scene } from '../scene.js';
import { isFaceDown } from '../stops.js';
import { cardView, faceDownView } from './card.js';

/** The gap between cards of a row, in card widths; the style sheet's --gap. */
const GAP = 0.07;

/** Columns of the widest row, the reserve's included. */
export const columnsOf = ({ position }: Scene): number =>
  Math.max(position.game.rules.rows, position.reserve.length);

/** Sun, ghost pyramid and horizon; the rays of a won game behind them. */
const sceneryView = (won: boolean): TemplateResult =>
  html`<div class="scenery" aria-hidden="true">
    ${won ? html`<i class="rays"></i>` : nothing}
    <i class="sun"></i><i class="ghost"></i><i class="horizon"></i>
  </div>`;

function spotView(scene: Scene, card: Card | null, index: number): TemplateResult | typeof nothing {
  const { position } = scene;
  const spot = position.game.layout[index];
  if (!card || !spot) return nothing;
  const x = ((columnsOf(scene) - 1 + spot.centre) / 2) * (1 + GAP);
  const place = {
    at: `--x:${x.toFixed(3)};--y:${spot.row}`,
    buried: coversOf(position, index).length > 1,
  };
  return isFaceDown(position, index)
    ? faceDownView(scene, index, place)
    : cardView(scene, card, place);
}

export const tableauView = (scene: Scene): TemplateResult =>
  html`<div class="tableau">
    ${sceneryView(outcomeOf(scene.position) === 'won')}
    ${scene.position.tableau.map((card, index) => spotView(scene, card, index))}
  </div>`;

function columnView(scene: Scene, cards: readonly Card[], index: number): TemplateResult {
  const label = pileLabel(scene.words, scene.session, { pile: 'reserve', index });
  return html`<div class="column" role="group" aria-label=${label}>
    ${cards.map((card, at) => cardView(scene, card, { at: `--y:${at}` }))}
  </div>`;
}

export function reserveView(scene: Scene): TemplateResult | typeof nothing {
  const { reserve, game } = scene.position;
  if (reserve.length === 0) return nothing;
  return html`<div class="reserve" part="reserve" .style=${`--depth:${game.rules.reserveDepth}`}>
    ${reserve.map((cards, index) => columnView(scene, cards, index))}
  </div>`;
}
