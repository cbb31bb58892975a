/**
 * The cards beside the tableau of any game at all: for each two bits tell its pile; what order they
 * are dealt in, a number.
 */
import { act, BY_TOP, DRAW_CARDS, NO_CARD, PAIR, TURN_OVER } from './actions.js';
import { isLastPass, placeOf, redealOf, withPlace, type Beside } from './packed.js';
import type { Puzzle } from './puzzle.js';
import type { Allowance } from './table.js';

/** The head, then the order and whether there is a hand; each further word has sixteen cards' piles. */
const HEAD_WORDS = 2;

/** A card that has gone. Any other code is the number of its waste, while it lies on one. */
const GONE = 0;
const LEFT = 1;

const handOf = (frames: Int32Array, at: number): number => frames[at + 1]! & 1;

export function createPiles(puzzle: Puzzle, room: Allowance): Beside {
  const { rules, ring, reserve, cards, shape } = puzzle;
  const { wastes, draw, stock } = rules;
  const base = shape.places;
  /** Orders of the draw by number, and numbers by order. */
  const orders: (readonly number[])[] = [];
  const numbers = new Map<string, number>();

  const numberOf = (order: readonly number[]): number => {
    const key = String.fromCharCode(...order);
    let number = numbers.get(key);
    if (number === undefined) {
      numbers.set(key, (number = orders.push(order) - 1));
      // An estimate of what the list, the text and their places take.
      room.bytes -= 200 + 10 * order.length;
    }
    return number;
  };

  const codeOf = (frames: Int32Array, at: number, card: number): number =>
    (frames[at + HEAD_WORDS + ((card - base) >> 4)]! >> (2 * ((card - base) & 15))) & 3;
  /** Changes the pile of a card: only a card's own two bits differ. */
  const lay = (frames: Int32Array, at: number, card: number, code: number): void => {
    frames[at + HEAD_WORDS + ((card - base) >> 4)]! ^=
      (codeOf(frames, at, card) ^ code) << (2 * ((card - base) & 15));
  };

  const orderOf = (frames: Int32Array, at: number): readonly number[] =>
    orders[frames[at + 1]! >> 1]!;

  /** The first place from here on whose card is left. */
  const skip = (frames: Int32Array, at: number, place: number): number => {
    const order = orderOf(frames, at);
    let next = place;
    while (next < order.length && codeOf(frames, at, order[next]!) === GONE) next++;
    return next;
  };

  /** The cards on wastes, oldest first. */
  const laid = (frames: Int32Array, at: number): readonly number[] =>
    orderOf(frames, at)
      .slice(0, placeOf(frames[at]!) - handOf(frames, at))
      .filter((card) => codeOf(frames, at, card) !== GONE);

  /**
   * Writes equal positions equally: without a hand the place is that of the next card, and on the last
   * pass wastes that the player chooses differ in name only, so the oldest bottom comes first.
   */
  const tidy = (frames: Int32Array, at: number): void => {
    if (!handOf(frames, at)) {
      frames[at] = withPlace(frames[at]!, skip(frames, at, placeOf(frames[at]!)));
    }
    if (wastes === 1 || draw > 1 || !isLastPass(frames[at]!)) return;
    const names: number[] = [];
    let named = 0;
    for (const card of laid(frames, at)) {
      lay(frames, at, card, (names[codeOf(frames, at, card)] ??= ++named));
    }
  };

  const redeal = (frames: Int32Array, at: number): number => {
    if (isLastPass(frames[at]!)) return -1;
    // The last waste first; cards of one keep their order.
    const next = laid(frames, at).toSorted((a, b) => codeOf(frames, at, b) - codeOf(frames, at, a));
    if (handOf(frames, at)) next.push(orderOf(frames, at)[placeOf(frames[at]!) - 1]!);
    if (next.length === 0) return -1;
    for (const card of next) lay(frames, at, card, LEFT);
    frames[at + 1] = numberOf(next) << 1;
    frames[at] = withPlace(frames[at]! - redealOf(puzzle.redeals), 0);
    return act(TURN_OVER);
  };

  return {
    words: HEAD_WORDS + Math.ceil((cards.length - base) / 16),
    start(frames, at) {
      const order = ring.filter((card) => cards[card]);
      const hand = puzzle.hand ? 1 : 0;
      frames[at + 1] = (numberOf(order) << 1) | hand;
      for (const card of [...order, ...reserve.flat()]) lay(frames, at, card, LEFT);
      puzzle.wastes.forEach((pile, index) => {
        for (const card of pile) lay(frames, at, card, index + 1);
      });
      frames[at] = withPlace(frames[at]!, puzzle.wastes.flat().length + hand);
      tidy(frames, at);
    },
    sum(isHigh, frames, at) {
      const bytes = isHigh ? puzzle.high : puzzle.low;
      let sum = 0;
      for (let card = base; card < cards.length; card++) {
        if (codeOf(frames, at, card) !== GONE) sum += bytes[card]!;
      }
      return sum;
    },
    free(frames, at, list, before) {
      let count = before;
      for (const pile of reserve) {
        const top = pile.findLast((card) => codeOf(frames, at, card) !== GONE);
        if (top !== undefined) list[count++] = top;
      }
      const order = orderOf(frames, at);
      const place = placeOf(frames[at]!);
      if (handOf(frames, at)) list[count++] = order[place - 1]!;
      const next = order[skip(frames, at, place)];
      if (stock === 'open' && next !== undefined) list[count++] = next;
      let met = 0;
      for (let turned = place - handOf(frames, at) - 1; turned >= 0; turned--) {
        const code = codeOf(frames, at, order[turned]!);
        if (code === GONE || (met >> code) & 1) continue;
        met |= 1 << code;
        list[count++] = order[turned]!;
      }
      return count;
    },
    wastePair(frames, at) {
      const [below, top] = laid(frames, at).slice(-2);
      return top === undefined ? -1 : act(PAIR, top, below);
    },
    take(frames, at, card) {
      const held = orderOf(frames, at)[placeOf(frames[at]!) - 1];
      if (held === card && handOf(frames, at)) frames[at + 1]! -= 1;
      lay(frames, at, card, GONE);
      tidy(frames, at);
    },
    draw(frames, at, way) {
      const order = orderOf(frames, at);
      const place = placeOf(frames[at]!);
      const hand = handOf(frames, at);
      const next = skip(frames, at, place);
      const chooses = wastes > 1 && draw === 1 && (stock !== 'drawn' || hand === 1);
      if (way > 0 && (!chooses || next === order.length)) return -1;
      if (next === order.length) return redeal(frames, at);
      // On the last pass names of wastes may change, so a draw tells its own by its top card.
      const waste = isLastPass(frames[at]!) ? BY_TOP : way + 1;
      const top = laid(frames, at).findLast((card) => codeOf(frames, at, card) === way + 1);
      let after = next + 1;
      if (stock === 'drawn') {
        if (hand) lay(frames, at, order[place - 1]!, way + 1);
        else frames[at + 1]! += 1;
      } else {
        lay(frames, at, order[next]!, way + 1);
        for (let card = 1; card < draw; card++) {
          after = skip(frames, at, after);
          if (after < order.length)
            lay(frames, at, order[after++]!, draw === wastes ? card + 1 : 1);
        }
      }
      frames[at] = withPlace(frames[at]!, after);
      tidy(frames, at);
      return chooses ? act(DRAW_CARDS, waste, top ?? NO_CARD) : act(DRAW_CARDS);
    },
    strangers(frames, at, into) {
      into.fill(0);
      if (rules.wastePair || !isLastPass(frames[at]!)) return;
      for (const card of laid(frames, at)) {
        const waste = 2 * codeOf(frames, at, card) - 2;
        into[waste]! += puzzle.low[card]!;
        into[waste + 1]! += puzzle.high[card]!;
      }
    },
    stock: () => 0,
    waste: () => 0,
  };
}
