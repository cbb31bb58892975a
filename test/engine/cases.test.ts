/** Faults of other programs that this engine must not have, named by the list of cases. */
import { describe, expect, it } from 'vitest';
import { type Fact } from '../../src/engine/index.js';
import { CLEAR_E, DECK_B, DECK_E, DECK_W } from '../fixtures/decks.js';
import { deal, type Deal, type Player } from './player.js';

/** The cases' default: a closed stock, three passes, the pyramid as the goal. */
const dealt = (cards: string, rules: Deal['rules'] = {}): Player =>
  deal('brainium', { cards, rules, options: { scoring: 'points' } });

/** Facts of one kind in a list of words played one by one. */
function factsOf(player: Player, text: string, kind: Fact['kind']): readonly Fact[] {
  return text.split(/\s+/u).flatMap((word) => {
    player.try(word);
    return player.facts.filter((fact) => fact.kind === kind);
  });
}

describe('A01 covered kings', () => {
  it.each(['KD', 'KS'])(
    '%s stays, by tap and by word, with nothing selected or counted',
    (king) => {
      const player = dealt(DECK_B);
      const { position } = player.session;
      expect([player.tap(king), player.try(king)]).toEqual(['covered', 'covered']);
      expect(player.session.position).toBe(position);
      expect([player.moves, player.shown.selected, player.legal.includes(king)]).toEqual([
        0,
        null,
        false,
      ]);
    },
  );

  it('the two free kings go with one tap each', () => {
    const player = dealt(DECK_B);
    expect([player.tap('KC'), player.tap('KH')]).toEqual([null, null]);
    expect([player.shown.removed, player.moves]).toEqual([['KC', 'KH'], 2]);
  });
});

it('A02 a card with one of its two covers gone is not free', () => {
  const player = dealt(DECK_B).play('KC draw*6');
  expect([player.try('TS+3H'), player.waste().slice(-2)]).toEqual(['covered', 'TS']);
  expect(player.row(6).split(' ')[4]).toBe('3H');
  player.play('KH');
  expect([player.try('TS+3H'), player.waste().slice(-2)]).toEqual([null, 'QH']);
});

it.each([
  ['in the first pass', 'draw*6'],
  ['with the stock empty and all redeals used', 'draw*24 redeal draw*24 redeal draw*24'],
])('A04 a king on the waste goes, and frees the card below: %s', (_, draws) => {
  const deck = DECK_W.split(' ');
  const last = draws !== 'draw*6';
  // For the empty stock the king and the queen below it come last.
  const swap: Readonly<Record<string, string>> = { KD: 'JC', JC: 'KD', QH: 'QS', QS: 'QH' };
  const cards = last ? deck.map((card) => swap[card] ?? card).join(' ') : DECK_W;
  const player = dealt(cards).play(draws);
  expect(player.legal).toContain('KD');
  expect(player.tap('KD')).toBeNull();
  expect(player.waste().slice(-2)).toBe('QH');
  expect([player.tap('QH'), player.shown.selected]).toEqual([null, 'QH']);
});

describe('A05 what of the stock is in play', () => {
  it('open: the two tops pair; closed: refused, and the stock top is told to nobody', () => {
    const open = dealt(DECK_B, { stock: 'open' }).play('draw*19');
    expect(open.tap('2S JS')).toBeNull();
    expect([open.waste().slice(-2), open.shown.stockTop]).toEqual(['6H', 'QD']);
    const closed = dealt(DECK_B).play('draw*19');
    expect(closed.try('JS+2S')).toBe('in-stock');
    expect(JSON.stringify(closed.shown)).not.toContain('JS');
  });

  it('a tap on the open king takes it, a draw lays it on the waste', () => {
    const player = dealt(DECK_W, { stock: 'open' }).play('draw*5');
    expect([player.shown.stockTop, player.tap('KD')]).toEqual(['KD', null]);
    expect([player.shown.stockTop, player.waste().slice(-2)]).toEqual(['4H', 'QH']);
    player.play('undo draw');
    expect([player.shown.stockTop, player.waste().slice(-2)]).toEqual(['4H', 'KD']);
  });

  it('a second tap on the open top draws it', () => {
    const player = dealt(DECK_B, { stock: 'open' });
    expect([player.tap('3S'), player.shown.selected]).toEqual([null, '3S']);
    expect([player.tap('3S'), player.waste(), player.shown.selected]).toEqual([null, '3S', null]);
  });
});

describe('A06 no more moves, but not too early', () => {
  it('with a pass left the redeal is the one move', () => {
    const { shown } = dealt(DECK_B).play('KC KH draw*24');
    expect(shown).toMatchObject({ outcome: 'playing', legal: ['redeal'], passesLeft: 2 });
  });

  it('with cards in the stock the draw is one', () => {
    const { shown } = dealt(DECK_B, { passes: 1 }).play('KC KH');
    expect(shown).toMatchObject({ outcome: 'playing', legal: ['draw'], passesLeft: 0 });
  });

  it('without either it is over, told once, and undo leads back', () => {
    const player = dealt(DECK_B, { passes: 1 });
    expect(factsOf(player, `KC KH${' draw'.repeat(24)}`, 'lost')).toEqual([
      { kind: 'lost', reason: 'no-moves' },
    ]);
    expect([player.outcome, player.play('undo').outcome]).toEqual(['lost', 'playing']);
  });
});

it('A08 the empty stock is inert and says why; the end is told once, and again after undo', () => {
  const player = dealt(DECK_B, { passes: 1 });
  player.play('KC KH draw*24');
  expect(player.facts.filter(({ kind }) => kind === 'lost')).toHaveLength(1);
  for (let tap = 0; tap < 10; tap++) expect(player.try('draw')).toBe('game-over');
  expect(factsOf(player, 'draw redeal draw redeal', 'lost')).toEqual([]);
  expect(player.moves).toBe(26);
  player.play('undo');
  expect([player.outcome, player.stock]).toEqual(['playing', 'JC']);
  expect(factsOf(player, 'draw', 'lost')).toHaveLength(1);
});

it('A09 the last card wins, once, however it goes, and is no loss', () => {
  const words = CLEAR_E.split(/\s+/u);
  const byWord = dealt(DECK_E);
  const byTap = dealt(DECK_E);
  expect(factsOf(byWord, words.join(' '), 'won')).toHaveLength(1);
  const facts = words.flatMap((word) => {
    byTap.tap(word.replace('+', ' '));
    return byTap.facts;
  });
  expect(facts.filter(({ kind }) => kind === 'won' || kind === 'lost')).toEqual([{ kind: 'won' }]);
  for (const player of [byWord, byTap]) {
    expect(player.shown).toMatchObject({ outcome: 'won', moves: 16, stock: 24, wastes: [[]] });
    expect([player.try('draw'), player.tap('KS')]).toEqual(['game-over', 'game-over']);
    expect(player.moves).toBe(16);
  }
});

describe('A10 two meanings of winning', () => {
  it('all 52, closed: no win at move 16; lost in the end with 24 left', () => {
    const player = dealt(DECK_E, { goal: 'all' }).play(CLEAR_E);
    expect(player.outcome).toBe('playing');
    player.play('draw*24 redeal draw*24 redeal draw*24');
    expect([player.shown.outcome, 52 - player.shown.removed.length]).toEqual(['lost', 24]);
  });

  it('all 52, open: won exactly when the last card leaves', () => {
    const player = dealt(DECK_E, { goal: 'all', stock: 'open', passes: 1 }).play(CLEAR_E);
    for (let pair = 0; pair < 12; pair++) {
      expect(player.outcome).toBe('playing');
      player.play('draw');
      const { stockTop, wastes } = player.shown;
      player.play(`${stockTop ?? ''}+${wastes[0]?.at(-1) ?? ''}`);
    }
    expect([player.outcome, player.moves]).toEqual(['won', 28 + 12]);
  });
});

describe('A11 one action is one undo step', () => {
  it('a pair comes back at once, draws one by one, to the very start', () => {
    const player = dealt(DECK_B);
    const before = JSON.stringify(player.session.position);
    player.play('draw draw 9C+4C undo');
    expect([player.waste(), player.row(7).split(' ')[1]]).toEqual(['3S 9C', '4C']);
    player.play('undo');
    expect([player.waste(), player.stock.slice(0, 2)]).toEqual(['3S', '9C']);
    player.play('undo');
    expect(JSON.stringify(player.session.position)).toBe(before);
  });

  it('24 draws, undone and drawn again, lay the same order', () => {
    const player = dealt(DECK_B).play('draw*24');
    const order = player.waste();
    expect(order.startsWith('3S 9C AS 5D QH TS')).toBe(true);
    expect(order.endsWith('JC')).toBe(true);
    player.play('undo*24');
    expect([player.waste(), player.shown.stock]).toEqual(['', 24]);
    expect(player.play('draw*24').waste()).toBe(order);
  });
});

it.each([0, 1, -1] as const)(
  'A13 the score is not farmed by undo and redo, at cost %i',
  (undoCost) => {
    const options = { scoring: 'points', undoCost } as const;
    const player = deal('brainium', { cards: DECK_B, options }).play('KC');
    expect(player.score).toBe(10);
    player.play('undo redo '.repeat(10));
    expect([player.score, player.moves]).toEqual([10, { 0: 1, 1: 11, [-1]: 1 }[undoCost]]);
  },
);
