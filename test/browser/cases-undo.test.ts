// Faults of other programs that this one must not have (cases.md A11, A18, A20): undo, shuffle, haste.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { expectAllCards } from './account.js';
import { mount, named, type Table } from './harness.js';

const sit = (cards: string, attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards, ...attributes });

/** All that undo must bring back: the move counter goes on. */
const position = ({ element, state }: Table): string => {
  const { moves, ...rest } = state;
  expect(moves).to.be.at.least(0);
  return JSON.stringify([rest, element.describe().replace(/Moves: \d+\./u, '')]);
};

describe('A11 undo', () => {
  it('takes a pair back in one step, and draws in their order', async () => {
    const table = await sit(DECK_B);
    const start = position(table);
    await table.taps('stock stock 9C 4C');
    await table.press('Undo');
    expect(table.state.wastes).to.deep.equal([['3S', '9C']]);
    expect(table.state.tableau[6]).to.include('4C');
    expect(table.isFree('9C')).to.equal(true);
    await table.press('Undo');
    expect(table.state.wastes).to.deep.equal([['3S']]);
    expect(table.has('9C')).to.equal(false);
    expect(JSON.stringify(table.state)).not.to.contain('9C');
    await table.press('Undo');
    expect(position(table)).to.equal(start);
    expect(table.isOn('Undo')).to.equal(false);
  });

  it('and redo come back to the same place after a whole pass', async () => {
    const table = await sit(DECK_B);
    const start = position(table);
    const order = (): readonly string[] => table.state.wastes[0] ?? [];
    for (let at = 0; at < 24; at += 1) table.element.play('draw');
    const first = order();
    expect(first.join(' ')).to.match(/^3S 9C AS 5D QH TS .*JC$/u);
    const end = position(table);
    for (let at = 0; at < 24; at += 1) table.element.undo();
    expect(position(table)).to.equal(start);
    for (let at = 0; at < 24; at += 1) table.element.redo();
    expect(position(table)).to.equal(end);
    for (let at = 0; at < 24; at += 1) table.element.undo();
    for (let at = 0; at < 24; at += 1) table.element.play('draw');
    expect(order()).to.deep.equal(first);
    await table.settled();
    expectAllCards(table);
  });

  it('leads step by step through a whole game and back', async () => {
    const table = await sit(DECK_E);
    const moves = CLEAR_E.split(/\s+/u);
    const seen: string[] = [];
    for (const move of moves) {
      seen.push(position(table));
      table.element.play(move);
    }
    await table.settled();
    for (const before of seen.toReversed()) {
      await table.press('Undo');
      expect(position(table)).to.equal(before);
    }
    for (let at = 0; at < moves.length; at += 1) await table.press('Redo');
    expect(table.state.outcome).to.equal('won');
    expect(table.events('win')).to.have.lengthOf(2);
  });
});

describe('A18 fresh games', () => {
  it('have codes of their own, over the whole range', async () => {
    const { element } = await mount();
    const codes: string[] = [];
    for (let game = 0; game < 1000; game += 1) {
      void element.newGame();
      codes.push(element.state.code ?? '');
    }
    await element.updateComplete;
    expect(new Set(codes).size).to.equal(codes.length);
    for (const code of codes) expect(code).to.match(/^PY1-N-[A-Z2-7]{7}$/u);
    for (let place = 6; place < 13; place += 1) {
      const symbols = codes.map((code) => code[place]);
      expect(new Set(symbols).size, `symbols in place ${place}`).to.equal(32);
    }
  });

  it('of neighbouring codes have little in common', async () => {
    const table = await mount({ variant: 'casual', stock: 'open' });
    const deal = async (symbol: string) => {
      await table.element.newGame({ code: `PY1-N-AAAAAA${symbol}` });
      return table.state.tableau.flat();
    };
    let equal = 0;
    const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.split('');
    let before = await deal(symbols[0] ?? '');
    for (const symbol of symbols.slice(1)) {
      const after = await deal(symbol);
      equal += after.filter((card, index) => card === before[index]).length;
      before = after;
    }
    // 28 of 52 places, one in 52 equal by chance: 17 in all, the same at every run.
    expect(equal).to.be.within(4, 34);
  });
});

describe('A20 haste', () => {
  it('three clicks on a king remove it once and do nothing else', async () => {
    const table = await sit(DECK_B);
    const king = table.stop('KC');
    for (let click = 0; click < 3; click += 1) king.click();
    await table.settled();
    expect(table.state).to.deep.include({ removed: ['KC'], moves: 1, selected: null });
    expectAllCards(table);
  });

  it('a move and five undos at once lead to the start', async () => {
    const table = await sit(DECK_B);
    const start = position(table);
    const [king, undo] = [table.stop('KH'), table.button('Undo')];
    king.click();
    for (let click = 0; click < 5; click += 1) undo.click();
    await table.settled();
    expect(position(table)).to.equal(start);
    expect(table.events('undo')).to.have.lengthOf(1);
    expectAllCards(table);
  });

  it('two draws and a pair at once are two draws and a pair', async () => {
    const table = await sit(DECK_B);
    const stock = table.stop('stock');
    stock.click();
    stock.click();
    await table.settled();
    table.stop('9C').click();
    table.stop('4C').click();
    await table.settled();
    expect(table.state).to.deep.include({ removed: ['9C', '4C'], moves: 3 });
    expect(table.state.wastes).to.deep.equal([['3S']]);
    expectAllCards(table);
  });

  it('a hundred undos and redos at once change nothing', async () => {
    const table = await sit(DECK_B);
    await table.taps('KC stock');
    const before = position(table);
    const [undo, redo] = [table.button('Undo'), table.button('Redo')];
    for (let turn = 0; turn < 50; turn += 1) {
      undo.click();
      redo.click();
    }
    await table.settled();
    expect(position(table)).to.equal(before);
    expectAllCards(table);
  });

  it('a card that is moving to the foundation has gone for every tap', async () => {
    const table = await sit(DECK_B);
    const [king, five] = [table.stop('KC'), table.stop('5S')];
    king.click();
    five.click();
    king.click();
    await table.settled();
    expect(table.state).to.deep.include({ removed: ['KC'], moves: 1 });
    expectAllCards(table);
  });

  for (const key of ['d', 'Enter', 'Space']) {
    it(`${key} held down never turns the waste over`, async () => {
      const table = await sit(DECK_B, { passes: 'unlimited' });
      await table.focus('stock');
      for (let repeat = 0; repeat < 30; repeat += 1) {
        await sendKeys({ down: named(key) });
        await table.settled();
      }
      await sendKeys({ up: named(key) });
      await table.settled();
      expect(table.moves).not.to.include('redeal');
      expect(table.state.pass).to.equal(1);
      expect(table.state.stock).to.equal(key === 'd' ? 0 : 24 - table.state.moves);
      expectAllCards(table);

      await table.keys('d', 'Enter');
      expect(table.state.moves).to.be.greaterThan(0);
    });
  }

  it('undo held down undoes once', async () => {
    const table = await sit(DECK_B);
    await table.taps('KC KH stock');
    await table.focus('stock');
    for (let repeat = 0; repeat < 5; repeat += 1) await sendKeys({ down: 'u' });
    await sendKeys({ up: 'u' });
    expect(table.events('undo')).to.have.lengthOf(1);
  });
});
