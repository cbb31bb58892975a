/** The Italian page, item by item (rules.md 1.5): covering pairs, undo as a move, 14 at best. */
import { describe, expect, it } from 'vitest';
import { legalMoves, play, type Card, type Position } from '../../src/engine/index.js';
import { CLEAR_E, CLEAR_PERFECT, DECK_E, DECK_PERFECT } from '../fixtures/decks.js';
import { deal, settingsFor } from './player.js';

/** The fewest moves that take all tableau cards of a position, by breadth. */
function fewestMoves(start: Position): number {
  let positions = [start];
  const seen = new Set<string>();
  for (let moves = 0; positions.length > 0; moves++) {
    const next: Position[] = [];
    for (const position of positions) {
      if (position.tableau.every((card) => card === null)) return moves;
      for (const move of legalMoves(position)) {
        const played = play(position, move);
        if (!played.ok) continue;
        const { tableau, stock } = played.position;
        const key = `${tableau.map((card) => Number(card !== null)).join('')} ${stock.length}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(played.position);
      }
    }
    positions = next;
  }
  return Number.POSITIVE_INFINITY;
}

describe('the game', () => {
  it('C1 52 cards, 28 face up in seven rows, the rest is the stock', () => {
    const { shown, session } = deal('cardgames');
    expect(session.setup.cards).toHaveLength(52);
    expect(shown.tableau.flat().filter((card) => card !== '??')).toHaveLength(28);
    expect(shown.stock).toBe(24);
  });

  it('C2 the goal is the pyramid; ace 1, jack 11, queen 12, king 13', () => {
    const player = deal('cardgames', { cards: { rows: { 7: 'AC QD JC 2D KC 3H 4H' } } });
    expect(player.removals).toEqual(['KC', 'QD+AC', 'JC+2D']);
    expect(deal('cardgames', { cards: DECK_E }).play(CLEAR_E).outcome).toBe('won');
  });

  it('C4 uncovered pyramid cards and the waste top are available, nothing else', () => {
    const player = deal('cardgames', { cards: { rows: { 7: '2C 3C 4C 5C 6C 8C 9C' } } });
    expect(player.free).toHaveLength(7);
    player.play('draw draw');
    expect(player.free).toHaveLength(8);
    expect(player.free.at(-1)).toBe(player.waste().split(' ')[1]);
  });

  it('C5 stock to waste, waste top on a pyramid card, pyramid card on pyramid card', () => {
    const cards = { rows: { 7: '4C 9D 3C' }, stock: 'TD' };
    const player = deal('cardgames', { cards }).play('draw');
    expect(player.tap('TD 3C')).toBeNull();
    expect(player.tap('9D 4C')).toBeNull();
    expect([player.waste(), player.row(7).slice(0, 8)]).toEqual(['', '-- -- --']);
  });

  it.each(['QC AD', 'AD QC'])('C6 a card goes with the card that it covers: %s', (taps) => {
    const cards = { rows: { 6: 'QC', 7: 'KC AD' } };
    const player = deal('cardgames', { cards });
    expect(player.tap('QC')).toBe('covered');
    player.play('KC');
    expect(player.tap(taps)).toBeNull();
    expect([player.row(6).slice(0, 2), player.row(7).slice(0, 5)]).toEqual(['--', '-- --']);
  });

  it('C7 the empty stock is reset without limit', () => {
    const player = deal('cardgames');
    const order = player.stock;
    expect(player.try('redeal')).toBe('stock-not-empty');
    for (let pass = 0; pass < 5; pass++) player.play('draw*24 redeal');
    expect([player.stock, player.shown.passesLeft]).toEqual([order, null]);
  });

  it('C8 a king goes to the foundation by itself', () => {
    const player = deal('cardgames', { cards: { rows: { 7: 'KD' } } });
    expect(player.tap('KD')).toBeNull();
    expect(player.shown.removed).toEqual(['KD']);
  });

  it('C9 undo without limit, and each is one more move', () => {
    const player = deal('cardgames');
    const start = player.session.position;
    for (let pass = 0; pass < 50; pass++) player.play('draw*24 redeal');
    expect([player.moves, player.score]).toEqual([1250, 1250]);
    player.play('undo*1250');
    expect(player.session.position).toEqual(start);
    expect([player.moves, player.score]).toEqual([2500, 2500]);
    expect(player.play('redo').moves).toBe(2500);
  });

  it('C10 won when the pyramid is gone', () => {
    const player = deal('cardgames', { cards: DECK_PERFECT });
    const last = 'QC+AC';
    player.play(CLEAR_PERFECT.replace(last, ''));
    expect([player.outcome, player.legal.includes(last)]).toEqual(['playing', true]);
    player.play(last);
    expect(player.facts.at(-1)).toEqual({ kind: 'won' });
  });

  it('C11 the score is the moves, and the perfect game without stock and kings takes 14', () => {
    const player = deal('cardgames', { cards: DECK_PERFECT }).play(CLEAR_PERFECT);
    expect([player.outcome, player.moves, player.score]).toEqual(['won', 14, 14]);
    expect(player.shown.removed.filter((card) => card.startsWith('K'))).toEqual([]);
    // Five rows suffice for the proof that none is shorter: fifteen cards take eight moves.
    const rules = { rows: 5 };
    const cards = {
      rows: { 1: 'KC', 2: '6C 7C', 3: '4C 9C 5C', 4: '8C 3C TC 2C', 5: 'JC 2D JD 3D TD' },
    };
    expect(fewestMoves(deal('cardgames', { rules, cards }).session.position)).toBe(8);
  });
});

it('C6 is a deliberate choice: on here, off in the traditional game', () => {
  expect(['cardgames', 'traditional'].map((key) => settingsFor(key).rules.coverPair)).toEqual([
    true,
    false,
  ]);
  const apexLast: readonly Card[] = ['QC', 'AC'];
  const player = deal('casual', { cards: DECK_PERFECT }).play(CLEAR_PERFECT.replace('QC+AC', ''));
  expect(player.session.position.tableau.filter((card) => card !== null)).toEqual(apexLast);
  expect(player.try('QC+AC')).toBe('covered');
});
