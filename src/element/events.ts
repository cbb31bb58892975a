/** The events of the element: a class each, bubbling and composed, with plain frozen detail. */
import {
  formatMove,
  sessionScore,
  snapshotOf,
  type Fact,
  type IntentRefusal,
  type LossReason,
  type Move,
  type Session,
  type Snapshot,
} from '../engine/index.js';
import type { Verdict } from '../worker/index.js';

export interface DealDetail {
  readonly code: string | null;
  readonly variant: string;
  readonly state: Snapshot;
}
export interface MoveDetail {
  readonly move: string;
  readonly removed: readonly string[];
  readonly score: number;
  readonly moves: number;
  readonly state: Snapshot;
}
export interface UndoDetail {
  /** The move taken back or brought back; null for giving up. */
  readonly move: string | null;
  readonly score: number;
  readonly moves: number;
  readonly state: Snapshot;
}
export interface RefuseDetail {
  readonly reason: IntentRefusal;
  /** The refused move as it was spelt by the player's order of cards; null where there was none. */
  readonly move: string | null;
}
export interface EndDetail {
  readonly score: number;
  readonly moves: number;
  /** Playing time in milliseconds. */
  readonly time: number;
  readonly code: string | null;
  readonly variant: string;
}
export interface LoseDetail extends EndDetail {
  readonly reason: LossReason;
}
export interface VerdictDetail {
  /** Of the position on the table. */
  readonly verdict: Verdict;
}
export interface ErrorDetail {
  /** The setting at fault. */
  readonly what: 'rules' | 'code' | 'cards';
  readonly reason: string;
  /** The card or text at fault in `cards`; else null. */
  readonly card: string | null;
}

class PyramidEvent<Detail> extends Event {
  readonly detail: Readonly<Detail>;

  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
    this.detail = Object.freeze(detail);
  }
}

/** A game has been dealt. */
export class PyramidDealEvent extends PyramidEvent<DealDetail> {}
/** The one gate: a move is about to be made; `preventDefault()` refuses it. */
export class PyramidBeforeMoveEvent extends PyramidEvent<{ readonly move: string }> {}
/** A removal, draw, redeal or cell move has been made. */
export class PyramidMoveEvent extends PyramidEvent<MoveDetail> {}
/** Something could not be done. */
export class PyramidRefuseEvent extends PyramidEvent<RefuseDetail> {}
/** A step has been taken back (`pyramid-undo`) or brought back (`pyramid-redo`). */
export class PyramidUndoEvent extends PyramidEvent<UndoDetail> {}
/** The goal has been reached. */
export class PyramidWinEvent extends PyramidEvent<EndDetail> {}
/** The game is lost: nothing is legal any more, or it was given up. */
export class PyramidLoseEvent extends PyramidEvent<LoseDetail> {}
/** It has become known whether the game can still be won. */
export class PyramidVerdictEvent extends PyramidEvent<VerdictDetail> {}
/** A deal or a combination of rules that cannot be; the running game stays. */
export class PyramidErrorEvent extends PyramidEvent<ErrorDetail> {}

/** Every event by its type: the map that listeners are typed by. */
export interface PyramidEventMap {
  'pyramid-deal': PyramidDealEvent;
  'pyramid-before-move': PyramidBeforeMoveEvent;
  'pyramid-move': PyramidMoveEvent;
  'pyramid-refuse': PyramidRefuseEvent;
  'pyramid-undo': PyramidUndoEvent;
  'pyramid-redo': PyramidUndoEvent;
  'pyramid-win': PyramidWinEvent;
  'pyramid-lose': PyramidLoseEvent;
  'pyramid-verdict': PyramidVerdictEvent;
  'pyramid-error': PyramidErrorEvent;
}

declare global {
  interface HTMLElementEventMap extends PyramidEventMap {}
}

export const beforeMoveEvent = (move: Move): PyramidBeforeMoveEvent =>
  new PyramidBeforeMoveEvent('pyramid-before-move', { move: formatMove(move) }, true);

export const verdictEvent = (verdict: Verdict): PyramidVerdictEvent =>
  new PyramidVerdictEvent('pyramid-verdict', { verdict });

export const errorEvent = (
  what: ErrorDetail['what'],
  reason: string,
  card: string | null = null,
): PyramidErrorEvent => new PyramidErrorEvent('pyramid-error', { what, reason, card });

/** A refused move as the player spelt it; canonical order would hide which card came second. */
const spelt = (move: Move | null): string | null =>
  move && (move.kind === 'remove' ? move.cards.join('+') : formatMove(move));

/** The event that tells a fact, if one does. `session` is the game that the fact is about. */
export function eventOf(fact: Fact, session: Session, time: number): Event | null {
  const { setup, moves } = session;
  const { code, variant } = setup;
  const score = sessionScore(session);
  switch (fact.kind) {
    case 'selected':
      return null;
    case 'refused':
      return new PyramidRefuseEvent('pyramid-refuse', {
        reason: fact.reason,
        move: spelt(fact.move),
      });
    case 'dealt':
      return new PyramidDealEvent('pyramid-deal', { code, variant, state: snapshotOf(session) });
    case 'moved': {
      const removed = Object.freeze([...fact.removed]);
      const move = formatMove(fact.move);
      const state = snapshotOf(session);
      return new PyramidMoveEvent('pyramid-move', { move, removed, score, moves, state });
    }
    case 'undone':
    case 'redone': {
      const type = fact.kind === 'undone' ? 'pyramid-undo' : 'pyramid-redo';
      const move = fact.move && formatMove(fact.move);
      return new PyramidUndoEvent(type, { move, score, moves, state: snapshotOf(session) });
    }
    case 'won':
      return new PyramidWinEvent('pyramid-win', { score, moves, time, code, variant });
    case 'lost': {
      const { reason } = fact;
      return new PyramidLoseEvent('pyramid-lose', { reason, score, moves, time, code, variant });
    }
  }
}
