/** The whole element, drawn from a scene. */
import { html, nothing, type TemplateResult } from 'lit';
import { outcomeOf } from '../../engine/index.js';
import { boardLabel } from '../../i18n/index.js';
import { sprite } from '../face/index.js';
import type { Scene } from '../scene.js';
import { classes } from './classes.js';
import { messageView } from './message.js';
import { pilesGeometry, pilesView } from './piles.js';
import { statusView } from './status.js';
import { columnsOf, reserveView, tableauView } from './tableau.js';
import { toolbarView } from './toolbar.js';

/** The reserve's height in card heights, as the style sheet reckons the board's. */
function belowOf({ position }: Scene): string {
  const { reserveDepth } = position.game.rules;
  if (position.reserve.length === 0) return '0';
  return `calc(1.16 + ${reserveDepth - 1} * var(--pile-step))`;
}

const TRAY = 1.3;

export function tableView(scene: Scene): TemplateResult {
  const { position, words, session } = scene;
  const { rules } = position.game;
  const { place, alone, left, fans, packet, stack } = pilesGeometry(scene);
  const won = outcomeOf(position) === 'won';
  const measures =
    `--cols:${columnsOf(scene)};--rows:${rules.rows};--left:${left.toFixed(2)};--fans:${fans};` +
    `--packet:${packet};--below:${belowOf(scene)};--tray:${TRAY};--stack:${stack}`;
  return html`${sprite(scene.face)}
    <div class="room">
      <div
        class=${classes({ inner: true, 'is-won': won, ...scene.coach?.names })}
        lang=${words.tag}
        data-place=${place}
        data-shape=${rules.shape}
        ?data-alone=${alone}
        ?data-mirrored=${scene.mirrored}
        ?data-four=${scene.fourColor}
        data-motion=${scene.motion ?? nothing}
        .style=${measures}
      >
        ${statusView(scene)}
        <div
          class="board"
          part="board"
          role="group"
          aria-label=${boardLabel(words, session.setup)}
          ?inert=${scene.searching}
        >
          ${tableauView(scene)} ${reserveView(scene)} ${pilesView(scene)}
          ${scene.later?.wonView(scene) ?? nothing}
        </div>
        ${scene.coach?.tallyView(scene) ?? nothing} ${scene.coach?.guideView(scene) ?? nothing}
        ${messageView(scene)} ${toolbarView(scene)}
        <div class="live" role="status" aria-live="polite" aria-atomic="true">${scene.said}</div>
      </div>
    </div>
    ${scene.dialogs?.view(scene) ?? nothing}`;
}
