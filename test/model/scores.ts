// The seven scorings of rules.md 4, each worked out anew from the position and what was done.

import type { Position, Table } from './types.js';

const PAR_BASE = [50, 35, 20];
const ROW_BONUS = [25, 50, 75, 100, 150, 250, 500, 500];

/** Cards of the tableau not yet removed, a parked one included (rules.md 2.4.8). */
export function tableauCardsLeft(position: Position, table: Table): number {
  return table.dealtTableau.flat().filter((card) => !position.removed.includes(card)).length;
}

/** +10 for each card removed from the tableau (rules.md 4, `points`). */
function points(position: Position, table: Table): number {
  return 10 * table.dealtTableau.flat().filter((card) => position.removed.includes(card)).length;
}

/** Base by the pass of the last tableau card, minus the cards not removed (rules.md 2.4.14). */
function par(position: Position, table: Table): number {
  let base = 0;
  if (tableauCardsLeft(position, table) === 0) {
    const tableauCards = table.dealtTableau.flat();
    const last = position.done.findLast(
      (done) => done.kind === 'remove' && done.cards.some((card) => tableauCards.includes(card)),
    );
    base = last === undefined ? 0 : (PAR_BASE[last.pass - 1] ?? 0);
  }
  return base - (table.cards.length - position.removed.length);
}

/** 5 for each removal and a bonus for each empty row, the last row first (rules.md 2.4.18). */
function microsoft(position: Position, table: Table): number {
  let score = 5 * position.done.filter((done) => done.kind === 'remove').length;
  table.dealtTableau.toReversed().forEach((line, fromBase) => {
    const empty = line.every((card) => position.removed.includes(card));
    if (empty) score += ROW_BONUS[fromBase] ?? 500;
  });
  return score;
}

/** The n-th removal in a row scores 10 n; anything else ends the streak (rules.md 2.4.20). */
function progressive(position: Position): number {
  let score = 0;
  let streak = 0;
  for (const done of position.done) {
    if (done.kind === 'remove') {
      streak += 1;
      score += 10 * streak;
    } else {
      streak = 0;
    }
  }
  return score;
}

/** The score on show (rules.md 4); under `moves` it is the move counter (rules.md 2.4.15). */
export function scoreOf(position: Position, table: Table, scoring: string, moves: number): number {
  switch (scoring) {
    case 'points':
      return points(position, table);
    case 'par':
      return par(position, table);
    case 'left':
      return tableauCardsLeft(position, table);
    case 'cards':
      return position.removed.length;
    case 'microsoft':
      return microsoft(position, table);
    case 'progressive':
      return progressive(position);
    case 'moves':
      return moves;
    default:
      throw new Error(`no such scoring: ${scoring}`);
  }
}
