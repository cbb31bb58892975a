/** How many cards of a rank pair can leave together: matchings of four cards with four. */
import { highestBit, lowestBit, SIDE } from './packed.js';

/** A relation of four cards to four: bit 4 i + j says that card i may go with card j. */
export const ALL_FOUR_BY_FOUR = 0xffff;

/** The number of bits that are on, nibble by nibble. */
export function nibbles(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  return (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
}

export function bitCount(bits: number): number {
  const fours = nibbles(bits);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** By a byte: how many cards of the lower side it has. */
export const LOWER = new Uint8Array(256);
/** By a byte of cards on both sides: the relation of those on the one to those on the other. */
export const BETWEEN = new Uint16Array(256);
for (let byte = 0; byte < 256; byte++) {
  LOWER[byte] = bitCount(byte & 15);
  for (let card = 0; card < SIDE; card++) {
    if ((byte >> card) & 1) BETWEEN[byte]! |= (byte >> SIDE) << (SIDE * card);
  }
}

/** By a relation: the most pairs that can be formed at once. */
export const MOST_PAIRS = new Uint8Array(ALL_FOUR_BY_FOUR + 1);
// Each from smaller ones: its last card stays alone, or goes with one of its partners.
for (let relation = 1; relation <= ALL_FOUR_BY_FOUR; relation++) {
  const row = SIDE * (highestBit(relation) >> 2);
  const rest = relation & ((1 << row) - 1);
  let most = MOST_PAIRS[rest]!;
  for (let partners = relation >> row; partners !== 0; partners &= partners - 1) {
    const column = 0x1111 << lowestBit(partners);
    most = Math.max(most, 1 + MOST_PAIRS[rest & ~column]!);
  }
  MOST_PAIRS[relation] = most;
}
