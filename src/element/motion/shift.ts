/** Cards that stay in sight and lie elsewhere than before: a fan that closes up, a card to the spot. */
import { boxOf, isNear, offset } from './boxes.js';
import type { Cue } from './cue.js';
import { TIME } from './timing.js';
import type { Card } from '../../engine/index.js';

/** Ways with a motion of their own. */
const isToldElsewhere = (from: string, to: string, isOpen: boolean): boolean =>
  from === 'foundation' || to === 'foundation' || (!isOpen && (from === 'stock' || to === 'stock'));

export function shift({ board, frame, stage, shot, after, journeys, pace }: Cue): void {
  const isOpen = after.game.rules.stock === 'open';
  const own = new Set(
    journeys
      .filter(({ from, to }) => isToldElsewhere(from.pile, to.pile, isOpen))
      .map(({ card }) => card),
  );
  const travels = new Set(journeys.map(({ card }) => card));
  for (const element of board.querySelectorAll<HTMLElement>('.card[data-stop]')) {
    const card = element.dataset['stop'] as Card;
    const from = shot.box(card);
    // The stock's face-down top is another card now, wherever the one before it was let go.
    if (!from || own.has(card) || element.dataset['stop'] === 'stock') continue;
    const to = boxOf(element, frame);
    if (isNear(from, to)) continue;
    const above = travels.has(card) ? { zIndex: 7 } : {};
    stage.move(element, [{ translate: offset(from, to), ...above }, { ...above }], {
      duration: (travels.has(card) ? TIME.draw : TIME.shift) * pace,
    });
  }
}
