/** Corner cases that the sources leave open, as rules.md 2.4 settles them, by their numbers. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/engine/index.js';
import { DECK_E } from '../fixtures/decks.js';
import { deal, setupFor } from './player.js';

/** A bottom row without a king or a pair. */
const QUIET = 'AC AD AH AS 2C 2D 2H';
const quiet = { 7: QUIET };

/** What happens when these words are played and then another game is dealt. */
function anew(words: string): readonly Fact[] {
  const player = deal('traditional').play(words);
  player.send({ kind: 'deal', setup: setupFor('giza', { code: 'PY1-N-AAAAAAS' }) });
  expect(player.shown).toMatchObject({ variant: 'giza', moves: 0 });
  return player.facts;
}

describe('hand and wastes', () => {
  it('2.4.1 a draw lays the unplayed hand card down; the last one stays in the hand', () => {
    const player = deal('traditional', { cards: { rows: quiet, stock: '3C 4C' } }).play('draw');
    expect([player.shown.drawn, player.waste()]).toEqual(['3C', '']);
    expect(player.play('draw').waste()).toBe('3C');
    player.play('draw*22');
    expect([player.shown.stock, player.shown.wastes[0]?.length]).toEqual([0, 23]);
    expect(player.shown.drawn).not.toBeNull();
  });

  it.each([
    ['drawn', 'draw draw>2', '5C', ['', '3C', '']],
    ['open', 'draw>2', null, ['', '3C', '']],
    ['closed', 'draw>2', null, ['', '3C', '']],
  ] as const)('2.4.2 draw>k with a stock that is %s', (stock, words, drawn, piles) => {
    const cards = { rows: quiet, stock: '3C 5C' };
    const player = deal('apophis', { cards, rules: { stock } }).play(words);
    expect([1, 2, 3].map((pile) => player.waste(pile))).toEqual(piles);
    expect(player.shown.drawn).toBe(drawn);
  });

  it('2.4.2 draw>k is refused where plain draw is the only spelling', () => {
    expect(deal('apophis').try('draw>1')).toBe('no-such-waste');
    expect(deal('traditional').try('draw>1')).toBe('no-such-waste');
    expect(deal('apophis-dealt').try('draw>1')).toBe('no-such-waste');
  });

  it('2.4.3 the new stock is the last pile first, then the others, then the hand', () => {
    const rules = { ranks: 10, rows: 8, passes: 2 } as const;
    const cards = { rows: { 8: `${QUIET} 2S` }, stock: '3C 3D 3H 3S' };
    const player = deal('apophis', { rules, cards }).play('draw draw>1 draw>3 draw>1 redeal');
    expect([player.stock, player.shown.drawn]).toEqual(['3D 3C 3H 3S', null]);
  });

  it('2.4.3 a card in the hand alone can be turned over', () => {
    const rules = { ranks: 10, rows: 8, passes: 3 } as const;
    const cards = { rows: { 8: `${QUIET} 2S` }, stock: 'KC KD KH 3C' };
    const player = deal('par', { rules, cards }).play('draw KC draw KD draw KH draw');
    expect(player.shown).toMatchObject({ drawn: '3C', stock: 0, wastes: [[]] });
    expect([player.legal, player.play('redeal').stock]).toEqual([['redeal'], '3C']);
  });

  it('2.4.4 a packet goes one to each pile, a short last one to the first; all tops are free', () => {
    const rules = { reserve: 2, firstDraw: false, passes: 1 };
    const player = deal('apophis-dealt', { rules, cards: { stock: '6C 7C 4C' } }).play('draw');
    expect([1, 2, 3].map((pile) => player.waste(pile))).toEqual(['6C', '7C', '4C']);
    expect(player.removals).toContain('7C+6C');
    player.play('draw*7');
    expect(player.shown.wastes.map((pile) => pile.length)).toEqual([8, 7, 7]);
  });

  it.each([
    ['drawn', '', '3C'],
    ['open', '3C', null],
    ['closed', '3C', null],
  ] as const)('2.4.5 the first draw with a stock that is %s', (stock, waste, drawn) => {
    const rules = { stock, firstDraw: true, drawWhenStuck: true, passes: 2 };
    const player = deal('traditional', { rules, cards: { rows: { 7: 'KC' }, stock: '3C' } });
    expect([player.waste(), player.shown.drawn, player.moves]).toEqual([waste, drawn, 0]);
  });

  it('2.4.5 the first draw does not recur after a redeal', () => {
    const player = deal('pyramide').play('draw*23 redeal');
    expect([player.shown.stock, player.waste()]).toEqual([24, '']);
  });
});

describe('cell, cover pair, waste pair', () => {
  it('2.4.7 cell moves never block drawing', () => {
    const rules = { drawWhenStuck: true };
    const player = deal('cell', { rules, cards: { rows: quiet, stock: '3C' } });
    expect(player.legal).toContain('cell:AC');
    expect(player.try('draw')).toBeNull();
  });

  it('2.4.8 a parked apex still counts: parking it wins nothing', () => {
    const rules = { goal: 'pyramid', rows: 5 } as const;
    const cards = {
      rows: { 1: 'AC', 2: 'KC KD', 3: '6C 7C KH', 4: '4C 9C 5C 8C', 5: '6D 7D 6H 7H KS' },
      stock: 'QC',
    };
    const player = deal('cell', { rules, cards });
    player.play('KS 7D+6D 7H+6H 9C+4C 8C+5C KH 7C+6C KC KD cell:AC');
    expect([player.tableauLeft, player.score, player.outcome]).toEqual([0, 1, 'playing']);
    player.play('draw QC+AC');
    expect([player.score, player.outcome]).toEqual([0, 'won']);
  });

  it('2.4.10 the one cover must itself be free', () => {
    const cards = { rows: { 5: '7C', 6: 'KC 6C', 7: 'AC 2C KD' } };
    const player = deal('overlapping', { cards: { ...cards, stock: 'QC JC' } });
    player.play('draw QC+AC draw JC+2C KC');
    expect(player.try('7C+6C')).toBe('covered');
    player.play('KD');
    expect(player.try('7C+6C')).toBeNull();
  });

  it('2.4.10 in the triangle too, from the first move', () => {
    const cards = { rows: { 6: '6C', 7: '7D' } };
    const player = deal('triangle', { cards, rules: { coverPair: true } });
    expect(player.removals).toContain('7D+6C');
  });

  it('2.4.11 the two waste tops pair whatever the hand; no third card does', () => {
    const cards = { rows: quiet, stock: '6C 7D 6H' };
    const drawn = { stock: 'drawn', faceDown: false } as const;
    const player = deal('aisleriot', { cards, rules: drawn }).play('draw*3');
    expect([player.shown.drawn, player.removals]).toEqual(['6H', ['7D+6H', '7D+6C']]);
    expect(player.play('7D+6C').shown.drawn).toBe('6H');
    const deeper = { rows: quiet, stock: '6C 3C 7D' };
    for (const rules of [drawn, {}]) {
      const third = deal('aisleriot', { cards: deeper, rules }).play('draw*3');
      expect(third.try('7D+6C')).toBe('buried');
    }
  });

  it.each(['QC AD', 'AD QC'])('2.4.23 either card of a cover pair is tapped first: %s', (taps) => {
    const player = deal('overlapping', { cards: { rows: { 6: 'QC', 7: 'KC AD' } } }).play('KC');
    expect(player.tap(taps)).toBeNull();
    expect(player.shown.removed).toHaveLength(3);
  });
});

describe('history, sight, scores, refusals', () => {
  it('2.4.16 giving up is a step that undo takes back, and no move', () => {
    const player = deal('traditional', { options: { undoCost: -1 } }).play('draw give-up');
    expect(player.shown).toMatchObject({ outcome: 'lost', reason: 'gave-up', moves: 1 });
    expect([player.try('give-up'), player.try('draw')]).toEqual(['game-over', 'game-over']);
    expect(player.play('undo').shown).toMatchObject({ outcome: 'playing', reason: null, moves: 1 });
  });

  it('2.4.16 dealing anew gives up a game in which a move was made, and no other', () => {
    const gaveUp = { kind: 'lost', reason: 'gave-up' };
    expect(anew('')).toEqual([{ kind: 'dealt' }]);
    expect(anew('draw')).toEqual([gaveUp, { kind: 'dealt' }]);
    expect(anew('draw give-up')).toEqual([{ kind: 'dealt' }]);
  });

  it('2.4.17 a waste shows what has been its top; undo hides it again, a redeal does not', () => {
    const cards = { rows: { 7: '8D AC' }, stock: '3C 4C 5C' };
    const player = deal('king-tut', { cards });
    expect(player.waste()).toBe('?? ?? 5C');
    expect(player.play('8D+5C').waste()).toBe('?? 4C');
    expect(player.play('undo').waste()).toBe('?? ?? 5C');
    expect(player.play('redo draw*7 redeal draw').waste()).toMatch(/^\?\? 4C [A-Z0-9]{2}$/u);
  });

  it('2.4.18 the triangle’s row bonuses begin at its tip', () => {
    const player = deal('microsoft', {
      rules: { shape: 'triangle' },
      cards: { rows: { 6: '6C 7D', 7: 'KS' } },
    });
    expect(player.play('KS').score).toBe(5 + 25);
    expect(player.play('7D+6C').score).toBe(10 + 25 + 50);
  });

  it('2.4.19 equal ranks pair where the total is even, spelt in suit order', () => {
    const six = deal('spanish', { cards: { rows: { 7: '6S 6C KC' } } });
    expect(six.removals).toContain('6C+6S');
    const five = deal('italian', { cards: { rows: { 6: '5H 5D KC' } } });
    expect(five.removals).toContain('5D+5H');
  });

  it('2.4.21 exact cards are dealt as they stand, even with apexKing', () => {
    const player = deal('tuts-tomb', {
      cards: DECK_E.replace('KS', '??').replace('KC', 'KS').replace('??', 'KC'),
    });
    expect([player.row(1), player.shown.code]).toEqual(['KC', null]);
  });

  it('2.4.22 of several refusals the first of the list wins', () => {
    const cards = { rows: { 6: 'KD', 7: 'KC 5C 3C' }, stock: '4D 8S' };
    const player = deal('traditional', { cards });
    const reasons = ['KC+KC', 'KD+4D', '4D+KD', 'KC+5C', '5C+3C', 'KC+4D', 'cell:KC', 'cell:5C'];
    expect(reasons.map((word) => [word, player.try(word)])).toEqual([
      ['KC+KC', 'bad-move'],
      ['KD+4D', 'covered'],
      ['4D+KD', 'in-stock'],
      ['KC+5C', 'king-alone'],
      ['5C+3C', 'sum'],
      ['KC+4D', 'in-stock'],
      ['cell:KC', 'king-alone'],
      ['cell:5C', 'no-cell'],
    ]);
    player.play('KC give-up');
    expect([player.try('nonsense'), player.try('KC'), player.try('give-up')]).toEqual([
      'bad-move',
      'game-over',
      'game-over',
    ]);
  });
});
