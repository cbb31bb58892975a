// The Italian page on the screen (rules.md 1.5), played by its rules and in its words.
import { expect } from '@open-wc/testing';
import { DEFAULT_RULES } from '../../src/engine/index.js';
import { CLEAR_E, CLEAR_PERFECT, DECK_B, DECK_E, DECK_PERFECT } from '../fixtures/decks.js';
import { arrange } from '../engine/player.js';
import { mount, type Table } from './harness.js';

const sit = (cards: string, attributes = {}): Promise<Table> =>
  mount({ lang: 'it', variant: 'cardgames', cards, ...attributes });

const boxOf = (table: Table, part: string) =>
  table.find(`[part~="${part}"][role="group"]`).getBoundingClientRect();

describe('cardgames.io', () => {
  it('C1 C3 deals 28 cards face up, the rest to the stock', async () => {
    const table = await sit(DECK_B);
    expect(table.state.tableau.flat().every((card) => card && table.has(card))).to.equal(true);
    expect(table.pile('stock')).to.contain('Mazzo, 24 carte');
    expect(table.pile('waste')).to.contain('Scarti');
    expect(table.pile('foundation')).to.contain('Fondazione');
  });

  it('C3 has the stock at the left, the waste beside it, the foundation at the right', async () => {
    const table = await sit(DECK_B);
    const [stock, waste, foundation] = ['stock', 'waste', 'foundation'].map((part) =>
      boxOf(table, part),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(stock.left).to.be.lessThan(waste.left);
    expect(waste.left).to.be.lessThan(foundation.left);
    expect(stock.top).to.be.closeTo(waste.top, 2);
    expect(stock.top).to.be.closeTo(foundation.top, 2);

    table.element.mirrored = true;
    await table.settled();
    expect(boxOf(table, 'stock').left).to.be.greaterThan(boxOf(table, 'foundation').left);
  });

  it('C4 C5 click and click: stock to waste, waste with pyramid, pyramid with pyramid', async () => {
    const table = await sit(DECK_B);
    await table.pointAt('stock');
    await table.pointAt('stock');
    expect(table.pile('waste')).to.contain('9 di fiori');
    await table.pointAt('4C');
    await table.pointAt('9C');
    expect(table.state.removed).to.deep.equal(['4C', '9C']);
    expect(table.isFree('3S')).to.equal(true);

    await table.pointAt('KC');
    await table.pointAt('KH');
    await table.pointAt('JH');
    await table.pointAt('5S');
    expect(table.state.selected).to.equal('5S');
    await table.pointAt('5S');
    expect(table.state.selected).to.equal(null);
  });

  it('C6 a card goes with the card that it alone covers, whichever is clicked first', async () => {
    const cards = arrange(DEFAULT_RULES, { rows: { 6: '5C', 7: '8C KC 2D' } });
    for (const order of ['5C 8C', '8C 5C']) {
      const table = await sit(cards);
      await table.taps(`KC ${order}`);
      expect(table.state.removed).to.have.members(['KC', '5C', '8C']);
      expect(table.events('refuse')).to.deep.equal([]);
    }
  });

  it('C6 the card that may go with its cover is no disabled button', async () => {
    const table = await sit(arrange(DEFAULT_RULES, { rows: { 6: '5C', 7: '8C KC 2D' } }));
    expect(table.isFree('5C')).to.equal(false);
    await table.tap('KC');
    expect(table.state.legal).to.include('8C+5C');
    expect(table.isFree('5C')).to.equal(true);
  });

  it('C7 a button in the place of the empty stock sets it up again, without limit', async () => {
    const table = await sit(DECK_B);
    for (let pass = 1; pass < 5; pass += 1) {
      await table.drawAll();
      expect(table.stop('stock').textContent?.trim()).to.equal('Ripristina');
      await table.tap('stock');
      expect(table.state).to.include({ stock: 24, pass: pass + 1, passesLeft: null });
    }
  });

  it('C8 a single click sends a king to the foundation', async () => {
    const table = await sit(DECK_B);
    await table.pointAt('KC');
    expect(table.state).to.deep.include({ removed: ['KC'], selected: null, moves: 1 });
    expect(table.pile('foundation')).to.contain('Fondazione, 1 carta');
  });

  it('C9 undo has no limit, and each counts as a move', async () => {
    const table = await sit(DECK_B);
    await table.pageThrough(120);
    expect(table.figure('Mosse')).to.equal('120');
    await table.press('Annulla');
    expect(table.figure('Mosse')).to.equal('121');
    while (table.isOn('Annulla')) {
      for (let click = 0; click < 17; click += 1) table.button('Annulla').click();
      await table.settled();
    }
    expect(table.figure('Mosse')).to.equal('240');
    expect(table.state).to.deep.include({ stock: 24, pass: 1, removed: [] });
  });

  it('C10 is won when the pyramid has gone', async () => {
    const table = await sit(DECK_E);
    await table.make(CLEAR_E);
    expect(table.says()).to.contain('Congratulazioni, hai vinto!');
    expect(table.state).to.include({ outcome: 'won', stock: 24 });
  });

  it('C11 counts moves and time; the perfect game has fourteen moves', async () => {
    const table = await sit(DECK_PERFECT);
    expect(table.figure('Tempo')).to.equal('0:00');
    await table.make(CLEAR_PERFECT);
    const [win] = table.events('win');
    expect(win?.detail).to.include({ moves: 14, score: 14 });
    expect(win?.detail['time']).to.be.a('number').and.be.greaterThan(0);
    expect(table.figure('Mosse')).to.equal('14');
  });

  it('C12 is to be had with several wastes, without a reset, with the stock face up', async () => {
    const several = await sit(DECK_B, { wastes: 3 });
    await several.taps('lay:2 lay:0');
    expect(several.state.wastes).to.deep.equal([['9C'], [], ['3S']]);

    const once = await sit(DECK_B, { passes: 1 });
    await once.drawAll();
    expect(once.isFree('stock')).to.equal(false);

    const open = await sit(DECK_B, { stock: 'open' });
    expect(open.label('3S')).to.contain('3 di picche');
    expect(open.isFree('3S')).to.equal(true);
  });
});
