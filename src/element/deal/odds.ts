/** How many of all deals can be won, by variant: counted by the solver, deal by deal (stories/odds.json). */

/** Of all deals of a game the share that perfect play wins, seeing every card. */
export interface Odds {
  readonly share: number;
  /** The 95 % interval; deals that the solver has given up on count on both sides. */
  readonly low: number;
  readonly high: number;
}

/** By variant: the interval around the share. A test holds them to what has been counted. */
const COUNTED: Readonly<Record<string, readonly [low: number, share: number, high: number]>> = {
  pyramide: [0.666, 0.669, 0.672],
  traditional: [0.064, 0.074, 0.087],
  par: [0.666, 0.686, 0.706],
  casual: [0.088, 0.101, 0.114],
  overlapping: [0.163, 0.179, 0.197],
  reserve: [0.439, 0.482, 0.528],
  apophis: [0.506, 0.55, 0.731],
  giza: [0.368, 0.388, 0.409],
  triangle: [0.054, 0.06, 0.067],
  spanish: [0.077, 0.088, 0.102],
  'tuts-tomb': [0.819, 0.836, 0.853],
  'reserve-6': [0.486, 0.53, 0.599],
  cell: [0.714, 0.754, 1],
  'six-rows': [0.031, 0.046, 0.068],
  thirteen: [0.006, 0.009, 0.013],
  microsoft: [0.657, 0.666, 0.676],
  semicolon: [0.666, 0.682, 0.697],
  'strict-order': [0.349, 0.352, 0.355],
  'pyramid-clear': [0.657, 0.666, 0.676],
  brainium: [0.656, 0.669, 0.682],
  mobilityware: [0.833, 0.849, 0.864],
  cardgames: [0.831, 0.833, 0.835],
  'king-tut': [0.566, 0.588, 0.61],
  'apophis-dealt': [0.666, 0.669, 0.672],
  aisleriot: [0.064, 0.074, 0.087],
  italian: [0.26, 0.262, 0.265],
};

/** The odds of a variant as it stands in the list; null of one that has not been counted. */
export function oddsOf(variant: string): Odds | null {
  const [low, share, high] = COUNTED[variant] ?? [];
  return low === undefined || share === undefined || high === undefined
    ? null
    : { low, share, high };
}
