/** One card as a button, with its states. */
import { html, nothing, type TemplateResult } from 'lit';
import { isSelectable, suitOf, whyNotFree, type Card } from '../../engine/index.js';
import { cardLabel, faceDownLabel } from '../../i18n/index.js';
import { cardBack, cardFace, icon } from '../face/index.js';
import type { Scene } from '../scene.js';
import { classes } from './classes.js';
import { lateIcon } from './icons.js';
import type { StopKey } from '../stops.js';

export interface CardPlace {
  /** Custom properties that place the card, as a style text. */
  readonly at?: string;
  /** Paper edges that show below it. */
  readonly edges?: number;
  /** Both halves of its lower edge lie under other cards. */
  readonly buried?: boolean;
  /** In a fan: only rank and suit are in sight. */
  readonly tucked?: boolean;
}

/** Only the home stop is reached by Tab; arrows reach the others. */
export const tabIndexOf = ({ home }: Scene, stop: StopKey): string => (home === stop ? '0' : '-1');

/** A card whose face is up. */
export function cardView(scene: Scene, card: Card, place: CardPlace): TemplateResult {
  const { session, position, words, face, message, advice } = scene;
  const free = whyNotFree(position, card) === null;
  const selected = session.selected === card;
  const refused = message?.card === card;
  const hinted = advice.hinted.includes(card);
  const names = {
    card: true,
    [suitOf(card)]: true,
    free,
    covered: !free,
    buried: place.buried ?? false,
    tucked: place.tucked ?? false,
    selected,
    refused,
    hint: hinted,
  };
  return html`<button
    type="button"
    part="card"
    class=${classes(names)}
    .style=${place.at ?? ''}
    data-edges=${place.edges ?? nothing}
    data-stop=${card}
    tabindex=${tabIndexOf(scene, card)}
    aria-label=${cardLabel(words, session, card)}
    aria-disabled=${isSelectable(position, card) ? nothing : 'true'}
  >
    ${cardFace(card, face)}
    ${refused ? html`<span class="badge no">${lateIcon(scene, 'alert')}</span>` : nothing}
    ${hinted ? html`<span class="badge">${icon('hint')}</span>` : nothing}
  </button>`;
}

/** A tableau card that lies face down. */
export function faceDownView(scene: Scene, index: number, place: CardPlace): TemplateResult {
  const stop: StopKey = `spot:${index}`;
  return html`<button
    type="button"
    part="card"
    class=${classes({ card: true, back: true, covered: true, buried: place.buried ?? false })}
    .style=${place.at ?? ''}
    data-stop=${stop}
    tabindex=${tabIndexOf(scene, stop)}
    aria-label=${faceDownLabel(scene.words, scene.session, index)}
    aria-disabled="true"
  >
    ${cardBack}
  </button>`;
}
