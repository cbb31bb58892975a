/** Plays a line of the relaxed game in the real one: it draws until the wanted card is in play. */
import { act, DRAW_CARDS, KING, PAIR, TURN_OVER } from './actions.js';
import type { Puzzle } from './puzzle.js';
import type { RingBits } from './ringBits.js';

/**
 * Whether the relaxed game is the real one: unlimited passes bring every card to the top as often as
 * one likes, and no two cards beside the tableau need to meet.
 */
export function isRelaxed({ rules, redeals, reserve }: Puzzle): boolean {
  if (redeals >= 0 || rules.draw > 1 || rules.wastes > 1 || rules.drawWhenStuck) return false;
  if (rules.cells > 0 || reserve.some((pile) => pile.length > 1)) return false;
  return (
    rules.goal === 'pyramid' ||
    (rules.stock === 'closed' && !rules.wastePair && reserve.length === 0)
  );
}

/** The actions that make these removals, given as in `Relaxed.line`; drawn cards are taken for open. */
export function follow(puzzle: Puzzle, bits: RingBits, removals: readonly number[]): number[] {
  const { cards, value, rules } = puzzle;
  const line: number[] = [];
  let { mask, place } = bits;
  const next = (): void => {
    const drawn = bits.afterDraw(mask, place);
    line.push(act(drawn < 0 ? TURN_OVER : DRAW_CARDS));
    place = drawn < 0 ? bits.nextOf(mask, 0) : drawn;
  };
  const isBeside = (card: number): boolean => card >= bits.base && cards[card] !== null;
  /** Waits for a card that counts so much, and takes it. */
  const fetch = (counts: number): number => {
    for (;;) {
      const waste = bits.wasteOf(mask, place);
      const inPlay = bits.piles.reduce((all, pile) => all | (mask & pile), 0);
      let free = waste === 0 ? inPlay : inPlay | (1 << (31 - Math.clz32(waste)));
      if (bits.showsNext) free |= mask & bits.ringMask & (1 << place);
      for (let rest = free; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        if (value[bits.base + bit] !== counts) continue;
        mask &= ~(1 << bit);
        place = bits.nextOf(mask, place);
        return bits.base + bit;
      }
      next();
    }
  };
  for (let i = 0; i < removals.length; i += 2) {
    const a = removals[i]!;
    const b = removals[i + 1]!;
    if (value[a] === rules.ranks) line.push(act(KING, a));
    else if (b >= 0) line.push(act(PAIR, a, b));
    // The draws come before the pair that they are for.
    else {
      const partner = fetch(rules.ranks - value[a]!);
      line.push(act(PAIR, a, partner));
    }
  }
  if (rules.goal === 'pyramid') return line;
  // Only kings are left.
  const kings = [...value.keys()].filter((card) => isBeside(card) && value[card] === rules.ranks);
  for (const _ of kings) line.push(act(KING, fetch(rules.ranks)));
  return line;
}
