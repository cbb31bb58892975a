/** A position: where every card lies. Immutable; everything else is computed from it. */
import type { Card } from './cards.js';
import { layoutOf, type Layout } from './layout.js';
import { tableauSize, upTo, type RuleSet } from './rules.js';

/** What stays the same from the deal to the end. */
export interface Game {
  readonly rules: RuleSet;
  readonly layout: Layout;
  /** The whole deck in the order of the deal. */
  readonly cards: readonly Card[];
}

/** All that a removal, draw, redeal or cell move can change. */
export interface Position {
  readonly game: Game;
  /** By place of the layout; null where the card has gone. */
  readonly tableau: readonly (Card | null)[];
  /** Each pile's bottom card first. */
  readonly reserve: readonly (readonly Card[])[];
  readonly cells: readonly (Card | null)[];
  /** The next card to be drawn first. */
  readonly stock: readonly Card[];
  /** The card turned last, while it is in play beside the waste (rules.md 2.4.1). */
  readonly hand: Card | null;
  /** Each pile's oldest card first. */
  readonly wastes: readonly (readonly Card[])[];
  /** Cards that have been the top of a waste; others of a packet were never seen (rules.md 2.4.17). */
  readonly seen: readonly Card[];
  /** The foundation, in the order in which the cards left. */
  readonly removed: readonly Card[];
  /** The pass through the stock, from 1. */
  readonly pass: number;
  /** The pass in which the last tableau card was removed; `par` counts by it. */
  readonly clearedIn: number | null;
  /** Removals since the last draw, redeal or cell move, and what they have earned: `progressive`. */
  readonly streak: number;
  readonly earned: number;
  readonly gaveUp: boolean;
}

/** The places whose cards still cover a place of the tableau. */
export const coversOf = ({ game, tableau }: Position, index: number): readonly number[] =>
  (game.layout[index]?.coveredBy ?? []).filter((cover) => tableau[cover] !== null);

/** The top card of a pile that lists its oldest card first. */
export const topOf = (pile: readonly Card[]): Card | null => pile.at(-1) ?? null;

const present = (cards: readonly (Card | null)[]): Card[] => cards.filter((card) => card !== null);

/** Every card that may be taken by itself or with another free card (rules.md 2.0). */
export function freeCards(position: Position): readonly Card[] {
  const { game, tableau, stock } = position;
  return present([
    ...tableau.filter((card, index) => card !== null && coversOf(position, index).length === 0),
    ...position.reserve.map(topOf),
    ...position.cells,
    position.hand,
    game.rules.stock === 'open' ? (stock[0] ?? null) : null,
    ...position.wastes.map(topOf),
  ]);
}

/** Whether a card was dealt to the tableau; in a cell it still counts as such (rules.md 2.4.8). */
export const isTableauCard = ({ cards, layout }: Game, card: Card): boolean =>
  cards.indexOf(card) < layout.length;

/** Tableau cards not yet removed, parked ones included. */
export const tableauLeft = ({ game, tableau, cells }: Position): number =>
  present(tableau).length + present(cells).filter((card) => isTableauCard(game, card)).length;

/** Passes still to begin; null when unlimited (rules.md 2.4.13). */
export const passesLeft = ({ game, pass }: Position): number | null =>
  game.rules.passes === 'unlimited' ? null : game.rules.passes - pass;

/** Notes the waste tops as seen. */
export function withTopsSeen(position: Position): Position {
  const fresh = present(position.wastes.map(topOf)).filter((card) => !position.seen.includes(card));
  return fresh.length === 0 ? position : { ...position, seen: [...position.seen, ...fresh] };
}

/** Lays a deck out: tableau, reserve piles, stock; the first draw is `startOf`'s. */
export function layOut(rules: RuleSet, cards: readonly Card[]): Position {
  const size = tableauSize(rules);
  const { reserve, reserveDepth } = rules;
  return {
    game: { rules, layout: layoutOf(rules), cards },
    tableau: cards.slice(0, size),
    reserve: upTo(1, reserve).map((pile) =>
      cards.slice(size + (pile - 1) * reserveDepth, size + pile * reserveDepth),
    ),
    cells: upTo(1, rules.cells).map(() => null),
    stock: cards.slice(size + reserve * reserveDepth),
    hand: null,
    wastes: upTo(1, rules.wastes).map(() => []),
    seen: [],
    removed: [],
    pass: 1,
    clearedIn: null,
    streak: 0,
    earned: 0,
    gaveUp: false,
  };
}
