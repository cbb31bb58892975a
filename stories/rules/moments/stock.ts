/** Moments of the rules on stock and waste. */
import { draws, type Moment } from './moment.js';

export const stock: Moment = {
  field: 'stock',
  code: 'PY1-N-AAAAAD3',
  tell: 'The ten of diamonds has come, and the three of hearts lies on the waste. Is the ten in play beside it? In the old game yes, until the next draw. Most apps say no: it has covered its own partner. Others lay the stock face up, and the pair can go before the ten is drawn at all.',
  sides: [
    { attributes: {}, moves: draws(3), tried: 'TD+3H' },
    { attributes: { stock: 'closed' }, moves: draws(3), tried: 'TD+3H', refused: 'buried' },
    { attributes: { stock: 'open' }, moves: draws(2), tried: 'TD+3H' },
  ],
};

export const draw: Moment = {
  field: 'draw',
  code: 'PY1-N-AAAAADE',
  tell: 'One card, or a packet of three of which only the last can be played. Two of the three stay out of reach until what lies on them has gone.',
  sides: [
    { attributes: { stock: 'closed' }, tried: 'draw', seen: 1 },
    { attributes: { stock: 'closed', draw: 3 }, tried: 'draw', seen: 3 },
  ],
  look: ({ wastes }) => wastes[0]?.length,
};

export const wastes: Moment = {
  field: 'wastes',
  code: 'PY1-N-AAAAADE',
  tell: 'The card in hand has to make room for the next. With one waste pile there is no choice; with three you say where it goes, and what it will bury.',
  sides: [
    { attributes: {}, moves: ['draw'], tried: 'draw>2', refused: 'no-such-waste' },
    { attributes: { wastes: 3 }, moves: ['draw'], tried: 'draw>2' },
  ],
};

export const firstDraw: Moment = {
  field: 'firstDraw',
  code: 'PY1-N-AAAAAAS',
  tell: 'The dealer turns the first card for you: 23 cards in the stock and the seven of diamonds on the waste. It costs no move and changes nothing else.',
  sides: [
    { attributes: { stock: 'closed' }, seen: [24, []] },
    { attributes: { stock: 'closed', 'first-draw': true }, seen: [23, ['7D']] },
  ],
  look: ({ stock: left, wastes: piles }) => [left, piles[0]],
};

export const passes: Moment = {
  field: 'passes',
  code: 'PY1-N-AAAAADE',
  tell: 'The last card of the stock has been turned. In one game this was the only look at it, and what is buried stays buried; in the other the waste is turned over, in the same order, for a second pass.',
  sides: [
    { attributes: {}, moves: draws(24), tried: 'redeal', refused: 'no-redeal', seen: [1, 0] },
    { attributes: { passes: 3 }, moves: draws(24), tried: 'redeal', seen: [2, 1] },
  ],
  look: ({ pass, passesLeft }) => [pass, passesLeft],
};

export const drawWhenStuck: Moment = {
  field: 'drawWhenStuck',
  code: 'PY1-N-AAAAADE',
  tell: 'The jack and the two could go. May you leave them and draw first? Usually yes: holding a pair back is half the art. The strict order forbids it.',
  sides: [
    { attributes: {}, tried: 'draw' },
    { attributes: { 'draw-when-stuck': true }, tried: 'draw', refused: 'must-remove-first' },
  ],
};
