/** What shows where a card was that is being dragged: the card below it, the stock's back, or an outline. */
import { render } from 'lit';
import { suitOf, type Card, type Position } from '../../engine/index.js';
import { cardBack, cardFace } from '../face/index.js';
import type { Scene } from '../scene.js';
import { classes } from '../views/classes.js';
import { cardOf, type Held } from './drops.js';

/** The card below on one of several wastes, of which only the top is drawn; else null. */
function belowOf({ wastes, seen }: Position, held: Held): Card | null {
  if (wastes.length === 1) return null;
  const pile = wastes.find((cards) => cards.at(-1) === held);
  const below = pile?.at(-2);
  return below && seen.includes(below) ? below : null;
}

/** An element to lay where the held card was; it is to be seen and nothing else. */
export function placeOf({ position, face }: Scene, held: Held): HTMLElement {
  const place = document.createElement('span');
  const below = belowOf(position, held);
  const isStock = position.stock.length > 1 && cardOf(position, held) === position.stock[0];
  const suit = below ? suitOf(below) : '';
  place.className = classes({
    card: true,
    vacant: true,
    covered: below !== null,
    [suit]: below !== null,
    back: isStock,
  });
  place.setAttribute('aria-hidden', 'true');
  if (isStock) render(cardBack, place);
  else if (below) render(cardFace(below, face), place);
  return place;
}
