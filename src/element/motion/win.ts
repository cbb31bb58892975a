/** A win: the sun rises, its rays turn, cards fly out and come to rest. */
import type { Cue } from './cue.js';
import { TIME } from './timing.js';

export function celebrate({ board, stage }: Cue): void {
  const delay = TIME.lastCards;
  const rise = (selector: string, keyframes: Keyframe[], duration: number): void => {
    for (const element of board.querySelectorAll(selector)) {
      stage.move(element, keyframes, { duration, delay });
    }
  };
  const height = board.querySelector<HTMLElement>('.fly')?.offsetHeight ?? 0;
  rise('.sun', [{ translate: `-50% calc(-50% + ${0.6 * height}px)`, opacity: 0.4 }, {}], TIME.win);
  rise('.rays', [{ rotate: '-8deg', opacity: 0 }, { rotate: '0deg' }], TIME.win);
  rise('.won > h2, .won > .stats, .won > p, .won > .acts', [{ opacity: 0 }, {}], TIME.title);
  for (const [index, card] of board.querySelectorAll('.fly').entries()) {
    const timing = { duration: TIME.win / 2, delay: delay + index * TIME.flyStep };
    // From behind the apex, upwards first: two motions make the arc.
    const start = { translate: `-50% ${0.6 * height}px`, rotate: '0deg', opacity: 0 };
    stage.move(card, [start, { opacity: 1, offset: 0.25 }, {}], timing);
    const arc = [{ translate: '0 0' }, { translate: `0 ${-0.5 * height}px` }, { translate: '0 0' }];
    const face = card.firstElementChild;
    if (face) stage.move(face, arc, { ...timing, easing: 'ease-in-out' });
  }
}
