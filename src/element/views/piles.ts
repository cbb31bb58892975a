/** Stock, hand, cell, wastes and foundation. */
import { html, nothing, type TemplateResult } from 'lit';
import { choosesWaste, stockSize, topOf, type Card } from '../../engine/index.js';
import { emptyStockWords, pileLabel, pileName, type Pile } from '../../i18n/index.js';
import { cardBack, cardFace, icon, slotArt } from '../face/index.js';
import type { Scene } from '../scene.js';
import { classes } from './classes.js';
import { fanOf, type FanCard, type StopKey } from '../stops.js';
import { cardView, tabIndexOf } from './card.js';
import { lateIcon } from './icons.js';

type View = TemplateResult | typeof nothing;

/** Fan steps of a single waste: its last three cards show. */
const FAN_STEPS = 2;
/** From how many cards a stock shows one paper edge, and two. */
const EDGES_FROM = [2, 9];

const fansOf = ({ position }: Scene): number => (position.wastes.length > 1 ? 0 : FAN_STEPS);

interface PileParts {
  readonly pile: Pile;
  readonly inside: View | readonly View[];
  /** The number under it; none for a place of a single card. */
  readonly count?: number;
  readonly fan?: number;
  /** A button under it. */
  readonly button?: View;
}

function pileView(
  scene: Scene,
  { pile, inside, count, fan = 0, button = nothing }: PileParts,
): View {
  const { words, session, position } = scene;
  const name = pileName(words, session, pile);
  // What lies in the others says its pile's count itself.
  const labelled = pile.pile === 'waste' && (count ?? 0) > 0;
  const several = pile.pile === 'waste' && position.wastes.length > 1;
  return html`<div
    class="pile ${pile.pile}"
    part=${pile.pile}
    role="group"
    aria-label=${labelled ? pileLabel(words, session, pile) : name}
    .style=${`--fan:${fan}`}
  >
    <div class="well">${inside}</div>
    <div class="label" aria-hidden="true">
      <b>${count === undefined ? nothing : words.number(count)}</b
      >${several ? nothing : html`<i>${name}</i>`}
    </div>
    ${button}
  </div>`;
}

const emptySlot = html`<div class="slot">${slotArt('pyramid')}</div>`;

/** The place of the empty stock: turn the waste over, or why that cannot be. */
function emptyStockView(scene: Scene): View {
  const { words, session, position } = scene;
  const said = emptyStockWords(words, session);
  const turnable = position.hand !== null || position.wastes.some((pile) => pile.length > 0);
  const left =
    position.game.rules.passes === 'unlimited' || position.pass < position.game.rules.passes;
  const redeals = turnable && left;
  return html`<button
    type="button"
    class=${classes({
      slot: true,
      redeal: redeals,
      spent: !redeals,
      hint: scene.advice.hinted.includes('stock'),
    })}
    data-stop="stock"
    tabindex=${tabIndexOf(scene, 'stock')}
    aria-label=${said ? words.t('labelled', { label: said.short, value: said.said }) : nothing}
    aria-disabled=${redeals ? nothing : 'true'}
  >
    ${lateIcon(scene, redeals ? 'redeal' : 'cancel')}<b>${said?.short}</b>
  </button>`;
}

function stockTopView(scene: Scene): View {
  const { words, session, position } = scene;
  const edges = EDGES_FROM.filter((count) => position.stock.length >= count).length;
  const [top] = position.stock;
  if (position.game.rules.stock === 'open' && top) return cardView(scene, top, { edges });
  return html`<button
    type="button"
    part="card"
    class=${classes({ card: true, back: true, hint: scene.advice.hinted.includes('stock') })}
    data-edges=${edges}
    data-stop="stock"
    tabindex=${tabIndexOf(scene, 'stock')}
    aria-label=${pileLabel(words, session, { pile: 'stock' })}
  >
    ${cardBack}
  </button>`;
}

/** Beside an open stock, whose top card a tap takes as a card; kept when empty, so nothing jumps. */
function drawButton(scene: Scene): View {
  const { position, words } = scene;
  const { stock, wastes } = position.game.rules;
  if (stock !== 'open' || wastes > 1) return nothing;
  return html`<button
    type="button"
    class=${classes({ drawbtn: true, hint: scene.advice.hinted.includes('draw') })}
    data-stop="draw"
    tabindex=${tabIndexOf(scene, 'draw')}
    aria-label=${words.t('action.draw')}
    aria-disabled=${position.stock.length === 0 ? 'true' : nothing}
  >
    ${icon('draw')}<span>${words.t('action.draw')}</span>
  </button>`;
}

const stockView = (scene: Scene): View =>
  pileView(scene, {
    pile: { pile: 'stock' },
    count: scene.position.stock.length,
    inside: scene.position.stock.length > 0 ? stockTopView(scene) : emptyStockView(scene),
    button: drawButton(scene),
  });

const handView = (scene: Scene): View =>
  pileView(scene, {
    pile: { pile: 'hand' },
    inside: [emptySlot, scene.position.hand ? cardView(scene, scene.position.hand, {}) : nothing],
  });

function cellView(scene: Scene, card: Card | null, index: number): View {
  const pile: Pile = { pile: 'cell', index };
  const stop: StopKey = `cell:${index}`;
  const slot = html`<button
    type="button"
    class="slot"
    data-stop=${stop}
    tabindex=${tabIndexOf(scene, stop)}
    aria-label=${pileLabel(scene.words, scene.session, pile)}
    aria-disabled=${scene.session.selected ? nothing : 'true'}
  >
    ${slotArt('cell')}
  </button>`;
  return pileView(scene, { pile, inside: card ? cardView(scene, card, {}) : slot });
}

/** Draws so that a card reaches this one of several wastes; kept when idle, so nothing jumps. */
function layButton(scene: Scene, index: number): View {
  const { position, words } = scene;
  const { wastes, draw } = position.game.rules;
  if (wastes === 1 || draw > 1) return nothing;
  const stop: StopKey = `lay:${index}`;
  return html`<button
    type="button"
    class=${classes({ lay: true, hint: scene.advice.hinted.includes(stop) })}
    data-stop=${stop}
    tabindex=${tabIndexOf(scene, stop)}
    aria-label=${words.t('action.lay', { n: index + 1 })}
    aria-disabled=${choosesWaste(position) && position.stock.length > 0 ? nothing : 'true'}
  >
    ${icon('lay')}
  </button>`;
}

function fanCardView(scene: Scene, { card, unseen, steps, edges }: FanCard): View {
  const at = `--i:${steps};--e:${edges}`;
  return unseen
    ? html`<i class="card edge" .style=${at}></i>`
    : cardView(scene, card, { at, tucked: steps > 0 });
}

function wasteView(scene: Scene, pile: readonly Card[], index: number): View {
  const { position, words, session } = scene;
  const stop: StopKey = `waste:${index}`;
  const slot = html`<div
    class="slot"
    data-stop=${stop}
    tabindex=${tabIndexOf(scene, stop)}
    role="img"
    aria-label=${pileLabel(words, session, { pile: 'waste', index })}
  >
    ${slotArt('pyramid')}
  </div>`;
  return pileView(scene, {
    pile: { pile: 'waste', index },
    count: pile.length,
    fan: fansOf(scene),
    inside: [
      topOf(pile) ? emptySlot : slot,
      ...fanOf(position, index).map((one) => fanCardView(scene, one)),
    ],
    button: layButton(scene, index),
  });
}

function foundationView(scene: Scene): View {
  const { position, face, words, session } = scene;
  const top = topOf(position.removed);
  return pileView(scene, {
    pile: { pile: 'foundation' },
    count: position.removed.length,
    inside: html`<div
      class=${top ? `card ${top[1]} covered` : 'slot'}
      data-stop="foundation"
      tabindex=${tabIndexOf(scene, 'foundation')}
      role="img"
      aria-label=${pileLabel(words, session, { pile: 'foundation' })}
    >
      ${top ? cardFace(top, face) : slotArt('sun')}
    </div>`,
  });
}

/** What of the piles a game has. */
function pilesOf({ position }: Scene) {
  const { rules } = position.game;
  const stock = stockSize(rules) > 0;
  return { stock, hand: stock && rules.stock === 'drawn', cells: rules.cells };
}

/** How the piles lie and how much room they take: see the style sheet's `places` and `measures`. */
export function pilesGeometry(scene: Scene) {
  const { stock, hand, cells } = pilesOf(scene);
  const { wastes } = scene.position;
  const several = wastes.length > 1;
  const beside = Number(hand) + cells;
  const left = Number(stock) * 2 + beside;
  return {
    place: stock && several ? 'tray' : beside > 0 ? 'wide' : 'sides',
    alone: left === 0,
    left: left === 0 ? 1 : left + (left - 1) * 0.14,
    fans: stock && !several ? FAN_STEPS : 0,
    packet: several ? 0 : scene.position.game.rules.draw - 1,
    stack: several ? Math.max(beside + 2, wastes.length) : beside + 1,
  };
}

export function pilesView(scene: Scene): TemplateResult {
  const { position } = scene;
  const { stock, hand } = pilesOf(scene);
  return html`<div class="piles">
    <div class="group">
      ${stock ? stockView(scene) : nothing} ${hand ? handView(scene) : nothing}
      ${position.cells.map((card, index) => cellView(scene, card, index))}
      ${stock ? position.wastes.map((pile, index) => wasteView(scene, pile, index)) : nothing}
    </div>
    <div class="group">${foundationView(scene)}</div>
  </div>`;
}
