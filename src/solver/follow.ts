/** Plays a line of the relaxed game in the real one: it draws until the wanted card is in play. */
import { ENDLESS } from './packed.js';
import { DRAW, REDEAL, type Move } from '../engine/moves.js';
import { act, ALONE, firstOf, KING, kindOf, PAIR } from './actions.js';
import { moveOf } from './moves.js';
import type { Puzzle } from './puzzle.js';

/**
 * Whether the relaxed game is the real one: unlimited passes bring every card to the top as often as
 * one likes, and no two cards beside the tableau need to meet.
 */
export function isRelaxed({ rules, redeals, reserve }: Puzzle): boolean {
  if (redeals < ENDLESS || rules.draw > 1 || rules.wastes > 1 || rules.drawWhenStuck) return false;
  if (rules.cells > 0 || reserve.some((pile) => pile.length > 1)) return false;
  return (
    rules.goal === 'pyramid' ||
    (rules.stock === 'closed' && !rules.wastePair && reserve.length === 0)
  );
}

/** The moves that make a `Relaxed.line`. */
export function follow(puzzle: Puzzle, line: readonly number[]): readonly Move[] {
  const { cards, value, rules, ring, turned } = puzzle;
  const moves: Move[] = [];
  // All with the card at the end that comes first.
  const stock = ring.slice(turned).toReversed();
  const hand = puzzle.hand ? ring.slice(turned - 1, turned) : [];
  const waste = puzzle.wastes.flat();
  const inPlay = [...puzzle.reserve.map((pile) => [...pile]), waste, hand];
  if (rules.stock === 'open') inPlay.push(stock);

  /** Waits for a card that counts so much, and takes it. */
  const fetch = (counts: number): number => {
    for (;;) {
      for (const pile of inPlay) {
        if (pile.length > 0 && value[pile.at(-1)!] === counts) return pile.pop()!;
      }
      waste.push(...hand.splice(0));
      moves.push(stock.length > 0 ? DRAW : REDEAL);
      if (stock.length === 0) stock.push(...waste.splice(0).toReversed());
      else (rules.stock === 'drawn' ? hand : waste).push(stock.pop()!);
    }
  };
  /** The draws come before the removal that they are for. */
  const remove = (action: number): void => {
    const a = firstOf(action);
    const isForAPair = kindOf(action) === ALONE && value[a] !== rules.ranks;
    const made = isForAPair ? act(PAIR, a, fetch(rules.ranks - value[a]!)) : action;
    moves.push(moveOf(cards, made));
  };
  line.forEach(remove);
  if (rules.goal === 'pyramid') return moves;
  // Only kings are left.
  for (const card of ring) if (value[card] === rules.ranks) remove(act(KING, fetch(rules.ranks)));
  return moves;
}
