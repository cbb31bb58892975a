/** Between stock and waste: a card turns over on its way, and so does a whole waste. */
import type { Card } from '../../engine/index.js';
import { between, boxOf, offset, STOCK, topBox, wellOf, type Box } from './boxes.js';
import { seenAt, type Cue } from './cue.js';
import type { Journey } from './journeys.js';
import { likeness } from './stage.js';
import { TIME } from './timing.js';

/** More cards than a draw takes: the waste is turned over. */
const MOST_DRAWN = 3;

const EDGE_ON = '0 1';

/** The first half of a turn: to halfway, until only the edge is to be seen. */
const goingEdgeOn = (from: Box, to: Box): Keyframe[] => [
  { translate: '0 0', scale: '1 1', easing: 'linear' },
  { translate: offset(between(from, to), from), scale: EDGE_ON },
];

/** The second half: from halfway to where the card lies. */
const comingFrom = (from: Box, to: Box): Keyframe[] => {
  const half = offset(between(from, to), to);
  return [{ translate: half, scale: EDGE_ON, zIndex: 7 }, { zIndex: 7 }];
};

/** A card that lay face down on the stock comes to lie face up. */
function turnUp(cue: Cue, card: Card, stock: Box, delay: number, time: number): void {
  const seen = seenAt(cue, card);
  if (!seen) return;
  const half = (time * cue.pace) / 2;
  const back = cue.shot.likeness('stock');
  if (back?.matches('.back')) {
    cue.stage.ghost(back, stock, goingEdgeOn(stock, seen.box), { duration: half, delay });
  }
  cue.stage.move(seen.element, comingFrom(stock, seen.box), {
    duration: half,
    delay: delay + half,
  });
}

/** A card that lay face up goes back face down. */
function turnDown(cue: Cue, { card }: Journey, stock: Box, delay: number, time: number): void {
  const from = cue.shot.box(card);
  const copy = cue.shot.likeness(card);
  if (!from || !copy) return;
  const half = (time * cue.pace) / 2;
  cue.stage.ghost(copy, from, goingEdgeOn(from, stock), { duration: half, delay });
  const top = wellOf(cue.board, STOCK)?.firstElementChild;
  if (!top?.matches('.card.back')) return;
  cue.stage.ghost(likeness(top), stock, comingFrom(from, stock), {
    duration: half,
    delay: delay + half,
  });
}

/** A fan closes before it is turned over: its cards slide under the last one. */
function closeFan(cue: Cue, turned: readonly Journey[]): void {
  const boxes = turned.map(({ card }) => cue.shot.box(card)).filter((box) => box !== null);
  const last = boxes.at(-1);
  for (const { card } of turned.slice(0, -1)) {
    const copy = cue.shot.likeness(card);
    const from = cue.shot.box(card);
    if (!copy || !from || !last) continue;
    const slide = [{ translate: '0 0' }, { translate: offset(last, from) }];
    cue.stage.ghost(copy, from, slide, { duration: TIME.close * cue.pace });
  }
}

const isOfWaste = ({ pile }: { readonly pile: string }): boolean =>
  pile === 'waste' || pile === 'hand';

/** Draws and redeals, there and back. */
export function turn(cue: Cue): void {
  const { board, frame, journeys, after, pace, shot } = cue;
  const well = wellOf(board, STOCK);
  const stock = well && (topBox(board, STOCK, frame) ?? boxOf(well, frame));
  if (!stock) return;
  const drawn = journeys.filter(({ from, to }) => from.pile === 'stock' && isOfWaste(to));
  const taken = journeys.filter(({ from, to }) => isOfWaste(from) && to.pile === 'stock');
  const isRedeal = Math.max(drawn.length, taken.length) > MOST_DRAWN;
  // The open stock's top is face up already: it only moves.
  if (!isRedeal && after.game.rules.stock === 'open') return;
  const time = isRedeal ? TIME.turn : TIME.draw;
  const step = isRedeal ? 0 : TIME.drawStep;
  // What has been dragged off the stock sets out from where it was let go.
  const start = isRedeal ? stock : (shot.box('stock') ?? stock);
  for (const [index, { card }] of drawn.entries()) {
    turnUp(cue, card, start, index * step * pace, time);
  }
  const onShow = taken.filter(({ card }) => shot.box(card) !== null);
  if (isRedeal) closeFan(cue, onShow);
  const going = isRedeal ? onShow.slice(-1) : onShow;
  const wait = isRedeal ? TIME.close : 0;
  for (const [index, journey] of going.toReversed().entries()) {
    turnDown(cue, journey, stock, (wait + index * step) * pace, time);
  }
}

/** What was covered lies free: stone turns to ivory, and what lay face down is turned up. */
export function uncover(cue: Cue): void {
  const { after, freed, shot, stage, pace } = cue;
  for (const index of freed) {
    const card = after.tableau[index];
    const seen = card && seenAt(cue, card);
    if (!card || !seen) continue;
    const duration = TIME.uncover * pace;
    const back = shot.likeness(`spot:${index}`);
    const stone = shot.likeness(card);
    if (back) {
      stage.ghost(back, seen.box, goingEdgeOn(seen.box, seen.box), { duration: duration / 2 });
      stage.move(seen.element, comingFrom(seen.box, seen.box), {
        duration: duration / 2,
        delay: duration / 2,
      });
    } else if (stone) {
      stage.ghost(stone, seen.box, [{ opacity: 1 }, { opacity: 0 }], { duration });
      const face = seen.element.querySelector('.face');
      const growing = [{ scale: '0 1' }, { scale: '1 1' }];
      if (face) stage.move(face, growing, { duration, pseudoElement: '::after' });
    }
  }
}
