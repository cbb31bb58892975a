/** Moments of the rules on pairs, on the goal, on the score and on undo. */
import { draws, type Moment } from './moment.js';

/** The shortest win of this deal where the pyramid is enough, but for the last card. */
const ALMOST_WON = (
  'QH+AH 9S+4H JD+2H TH+3S draw draw 7D+6D draw TD+3H JS+2C JC+2D draw 8C+5D draw draw 7S+6H draw ' +
  'draw 9H+4D draw draw draw draw draw draw draw 9D+4S QD+AS KH 8H+5C 9C+4C KD TC+3C draw draw draw ' +
  '8D+5S'
).split(' ');

const THREE_REMOVALS = ['KH', '9S+4H', 'KS'];

export const coverPair: Moment = {
  field: 'coverPair',
  code: 'PY1-N-AAAAAEE',
  tell: 'An ace lies on a queen, and nothing else does. Together they make thirteen. Must the queen be free beforehand? Then these two block each other, and the ace needs another queen. Or may they go as one?',
  sides: [
    { attributes: {}, moves: ['QH+AC'], tried: 'QC+AH', refused: 'covered' },
    { attributes: { 'cover-pair': true }, moves: ['QH+AC'], tried: 'QC+AH' },
  ],
};

export const wastePair: Moment = {
  field: 'wastePair',
  code: 'PY1-N-AAAAAD3',
  tell: 'A ten on a three, both on the waste. Only the top is in play, most rules say. AisleRiot lets the two top cards of the waste go together, whenever they meet.',
  sides: [
    { attributes: { stock: 'closed' }, moves: draws(3), tried: 'TD+3H', refused: 'buried' },
    { attributes: { stock: 'closed', 'waste-pair': true }, moves: draws(3), tried: 'TD+3H' },
  ],
};

export const goal: Moment = {
  field: 'goal',
  code: 'PY1-N-AAAAAEZ',
  tell: 'One king is left of the pyramid. When it goes, is the game won? If the pyramid is the goal, yes; if all 52 cards have to go, it goes on among the cards of stock and waste; with these cards in vain.',
  sides: [
    { attributes: { goal: 'pyramid' }, moves: ALMOST_WON, tried: 'KC', seen: 'won' },
    { attributes: { goal: 'all' }, moves: ALMOST_WON, tried: 'KC', seen: 'playing' },
  ],
  look: ({ outcome }) => outcome,
};

export const scoring: Moment = {
  field: 'scoring',
  code: 'PY1-N-AAAAADF',
  tell: 'Four cards of the pyramid in three removals, with no draw between. What is that worth? Ten points a card; or ten, twenty and thirty for the row; or simply 24 cards still to go. No rule of play depends on it.',
  sides: [
    { attributes: { scoring: 'left' }, moves: THREE_REMOVALS, seen: 24 },
    { attributes: { scoring: 'points' }, moves: THREE_REMOVALS, seen: 40 },
    { attributes: { scoring: 'progressive' }, moves: THREE_REMOVALS, seen: 60 },
  ],
  look: ({ score }) => score,
};

export const undoLimit: Moment = {
  field: 'undoLimit',
  code: 'PY1-N-AAAAADF',
  tell: 'One step has been taken back. May the step before it be taken back too? Usually without end; with a limit of one, no.',
  sides: [
    { attributes: {}, moves: ['KH', '9S+4H', 'undo'], tried: 'undo', seen: [] },
    {
      attributes: { 'undo-limit': 1 },
      moves: ['KH', '9S+4H', 'undo'],
      tried: 'undo',
      refused: 'nothing-to-undo',
      seen: ['KH'],
    },
  ],
  look: ({ removed }) => removed,
};

export const undoCost: Moment = {
  field: 'undoCost',
  code: 'PY1-N-AAAAADF',
  tell: 'Two moves, and one taken back. How many moves is that? Two: what has been done has been done. Or three, for the undo is a move as well. Or one, as if nothing had happened.',
  sides: [
    { attributes: {}, moves: ['KH', '9S+4H'], tried: 'undo', seen: 2 },
    { attributes: { 'undo-cost': 1 }, moves: ['KH', '9S+4H'], tried: 'undo', seen: 3 },
    { attributes: { 'undo-cost': -1 }, moves: ['KH', '9S+4H'], tried: 'undo', seen: 1 },
  ],
  look: ({ moves }) => moves,
};
