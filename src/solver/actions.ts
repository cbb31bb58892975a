/** Actions as numbers, as the searches keep them, and what they mean as moves. */

export const PAIR = 0;
export const KING = 1;
/** As far as the tableau goes, a card that leaves with one beside it goes as a king does. */
export const ALONE = 1;
export const DRAW_CARDS = 2;
export const TURN_OVER = 3;
export const PARK = 4;

/** Stands for the top of an empty pile. */
export const NO_CARD = 255;

/**
 * `a` and `b`: the numbers of cards. In a draw that chooses its waste, `a` is the waste's number from 1;
 * or it is `BY_TOP`, and `b` the card on it.
 */
export const BY_TOP = 9;
export const act = (kind: number, a = 0, b = 0): number => (kind << 16) | (a << 8) | b;
export const kindOf = (action: number): number => action >> 16;
export const firstOf = (action: number): number => (action >> 8) & 255;
export const secondOf = (action: number): number => action & 255;
