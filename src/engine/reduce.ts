/** The one function that changes a game: session and intent to session and facts. Pure. */
import type { Card } from './cards.js';
import { lossReason, outcomeOf, type LossReason, type Refusal } from './legality.js';
import { formatMove, type Move } from './moves.js';
import { giveUp, play } from './play.js';
import { startSession, withinLimit, type Session, type Step } from './session.js';
import type { Setup } from './setup.js';

/** What somebody wants to happen. */
export type Intent =
  /** A move, null for a text that is none. `select`: what is selected if it is refused. */
  | { readonly kind: 'play'; readonly move: Move | null; readonly select?: Card | null }
  | { readonly kind: 'select'; readonly card: Card | null }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'give-up' }
  /** The same deal from its start. */
  | { readonly kind: 'restart' }
  /** Another deal; a running game with a move made is thereby given up (rules.md 2.4.16). */
  | { readonly kind: 'deal'; readonly setup: Setup }
  /** A game brought back, say from a transcript; it takes the running one's place as a deal does. */
  | { readonly kind: 'load'; readonly session: Session };

/** Why an intent was not carried out. */
export type IntentRefusal = Refusal | 'nothing-to-undo' | 'nothing-to-redo';

/** What has happened: the source of events, announcements, statistics and motion. */
export type Fact =
  | { readonly kind: 'dealt' }
  | { readonly kind: 'selected'; readonly card: Card | null }
  | { readonly kind: 'moved'; readonly move: Move; readonly removed: readonly Card[] }
  | { readonly kind: 'refused'; readonly reason: IntentRefusal; readonly move: Move | null }
  /** `move` is null where giving up was taken back or brought back. */
  | { readonly kind: 'undone' | 'redone'; readonly move: Move | null }
  | { readonly kind: 'won' }
  | { readonly kind: 'lost'; readonly reason: LossReason };

export interface Reduced {
  readonly session: Session;
  readonly facts: readonly Fact[];
}

/** How an action that is no move stands in a transcript. */
export const GIVE_UP = 'give-up';

const refused = (session: Session, reason: IntentRefusal, move: Move | null = null): Reduced => ({
  session,
  facts: [{ kind: 'refused', reason, move }],
});

const isOver = ({ position }: Session): boolean => outcomeOf(position) !== 'playing';

/** The fact that the game has ended, if it has. */
function endFacts({ position }: Session): readonly Fact[] {
  const reason = lossReason(position);
  if (reason) return [{ kind: 'lost', reason }];
  return outcomeOf(position) === 'won' ? [{ kind: 'won' }] : [];
}

function advance(session: Session, step: Step, action: string): Session {
  return {
    ...session,
    position: step.after,
    past: withinLimit([...session.past, step], session.setup),
    future: [],
    moves: session.moves + (step.move ? 1 : 0),
    selected: null,
    actions: [...session.actions, action],
  };
}

function playMove(session: Session, intent: Intent & { kind: 'play' }): Reduced {
  const { select: selected = session.selected } = intent;
  const before = session.position;
  const played = play(before, intent.move);
  if (!played.ok) return refused({ ...session, selected }, played.reason, intent.move);
  const { move, position } = played;
  const next = advance(session, { move, before, after: position }, formatMove(move));
  const removed = position.removed.slice(before.removed.length);
  return { session: next, facts: [{ kind: 'moved', move, removed }, ...endFacts(next)] };
}

function quit(session: Session): Reduced {
  if (isOver(session)) return refused(session, 'game-over');
  const before = session.position;
  const next = advance(session, { move: null, before, after: giveUp(before) }, GIVE_UP);
  return { session: next, facts: endFacts(next) };
}

function travel(session: Session, kind: 'undo' | 'redo'): Reduced {
  const { setup, past, future, actions } = session;
  const { undoCost } = setup;
  const undoing = kind === 'undo';
  const step = undoing ? past.at(-1) : future[0];
  if (!step) return refused(session, `nothing-to-${kind}`);
  const next: Session = {
    ...session,
    position: undoing ? step.before : step.after,
    past: undoing ? past.slice(0, -1) : withinLimit([...past, step], setup),
    future: undoing ? [step, ...future] : future.slice(1),
    // Giving up was no move, so a policy that takes moves back takes none for it (rules.md 2.4.15).
    moves:
      session.moves +
      (undoCost < 0 && !step.move ? 0 : undoing ? undoCost : -Math.min(undoCost, 0)),
    selected: null,
    actions: [...actions, kind],
  };
  const fact: Fact = { kind: undoing ? 'undone' : 'redone', move: step.move };
  return { session: next, facts: [fact, ...endFacts(next)] };
}

/** Puts another game in the place of this one. */
function replace(session: Session, next: Session): Reduced {
  const abandoned = session.actions.length > 0 && !isOver(session);
  const lost: readonly Fact[] = abandoned ? [{ kind: 'lost', reason: 'gave-up' }] : [];
  return { session: next, facts: [...lost, { kind: 'dealt' }] };
}

/** Carries an intent out, or refuses it; a refused one changes nothing but the selection. */
export function reduce(session: Session, intent: Intent): Reduced {
  switch (intent.kind) {
    case 'play':
      return playMove(session, intent);
    case 'select':
      return {
        session: { ...session, selected: intent.card },
        facts: [{ kind: 'selected', card: intent.card }],
      };
    case 'undo':
    case 'redo':
      return travel(session, intent.kind);
    case 'give-up':
      return quit(session);
    case 'restart':
      return { session: startSession(session.setup), facts: [{ kind: 'dealt' }] };
    case 'deal':
      return replace(session, startSession(intent.setup));
    case 'load':
      return replace(session, intent.session);
  }
}
