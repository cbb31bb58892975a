/** A game as the page sees it: plain, frozen, and silent about cards that no player can see. */
import type { Card } from './cards.js';
import { legalMoves, lossReason, outcomeOf, type LossReason, type Outcome } from './legality.js';
import { formatMove } from './moves.js';
import { coversOf, passesLeft, type Position } from './position.js';
import { sessionScore, type Session } from './session.js';

/** A card that lies there unseen. */
export const UNSEEN = '??';
export type Shown = Card | typeof UNSEEN;

/** The element's `state` (design.md 6). */
export interface Snapshot {
  readonly code: string | null;
  readonly variant: string;
  /** By rows from the top; null where the card has gone. */
  readonly tableau: readonly (readonly (Shown | null)[])[];
  /** Each pile's bottom card first. */
  readonly reserve: readonly (readonly Card[])[];
  readonly cells: readonly (Card | null)[];
  /** Cards in the stock. */
  readonly stock: number;
  /** The open stock's top; null under the other rules. */
  readonly stockTop: Card | null;
  /** The card turned last, while in play beside the waste. */
  readonly drawn: Card | null;
  /** Each pile's oldest card first. */
  readonly wastes: readonly (readonly Shown[])[];
  readonly removed: readonly Card[];
  readonly score: number;
  readonly moves: number;
  readonly pass: number;
  /** Passes still to begin; null when unlimited. */
  readonly passesLeft: number | null;
  readonly outcome: Outcome;
  readonly reason: LossReason | null;
  readonly selected: Card | null;
  /** Every legal move in the project's notation; empty when the game is over. */
  readonly legal: readonly string[];
}

function shownTableau(position: Position): Snapshot['tableau'] {
  const { rules, layout } = position.game;
  const shown = position.tableau.map((card, index) =>
    card && rules.faceDown && coversOf(position, index).length > 0 ? UNSEEN : card,
  );
  return Array.from({ length: rules.rows }, (_, row) =>
    shown.filter((_card, index) => layout[index]?.row === row),
  );
}

/** Freezes what lies inside too; of what is no object `isFrozen` says that it is. */
function freeze<T>(value: T): T {
  if (!Object.isFrozen(value)) Object.values(Object.freeze(value) as object).forEach(freeze);
  return value;
}

/** Takes the picture of a game. */
export function snapshotOf(session: Session): Snapshot {
  const { setup, position, moves, selected } = session;
  const { rules } = position.game;
  return freeze({
    code: setup.code,
    variant: setup.variant,
    tableau: shownTableau(position),
    reserve: position.reserve,
    cells: position.cells,
    stock: position.stock.length,
    stockTop: rules.stock === 'open' ? (position.stock[0] ?? null) : null,
    drawn: position.hand,
    wastes: position.wastes.map((pile) =>
      pile.map((card) => (position.seen.includes(card) ? card : UNSEEN)),
    ),
    removed: position.removed,
    score: sessionScore(session),
    moves,
    pass: position.pass,
    passesLeft: passesLeft(position),
    outcome: outcomeOf(position),
    reason: lossReason(position),
    selected,
    legal: legalMoves(position).map(formatMove),
  });
}
