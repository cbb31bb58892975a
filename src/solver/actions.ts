/** Actions as numbers, as the searches keep them, and what they mean as moves. */

export const PAIR = 0;
export const KING = 1;
export const DRAW_CARDS = 2;
export const TURN_OVER = 3;
export const PARK = 4;

/** Stands for the top of an empty pile. */
export const NO_CARD = 255;

/** `a` and `b`: the numbers of cards. A draw with an `a` of 1 goes to the waste whose top is `b`. */
export const act = (kind: number, a = 0, b = 0): number => (kind << 16) | (a << 8) | b;
export const kindOf = (action: number): number => action >> 16;
export const firstOf = (action: number): number => (action >> 8) & 255;
export const secondOf = (action: number): number => action & 255;
