/** A new deal: cards come from the stock row by row, and the sun comes out. */
import { boxOf, FOUNDATION, offset, STOCK, topBox } from './boxes.js';
import type { Cue } from './cue.js';
import { TIME } from './timing.js';

export function deal({ board, frame, stage }: Cue): void {
  const cards = [...board.querySelectorAll(':is(.tableau, .reserve) .card')];
  // Where all cards are dealt out there is no stock to deal from.
  const source = topBox(board, STOCK, frame) ?? topBox(board, FOUNDATION, frame);
  if (!source || cards.length === 0) return;
  const step = Math.min(TIME.dealStep, (TIME.dealAll - TIME.deal) / cards.length);
  for (const [index, card] of cards.entries()) {
    const from = offset(source, boxOf(card, frame));
    stage.move(card, [{ translate: from, opacity: 0 }, { opacity: 1, offset: 0.2 }, {}], {
      duration: TIME.deal,
      delay: index * step,
    });
  }
  const sun = board.querySelector('.sun');
  const dealt = step * cards.length + TIME.deal;
  if (sun) stage.move(sun, [{ opacity: 0 }, {}], { duration: TIME.sunrise, delay: dealt - 200 });
}
