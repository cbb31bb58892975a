/** The one function that changes a game: session and intent to session and facts. Pure. */
import type { Card } from './cards.js';
import { lossReason, outcomeOf, type LossReason, type Refusal } from './legality.js';
import { formatMove, type Move } from './moves.js';
import type { Options } from './options.js';
import { giveUp, play } from './play.js';
import { startSession, type Session, type Step } from './session.js';
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
  | { readonly kind: 'load'; readonly session: Session }
  /** Another undo policy for the running game. */
  | ({ readonly kind: 'undo-policy' } & Pick<Options, 'undoLimit' | 'undoCost'>);

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

/** Drops what exceeds the undo limit. */
function withinLimit(past: readonly Step[], { undoLimit }: Setup): readonly Step[] {
  return undoLimit === 'unlimited' ? past : past.slice(Math.max(0, past.length - undoLimit));
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
  const { move, select: selected = session.selected } = intent;
  const before = session.position;
  const played = play(before, move);
  if (!played.ok || !move) {
    const reason = played.ok ? 'bad-move' : played.reason;
    return refused({ ...session, selected }, reason, move);
  }
  const step = { move, before, after: played.position };
  const next = advance(session, step, formatMove(move));
  return {
    session: next,
    facts: [{ kind: 'moved', move, removed: played.removed }, ...endFacts(next)],
  };
}

function quit(session: Session): Reduced {
  if (isOver(session)) return refused(session, 'game-over');
  const before = session.position;
  const next = advance(session, { move: null, before, after: giveUp(before) }, GIVE_UP);
  return { session: next, facts: endFacts(next) };
}

/** What a step through the history does to the move counter (rules.md 2.4.15). */
function countOf(kind: 'undo' | 'redo', undoCost: number, isMove: boolean): number {
  // Giving up was no move, so a policy that takes moves back takes none for it.
  if (undoCost < 0) return isMove ? (kind === 'undo' ? -1 : 1) : 0;
  return kind === 'undo' ? undoCost : 0;
}

function travel(session: Session, kind: 'undo' | 'redo'): Reduced {
  const { setup, past, future, actions } = session;
  const undoing = kind === 'undo';
  const step = undoing ? past.at(-1) : future[0];
  if (!step) return refused(session, `nothing-to-${kind}`);
  const next: Session = {
    ...session,
    position: undoing ? step.before : step.after,
    past: undoing ? past.slice(0, -1) : withinLimit([...past, step], setup),
    future: undoing ? [step, ...future] : future.slice(1),
    moves: session.moves + countOf(kind, setup.undoCost, step.move !== null),
    selected: null,
    actions: [...actions, kind],
  };
  const fact: Fact = { kind: undoing ? 'undone' : 'redone', move: step.move };
  return { session: next, facts: undoing ? [fact] : [fact, ...endFacts(next)] };
}

/** Puts another game in the place of this one. */
function replace(session: Session, next: Session): Reduced {
  const abandoned = session.actions.length > 0 && !isOver(session);
  const lost: readonly Fact[] = abandoned ? [{ kind: 'lost', reason: 'gave-up' }] : [];
  return { session: next, facts: [...lost, { kind: 'dealt' }] };
}

function follow(
  session: Session,
  { undoLimit, undoCost }: Intent & { kind: 'undo-policy' },
): Reduced {
  const setup = { ...session.setup, undoLimit, undoCost };
  return { session: { ...session, setup, past: withinLimit(session.past, setup) }, facts: [] };
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
    case 'undo-policy':
      return follow(session, intent);
  }
}
