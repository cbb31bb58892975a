/** The Finnish app's rules page, item by item (rules.md 1.1): set-up, free cards, pairs, stock. */
import { describe, expect, it } from 'vitest';
import { deckOf, rankOf, valueOf, type Card } from '../../src/engine/index.js';
import { deal, everyCard } from './player.js';

const S = 'PY1-N-AAAAAAS';

describe('set-up', () => {
  it('F1 a pyramid of 28, one waste card, a stock of 23', () => {
    const { shown } = deal('pyramide', { code: S });
    expect(shown.tableau.flat()).toHaveLength(28);
    expect(shown.wastes).toEqual([['7D']]);
    expect(shown.stock).toBe(23);
  });

  it('F2 52 cards, four of each rank, no jokers', () => {
    const cards = everyCard(deal('pyramide').session);
    expect(new Set(cards).size).toBe(52);
    for (const card of deckOf(13)) {
      expect(cards.filter((other) => rankOf(other) === rankOf(card))).toHaveLength(4);
    }
  });

  it('F3 seven rows of 1 to 7 cards, all face up', () => {
    const { tableau } = deal('pyramide', { code: S }).shown;
    expect(tableau.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(tableau.flat()).not.toContain('??');
  });

  it('F4 the first stock card is turned by the deal and costs no move', () => {
    const player = deal('pyramide', { cards: { stock: '7D 3C' } });
    expect([player.waste(), player.stock.slice(0, 2), player.moves]).toEqual(['7D', '3C', 0]);
    expect(player.try('undo')).toBe('nothing-to-undo');
  });

  it('F6 PY1-N-AAAAAAS deals the printed cards', () => {
    const player = deal('pyramide', { code: S });
    expect([1, 2, 3, 4, 5, 6, 7].map((row) => player.row(row))).toEqual([
      'JD',
      '6C 7H',
      'AS 4D QS',
      '5H 3D 6H 8S',
      'KH KC AD KS 9C',
      'QC 2C 8D TD TS JS',
      '7C TC 3H 4H 3S KD 7S',
    ]);
    expect(player.waste()).toBe('7D');
  });
});

describe('free cards and pairs', () => {
  it('F8 a card is free when both cards on it are gone; at the start only the bottom row', () => {
    const player = deal('pyramide', { code: S });
    expect(player.free).toEqual(['7C', 'TC', '3H', '4H', '3S', 'KD', '7S', '7D']);
    player.play('KD');
    expect(player.free).not.toContain('TS');
    player.play('TC+3S');
    expect(player.free).toContain('TS');
  });

  it('F9 the top of the waste is free, the other waste cards wait', () => {
    const player = deal('pyramide', { cards: { stock: '7D 3C' } }).play('draw');
    expect(player.waste()).toBe('7D 3C');
    expect(player.free).toContain('3C');
    expect(player.free).not.toContain('7D');
  });

  it('F10 a tap on a covered card is refused as covered and changes nothing', () => {
    const player = deal('pyramide', { code: S });
    const { position } = player.session;
    expect(player.tap('QC')).toBe('covered');
    expect(player.session.position).toBe(position);
    expect([player.shown.selected, player.moves]).toEqual([null, 0]);
  });

  it('F11 a free card and then another: the sum of 13 removes both', () => {
    const player = deal('pyramide', { code: S });
    expect(player.tap('TC')).toBeNull();
    expect(player.shown.selected).toBe('TC');
    expect(player.tap('3H')).toBeNull();
    expect(player.shown.removed).toEqual(['TC', '3H']);
    expect(player.shown.selected).toBeNull();
  });

  it('F12 A 1, J 11, Q 12, others their number; six pairs, whatever the suits', () => {
    const cards: readonly Card[] = ['AS', '2C', '9H', 'TD', 'JC', 'QH'];
    expect(cards.map((card) => valueOf(card, 13))).toEqual([1, 2, 9, 10, 11, 12]);
    const one = deal('pyramide', { cards: { rows: { 7: 'AC QC 2D JH 3S TS 6C' }, stock: '7H' } });
    expect(one.removals).toEqual(['QC+AC', 'JH+2D', 'TS+3S', '7H+6C']);
    const two = deal('pyramide', { cards: { rows: { 7: '4C 9C 5D 8H 5S 4S KC' }, stock: 'AD' } });
    expect(two.removals).toEqual(['KC', '9C+4C', '9C+4S', '8H+5D', '8H+5S']);
  });

  it('F13 a wrong pair stays, the sum is named, the second card stays selected', () => {
    const player = deal('pyramide', { code: S });
    expect(player.tap('7C 7S')).toBe('sum');
    expect(player.shown.selected).toBe('7S');
    expect(player.row(7)).toBe('7C TC 3H 4H 3S KD 7S');
    expect(player.moves).toBe(0);
  });

  it('F14 a king leaves on one tap, from the pyramid or the waste', () => {
    const player = deal('pyramide', { cards: { rows: { 7: 'KD' }, stock: 'KH 2C' } });
    expect(player.tap('KD')).toBeNull();
    expect(player.tap('KH')).toBeNull();
    expect(player.shown.removed).toEqual(['KD', 'KH']);
    expect([player.waste(), player.moves]).toEqual(['', 2]);
  });

  it('F15 the worked example: KD, then 10C and 3S; of row 6 just 10S comes free', () => {
    const player = deal('pyramide', { code: S });
    player.tap('KD TC 3S');
    expect(player.row(7)).toBe('7C -- 3H 4H -- -- 7S');
    expect(player.free).toEqual(['TS', '7C', '3H', '4H', '7S', '7D']);
    expect([player.score, player.moves]).toEqual([30, 2]);
  });
});

describe('stock and waste', () => {
  it('F17 the stock turns its top card to the waste at any time', () => {
    const player = deal('pyramide', { cards: { rows: { 7: 'KD' }, stock: '7D 3C' } });
    expect(player.removals).toContain('KD');
    player.play('draw');
    expect([player.waste(), player.shown.stock]).toEqual(['7D 3C', 22]);
  });

  it('F18 the waste top pairs with a free pyramid card, or goes alone if a king', () => {
    const player = deal('pyramide', { cards: { rows: { 7: '6C' }, stock: '7D KS' } });
    player.play('7D+6C draw KS');
    expect(player.shown.removed).toEqual(['7D', '6C', 'KS']);
  });

  it('F19 an empty stock takes all waste cards back in the same order, again and again', () => {
    const player = deal('pyramide', { code: S });
    const order = `7D ${player.stock}`;
    for (let pass = 2; pass <= 9; pass++) {
      player.play(`draw*${player.shown.stock} redeal`);
      expect([player.stock, player.waste(), player.shown.pass]).toEqual([order, '', pass]);
      expect(player.shown.passesLeft).toBeNull();
    }
  });

  it('F20 the drawn card cannot pair with the waste card that it covers', () => {
    const player = deal('pyramide', { cards: { stock: '5C 8D' } }).play('draw');
    expect(player.try('8D+5C')).toBe('buried');
    expect(player.legal).not.toContain('8D+5C');
  });
});
