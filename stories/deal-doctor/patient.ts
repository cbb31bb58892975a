/** A deal under every variant of its deck, and what the solver finds for each. */
import {
  findSetup,
  settingsOf,
  startOf,
  VARIANTS,
  type Position,
  type Settings,
} from 'pyramid-solitaire/engine';
import { find, type Finding } from '../parts/finding.js';
import type { Ask } from '../parts/solving.js';
import type { Deal } from './reading.js';

export interface Case {
  readonly settings: Settings;
  /** Before the first move. */
  readonly position: Position;
  readonly finding: Finding | null;
}

/** The variants that play with the deck of a deal. */
export function casesOf(deal: Deal): readonly Case[] {
  const { code, cards, ranks } = deal;
  return VARIANTS.map(settingsOf).flatMap((settings) => {
    if (settings.rules.ranks !== ranks) return [];
    const found = findSetup(settings, { code, cards });
    if (!found.ok) return [];
    const position = startOf(settings.rules, found.setup.cards);
    return [{ settings, position, finding: null }];
  });
}

/** Examines all cases, each by whom it is given to; tells them anew each time that more is known. */
export function examine(
  cases: readonly Case[],
  asking: (each: Case) => Ask,
  signal: AbortSignal,
  tell: (cases: readonly Case[]) => void,
): void {
  let known = cases;
  for (const [index, each] of cases.entries()) {
    void find(each.position, asking(each), signal, (finding) => {
      known = known.map((other, at) => (at === index ? { ...other, finding } : other));
      tell(known);
    });
  }
}

/** "Can be won in 9 of 24 games; 3 are still being examined." */
export function summary(cases: readonly Case[]): string {
  const won = cases.filter(({ finding }) => finding?.verdict === 'winnable').length;
  const open = cases.filter(({ finding }) => finding === null).length;
  const rest = open === 0 ? '' : ` ${open} are still being examined.`;
  return `This deal can be won in ${won} of ${cases.length} games.${rest}`;
}
