/** How to play well: advice for the game on the table, and the ways to tally and guide. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Rank } from '../../engine/index.js';
import { adviceText, type AdviceSection } from '../../i18n/learn/advice.js';
import { pairsOf } from '../../i18n/rules/index.js';
import type { CreateDialog } from '../dialogs/dialog.js';
import { letterOf } from '../face/index.js';
import type { Scene } from '../scene.js';

/** All pairs of the deck: "A + Q", "2 + J". */
function pairsView({ position, face, words }: Scene): TemplateResult {
  const letter = (rank: Rank): string => letterOf(`${rank}S`, face.letters);
  const pairs = pairsOf(position.game.rules.ranks).map((pair) => pair.map(letter).join(' + '));
  return html`<ul class="pairs" aria-label=${words.t('learn.heading.count')}>
    ${pairs.map((pair) => html`<li>${pair}</li>`)}
  </ul>`;
}

const sectionView = (
  scene: Scene,
  { heading, sentences, onPartners }: AdviceSection,
): TemplateResult =>
  html`<section>
    <h3>${heading}</h3>
    <p>${sentences.join(' ')}</p>
    ${onPartners ? pairsView(scene) : nothing}
  </section>`;

export const adviceDialog: CreateDialog = ({ close }) => ({
  title: ({ words }) => words.t('learn.title'),
  isText: true,
  body: (scene) =>
    html`<div class="text advice">
      ${adviceText(scene.words, scene.session.setup).map((section) => sectionView(scene, section))}
    </div>`,
  // It closes first, since tally and guide may want the room.
  foot: ({ words }) =>
    html`<button type="button" class="btn quiet" data-action="tally" @click=${close}>
        ${words.t('learn.tally.title')}
      </button>
      <button type="button" class="btn primary" data-action="guide" @click=${close}>
        ${words.t('learn.guide.title')}
      </button>`,
});
