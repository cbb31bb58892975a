// A deliberately naive Pyramid Solitaire, written from the sentences of the rules as an oracle.

import { readAction } from './cards.js';
import { deal } from './deal.js';
import { coversOf, openTop } from './free.js';
import { after, movesOf } from './moves.js';
import { moveRefusal } from './refusals.js';
import { scoreOf, tableauCardsLeft } from './scores.js';
import type { ModelOptions, ModelRules, ModelSnapshot, Position } from './types.js';

export type { ModelOptions, ModelRules, ModelSnapshot } from './types.js';

/** One game in progress. */
export interface Model {
  /** The legal moves in canonical spelling, sorted by code point (rules.md 2.4.9). */
  legal(): string[];
  /** The code of rules.md 2.4.22, or null if the action can be done. */
  refusal(action: string): string | null;
  /** Does the action: null when done, else the refusal, and nothing has changed. */
  act(action: string): string | null;
  /** All that a player may see. */
  snapshot(): ModelSnapshot;
}

/** A position to come back to, and whether the action between was a move (rules.md 2.4.16). */
interface Step {
  position: Position;
  wasMove: boolean;
}

/** Begins a game; `cards` is the exact order of the deck (design.md 5, rules.md 2.4.21). */
export function createModel(
  given: ModelRules,
  options: ModelOptions,
  cards: readonly string[],
): Model {
  const { table, start } = deal(given, cards);
  const { rules } = table;
  let position = start;
  let moves = 0;
  let past: Step[] = [];
  let future: Step[] = [];

  /** Won the instant the goal holds (rules.md 2.0, over). */
  function isWon(): boolean {
    if (rules.goal === 'pyramid') return tableauCardsLeft(position, table) === 0;
    return position.removed.length === table.cards.length;
  }

  function hasGivenUp(): boolean {
    return position.done.some((done) => done.kind === 'give-up');
  }

  function legal(): string[] {
    return isWon() || hasGivenUp() ? [] : movesOf(position, table);
  }

  /** Lost when no removal, draw, redeal or cell move is legal (rules.md 2.4.12), or given up. */
  function outcome(): ModelSnapshot['outcome'] {
    if (isWon()) return 'won';
    return legal().length === 0 ? 'lost' : 'playing';
  }

  function reason(): ModelSnapshot['reason'] {
    if (outcome() !== 'lost') return null;
    return hasGivenUp() ? 'gave-up' : 'no-moves';
  }

  function refusal(text: string): string | null {
    const action = readAction(text);
    if (action === null) return 'bad-move';
    if (action.kind === 'undo') return past.length === 0 ? 'nothing-to-undo' : null;
    if (action.kind === 'redo') return future.length === 0 ? 'nothing-to-redo' : null;
    if (outcome() !== 'playing') return 'game-over';
    return moveRefusal(position, table, action);
  }

  /** Remembers a step; an undo-limit of n keeps the last n actions (rules.md 2.4.15). */
  function remember(step: Step): void {
    past.push(step);
    while (options.undoLimit !== null && past.length > options.undoLimit) past.shift();
  }

  /** Position, score and pass come back exactly; the counter follows undo-cost (2.4.15). */
  function undo(): void {
    const step = past.pop();
    if (step === undefined) return;
    future.push({ position, wasMove: step.wasMove });
    position = step.position;
    if (options.undoCost === 1) moves += 1;
    if (options.undoCost === -1 && step.wasMove) moves -= 1;
  }

  /** Redo adds a move only where undo took it back (rules.md 2.4.15). */
  function redo(): void {
    const step = future.pop();
    if (step === undefined) return;
    remember({ position, wasMove: step.wasMove });
    position = step.position;
    if (options.undoCost === -1 && step.wasMove) moves += 1;
  }

  function act(text: string): string | null {
    const refused = refusal(text);
    if (refused !== null) return refused;
    const action = readAction(text);
    if (action === null) return 'bad-move';
    if (action.kind === 'undo') {
      undo();
      return null;
    }
    if (action.kind === 'redo') {
      redo();
      return null;
    }
    // Giving up is one undo step and no move (rules.md 2.4.16); a new action ends all redo.
    const wasMove = action.kind !== 'give-up';
    remember({ position, wasMove });
    future = [];
    position = after(position, table, action);
    if (wasMove) moves += 1;
    return null;
  }

  /** A face-down card reads `??` until it is free (rules.md 2.4.17). */
  function shownInTableau(card: string | null): string | null {
    if (card === null || !rules.faceDown) return card;
    return coversOf(position, rules, card).length > 0 ? '??' : card;
  }

  function snapshot(): ModelSnapshot {
    return {
      legal: legal(),
      score: scoreOf(position, table, options.scoring, moves),
      moves,
      pass: position.pass,
      passesLeft: rules.passes === 'unlimited' ? null : rules.passes - position.pass,
      stock: position.stock.length,
      stockTop: openTop(position, rules),
      drawn: position.hand,
      wastes: position.wastes.map((waste) =>
        waste.map((card) => (position.seen.includes(card) ? card : '??')),
      ),
      reserve: structuredClone(position.reserve),
      cells: [...position.cells],
      tableau: position.tableau.map((line) => line.map(shownInTableau)),
      removed: position.removed.length,
      outcome: outcome(),
      reason: reason(),
    };
  }

  return { legal, refusal, act, snapshot };
}
