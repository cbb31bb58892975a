/** How long what takes, in milliseconds, and how it gathers way. */

export const EASE = 'cubic-bezier(.2, .8, .3, 1)';

export const TIME = {
  /** One card of a deal, from one to the next, and the whole deal at most. */
  deal: 240,
  dealStep: 18,
  dealAll: 800,
  /** The sun that comes out over a new deal. */
  sunrise: 400,
  draw: 200,
  /** Cards of one packet follow each other. */
  drawStep: 40,
  /** What closes up or moves aside. */
  shift: 160,
  /** A pair meets, then leaves together. */
  meet: 140,
  leave: 220,
  king: 260,
  /** The last cards of a game that is won. */
  lastCards: 300,
  uncover: 200,
  /** A waste closes its fan, then turns over. */
  close: 100,
  turn: 220,
  shake: 240,
  /** All that moves where motion is not wanted. */
  fade: 120,
  win: 1200,
  flyStep: 60,
  title: 300,
} as const;

/** Going back takes so much of the time of going there. */
export const BACK = 0.75;
