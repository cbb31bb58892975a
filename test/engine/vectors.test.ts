/** The vectors of the sources (rules.md 7.2) and the test values of the scorings (rules.md 4). */
import { describe, expect, it } from 'vitest';
import { enterResult, standingOf, type Match } from '../../src/engine/index.js';
import { CLEAR_E, CLEAR_PERFECT, DECK_E, DECK_PERFECT, DRAW_E } from '../fixtures/decks.js';
import { deal, type Player } from './player.js';

const start = (): Player => deal('pyramide', { code: 'PY1-N-AAAAAAS' });

describe('PY1-N-AAAAAAS under pyramide (000)', () => {
  it('deals the 29 published cards and hides the 23 others', () => {
    const player = start();
    const known = [...player.shown.tableau.flat(), ...player.shown.wastes.flat()].join(' ');
    expect(known).toBe(
      'JD 6C 7H AS 4D QS 5H 3D 6H 8S KH KC AD KS 9C QC 2C 8D TD TS JS 7C TC 3H 4H 3S KD 7S 7D',
    );
    const hidden = 'AC 3C 4C 5C 8C JC 2D 5D 6D 9D QD AH 2H 8H 9H TH JH QH 2S 4S 5S 6S 9S'.split(
      ' ',
    );
    expect(player.stock.split(' ').toSorted()).toEqual(hidden.toSorted());
  });

  it('QC in row 6 is refused as covered; 7C and 7S by their sum, 7S selected', () => {
    const player = start();
    expect(player.tap('QC')).toBe('covered');
    expect(player.tap('7C 7S')).toBe('sum');
    expect(player.shown.selected).toBe('7S');
  });

  it('KD, then 10C and 3S: 30 points, 2 moves, just 10S freed; two undos: 0 points, 2 moves', () => {
    const player = start();
    const before = player.free;
    expect([player.tap('KD'), player.tap('TC 3S')]).toEqual([null, null]);
    expect([player.score, player.moves]).toEqual([30, 2]);
    expect(player.free.filter((card) => !before.includes(card))).toEqual(['TS']);
    player.play('undo undo');
    expect([player.score, player.moves]).toEqual([0, 2]);
    expect(player.session.position).toEqual(start().session.position);
  });
});

describe('the example of 001', () => {
  const cards = {
    rows: { 6: '.. .. .. 6H', 7: 'KS QH 7D JC 2D 5S 9C' },
    stock: '4D TS 3H',
  };

  it.each([
    ['drawn', 'KS JC+2D 7D+6H draw 9C+4D draw draw', null],
    ['open', 'KS JC+2D 7D+6H draw 9C+4D draw', null],
    ['closed', 'KS JC+2D 7D+6H draw 9C+4D draw draw', 'buried'],
  ] as const)('3H + 10S in a stock that is %s', (stock, moves, reason) => {
    const player = deal('traditional', { cards, rules: { stock } }).play(moves);
    expect(player.try('3H+TS')).toBe(reason);
  });
});

describe('the examples of 003 and 002', () => {
  it('stock top A, waste top Q: legal where the stock is open; a queen deeper down: never', () => {
    const cards = { rows: { 7: '2C 3C 4C 5C 6C 8C 3D' }, stock: 'QC AC' };
    expect(deal('semicolon', { cards }).play('draw').removals).toContain('QC+AC');
    const deeper = { ...cards, stock: 'QC 9H AC' };
    expect(deal('semicolon', { cards: deeper }).play('draw draw').try('QC+AC')).toBe('buried');
    expect(deal('brainium', { cards }).play('draw').try('QC+AC')).toBe('in-stock');
  });

  it.each([
    ['five under an eight', '5C', '8D', '8D+5C'],
    ['queen under an ace', 'QC', 'AD', 'QC+AD'],
  ])('%s alone: legal exactly with coverPair', (_, upper, cover, pair) => {
    const cards = { rows: { 6: upper, 7: `KC ${cover}` } };
    const tryWith = (coverPair: boolean): string | null =>
      deal('semicolon', { cards, rules: { coverPair } }).play('KC').try(pair);
    expect([tryWith(true), tryWith(false)]).toEqual([null, 'covered']);
  });

  it.each(['JC AD', 'AD JC'])('%s both on the queen: never', (covers) => {
    const cards = { rows: { 6: 'QC', 7: covers } };
    for (const coverPair of [true, false]) {
      expect(deal('semicolon', { cards, rules: { coverPair } }).try('QC+AD')).toBe('covered');
    }
  });

  it('2 + 5 + 6: never', () => {
    const player = deal('semicolon', { cards: { rows: { 7: '2C 5D 6H' } } });
    expect(player.try('2C+5D+6H')).toBe('bad-move');
  });
});

describe('the examples of 004', () => {
  it('another card with the 4 on a 9: the 9 stays; the 4 alone on it: both go', () => {
    const cards = { rows: { 6: '9C', 7: 'KC 4D' } };
    const player = deal('cardgames', { cards });
    expect(player.try('9C+4D')).toBe('covered');
    expect(player.play('KC').try('9C+4D')).toBeNull();
  });

  it('14 moves without king and draw clear the 28', () => {
    const player = deal('cardgames', { cards: DECK_PERFECT }).play(CLEAR_PERFECT);
    expect([player.outcome, player.score]).toEqual(['won', 14]);
  });
});

describe('par (rules.md 4)', () => {
  /** Deck E with KC and AS exchanged: a king waits in the stock, and QS goes with the bottom row. */
  const DECK = DECK_E.replace('KC 4D', '?? 4D').replace('AS QS', 'KC QS').replace('??', 'AS');
  const CLEAR = CLEAR_E.replace('KC ', '');

  it('cleared in pass 2 with 9 cards left is 26', () => {
    const player = deal('par', { cards: DECK }).play('draw*24 redeal');
    player.play(DRAW_E.split(' draw draw QS+AS')[0] ?? '').play('draw draw QS+AS');
    player.play('draw draw JS+2S').play(CLEAR);
    expect([player.shown.pass, player.shown.removed.length]).toEqual([2, 43]);
    expect(player.score).toBe(26);
  });

  it('cleared in pass 1 with none left is 50', () => {
    const player = deal('par', { cards: DECK_E }).play(CLEAR_E).play(DRAW_E);
    expect([player.outcome, player.score]).toEqual(['won', 50]);
  });

  it('never cleared with 17 left is −17', () => {
    const player = deal('par', { cards: DECK_E }).play(DRAW_E);
    player.play('KC 9D+4D 8D+5D 7D+6D QD+AD JD+2D give-up');
    expect([player.shown.removed.length, player.score]).toEqual([35, -17]);
  });

  it('six games of 26, −17, −20, 50, −24, −15 make par', () => {
    let match: Match = [];
    for (const [index, score] of [26, -17, -20, 50, -24, -15].entries()) {
      expect(standingOf(match).parMade).toBeNull();
      match = enterResult(match, { deal: `PY1-N-AAAAAA${'ABCDEF'[index] ?? ''}`, score });
    }
    expect(standingOf(match)).toEqual({ played: 6, total: 0, over: true, parMade: true });
  });
});

describe('microsoft (rules.md 4)', () => {
  it('a bottom row emptied by a king and three pairs is 4 × 5 + 25', () => {
    const player = deal('microsoft', { cards: DECK_E }).play('KC 9D+4D 8D+5D 7D+6D');
    expect(player.score).toBe(45);
  });

  it('a board with every stock pair first and every row is 1290', () => {
    const player = deal('microsoft', { cards: DECK_E });
    for (let pair = 0; pair < 12; pair++) {
      player.play('draw');
      const { stockTop, wastes } = player.shown;
      player.play(`${stockTop ?? ''}+${wastes[0]?.[0] ?? ''}`);
    }
    expect(player.score).toBe(60);
    expect(player.play(CLEAR_E).score).toBe(1290);
  });
});
