/** How many cards of a rank pair can leave together: matchings of four cards with four. */
import { SIDE } from './puzzle.js';

/** A relation of four cards to four: bit 4 i + j says that card i may go with card j. */
export const ALL_FOUR_BY_FOUR = 0xffff;

interface Matchings {
  /** By a byte of cards on both sides: the relation of those on the one to those on the other. */
  readonly BETWEEN: Uint16Array;
  /** By a relation: the most pairs that can be formed at once. */
  readonly MOST_PAIRS: Uint8Array;
  /** By a byte: how many cards of the lower side it has. */
  readonly LOWER: Uint8Array;
}

function build(): Matchings {
  const BETWEEN = new Uint16Array(256);
  const LOWER = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte++) {
    const upper = byte >> SIDE;
    let relation = 0;
    for (let card = 0; card < SIDE; card++) {
      if ((byte >> card) & 1) relation |= upper << (SIDE * card);
    }
    BETWEEN[byte] = relation;
    LOWER[byte] = [0, 1, 2, 3].filter((card) => (byte >> card) & 1).length;
  }
  // Each relation from smaller ones: its last card stays alone, or goes with one of its partners.
  const MOST_PAIRS = new Uint8Array(ALL_FOUR_BY_FOUR + 1);
  for (let relation = 1; relation < MOST_PAIRS.length; relation++) {
    const row = Math.floor((31 - Math.clz32(relation)) / SIDE);
    const rest = relation & ((1 << (SIDE * row)) - 1);
    let most = MOST_PAIRS[rest]!;
    for (let partner = 0; partner < SIDE; partner++) {
      if (!((relation >> (SIDE * row + partner)) & 1)) continue;
      most = Math.max(most, 1 + MOST_PAIRS[rest & ~(0x1111 << partner)]!);
    }
    MOST_PAIRS[relation] = most;
  }
  return { BETWEEN, MOST_PAIRS, LOWER };
}

export const MATCHINGS: Matchings = build();
