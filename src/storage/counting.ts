/** Follows the games of one element and tells what is to be entered in the statistics, and when. */
import * as v from 'valibot';
import type { Fact, Session } from '../engine/index.js';
import { Count } from './envelope.js';
import { resultOf } from './results.js';
import type { Entry } from './statistics.js';

/** What must be known of a running game to count it once; saved with it. */
export interface Counting {
  /** Whether it was played here from its first move on: what a transcript brings is no game of one's own. */
  readonly own: boolean;
  /** When its first move was made, in milliseconds since 1970; null before. */
  readonly begun: number | null;
  readonly assisted: boolean;
  /** Whether a result of it has been entered. */
  readonly entered: boolean;
}

export const CountingSchema = v.object({
  own: v.boolean(),
  begun: v.nullable(Count),
  assisted: v.boolean(),
  entered: v.boolean(),
});

/** A game that has just come to the table. */
export const newCounting = ({ actions }: Pick<Session, 'actions'>): Counting => ({
  own: actions.length === 0,
  begun: null,
  assisted: false,
  entered: false,
});

/** A change of a game, as its element has seen it. */
export interface Change {
  readonly before: Session;
  readonly facts: readonly Fact[];
  readonly after: Session;
  /** Playing time of the game up to this change, in milliseconds. */
  readonly time: number;
  /** When it happened, in milliseconds since 1970. */
  readonly now: number;
}

export interface Followed {
  readonly counting: Counting;
  /** What is to be entered, or null. */
  readonly entry: Entry | null;
}

/**
 * A game to enter as it stands: one that is going on is lost, as when another takes its place. None
 * before its first move.
 */
export function entryOf(counting: Counting, session: Session, time: number): Entry | null {
  const { begun, assisted, entered } = counting;
  if (begun === null) return null;
  const { rules, scoring } = session.setup;
  return {
    counted: { rules, scoring },
    result: resultOf(session, { begun, time, assisted }),
    first: !entered,
  };
}

/**
 * Follows a change. A game begins with its first move. It is entered at its end, when it is restarted
 * and when another takes its place, whoever dealt that; a restart goes on with the same game, since
 * the deal is the same. Entered again, the better result stands.
 */
export function follow(counting: Counting, { before, facts, after, time, now }: Change): Followed {
  const kinds = new Set(facts.map(({ kind }) => kind));
  if (kinds.has('dealt')) {
    const entry = entryOf(counting, before, time);
    // A restart keeps the very setup.
    const again = before.setup === after.setup && counting.own;
    const entered = counting.entered || entry !== null;
    const next = again ? { ...counting, entered } : newCounting(after);
    return { counting: next, entry };
  }
  const begins = counting.own && counting.begun === null && kinds.has('moved');
  const next = begins ? { ...counting, begun: now } : counting;
  const entry = kinds.has('won') || kinds.has('lost') ? entryOf(next, after, time) : null;
  return { counting: entry ? { ...next, entered: true } : next, entry };
}
