/** The table of all pairs, in rank letters and in words. */
import { ranksOf, type Rank } from '../../engine/index.js';
import type { Words } from '../words.js';

/** One row of the table of pairs. */
export interface PairRow {
  /** Two ranks, the lower first, or the king's alone. */
  readonly ranks: readonly Rank[];
  /** Their names in the language: "2" and "jack". */
  readonly names: readonly string[];
  /** "2 + 11 = 13"; of the king, its value. */
  readonly sum: string;
}

/** All pairs of a deck with so many ranks, from ace and queen on; the lone king comes last. */
export function pairsOf(ranks: number): readonly (readonly Rank[])[] {
  const all = ranksOf(ranks);
  // The rank at an index counts one more than the index; partners add up to the king's value.
  const pairs = all.flatMap((low, index) => {
    const high = all[ranks - 2 - index];
    return high && index <= ranks - 2 - index ? [[low, high]] : [];
  });
  return [...pairs, ['K']];
}

/** "jack"; pips have their number for a name. */
function rankName(words: Words, rank: Rank): string {
  switch (rank) {
    case 'A':
    case 'J':
    case 'Q':
    case 'K':
      return words.t(`rules.rank.${rank}`);
    case 'T':
      return words.number(10);
    default:
      return words.number(Number(rank));
  }
}

/** The table of all pairs in words. */
export const pairTable = (words: Words, ranks: number): readonly PairRow[] =>
  pairsOf(ranks).map((row, index) => ({
    ranks: row,
    names: row.map((rank) => rankName(words, rank)),
    sum:
      row.length > 1
        ? words.t('rules.table.row', { a: index + 1, b: ranks - index - 1, sum: ranks })
        : words.number(ranks),
  }));
