/** The advisory that nothing can be removed any more (rules.md 2.4.12): silent at times, never wrong. */
import { describe, expect, it, vi } from 'vitest';
import {
  isStuck,
  legalMoves,
  outcomeOf,
  parseMove,
  play,
  startOf,
  VARIANTS,
  type Card,
  type Position,
  type RuleSet,
} from '../../src/engine/index.js';
import { anyRules, dealOf, diceOf, keyOf, later, smallRules } from '../solver/small.js';
import { deal, settingsFor } from './player.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 120_000 });

/** Whether draws, redeals and parkings alone ever lead to a removal; every way is tried. */
function leadsToRemoval(start: Position): boolean {
  const met = new Map([[keyOf(start), start]]);
  for (const position of met.values()) {
    for (const move of legalMoves(position)) {
      if (move.kind === 'remove') return true;
      const played = play(position, move);
      if (!played.ok) throw new Error(played.reason);
      const key = keyOf(played.position);
      if (!met.has(key)) met.set(key, played.position);
    }
  }
  return false;
}

const told = (position: Position): string =>
  `${JSON.stringify(position.game.rules)} ${position.game.cards.join(' ')}: ${position.removed.join(' ')}`;

/** How often it was said, and where it was said wrongly. */
function judge(positions: readonly Position[]): { said: number; wrong: readonly string[] } {
  const said = positions.filter(isStuck);
  return { said: said.length, wrong: said.filter(leadsToRemoval).map(told) };
}

/** Games of all rules that have gone on for some time. */
const begun = (count: number, rulesOf: (seed: number) => RuleSet): readonly Position[] =>
  Array.from({ length: count }, (_, seed) => {
    const dice = diceOf(seed);
    return later(dice, dealOf(dice, rulesOf(seed)), dice(40));
  });

describe('is never wrong', () => {
  it('in games of any rules', () => {
    const { said, wrong } = judge(begun(3000, (seed) => anyRules(diceOf(-1 - seed))));

    expect(wrong).toEqual([]);
    expect(said).toBeGreaterThan(25);
  });

  it.each(VARIANTS.map(({ key }) => key))('in small games of %s', (key) => {
    const { wrong } = judge(begun(150, (seed) => smallRules(key, 4, 1 + (seed % 5))));

    expect(wrong).toEqual([]);
  });

  it('with a spot free that cards yet to be drawn can be parked in', () => {
    // All that is left is the stock, turned over: QC goes to the spot, then AC meets it.
    const rules: RuleSet = {
      ...settingsFor('cell').rules,
      ranks: 4,
      rows: 1,
      stock: 'closed',
      passes: 'unlimited',
    };
    const cards: Card[] = 'KC QC 2C AC KD KH KS 2D 2H QD AD QH AH QS AS 2S'.split(' ') as Card[];
    const start = startOf(rules, cards);
    const bare: Position = {
      ...start,
      tableau: [null],
      stock: ['QC', '2C', 'AC'],
      removed: cards.filter((card) => !['QC', '2C', 'AC'].includes(card)),
    };
    expect(leadsToRemoval(bare)).toBe(true);
    expect(isStuck(bare)).toBe(false);
  });
});

/** The hopeless deal once all that can go has gone, by any way of playing it. */
function exhausted(): Position {
  const start = deal('pyramide', { code: 'PY1-N-AAAAAAJ' }).session.position;
  const met = new Map([[keyOf(start), start]]);
  for (const position of met.values()) {
    if (position.removed.length === 14 && !leadsToRemoval(position)) return position;
    for (const move of legalMoves(position)) {
      const played = play(position, move);
      if (played.ok) met.set(keyOf(played.position), played.position);
    }
  }
  throw new Error('14 cards can go');
}

const after = (position: Position, words: string): Position => {
  let at = position;
  for (const word of words.split(' ')) {
    const move = parseMove(word);
    const played = move && play(at, move);
    if (!played?.ok) throw new Error(word);
    at = played.position;
  }
  return at;
};

/** Only sevens and eights are free, and these cards of the stock are all that can come. */
function base(last: string, rules: Partial<RuleSet> = {}): Position {
  const stock = `9C 9D 9H 9S TC TD TH TS JC JD JH JS QD QH QS 8S ${last}`;
  const { position } = deal('casual', {
    cards: { rows: { 7: '7C 7D 7H 7S 8C 8D 8H' }, stock },
    rules: { stock: 'closed', ...rules },
  }).session;
  return { ...position, stock: position.stock.slice(0, stock.split(' ').length) };
}

describe('is told', () => {
  it('of PY1-N-AAAAAAJ once its 14 cards have gone, at every card of the stock', () => {
    let position = exhausted();
    const moves = position.stock.length + (position.wastes[0]?.length ?? 0) + 1;
    for (let move = 0; move < moves; move += 1) {
      expect(isStuck(position), told(position)).toBe(true);
      expect(outcomeOf(position)).toBe('playing');
      position = after(position, position.stock.length > 0 ? 'draw' : 'redeal');
    }
  });

  it('where no card of the stock meets a free one', () => {
    expect(isStuck(base('2C'))).toBe(true);
    expect(isStuck(base('2C', { passes: 3 }))).toBe(true);
    expect(isStuck(base('2C', { passes: 'unlimited', draw: 3 }))).toBe(true);
  });

  it('but not where the stock holds a king or a partner of a free card', () => {
    expect(isStuck(base('KC'))).toBe(false);
    expect(isStuck(base('6C'))).toBe(false);
  });

  it('but not where two cards of the stock can meet', () => {
    // QS and AC never meet, since 8S lies between them; AC and QC do where two are in play.
    expect(isStuck(base('AC', { stock: 'drawn' }))).toBe(true);
    expect(isStuck(base('AC QC'))).toBe(true);
    expect(isStuck(base('AC QC', { stock: 'drawn' }))).toBe(false);
    expect(isStuck(base('AC QC', { stock: 'open' }))).toBe(false);
    expect(isStuck(base('AC QC', { wastePair: true }))).toBe(false);
  });
});

describe('is not told', () => {
  it.each(VARIANTS.map(({ key }) => key))('at the start of %s', (key) => {
    const codes = ['AAAAAAS', 'AAAAAAB', '7777777'];
    const letter = { 13: 'N', 12: 'S', 10: 'I' }[settingsFor(key).rules.ranks as 13] ?? 'N';
    for (const code of codes) {
      const { position } = deal(key, { code: `PY1-${letter}-${code}` }).session;
      expect(isStuck(position), code).toBe(!leadsToRemoval(position));
    }
  });

  it('of a game that is over: won, lost or given up', () => {
    const position = exhausted();
    expect(isStuck({ ...position, gaveUp: true })).toBe(false);
    const won = { ...position, tableau: position.tableau.map(() => null) };
    expect(outcomeOf(won)).toBe('won');
    expect(isStuck(won)).toBe(false);
    const lost = { ...position, stock: [], wastes: [[]], cells: [] };
    expect(outcomeOf(lost)).toBe('lost');
    expect(isStuck(lost)).toBe(false);
  });
});
