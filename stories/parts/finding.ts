/** What the solver finds out about a deal: whether it can be won, how soon, or what stands in the way. */
import type { Verdict } from 'pyramid-solitaire';
import type { Move, Position } from 'pyramid-solitaire/engine';
import { whyLost, type Lock } from 'pyramid-solitaire/solver';
import type { GameWords } from 'pyramid-solitaire/words';
import type { Ask } from './solving.js';

export interface Finding {
  readonly verdict: Verdict;
  /** The moves of a win. */
  readonly moves: readonly Move[] | null;
  /** The fewest moves of a win; null where the time did not suffice, undefined while it is sought. */
  readonly fewest: readonly Move[] | null | undefined;
  /** A card that can never leave, where that is why the deal is lost. */
  readonly lock: Lock | null;
}

/** Most milliseconds for each of the two questions. */
const TIME = 5000;

/** Asks whether a position can be won, then how soon; tells what is known each time that more is. */
export async function find(
  position: Position,
  ask: Ask,
  signal: AbortSignal,
  tell: (finding: Finding) => void,
): Promise<void> {
  const { verdict, moves } = await ask(position, { time: TIME, signal });
  if (signal.aborted) return;
  const lock = verdict === 'unwinnable' ? whyLost(position) : null;
  const isOpen = verdict === 'winnable';
  tell({ verdict, moves, fewest: isOpen ? undefined : null, lock });
  if (!isOpen) return;
  const { moves: fewest } = await ask(position, { time: TIME, signal, shortest: true });
  if (!signal.aborted) tell({ verdict, moves, fewest, lock });
}

/** A number of moves: "1 move", "31 moves". */
const movesWords = (count: number): string => `${count} ${count === 1 ? 'move' : 'moves'}`;

/** A finding in a sentence; null stands for what is not known yet. */
export function findingWords(finding: Finding | null, words: Pick<GameWords, 'card'>): string {
  if (!finding) return 'Searching …';
  const { verdict, fewest, lock } = finding;
  switch (verdict) {
    case 'unknown':
      return 'Not settled in the time of a story.';
    case 'unwinnable':
      return lock
        ? `Cannot be won. Locked: ${words.card(lock.card)}.`
        : 'Cannot be won: no card is locked, but every way ends short.';
    case 'winnable':
      if (fewest === undefined) return 'Can be won. Looking for the shortest win …';
      return fewest
        ? `Can be won, in ${movesWords(fewest.length)} at best.`
        : 'Can be won; the shortest win was not found in the time of a story.';
  }
}
