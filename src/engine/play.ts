/** Makes a move: position and move to the next position. */
import type { Card } from './cards.js';
import { whyNot, type Refusal } from './legality.js';
import type { Move } from './moves.js';
import { layOut, tableauLeft, withTopsSeen, type Position } from './position.js';
import type { RuleSet } from './rules.js';

export type Played =
  | { readonly ok: true; readonly move: Move; readonly position: Position }
  | { readonly ok: false; readonly reason: Refusal };

/** `progressive`: what the first removal is worth, and each one in a row more than the one before. */
export const STREAK_POINTS = 10;

/** Takes cards from wherever they lie. */
function without(position: Position, cards: readonly Card[]): Position {
  const stays = (card: Card): boolean => !cards.includes(card);
  const orNull = (card: Card | null): Card | null => (card && stays(card) ? card : null);
  const pile = (from: readonly Card[]): readonly Card[] =>
    from.every(stays) ? from : from.filter(stays);
  return {
    ...position,
    tableau: position.tableau.map(orNull),
    reserve: position.reserve.map(pile),
    cells: position.cells.map(orNull),
    stock: pile(position.stock),
    hand: orNull(position.hand),
    wastes: position.wastes.map(pile),
  };
}

function remove(position: Position, cards: readonly Card[]): Position {
  const streak = position.streak + 1;
  const next = {
    ...without(position, cards),
    removed: [...position.removed, ...cards],
    streak,
    earned: position.earned + STREAK_POINTS * streak,
  };
  const cleared = position.clearedIn === null && tableauLeft(next) === 0;
  return cleared ? { ...next, clearedIn: position.pass } : next;
}

/** Turns the next cards; with a hand the held card goes to the waste first (rules.md 2.4.1, 2.4.2). */
function draw(position: Position, waste: number): Position {
  const { rules } = position.game;
  const packet = position.stock.slice(0, rules.draw);
  const stock = position.stock.slice(rules.draw);
  if (rules.stock === 'drawn') {
    const laid = position.hand ? [position.hand] : [];
    return { ...position, stock, hand: packet[0] ?? null, wastes: onto(position, waste, laid) };
  }
  const wastes =
    rules.draw > 1 && rules.draw === rules.wastes
      ? position.wastes.map((pile, index) => [...pile, ...packet.slice(index, index + 1)])
      : onto(position, waste, packet);
  return { ...position, stock, wastes };
}

const onto = ({ wastes }: Position, waste: number, cards: readonly Card[]): Position['wastes'] =>
  wastes.map((pile, index) => (index === waste ? [...pile, ...cards] : pile));

/** Turns the wastes over, the last pile first, the hand's card last; no shuffle (rules.md 2.4.3). */
function redeal(position: Position): Position {
  const hand = position.hand ? [position.hand] : [];
  return {
    ...position,
    stock: [...position.wastes.toReversed().flat(), ...hand],
    hand: null,
    wastes: position.wastes.map(() => []),
    pass: position.pass + 1,
  };
}

function park(position: Position, card: Card): Position {
  const spot = position.cells.indexOf(null);
  const { cells, ...rest } = without(position, [card]);
  return { ...rest, cells: cells.with(spot, card) };
}

function make(position: Position, move: Move): Position {
  if (move.kind === 'remove') return remove(position, move.cards);
  const calm = { ...position, streak: 0 };
  switch (move.kind) {
    case 'draw':
      return draw(calm, move.waste ?? 0);
    case 'redeal':
      return redeal(calm);
    case 'cell':
      return park(calm, move.card);
  }
}

/** Plays a move, or says why not. */
export function play(position: Position, move: Move | null): Played {
  const reason = whyNot(position, move);
  if (reason || !move) return { ok: false, reason: reason ?? 'bad-move' };
  return { ok: true, move, position: withTopsSeen(make(position, move)) };
}

/** Gives the game up: no move, but a step that undo takes back (rules.md 2.4.16). */
export const giveUp = (position: Position): Position => ({ ...position, gaveUp: true });

/** The position before the first move; `firstDraw` is part of the deal (rules.md 2.4.5). */
export function startOf(rules: RuleSet, cards: readonly Card[]): Position {
  const laid = layOut(rules, cards);
  return withTopsSeen(rules.firstDraw ? draw(laid, 0) : laid);
}
