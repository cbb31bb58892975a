/** The Russian article, item by item (rules.md 1.4): free cards, two tops, redeals, variants. */
import { describe, expect, it } from 'vitest';
import { FEWER_IS_BETTER, layoutOf, parseMove } from '../../src/engine/index.js';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { deal, settingsFor } from './player.js';

/** A bottom row without a king or a pair. */
const QUIET = 'AC AD AH AS 2C 2D 2H';

describe('free cards and pairs', () => {
  it('R1 rows of 1 to 7, 24 in the closed stock, waste and foundation empty', () => {
    const { shown } = deal('semicolon');
    expect(shown.tableau.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(shown).toMatchObject({ stock: 24, wastes: [[]], removed: [], drawn: null });
    const layout = layoutOf(settingsFor('semicolon').rules);
    for (const [index, { row, column, coveredBy }] of layout.entries()) {
      const below = row === 6 ? [] : [index + row + 1, index + row + 2];
      expect({ row, column, coveredBy }).toEqual({ row, column, coveredBy: below });
    }
  });

  it('R2 free: no remaining card overlaps it; of a pile the card on top', () => {
    const player = deal('semicolon', { cards: { rows: { 7: QUIET }, stock: '6C 8C TC' } });
    expect(player.free).toEqual([...QUIET.split(' '), '6C']);
    expect(player.play('draw draw').free.slice(7)).toEqual(['TC', '8C']);
    const apex = deal('semicolon', { cards: DECK_E }).play(CLEAR_E.replace(/KS$/u, ''));
    expect(apex.free).toContain('KS');
  });

  it('R3 no triples, no other single card, two equal ranks never pair', () => {
    const player = deal('semicolon', { cards: { rows: { 7: '2C 5D 6H 6S KC KD' } } });
    expect(parseMove('2C+5D+6H')).toBeNull();
    expect(player.try('2C+5D+6H')).toBe('bad-move');
    expect(player.try('5D')).toBe('not-alone');
    expect([player.try('6H+6S'), player.try('KC+KD')]).toEqual(['sum', 'king-alone']);
  });

  it('R4 pairs: two of the pyramid, pyramid with stock or waste, stock top with waste top', () => {
    const cards = { rows: { 7: '4C 9D 3D 3H KC KD KH' }, stock: 'TC 5S 8D TS' };
    const player = deal('semicolon', { cards });
    expect(player.removals).toEqual(expect.arrayContaining(['9D+4C', 'TC+3D', 'TC+3H']));
    player.play('draw');
    expect(player.removals).toEqual(expect.arrayContaining(['TC+3D', 'TC+3H']));
    player.play('TC+3D draw 8D+5S TS+3H 9D+4C');
    expect(player.shown.removed).toHaveLength(8);
  });

  it('R5 both covers must be gone; a covered king is not playable', () => {
    const cards = { rows: { 6: 'KS', 7: 'KC 4D 9H' } };
    const player = deal('semicolon', { cards });
    expect(player.try('KS')).toBe('covered');
    expect(player.play('KC').try('KS')).toBe('covered');
    expect(player.play('9H+4D').try('KS')).toBeNull();
  });

  it('R6 both cards must be free before the removal: no five under an eight alone', () => {
    const cards = { rows: { 6: '5C', 7: 'KC 8D' } };
    expect(deal('semicolon', { cards }).play('KC').try('8D+5C')).toBe('covered');
  });
});

describe('stock and waste', () => {
  it('R7 two tops: those of stock and waste are in play; when one leaves the next turns up', () => {
    const player = deal('semicolon', { cards: { rows: { 7: QUIET }, stock: '6C 7D 9C' } });
    expect(player.shown).toMatchObject({ stockTop: '6C', stock: 24, wastes: [[]] });
    player.play('draw');
    expect([player.shown.stockTop, player.removals]).toEqual(['7D', ['7D+6C']]);
    player.play('7D+6C');
    expect([player.shown.stockTop, player.waste()]).toEqual(['9C', '']);
  });

  it('R8 the stock top covers the former waste top; nothing goes from the middle', () => {
    const player = deal('semicolon', { cards: { rows: { 7: QUIET }, stock: '6C 8C 5D TC' } });
    player.play('draw draw');
    expect([player.waste(), player.try('6C')]).toEqual(['6C 8C', 'buried']);
    player.play('8C+5D');
    expect([player.waste(), player.free.includes('6C')]).toEqual(['6C', true]);
  });

  it('R9 removed cards go neither to the waste nor into a draw or redeal', () => {
    const player = deal('semicolon', { cards: { rows: { 7: 'KC' }, stock: 'KD 8C 5D' } });
    player.play('KC KD draw 8C+5D');
    player.play(`draw*${player.shown.stock} redeal`);
    const { stock } = player.session.position;
    expect(stock).toHaveLength(21);
    expect(stock.filter((card) => player.shown.removed.includes(card))).toEqual([]);
  });

  it('R10 drawing is allowed while removals exist; BVS pages through only without one', () => {
    const cards = { rows: { 7: `KC ${QUIET.slice(3)}` }, stock: '3C KD 4C' };
    expect(deal('semicolon', { cards }).try('draw')).toBeNull();
    const strict = deal('strict-order', { cards });
    expect([strict.try('draw'), strict.try('redeal')]).toEqual([
      'must-remove-first',
      'must-remove-first',
    ]);
    strict.play('KC draw');
    expect([strict.shown.stockTop, strict.try('draw')]).toEqual(['KD', 'must-remove-first']);
    expect(strict.play('KD').try('draw')).toBeNull();
  });

  it('R11 redeal: only unremoved cards, same order, nothing to the pyramid', () => {
    const player = deal('semicolon', { cards: { rows: { 7: 'KC' }, stock: 'KD 8C 5D 9C' } });
    expect(player.try('redeal')).toBe('stock-not-empty');
    player.play('KC KD');
    const order = player.stock;
    player.play('draw*23 redeal');
    expect([player.stock, player.row(7).split(' ')[0]]).toEqual([order, '--']);
  });

  it('R11 two redeals are three passes; after the third removals are checked once more', () => {
    const stock = `${'.. '.repeat(23)}JC`;
    const player = deal('semicolon', { cards: { rows: { 7: QUIET }, stock } });
    expect([player.shown.pass, player.shown.passesLeft]).toEqual([1, 2]);
    player.play('draw*24 redeal draw*24 redeal');
    expect([player.shown.pass, player.shown.passesLeft]).toEqual([3, 0]);
    player.play('draw*24');
    expect([player.try('redeal'), player.outcome]).toEqual(['no-redeal', 'playing']);
    expect(player.try('JC+2C')).toBeNull();
  });

  it('R11 with stock and waste empty there is nothing to redeal', () => {
    const rules = { ranks: 10, rows: 8, stock: 'open', passes: 3 } as const;
    const cards = { rows: { 8: `${QUIET} JC` }, stock: 'KC KD KH KS' };
    const player = deal('semicolon', { rules, cards }).play('KC KD KH KS');
    expect(player.try('redeal')).toBe('nothing-to-redeal');
  });
});

describe('end', () => {
  it('R12 won when all 52 are gone: after the apex play goes on within the passes left', () => {
    const player = deal('semicolon', { cards: DECK_E }).play(CLEAR_E).play('draw*24 redeal');
    expect([player.tableauLeft, player.outcome]).toEqual([0, 'playing']);
    for (let pair = 0; pair < 12; pair++) {
      expect(player.outcome).toBe('playing');
      player.play('draw').play(player.removals[0] ?? '');
    }
    expect([player.shown.removed.length, player.outcome]).toEqual([52, 'won']);
  });

  it('R13 lost without removal, advance and redeal; a momentary lack of pairs is not the end', () => {
    const stock = `${'.. '.repeat(22)}3C 4C`;
    const player = deal('semicolon', {
      cards: { rows: { 7: QUIET }, stock },
      rules: { passes: 2 },
    });
    player.play('draw*24');
    expect([player.removals, player.outcome]).toEqual([[], 'playing']);
    player.play('redeal draw*23');
    expect(player.outcome).toBe('playing');
    expect(player.play('draw').shown).toMatchObject({ outcome: 'lost', reason: 'no-moves' });
  });

  it('R14 losing proves nothing: the same deal is won by another line', () => {
    const lost = deal('casual', { cards: DECK_E }).play('draw*24 give-up');
    expect(lost.shown).toMatchObject({ outcome: 'lost', reason: 'gave-up' });
    lost.send({ kind: 'restart' });
    expect(lost.play(CLEAR_E).outcome).toBe('won');
  });
});

describe('implementations', () => {
  it('R15 Pyramid Clear: 28 are enough, two redeals', () => {
    const player = deal('pyramid-clear', { cards: DECK_E });
    player.play('draw*24 redeal draw*24 redeal draw*24');
    expect(player.try('redeal')).toBe('no-redeal');
    expect(player.play(CLEAR_E).outcome).toBe('won');
  });

  it.each([1, 3, 5])('R16 Brainium: the pyramid as the goal, %i passes', (passes) => {
    const player = deal('brainium', { cards: DECK_E, rules: { passes } });
    player.play(`draw*24 ${'redeal draw*24 '.repeat(passes - 1)}`);
    expect(player.try('redeal')).toBe('no-redeal');
    expect(player.play(CLEAR_E).outcome).toBe('won');
  });

  it('R18 MobilityWare: covered cards, all cards and the number of passes are switches', () => {
    const cards = { rows: { 6: 'QC', 7: 'KC AD' } };
    const covered = (coverPair: boolean): string | null =>
      deal('mobilityware', { cards, rules: { coverPair } }).play('KC').try('QC+AD');
    expect([covered(true), covered(false)]).toEqual([null, 'covered']);
    const all = deal('mobilityware', { cards: DECK_E, rules: { goal: 'all' } }).play(CLEAR_E);
    expect(all.outcome).toBe('playing');
    expect(deal('mobilityware', { rules: { passes: 7 } }).shown.passesLeft).toBe(6);
  });

  it('R19 only the waste top in play, or unlimited redeals', () => {
    const rules = { stock: 'closed', passes: 'unlimited' } as const;
    const player = deal('semicolon', { rules, cards: { stock: '6C 7D' } }).play('draw');
    expect([player.shown.stockTop, player.try('7D+6C')]).toEqual([null, 'in-stock']);
    expect(player.shown.passesLeft).toBeNull();
  });

  it('R20 Brainium: points that grow with each removal in a row, until a draw', () => {
    const player = deal('brainium', { cards: DECK_E });
    const scores = ['KC', '9D+4D', '8D+5D', 'draw', '7D+6D', 'QD+AD'].map(
      (move) => player.play(move).score,
    );
    expect(scores).toEqual([10, 30, 60, 60, 70, 90]);
    expect(player.play('undo*3 7D+6D').score).toBe(100);
    expect(FEWER_IS_BETTER).not.toContain('progressive');
  });

  it('R21 empty places stay empty; the first look counts as a pass', () => {
    const player = deal('semicolon', { cards: DECK_E }).play('KC 9D+4D');
    expect(player.play('draw*24 redeal').row(7)).toBe('-- -- -- 5D 8D 6D 7D');
    expect(deal('semicolon').shown).toMatchObject({ pass: 1, passesLeft: 2 });
  });
});
