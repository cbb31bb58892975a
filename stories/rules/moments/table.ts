/** Moments of the rules on deck and table: what is dealt, and how it lies. */
import type { Moment } from './moment.js';

export const ranks: Moment = {
  field: 'ranks',
  code: 'PY1-N-AAAAADG',
  tell: 'A pair makes the value of the king. With 52 cards that is 13, an odd number, so two equal cards never go together. Take the tens away and it is 12: two sixes are a pair. With 40 cards it is 10, and two fives are.',
  sides: [
    { attributes: {}, tried: '6C+6D', refused: 'sum' },
    { attributes: { ranks: 12, code: 'PY1-S-AAAAADY' }, tried: '6H+6S' },
    { attributes: { ranks: 10, code: 'PY1-I-AAAAADF' }, tried: '5C+5H' },
  ],
};

export const shape: Moment = {
  field: 'shape',
  code: 'PY1-N-AAAAADE',
  tell: 'The same 28 cards, the right way up and upside down. The pyramid offers seven free cards at once and narrows to one; the triangle begins with a single free card and widens.',
  sides: [
    { attributes: {}, seen: [1, 2, 3, 4, 5, 6, 7] },
    { attributes: { shape: 'triangle' }, seen: [7, 6, 5, 4, 3, 2, 1] },
  ],
  look: ({ tableau }) => tableau.map((row) => row.length),
};

export const rows: Moment = {
  field: 'rows',
  code: 'PY1-N-AAAAADE',
  tell: 'A row fewer is seven cards fewer in the pyramid, and seven more in the stock. Where all cards have to go in one pass, that is no help at all.',
  sides: [
    { attributes: {}, seen: 24 },
    { attributes: { rows: 6 }, seen: 31 },
  ],
  look: ({ stock }) => stock,
};

export const faceDown: Moment = {
  field: 'faceDown',
  code: 'PY1-N-AAAAADG',
  tell: 'The five and the eight leave together, and the nine above them is free. It was there all the time; on the second board nobody could know, until now.',
  sides: [
    { attributes: {}, tried: '8S+5D', seen: ['9H', true] },
    { attributes: { 'face-down': true }, tried: '8S+5D', seen: ['9H', false] },
  ],
  look: ({ tableau }) => [tableau[5]?.[2], tableau[5]?.[1] !== '??'],
};

export const apexKing: Moment = {
  field: 'apexKing',
  code: 'PY1-N-AAAAADE',
  tell: 'Before anything is dealt, the king of spades is taken from the deck and laid at the top: Tutankhamun in his tomb. A king needs no partner, so the last card is never in the way.',
  sides: [
    { attributes: {}, seen: ['6H'] },
    { attributes: { 'apex-king': true }, seen: ['KS'] },
  ],
  look: ({ tableau }) => tableau[0],
};

export const reserve: Moment = {
  field: 'reserve',
  code: 'PY1-N-AAAAADG',
  tell: 'The first seven cards of the stock lie open under the pyramid instead. The five of spades is one of them, and the eight of hearts need not wait for it.',
  sides: [
    { attributes: {}, tried: '8H+5S', refused: 'in-stock' },
    { attributes: { reserve: 7 }, tried: '8H+5S' },
  ],
};

export const reserveDepth: Moment = {
  field: 'reserveDepth',
  code: 'PY1-N-AAAAADG',
  tell: 'In deeper piles only the top is free. The five of spades, which was free on its own, now lies under another card.',
  sides: [
    { attributes: { reserve: 7 }, tried: '8H+5S' },
    { attributes: { reserve: 7, 'reserve-depth': 2 }, tried: '8H+5S', refused: 'buried' },
  ],
};

export const cells: Moment = {
  field: 'cells',
  code: 'PY1-N-AAAAADF',
  tell: 'The seven of hearts has no partner in sight and lies on the nine, which would go with the four. With a spot to put it aside, the nine is free.',
  sides: [
    { attributes: {}, moves: ['KH'], tried: 'cell:7H', refused: 'no-cell' },
    { attributes: { cells: 1 }, moves: ['KH'], tried: 'cell:7H' },
  ],
};
