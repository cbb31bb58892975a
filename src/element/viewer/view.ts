/** What the player can do while looking at a game that is over; `view` begins it. */
export type ViewAction =
  'view' | 'view-first' | 'view-back' | 'view-play' | 'view-forward' | 'view-last' | 'view-end';
