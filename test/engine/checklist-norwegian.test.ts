/** The Norwegian article, item by item (rules.md 1.2): the traditional game and its variants. */
import { describe, expect, it } from 'vitest';
import { deckOf, layoutOf, valueOf } from '../../src/engine/index.js';
import { CLEAR_E, DECK_E, DRAW_E } from '../fixtures/decks.js';
import { deal, everyCard, settingsFor, type Arrangement } from './player.js';

/** The bottom row, one card above it and the stock of the article's example. */
const EXAMPLE = {
  rows: { 6: '.. .. .. 6H', 7: 'KS QH 7D JC 2D 5S 9C' },
  stock: '4D TS 3H',
};
/** A bottom row without a pair, and the last two cards of the stock. */
const lastTwo = (cards: string): Arrangement => ({
  rows: { 7: 'AC AD AH AS 2C 2D 2H' },
  stock: `${'.. '.repeat(22)}${cards}`,
});

describe('the traditional game', () => {
  it('N1 a triangle of 28; pairs of 13 with ace 1, jack 11, queen 12; a king of 13 alone', () => {
    const player = deal('traditional', { cards: { rows: { 7: 'AS QD JC 2H KD KH' } } });
    expect(player.tableauLeft).toBe(28);
    expect(player.removals).toEqual(['KD', 'KH', 'QD+AS', 'JC+2H']);
    expect(player.try('KD+KH')).toBe('king-alone');
  });

  it('N3 52 cards on the table and in three piles: stock, waste, removed cards', () => {
    const player = deal('traditional', { cards: EXAMPLE }).play('KS draw draw');
    expect(player.shown).toMatchObject({ stock: 22, drawn: 'TS', wastes: [['4D']] });
    expect(player.shown.removed).toEqual(['KS']);
    expect(everyCard(player.session).toSorted()).toEqual(deckOf(13).toSorted());
  });

  it('N4 six pairs whatever the suit, and the king alone', () => {
    const sums = new Set<string>();
    for (const a of deckOf(13)) {
      for (const b of deckOf(13)) {
        if (valueOf(a, 13) + valueOf(b, 13) === 13 && valueOf(a, 13) < 7)
          sums.add(`${a[0]}${b[0]}`);
      }
    }
    expect([...sums].toSorted()).toEqual(['2J', '3T', '49', '58', '67', 'AQ']);
    const cards = { rows: { 7: '6C 7C 6D 7S AC AD AH' } };
    expect(deal('traditional', { cards }).removals).toEqual(['7C+6C', '7S+6C', '7C+6D', '7S+6D']);
    expect(deal('traditional', { cards: { rows: { 7: 'KC' } } }).removals).toContain('KC');
  });

  it('N5 28 face up in rows shifted half a card; all but the bottom seven covered by two', () => {
    const layout = layoutOf(settingsFor('traditional').rules);
    for (let row = 0; row < 7; row++) {
      const centres = layout.filter((spot) => spot.row === row).map(({ centre }) => centre);
      expect(centres).toEqual(Array.from({ length: row + 1 }, (_, place) => 2 * place - row));
    }
    expect(layout.map((spot) => spot.coveredBy.length)).toEqual([
      ...Array.from({ length: 21 }, () => 2),
      ...Array.from({ length: 7 }, () => 0),
    ]);
  });

  it('N6 24 cards left for the stock; removed cards never return to play', () => {
    const player = deal('par', { cards: EXAMPLE });
    expect(player.shown.stock).toBe(24);
    player.play('draw 9C+4D draw*23 redeal');
    expect(player.shown.stock).toBe(23);
    expect(player.stock.startsWith('TS 3H')).toBe(true);
    expect(player.try('4D')).toBe('removed');
  });

  it('N7 two neighbours gone free the card above; the top card is the last of all', () => {
    const player = deal('traditional', { cards: EXAMPLE });
    expect(player.free).toEqual(['KS', 'QH', '7D', 'JC', '2D', '5S', '9C']);
    expect(player.play('JC+2D').free).toContain('6H');
    const last = deal('traditional', { cards: DECK_E }).play(CLEAR_E.replace(/KS$/u, ''));
    expect([last.tableauLeft, last.free]).toEqual([1, ['KS']]);
  });

  it('N8 the outer cards of a row cover one card, the inner ones two', () => {
    const layout = layoutOf(settingsFor('traditional').rules);
    const covering = layout.map(
      (_, index) => layout.filter(({ coveredBy }) => coveredBy.includes(index)).length,
    );
    expect(covering.slice(21)).toEqual([1, 2, 2, 2, 2, 2, 1]);
    expect(covering.slice(0, 6)).toEqual([0, 1, 1, 1, 2, 1]);
  });

  it('N9 two more cards are in play: the card just turned and the top of the waste', () => {
    const player = deal('traditional', { cards: EXAMPLE }).play('draw*3');
    expect(player.free.slice(7)).toEqual(['3H', 'TS']);
  });

  it('N10 any number of removals comes first, in any order', () => {
    for (const order of ['KS JC+2D 7D+6H', 'JC+2D 7D+6H KS', 'JC+2D KS 7D+6H']) {
      const player = deal('traditional', { cards: EXAMPLE }).play(order);
      expect(player.row(7)).toBe('-- QH -- -- -- 5S 9C');
    }
  });

  it('N11 drawing is free at any time; the turned card pairs at once or goes on the waste', () => {
    const player = deal('traditional', { cards: EXAMPLE });
    expect(player.legal).toEqual(['KS', 'JC+2D', 'draw']);
    player.play('draw');
    expect([player.shown.drawn, player.waste()]).toEqual(['4D', '']);
    expect(player.removals).toContain('9C+4D');
    player.play('draw');
    expect([player.shown.drawn, player.waste()]).toEqual(['TS', '4D']);
  });

  it('N12 the worked example', () => {
    const player = deal('traditional', { cards: EXAMPLE });
    player.tap('KS JC 2D');
    expect(player.row(6).split(' ')[3]).toBe('6H');
    player.tap('6H 7D');
    player.play('draw').tap('4D 9C');
    player.play('draw');
    expect(player.removals).toEqual([]);
    player.play('draw');
    expect([player.shown.drawn, player.waste()]).toEqual(['3H', 'TS']);
    expect(player.tap('3H TS')).toBeNull();
    expect(player.row(7)).toBe('-- QH -- -- -- 5S --');
    expect([player.shown.drawn, player.waste(), player.shown.stock]).toEqual([null, '', 21]);
  });

  it('N13 one card at a time, one pass, the waste not turned over', () => {
    const player = deal('traditional', { cards: EXAMPLE }).play('draw');
    expect(player.shown.stock).toBe(23);
    player.play('draw*23');
    expect([player.try('redeal'), player.shown.passesLeft]).toEqual(['no-redeal', 0]);
  });

  it('N14 a used waste top uncovers the card beneath; an unused new card buries it', () => {
    const player = deal('traditional', { cards: { stock: '8C TS 3H 5D' } }).play('draw*3');
    expect(player.waste()).toBe('8C TS');
    player.play('TS+3H');
    expect(player.free).toContain('8C');
    player.play('draw');
    expect(player.removals).toContain('8C+5D');
    player.play('draw draw');
    expect(player.try('8C')).toBe('buried');
  });

  it('N15 over when the last stock card is turned and no pairs remain, not before', () => {
    const player = deal('traditional', { cards: lastTwo('3C JC') }).play('draw*24');
    expect([player.outcome, player.removals]).toEqual(['playing', ['JC+2C', 'JC+2D', 'JC+2H']]);
    player.play('JC+2C');
    expect(player.shown).toMatchObject({ outcome: 'lost', reason: 'no-moves', legal: [] });
  });

  it('N16 won only when all 52 are gone', () => {
    const player = deal('traditional', { cards: DECK_E }).play(CLEAR_E);
    expect([player.tableauLeft, player.outcome]).toEqual([0, 'playing']);
    player.play(DRAW_E.replace(/ 7S\+6S$/u, ''));
    expect([player.shown.removed.length, player.outcome]).toEqual([50, 'playing']);
    expect([player.try('7S+6S'), player.outcome]).toEqual([null, 'won']);
  });

  it('N17 the 28 alone are a game of their own', () => {
    expect(deal('casual', { cards: DECK_E }).play(CLEAR_E).outcome).toBe('won');
  });

  it('N18 lost with pyramid cards left, the stock empty and no pairs', () => {
    const player = deal('traditional', { cards: lastTwo('3C 4C') }).play('draw*23');
    expect(player.outcome).toBe('playing');
    player.play('draw');
    expect(player.shown).toMatchObject({ outcome: 'lost', stock: 0, reason: 'no-moves' });
    expect(player.tableauLeft).toBe(28);
  });
});
