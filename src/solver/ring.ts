/**
 * The cards beside the tableau of a game with one waste: a mask. Waste, hand and stock are one ring
 * whose order never changes, so that the cards left and the place between those turned and those to
 * come say all. Reserve cards share the mask.
 */
import { act, DRAW_CARDS, PAIR, TURN_OVER } from './actions.js';
import { highestBit, isLastPass, lowestBit, placeOf, redealOf, withPlace } from './packed.js';
import type { Beside } from './packed.js';
import type { Puzzle } from './puzzle.js';

/** Cards beside the tableau that fit a mask. */
export const MASK_BITS = 31;

export interface Ring extends Beside {
  /** The bytes of the cards of a mask. */
  weigh(isHigh: 0 | 1, mask: number): number;
}

/** `exact`: a drawn card is held in the hand; otherwise it is in play from the stock, as if open. */
export function createRing(puzzle: Puzzle, exact: boolean): Ring {
  const { rules, shape, ring, cards } = puzzle;
  const base = shape.places;
  const hasHand = exact && rules.stock === 'drawn';
  /** Turned cards that are not on the waste. */
  const gap = hasHand ? 1 : 0;
  const redeal = redealOf(puzzle.redeals);
  const ringMask = 2 ** ring.length - 1;
  const maskOf = (list: readonly number[]): number =>
    list.reduce((mask, card) => (cards[card] ? mask | (1 << (card - base)) : mask), 0);
  const piles = puzzle.reserve.map(maskOf);
  const tables = [puzzle.low, puzzle.high].map((weights) => byBytes(weights, base));

  const weigh = (isHigh: number, mask: number): number => {
    const table = tables[isHigh]!;
    return (
      table[mask & 255]! +
      table[256 + ((mask >>> 8) & 255)]! +
      table[512 + ((mask >>> 16) & 255)]! +
      table[768 + (mask >>> 24)]!
    );
  };

  const stockOf = (mask: number, place: number): number => ((mask & ringMask) >>> place) << place;

  /** The place after cards have gone: on the next card, unless it tells that there is a hand. */
  const nextOf = (mask: number, place: number): number => {
    if (hasHand && place > 0 && (mask >>> (place - 1)) & 1) return place;
    const rest = stockOf(mask, place);
    return rest === 0 ? ring.length : lowestBit(rest);
  };

  const waste = (frames: Int32Array, at: number): number => {
    const turned = placeOf(frames[at]!) - gap;
    return turned > 0 ? frames[at + 1]! & ringMask & ((1 << turned) - 1) : 0;
  };

  const stock = (frames: Int32Array, at: number): number =>
    stockOf(frames[at + 1]!, placeOf(frames[at]!));

  return {
    words: 2,
    weigh,
    waste,
    stock,
    start(frames, at) {
      frames[at + 1] = piles.reduce((mask, pile) => mask | pile, maskOf(ring));
      const place = puzzle.turned - (puzzle.hand && !hasHand ? 1 : 0);
      frames[at] = withPlace(frames[at]!, nextOf(frames[at + 1]!, place));
    },
    sum: (isHigh, frames, at) => weigh(isHigh, frames[at + 1]!),
    free(frames, at, list, before) {
      let count = before;
      const mask = frames[at + 1]!;
      for (const pile of piles) {
        if ((mask & pile) !== 0) list[count++] = base + highestBit(mask & pile);
      }
      const turned = waste(frames, at);
      if (turned !== 0) list[count++] = base + highestBit(turned);
      const next = placeOf(frames[at]!) - gap;
      if (rules.stock !== 'closed' && next >= 0 && ((mask & ringMask) >>> next) & 1) {
        list[count++] = base + next;
      }
      return count;
    },
    wastePair(frames, at) {
      const turned = waste(frames, at);
      const top = highestBit(turned);
      const rest = turned & ~(1 << top);
      return rest === 0 ? -1 : act(PAIR, base + top, base + highestBit(rest));
    },
    take(frames, at, card) {
      const mask = (frames[at + 1]! &= ~(1 << (card - base)));
      frames[at] = withPlace(frames[at]!, nextOf(mask, placeOf(frames[at]!)));
    },
    draw(frames, at) {
      const head = frames[at]!;
      const mask = frames[at + 1]!;
      let rest = stock(frames, at);
      if (rest !== 0) {
        let place = lowestBit(rest) + 1;
        if (!hasHand) {
          for (let card = 0; card < rules.draw; card++) rest &= rest - 1;
          place = rest === 0 ? ring.length : lowestBit(rest);
        }
        frames[at] = withPlace(head, place);
        return act(DRAW_CARDS);
      }
      if ((mask & ringMask) === 0 || isLastPass(head)) return -1;
      frames[at] = withPlace(head - redeal, nextOf(mask, 0));
      return act(TURN_OVER);
    },
    strangers(frames, at, into) {
      let mask = rules.stock === 'closed' ? frames[at + 1]! & ringMask : 0;
      if (rules.stock !== 'closed' && isLastPass(frames[at]!)) mask = waste(frames, at);
      if (rules.wastePair) mask = 0;
      into[0] = weigh(0, mask);
      into[1] = weigh(1, mask);
    },
  };
}

/** Sums of weights by the bytes of a mask. */
function byBytes(weights: readonly number[], base: number): Int32Array {
  const table = new Int32Array(1024);
  for (let at = 1; at < 1024; at++) {
    const bit = at & 255 & -at;
    const card = base + 8 * (at >> 8) + lowestBit(bit);
    if (bit !== 0) table[at] = table[at - bit]! + (weights[card] ?? 0);
  }
  return table;
}
