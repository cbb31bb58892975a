/** The Norwegian article's scoring and variants (rules.md 1.2, N20 to N24). */
import { describe, expect, it } from 'vitest';
import { enterResult, standingOf, type Match } from '../../src/engine/index.js';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { deal, settingsFor } from './player.js';

describe('par', () => {
  it.each([
    [1, '', 50],
    [2, 'draw*24 redeal', 35],
    [3, 'draw*24 redeal draw*24 redeal', 20],
    [4, 'draw*24 redeal draw*24 redeal draw*24 redeal', 0],
  ])('N20 cleared in pass %i, base less one a card left', (_, before, base) => {
    const player = deal('par', { cards: DECK_E, rules: { passes: 5 } }).play(before);
    expect(player.score).toBe(-52);
    player.play(CLEAR_E);
    expect(player.score).toBe(base - 24);
    player.play('draw draw QH+AH');
    expect(player.score).toBe(base - 22);
  });

  it('N20 later passes discard more cards without lowering the base', () => {
    const player = deal('par', { cards: DECK_E }).play(CLEAR_E).play('draw*24 redeal');
    expect(player.score).toBe(50 - 24);
    player.play('draw draw QH+AH give-up');
    expect(player.score).toBe(50 - 22);
  });

  it('N20 six games make a match; zero or better is par, the first result of a deal counts', () => {
    let match: Match = [];
    const enter = (name: string, score: number): void => {
      match = enterResult(match, { deal: name, score });
    };
    enter('a', 10);
    enter('a', 50);
    enter('b', -10);
    enter('c', 5);
    enter('d', -5);
    expect(standingOf(match)).toEqual({ played: 4, total: 0, over: false, parMade: null });
    for (const name of ['e', 'f', 'g']) enter(name, 0);
    expect(standingOf(match)).toEqual({ played: 6, total: 0, over: true, parMade: true });
    const lost = match.with(5, { deal: 'f', score: -1 });
    expect(standingOf(lost)).toMatchObject({ total: -1, parMade: false });
  });
});

describe('variants', () => {
  it('N21 Par Pyramide: the waste turned straight over, three passes in all', () => {
    const player = deal('par');
    const order = player.stock;
    player.play('draw*24 redeal');
    expect([player.stock, player.shown.pass, player.shown.passesLeft]).toEqual([order, 2, 1]);
    player.play('draw*24 redeal draw*24');
    expect([player.shown.passesLeft, player.try('redeal')]).toEqual([0, 'no-redeal']);
  });

  it('N21 Bare pyramiden: the 28 alone', () => {
    const player = deal('casual', { cards: DECK_E }).play(CLEAR_E);
    expect([player.outcome, player.shown.stock, player.score]).toEqual(['won', 24, 0]);
  });

  it('N21 Overlappende par: a card with the only card that still covers it', () => {
    const cards = { rows: { 6: 'QC 5D', 7: 'KC AD 8S' } };
    const player = deal('overlapping', { cards });
    expect(player.try('QC+AD')).toBe('covered');
    player.play('KC');
    expect(player.removals).toContain('QC+AD');
    player.play('QC+AD');
    expect(player.try('8S+5D')).toBeNull();
  });

  it('N21 Reserve: seven more cards in a row, free throughout', () => {
    const player = deal('reserve', { cards: { reserve: '2C 3C 4C 5C 6C KC JH' } });
    expect([player.shown.stock, player.shown.reserve.flat()]).toEqual([
      17,
      ['2C', '3C', '4C', '5C', '6C', 'KC', 'JH'],
    ]);
    player.play('KC JH+2C');
    expect(player.shown.reserve).toEqual([[], ['3C'], ['4C'], ['5C'], ['6C'], [], []]);
  });

  it('N21 Apophis: three waste piles, the player chooses the pile', () => {
    const player = deal('apophis', { cards: { stock: '2C 3C 4C 5C 9H' } }).play('draw');
    expect(player.try('draw')).toBe('choose-waste');
    expect(player.try('draw>4')).toBe('no-such-waste');
    player.play('draw>1 draw>3 draw>2 draw>3');
    expect([1, 2, 3].map((pile) => player.waste(pile))).toEqual(['2C', '4C', '3C 5C']);
    expect(player.removals).toContain('9H+4C');
    expect(player.try('3C')).toBe('buried');
  });

  it('N21 Giza: the last 24 in eight columns of three, no stock', () => {
    const player = deal('giza', { cards: { reserve: '2C 3C 4C 5C 6C 7C .. .. 9H .. .. 6H' } });
    expect(player.shown.reserve.map((pile) => pile.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
    expect(player.shown).toMatchObject({ stock: 0, passesLeft: 0 });
    expect(player.removals).toEqual(expect.arrayContaining(['9H+4C', '7C+6H']));
    expect([player.try('3C'), player.try('draw')]).toEqual(['buried', 'stock-empty']);
    player.play('9H+4C');
    expect(player.free).toContain('3C');
  });

  it('N21 Triangel: upside down, only the tip free, outer cards under a single one', () => {
    const player = deal('triangle', { cards: { rows: { 5: 'AC', 6: '6C 7D', 7: 'KS' } } });
    expect(player.shown.tableau.map((row) => row.length)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(player.free).toEqual(['KS']);
    expect(player.play('KS').free).toEqual(['6C', '7D']);
    expect(player.play('7D+6C').free).toHaveLength(3);
  });

  it('N21 Spansk kortstokk: 48 cards, the king 12, pairs of 12', () => {
    const player = deal('spanish', { cards: { rows: { 7: 'QC AD JC 2D 6C 6D KS' } } });
    expect(player.session.setup.cards).toHaveLength(48);
    expect(player.removals).toEqual(['KS', 'QC+AD', 'JC+2D', '6C+6D']);
    expect(player.shown.stock).toBe(20);
  });

  it('N24 Kong Tut: three at a time, the king of spades on top, the 28 to clear', () => {
    const player = deal('tuts-tomb', { code: 'PY1-N-AAAAAAS' });
    expect(player.row(1)).toBe('KS');
    player.play('draw');
    expect(player.shown.wastes[0]).toHaveLength(3);
    expect(settingsFor('tuts-tomb').rules).toMatchObject({ goal: 'pyramid', passes: 'unlimited' });
    expect(deal('tuts-tomb', { cards: DECK_E }).play(CLEAR_E).outcome).toBe('won');
  });

  it('N24 the turned card cannot pair with the waste top', () => {
    const stock = '2C 3C 5C 4C 6C 8D';
    const player = deal('tuts-tomb', { cards: { stock } }).play('draw draw');
    expect(player.waste()).toBe('?? ?? 5C ?? ?? 8D');
    expect(player.try('8D+5C')).toBe('buried');
  });
});
