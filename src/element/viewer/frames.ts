/** The moments of a game, from the deal to where it stands, without what was taken back on the way. */
import {
  intentOf,
  lossReason,
  reduce,
  startSession,
  type Fact,
  type Session,
} from '../../engine/index.js';

export interface Frame {
  /** The game as it was then: its counters know of all that had been undone by that time. */
  readonly session: Session;
  /** What had led there; nothing before the first move. */
  readonly facts: readonly Fact[];
}

/** What a step does for its viewer: that it was brought back by a redo is no part of it. */
function factsOf(before: Session, facts: readonly Fact[], { position }: Session): readonly Fact[] {
  return facts.map((fact): Fact => {
    if (fact.kind !== 'redone') return fact;
    if (!fact.move) return { kind: 'lost', reason: lossReason(position) ?? 'gave-up' };
    const removed = position.removed.slice(before.position.removed.length);
    return { kind: 'moved', move: fact.move, removed };
  });
}

/** The frames of each step that still counts, the deal first. */
export function framesOf({ setup, actions }: Session): readonly Frame[] {
  const start: Frame = { session: startSession(setup), facts: [] };
  let current = start.session;
  const later: Frame[] = [];
  for (const action of actions) {
    const before = current;
    const { session, facts } = reduce(before, intentOf(action));
    current = session;
    if (action === 'undo') later.pop();
    else later.push({ session, facts: factsOf(before, facts, session) });
  }
  return [start, ...later];
}
