/** The tally as a table: each rank beside its partner, every card a small picture of how it lies. */
import { html, nothing, type TemplateResult } from 'lit';
import { stockSize } from '../../engine/index.js';
import type { MessageKey, Words } from '../../i18n/index.js';
import {
  tallyOf,
  type PairTally,
  type RankTally,
  type Whereabouts,
} from '../../i18n/learn/tally.js';
import { pairTable } from '../../i18n/rules/index.js';
import { letterOf } from '../face/index.js';
import type { Scene } from '../scene.js';
import { lateIcon } from '../views/icons.js';

/** Cards of a rank in a deck. */
const SUITS = 4;

/** How a card is pictured. */
type Picture = 'free' | 'covered' | 'laid' | 'stock' | 'gone';

const PICTURES: Readonly<Record<Whereabouts, Picture>> = {
  tableau: 'free',
  reserve: 'free',
  hand: 'free',
  cell: 'free',
  waste: 'free',
  'stock-top': 'free',
  covered: 'covered',
  'reserve-below': 'covered',
  'waste-below': 'laid',
  stock: 'stock',
  'face-down': 'stock',
  unseen: 'stock',
};

const pip = (picture: Picture): TemplateResult => html`<i class="pip ${picture}"></i>`;

/** "1 free in the pyramid, 2 in the stock". */
function placesWords(words: Words, { places }: RankTally): string {
  if (places.length === 0) return words.t('learn.tally.none');
  return [...new Set(places)]
    .map((where) =>
      words.t(`learn.tally.at-${where}`, {
        count: places.filter((other) => other === where).length,
      }),
    )
    .join(', ');
}

function pipsView({ words }: Scene, side: RankTally): TemplateResult {
  const { places } = side;
  const gone = Array.from({ length: SUITS - places.length }, () => pip('gone'));
  return html`<span class="pips" role="img" aria-label=${placesWords(words, side)}
    >${places.map((where) => pip(PICTURES[where]))}${gone}</span
  >`;
}

/** `names`: of the ranks, since letters make poor words. */
function rowView(
  scene: Scene,
  { low, high, left }: PairTally,
  names: readonly string[],
): TemplateResult {
  const rank = (of: RankTally): string => letterOf(`${of.rank}S`, scene.face.letters);
  return html`<tr>
    <th scope="row" aria-label=${names[0] ?? nothing}>${rank(low)}</th>
    <td>${pipsView(scene, low)}</td>
    <td class="left">${scene.words.number(left)}</td>
    ${
      high
        ? html`<td>${pipsView(scene, high)}</td>
            <td class="partner" aria-label=${names[1] ?? nothing}>${rank(high)}</td>`
        : html`<td></td>
            <td></td>`
    }
  </tr>`;
}

const HEADINGS: readonly MessageKey[] = [
  'learn.tally.rank',
  'learn.tally.cards',
  'learn.tally.left',
  'learn.tally.cards',
  'learn.tally.partner',
];

/** What the pictures mean, as far as this game has them. */
function legendView({ words, position }: Scene): TemplateResult {
  const { rules } = position.game;
  const hasStock = stockSize(rules) > 0;
  const hidden = rules.faceDown ? 'learn.tally.is-unseen' : 'learn.tally.is-stock';
  const entries: readonly (readonly [Picture, MessageKey, boolean])[] = [
    ['free', 'learn.tally.is-free', true],
    ['covered', 'learn.tally.is-covered', true],
    ['laid', 'learn.tally.is-laid', hasStock],
    ['stock', hidden, hasStock || rules.faceDown],
    ['gone', 'learn.tally.is-gone', true],
  ];
  return html`<p class="legend" aria-hidden="true">
    ${entries
      .filter(([, , shown]) => shown)
      .map(([picture, key]) => html`<span>${pip(picture)}${words.t(key)}</span> `)}
  </p>`;
}

export function tallyTable(scene: Scene): TemplateResult {
  const { words, position } = scene;
  const named = pairTable(words, position.game.rules.ranks);
  return html`<table class="tally">
      <thead>
        <tr>
          ${HEADINGS.map((key) => html`<th scope="col">${words.t(key)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${tallyOf(position).map((row, index) => rowView(scene, row, named[index]?.names ?? []))}
      </tbody>
    </table>
    ${legendView(scene)}`;
}

/** The tally beside the board, and a button to put it away. */
export function tallyAside(scene: Scene): TemplateResult {
  const { words } = scene;
  return html`<aside class="aside" aria-labelledby="tally-title">
    <header>
      <h2 id="tally-title">${words.t('learn.tally.title')}</h2>
      <button
        type="button"
        class="btn x"
        data-action="tally"
        aria-label=${words.t('action.dismiss')}
      >
        ${lateIcon(scene, 'close')}
      </button>
    </header>
    ${tallyTable(scene)}
  </aside>`;
}
