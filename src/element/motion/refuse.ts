/** What cannot be done shakes its head. */
import type { Move } from '../../engine/index.js';
import { cardElement, STOCK, wellOf } from './boxes.js';
import type { Stage } from './stage.js';
import { TIME } from './timing.js';

/** To the sides, in pixels, less each time. */
const SHAKE = [0, 4, -4, 3, -3, 2, -2, 0].map((x) => ({ translate: `${x}px 0` }));

const stockOf = (board: HTMLElement): Element | null =>
  wellOf(board, STOCK)?.querySelector('button') ?? null;

function refusedElements(board: HTMLElement, move: Move): readonly (Element | null)[] {
  switch (move.kind) {
    case 'remove':
      return move.cards.map((card) => cardElement(board, card));
    case 'cell':
      return [cardElement(board, move.card)];
    case 'draw':
    case 'redeal':
      return [stockOf(board)];
  }
}

export function refuse(board: HTMLElement, stage: Stage, move: Move | null): void {
  if (!move) return;
  for (const element of refusedElements(board, move)) {
    // Added to where the card is, since a selected one is lifted.
    const timing = { duration: TIME.shake, easing: 'linear', composite: 'add' } as const;
    if (element) stage.move(element, SHAKE, timing);
  }
}
