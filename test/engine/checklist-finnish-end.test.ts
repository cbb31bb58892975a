/** The Finnish app's rules page (rules.md 1.1): its end, score, undo, codes and own choices. */
import { describe, expect, it } from 'vitest';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { deal, Player, setupFor } from './player.js';

const S = 'PY1-N-AAAAAAS';

describe('end', () => {
  it('F21 won the instant all 28 are gone, stock and waste notwithstanding', () => {
    const player = deal('pyramide', { cards: DECK_E }).play(CLEAR_E);
    expect(player.facts).toContainEqual({ kind: 'won' });
    expect(player.shown).toMatchObject({ outcome: 'won', stock: 23, wastes: [['AH']], legal: [] });
    expect(player.try('draw')).toBe('game-over');
  });

  it('F22 no move is left only when stock and waste are empty and nothing can be removed', () => {
    // 40 cards in eight rows leave a stock of four: here all kings.
    const rules = { ranks: 10, rows: 8 };
    const cards = { rows: { 8: 'AC AD AH AS 2C 2D 2H 2S' }, stock: 'KC KD KH KS' };
    const player = deal('pyramide', { rules, cards }).play('KC draw KD draw KH draw');
    expect([player.outcome, player.legal]).toEqual(['playing', ['KS', 'redeal']]);
    player.play('KS');
    expect(player.shown).toMatchObject({ outcome: 'lost', reason: 'no-moves', legal: [] });
    expect(player.facts).toContainEqual({ kind: 'lost', reason: 'no-moves' });
  });

  it('F23 while a card can be drawn or turned over the hopeless game goes on', () => {
    const rules = { ranks: 10, rows: 8 };
    const cards = { rows: { 8: 'AC AD AH AS 2C 2D 2H 2S' }, stock: '3C KC KD KH' };
    const player = deal('pyramide', { rules, cards }).play('draw KC draw KD draw KH');
    for (let pass = 0; pass < 20; pass++) {
      player.play('redeal draw');
      expect([player.outcome, player.removals, player.waste()]).toEqual(['playing', [], '3C']);
    }
    player.send({ kind: 'deal', setup: setupFor('pyramide', { code: S }) });
    expect(player.facts).toEqual([{ kind: 'lost', reason: 'gave-up' }, { kind: 'dealt' }]);
    expect([player.moves, player.shown.code]).toEqual([0, S]);
  });
});

describe('score, moves, undo, code', () => {
  it('F24 ten a pyramid card: pair 20, pair with the waste 10, pyramid king 10, waste king 0', () => {
    const cards = { rows: { 7: '4C 9D KC 6H' }, stock: 'KD 7S' };
    const player = deal('pyramide', { cards });
    expect(player.score).toBe(0);
    const scores = ['9D+4C', 'KC', 'KD', 'draw', '7S+6H'].map((move) => player.play(move).score);
    expect(scores).toEqual([20, 30, 30, 30, 40]);
  });

  it('F25 draws and redeals cost nothing; a won game is always 280', () => {
    const player = deal('pyramide', { cards: DECK_E }).play('draw*23 redeal draw*5');
    expect(player.score).toBe(0);
    expect(player.play(CLEAR_E).score).toBe(280);
  });

  it('F26 removals, draws and redeals count as moves; selections and refusals do not', () => {
    const player = deal('pyramide', { code: S }).play('KD TC+3S');
    player.tap('7C 7S QC');
    expect(player.moves).toBe(2);
    expect(player.play('draw*23 redeal').moves).toBe(26);
  });

  it('F27 undo takes back the last 100 actions and their points, never the move counter', () => {
    const passes = 'draw*23 redeal draw*24 redeal draw*24 redeal draw*24';
    const player = deal('pyramide', { code: S }).play(`KD TC+3S ${passes}`);
    const start = deal('pyramide', { code: S }).session.position;
    player.play('undo*100');
    expect(player.session.position).toEqual(start);
    expect([player.score, player.moves]).toEqual([0, 100]);

    player.play('redo*100 redeal undo*100');
    expect(player.try('undo')).toBe('nothing-to-undo');
    expect(player.shown.removed).toEqual(['KD']);
    expect([player.score, player.moves]).toEqual([10, 101]);
  });

  it('F28 the code shows during play, and read again it deals exactly the same cards', () => {
    const player = deal('pyramide', { code: S }).play('KD draw*3');
    const again = new Player(setupFor('pyramide', { code: player.shown.code ?? '' }));
    expect(player.shown.code).toBe(S);
    expect(again.session.setup.cards).toEqual(player.session.setup.cards);
  });
});

describe('the app’s choices', () => {
  it('F30 clearing the pyramid is enough', () => {
    expect(deal('pyramide', { cards: DECK_E }).play(CLEAR_E).outcome).toBe('won');
  });

  it('F31 the waste may be turned over without limit', () => {
    const player = deal('pyramide', { code: S }).play('draw*23 redeal');
    for (let pass = 0; pass < 100; pass++) player.play('draw*24 redeal');
    expect([player.shown.pass, player.outcome]).toEqual([102, 'playing']);
  });

  it('F32 only one waste card is in play', () => {
    const player = deal('pyramide', { code: S }).play('draw*6');
    const waste = player.waste().split(' ');
    expect(waste).toHaveLength(7);
    expect(waste.filter((card) => player.free.some((free) => free === card))).toEqual(['9D']);
  });

  it('F33 a card never pairs with a card that still covers it', () => {
    const cards = { rows: { 6: 'QC', 7: 'KC AD' } };
    const player = deal('pyramide', { cards }).play('KC');
    expect(player.try('QC+AD')).toBe('covered');
  });

  it('F34 the variants: strict win, limited redeals, the drawn card with the waste, a coverer', () => {
    const strict = deal('pyramide', { cards: DECK_E, rules: { goal: 'all' } }).play(CLEAR_E);
    expect(strict.outcome).toBe('playing');

    const once = deal('pyramide', { code: S, rules: { passes: 1 } }).play('draw*23');
    expect(once.try('redeal')).toBe('no-redeal');
    const twice = deal('pyramide', { code: S, rules: { passes: 2 } }).play(
      'draw*23 redeal draw*24',
    );
    expect(twice.try('redeal')).toBe('no-redeal');

    const stock = '5C 8D';
    const drawn = deal('pyramide', { cards: { stock }, rules: { stock: 'drawn' } }).play('draw');
    expect(drawn.try('8D+5C')).toBeNull();

    const cards = { rows: { 6: 'QC', 7: 'KC AD' } };
    const covering = deal('pyramide', { cards, rules: { coverPair: true } }).play('KC');
    expect(covering.try('QC+AD')).toBeNull();
  });
});
