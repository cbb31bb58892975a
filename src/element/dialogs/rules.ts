/** The rules of the game on the table, written from its settings in the language on show. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Rank } from '../../engine/index.js';
import { variantName } from '../../i18n/index.js';
import { rulesText, type PairRow, type RulesSection } from '../../i18n/rules/index.js';
import { letterOf } from '../face/index.js';
import type { Scene } from '../scene.js';
import type { CreateDialog } from './dialog.js';

/** A card of which only the rank counts. */
const rankView = ({ face }: Scene, rank: Rank): TemplateResult =>
  html`<span class="mini">${letterOf(`${rank}S`, face.letters)}</span>`;

const pairView = (scene: Scene, { ranks, names, sum }: PairRow): TemplateResult =>
  html`<tr>
    <td class="minis" aria-hidden="true">${ranks.map((rank) => rankView(scene, rank))}</td>
    <th scope="row">${scene.words.list(names)}</th>
    <td>${sum}</td>
  </tr>`;

function sectionView(scene: Scene, { heading, sentences, pairs }: RulesSection): TemplateResult {
  return html`<section>
    <h3>${heading}</h3>
    <ul>
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    ${
      pairs.length === 0
        ? nothing
        : html`<table class="pairs" aria-label=${scene.words.t('rules.table')}>
            ${pairs.map((row) => pairView(scene, row))}
          </table>`
    }
  </section>`;
}

export const rules: CreateDialog = () => ({
  title: ({ words }) => words.t('toolbar.rules'),
  isText: true,
  body: (scene) => {
    const { words, session } = scene;
    return html`<div class="rules">
      <p class="of">${variantName(words, session.setup.variant)}</p>
      ${rulesText(words, session.setup).map((section) => sectionView(scene, section))}
    </div>`;
  },
});
