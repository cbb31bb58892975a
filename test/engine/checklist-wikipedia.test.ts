/** The Finnish Wikipedia article, item by item (rules.md 1.3). */
import { describe, expect, it } from 'vitest';
import { deckOf, RANKS, stockSize, tableauSize, valueOf } from '../../src/engine/index.js';
import { CLEAR_E, DECK_E, DRAW_E } from '../fixtures/decks.js';
import { deal, settingsFor } from './player.js';

describe('the game', () => {
  it('W1 52 or 48 cards, ranked ace to king', () => {
    expect([13, 12].map((ranks) => deckOf(ranks).length)).toEqual([52, 48]);
    const values = RANKS.map((rank) => valueOf(`${rank}S`, 13));
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('W2 pairs total 13, the value of the king', () => {
    const player = deal('traditional', { cards: { rows: { 7: 'JC 2D QC AD KC 9S 5H' } } });
    expect(player.removals).toEqual(['KC', 'JC+2D', 'QC+AD']);
    expect([player.try('9S+5H'), player.try('KC+AD')]).toEqual(['sum', 'king-alone']);
  });

  it('W3 seven rows are 28 cards, six are 21; the rest is the stock, face down', () => {
    const [seven, six] = ['traditional', 'six-rows'].map((key) => settingsFor(key).rules);
    expect([seven, six].map((rules) => rules && [tableauSize(rules), stockSize(rules)])).toEqual([
      [28, 24],
      [21, 31],
    ]);
    const { shown } = deal('six-rows');
    expect([shown.tableau.flat().length, shown.stock, shown.stockTop]).toEqual([21, 31, null]);
  });

  it('W4 an ace on a queen blocks the queen; removed cards are out', () => {
    const player = deal('traditional', { cards: { rows: { 6: 'QC', 7: 'KC AD AS' } } });
    player.play('KC');
    expect([player.try('QC+AS'), player.try('QC+AD')]).toEqual(['covered', 'covered']);
    expect(player.try('KC')).toBe('removed');
  });

  it('W5 a drawn card goes with any exposed card or, at any time, the waste top', () => {
    const cards = { rows: { 7: '4C' }, stock: '9D 6C 7S 8H' };
    const player = deal('traditional', { cards }).play('draw');
    expect(player.removals).toContain('9D+4C');
    player.play('draw draw');
    expect(player.removals).toContain('7S+6C');
    player.play('7S+6C');
    expect([player.waste(), player.removals.includes('9D+4C')]).toEqual(['9D', true]);
  });

  it('W5 as a variation the waste serves as stock twice more', () => {
    const player = deal('traditional', { rules: { passes: 3 } });
    player.play('draw*24 redeal draw*24 redeal draw*24');
    expect(player.try('redeal')).toBe('no-redeal');
  });

  it('W6 the score is the cards left in the pyramid, 0 is perfect', () => {
    const player = deal('traditional', { cards: DECK_E });
    expect(player.score).toBe(28);
    const moves = CLEAR_E.split(/\s+/u);
    expect(moves.map((move) => player.play(move).score)).toEqual([
      27, 25, 23, 21, 19, 17, 15, 14, 12, 10, 8, 6, 5, 3, 1, 0,
    ]);
  });

  it('W7 pyramid and stock must go to win', () => {
    const player = deal('traditional', { cards: DECK_E }).play(CLEAR_E);
    expect([player.score, player.outcome]).toEqual([0, 'playing']);
    player.play(DRAW_E.replace(/ 7S\+6S$/u, ''));
    expect(player.outcome).toBe('playing');
    expect(player.play('7S+6S').outcome).toBe('won');
  });
});

describe('W8 Kolmentoista pyramidi', () => {
  const rows = { 8: 'KC KD 2C 3C 4C 5C 6C 8C', 7: 'QS' };
  const stock = 'AC AD TC 7D AH AS 9C JC JD JH JS 9D 9H 9S 8D 8H';

  it('W8 seven rows face down on a base of eight face up, 16 cards in the hand', () => {
    const player = deal('thirteen');
    expect(player.shown.tableau.flat()).toHaveLength(36);
    expect(
      player.shown.tableau
        .slice(0, 7)
        .flat()
        .every((card) => card === '??'),
    ).toBe(true);
    expect(player.shown.tableau[7]).not.toContain('??');
    expect(player.shown.stock).toBe(16);
  });

  it('W8 with both lower corners clear a card is turned up', () => {
    const player = deal('thirteen', { cards: { rows, stock } }).play('KC');
    expect(player.row(7).split(' ')[0]).toBe('??');
    expect(player.try('QS+2C')).toBe('face-down');
    player.play('KD');
    expect(player.row(7).split(' ')[0]).toBe('QS');
    player.play('undo');
    expect(player.row(7).split(' ')[0]).toBe('??');
  });

  it('W8 the hand is used only when no visible pair makes 13', () => {
    const player = deal('thirteen', { cards: { rows, stock } });
    expect([player.try('draw'), player.removals]).toEqual([
      'must-remove-first',
      ['KC', 'KD', '8C+5C'],
    ]);
    player.play('KC KD 8C+5C');
    expect(player.try('draw')).toBeNull();
  });

  it('W8 three at a time, only the top one visible and usable, the order kept throughout', () => {
    const player = deal('thirteen', { cards: { rows, stock } }).play('KC KD 8C+5C draw');
    expect(player.waste()).toBe('?? ?? TC');
    expect([player.try('AD'), player.removals]).toEqual(['buried', ['TC+3C']]);
    player.play('TC+3C');
    expect(player.waste()).toBe('?? AD');
    while (player.shown.pass === 1) player.play(player.legal[0] ?? '');
    expect(player.stock.startsWith('AC 7D')).toBe(true);
  });

  it('W8 it ends when the apex is removed', () => {
    const rules = { rows: 5, drawWhenStuck: false };
    const cards = {
      rows: { 1: 'KS', 2: '6C 7C', 3: '6D 7D KC', 4: '6H 7H 6S 7S', 5: '5C 8C 5D 8D KD' },
    };
    const player = deal('thirteen', { rules, cards });
    player.play('KD 8D+5D 8C+5C 7S+6S 7H+6H KC 7D+6D 7C+6C');
    expect(player.outcome).toBe('playing');
    expect(player.play('KS').outcome).toBe('won');
  });
});

describe('other variants', () => {
  it('W9 a reserve of seven or six, below seven or six rows', () => {
    expect(deal('reserve').shown).toMatchObject({ stock: 17 });
    const { shown } = deal('reserve-6');
    expect([shown.tableau.flat().length, shown.reserve.length, shown.stock]).toEqual([21, 6, 25]);
  });

  it('W9 one temporary spot for a free card of pyramid or waste, out only by removal', () => {
    const cards = { rows: { 7: '4C KD' }, stock: '3C 5C 9D' };
    const player = deal('cell', { cards }).play('draw draw');
    expect(player.legal).toEqual(expect.arrayContaining(['cell:4C', 'cell:3C', 'cell:5C']));
    expect(player.try('cell:KD')).toBe('king-alone');
    player.play('cell:4C');
    expect(player.shown.cells).toEqual(['4C']);
    expect([player.try('cell:3C'), player.tableauLeft, player.score]).toEqual([
      'cell-full',
      27,
      28,
    ]);
    player.play('draw 9D+4C');
    expect([player.shown.cells, player.score]).toEqual([[null], 27]);
    expect(deal('traditional', { cards }).try('cell:4C')).toBe('no-cell');
  });

  it('W9 King Tut, Apophis, Giza, Kolmio and Rento pyramidi are variants', () => {
    expect(deal('king-tut').shown.wastes[0]).toHaveLength(3);
    expect(deal('apophis').shown.wastes).toHaveLength(3);
    expect(deal('giza').shown.reserve).toHaveLength(8);
    expect(deal('triangle').free).toHaveLength(1);
    expect(settingsFor('casual').rules.goal).toBe('pyramid');
  });

  it('W10 with cover pairs an ace on a queen goes, not with a jack on her too', () => {
    const cards = { rows: { 6: 'QC', 7: 'JC AD AH AS 3C 3D 3H' }, stock: '2S' };
    const player = deal('overlapping', { cards });
    expect([player.try('QC+AD'), player.removals]).toEqual(['covered', []]);
    player.play('draw JC+2S');
    expect(player.try('QC+AD')).toBeNull();
    const strict = deal('traditional', { cards }).play('draw JC+2S');
    expect(strict.try('QC+AD')).toBe('covered');
  });

  it('W11 the Spanish pack: kings 12, pairs of 12, no tens', () => {
    expect(['JC', 'QC', 'KC', '9C'].map((card) => valueOf(card as 'JC', 12))).toEqual([
      10, 11, 12, 9,
    ]);
    const player = deal('spanish', { cards: { rows: { 7: '5C 7D 4C 8D 3C 9D KC' } } });
    expect(player.removals).toEqual(['KC', '7D+5C', '8D+4C', '9D+3C']);
    expect(player.try('TC')).toBe('no-such-card');
  });
});
