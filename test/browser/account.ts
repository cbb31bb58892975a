// Where every card is: what the element reports and what it shows, held against each other.
import { expect } from '@open-wc/testing';
import type { Snapshot } from '../../src/engine/index.js';
import type { Table } from './harness.js';

const UNSEEN = '??';
const isToken = (text: string): boolean => /^[A2-9TJQK][CDHS]$/u.test(text);

/** Every card that the state names or counts, the stock's as `??`. */
function cardsIn(state: Snapshot): readonly string[] {
  const tableau: readonly (string | null)[] = state.tableau.flat();
  return [
    ...tableau.filter((card) => card !== null),
    ...state.reserve.flat(),
    ...state.cells.filter((card) => card !== null),
    ...(state.drawn ? [state.drawn] : []),
    ...state.wastes.flat(),
    ...state.removed,
    ...Array.from({ length: state.stock }, () => UNSEEN),
  ];
}

/** Cards that must be on the screen: all but those under others on a waste. */
function cardsToShow(state: Snapshot): readonly string[] {
  const cards: readonly (string | null)[] = [
    ...state.tableau.flat(),
    ...state.reserve.flat(),
    ...state.cells,
    state.drawn,
    state.stockTop,
    ...state.wastes.map((pile) => pile.at(-1) ?? null),
  ];
  return cards.filter((card) => card !== null && card !== UNSEEN) as readonly string[];
}

/** Holds that no card is lost, doubled, hidden or shown where it is not. */
export function expectAllCards({ state, stops }: Table, size = 52): void {
  const cards = cardsIn(state);
  expect(cards, 'cards in all').to.have.lengthOf(size);
  const known = cards.filter((card) => card !== UNSEEN);
  expect(new Set(known).size, 'no card twice').to.equal(known.length);

  expect(new Set(stops).size, 'no stop twice').to.equal(stops.length);
  const shown = stops.filter(isToken);
  expect(shown).to.include.members([...cardsToShow(state)]);
  const mayShow = [...cardsToShow(state), ...state.wastes.flat()];
  expect(mayShow).to.include.members([...shown]);
  const hidden = state.tableau.flat().filter((card) => card === UNSEEN);
  expect(stops.filter((stop) => stop.startsWith('spot:'))).to.have.lengthOf(hidden.length);
}
