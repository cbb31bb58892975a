/**
 * How a position lies in words. Its first word, the head, has the same fields in every game; the next
 * ones say what lies beside the tableau; marks follow, which are not part of the position.
 */

/** Cards that pair with each other, four a side, have a byte: the lower rank's cards in bits 0 to 3. */
export const SIDE = 4;

/** Words of bytes for three rank pairs each; above them, the low word counts kings. */
export const PAIRS_A_WORD = 3;
export const KINGS = 24;

/** Stands for redeals without end: more than there are cards. */
export const ENDLESS = 63;

/** Words of marks, pairs given up: two rank pairs each. */
export const MARK_WORDS = 3;

/** The head: 13 bits for the number of the tableau, then six each for place, redeals, parked card. */
export const TABLEAU = 0x1fff;
const PLACE = 13;
export const REDEALS = 19;
export const PARKED = 25;
const FIELD = 63;

/** The byte of a rank pair. */
export const byteOf = (low: number, high: number, which: number): number =>
  (which < PAIRS_A_WORD ? low >> (2 * SIDE * which) : high >> (2 * SIDE * (which - PAIRS_A_WORD))) &
  255;

/** Turned cards of the ring, or the place of the stock's top: see the games. */
export const placeOf = (head: number): number => (head >>> PLACE) & FIELD;
export const withPlace = (head: number, place: number): number =>
  (head & ~(FIELD << PLACE)) | (place << PLACE);

/** Whether no redeal is to come. */
export const isLastPass = (head: number): boolean => ((head >>> REDEALS) & FIELD) === 0;

/** What a redeal takes from the head. */
export const redealOf = (redeals: number): number => (redeals === ENDLESS ? 0 : 1 << REDEALS);

/** The number of the parked card and one more; 0 without. */
export const parkedOf = (head: number): number => head >>> PARKED;

/** The pairs of a rank pair that have been given up, in the marks that begin at `at`. */
export const marksOf = (frames: Int32Array, at: number, which: number): number =>
  (frames[at + (which >> 1)]! >>> ((which & 1) << 4)) & 0xffff;

/** Copies a number of words. */
export function copy(
  from: Int32Array,
  start: number,
  to: Int32Array,
  at: number,
  words: number,
): void {
  for (let word = 0; word < words; word++) to[at + word] = from[start + word]!;
}

/**
 * Leaves in an entry and in a frame only the marks that both have; whether the entry had others. Both
 * numbers tell where marks begin.
 */
export function keepCommon(
  data: Int32Array,
  entry: number,
  frames: Int32Array,
  at: number,
): boolean {
  let lost = 0;
  for (let word = 0; word < MARK_WORDS; word++) {
    const before = data[entry + word]!;
    const both = before & frames[at + word]!;
    data[entry + word] = frames[at + word] = both;
    lost |= before ^ both;
  }
  return lost !== 0;
}

/** The number of the lowest bit that is on, and of the highest. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
export const highestBit = (bits: number): number => 31 - Math.clz32(bits);

/** What a packing says of the cards beside the tableau. All of it is about the words at `at`. */
export interface Beside {
  /** Words of the position, the head among them. */
  readonly words: number;
  /** Writes the first position; its head lacks only the place. */
  start(frames: Int32Array, at: number): void;
  /** The bytes of all cards: of the low rank pairs, or of the high ones. */
  sum(isHigh: 0 | 1, frames: Int32Array, at: number): number;
  /** Adds the free cards to a list that has `count`; how many it has then. */
  free(frames: Int32Array, at: number, list: Int32Array, count: number): number;
  /** The removal of the two top cards of the waste, whatever they are; −1 without two. */
  wastePair(frames: Int32Array, at: number): number;
  take(frames: Int32Array, at: number, card: number): void;
  /** Makes a draw or redeal in one of the ways there are, from 0; its action, or −1 if there is none. */
  draw(frames: Int32Array, at: number, way: number): number;
  /** For each waste, writes the bytes of cards of which no two will meet again. */
  strangers(frames: Int32Array, at: number, into: Int32Array): void;
  /** Stock and waste as masks of cards from the end of the tableau on; 0 where no mask tells them. */
  stock(frames: Int32Array, at: number): number;
  waste(frames: Int32Array, at: number): number;
}
