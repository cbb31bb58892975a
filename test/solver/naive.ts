/** Plays a small game out in every way, one move at a time: the oracle that the solver must equal. */
import type { Position } from '../../src/engine/index.js';
import { legalMoves, outcomeOf, play, tableauLeft } from './built.js';
import { keyOf } from './small.js';

export interface Everything {
  /** The fewest moves of a win; null if there is none. */
  readonly fewest: number | null;
  /** The most cards that can ever go, and the most of the tableau. */
  readonly removed: number;
  readonly tableau: number;
  /** Whether no removal can ever be made again. */
  readonly isStuck: boolean;
}

/** Everything that can come of a position, in order of moves; null above so many positions. */
export function playOut(position: Position, limit: number): Everything | null {
  const met = new Set([keyOf(position)]);
  const dealt = tableauLeft(position);
  let fewest: number | null = null;
  let removed = 0;
  let tableau = 0;
  let ring: Position[] = [position];
  for (let moves = 0; ring.length > 0; moves++) {
    const next: Position[] = [];
    for (const current of ring) {
      removed = Math.max(removed, current.removed.length);
      tableau = Math.max(tableau, dealt - tableauLeft(current));
      if (outcomeOf(current) === 'won') {
        fewest ??= moves;
        continue;
      }
      for (const move of legalMoves(current)) {
        const played = play(current, move);
        if (!played.ok) throw new Error(played.reason);
        const key = keyOf(played.position);
        if (met.has(key)) continue;
        if (met.size >= limit) return null;
        met.add(key);
        next.push(played.position);
      }
    }
    ring = next;
  }
  return { fewest, removed, tableau, isStuck: removed === position.removed.length };
}
