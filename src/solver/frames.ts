/** What the searches need of a game: its positions as frames in one long list of words. */

/**
 * A game as the search sees it. A frame: the words of a position, its marks, its action. A mark forbids
 * something, so a position met again is worth looking at only if it lacks a mark that it had; it is
 * then looked at with the marks of both times.
 */
export interface Tree {
  /** Words of a position. */
  readonly words: number;
  /** Whether the position that was settled last is won. */
  won: boolean;
  /** Writes the first position. */
  start(frames: Int32Array, at: number): void;
  /** Makes the moves that cannot be wrong, in place, and writes them into `line`: its new length. */
  settle(frames: Int32Array, at: number, line: number[], length: number): number;
  /** Whether the settled position is known to be lost without looking further. */
  isDead(): boolean;
  /** Fewer moves than this cannot win from the settled position. */
  atLeast(): number;
  /** Writes the positions that follow in its place, frame by frame, the best one last; the end. */
  expand(): number;
}

/** Words that a frame has beside position and marks: action and length of the line before it. */
export const EXTRA_WORDS = 2;
/** Frames that one position can add at most: pairs among some twenty free cards, parkings, draws. */
export const MOST_CHILDREN = 256;
