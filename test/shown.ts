/** What a snapshot shows of the cards that are still in the game. */
import type { Snapshot } from '../src/engine/index.js';

/** All of them place by place, with `null` for empty places and `??` for what lies face down. */
export const placesShown = (state: Snapshot): readonly (string | null)[] => [
  ...state.tableau.flat(),
  ...state.reserve.flat(),
  ...state.cells,
  state.drawn,
  state.stockTop,
  ...state.wastes.flat(),
];
