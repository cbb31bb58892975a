// Keyboard focus is never lost: not by a removal, a render, a new language or the end of a game.
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { mount, type Table } from './harness.js';

const sit = (attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards: DECK_B, ...attributes });

function expectNear(table: Table, near: readonly string[]): void {
  expect(table.focused).to.be.oneOf([...near]);
  expect(table.isFree(table.focused ?? '')).to.equal(true);
}

describe('focus', () => {
  it('goes to a free card near by when its own has left', async () => {
    const table = await sit();
    await table.focus('KC');
    await table.keys('Enter');
    expectNear(table, ['JH', 'KH']);
    await table.focus('KH');
    await table.keys('Enter');
    expectNear(table, ['3H', '3C', 'JH']);
  });

  it('stays on its card through draws, undo, other removals and a new language', async () => {
    const table = await sit();
    await table.focus('5S');
    await table.keys('d', 'd', 'u');
    await table.tap('KC');
    await table.focus('5S');
    table.element.play('KH');
    table.element.locale = 'fi';
    await table.speaking('fi');
    expect(table.focused).to.equal('5S');
    table.element.undo();
    await table.settled();
    expect(table.focused).to.equal('5S');
  });

  it('stays on the stock while it empties and when it is turned over', async () => {
    const table = await sit({ passes: 2 });
    await table.focus('stock');
    for (let draw = 0; draw < 24; draw += 1) await table.keys('Enter');
    expect(table.focused).to.equal('stock');
    await table.keys('Enter');
    expect(table.focused).to.equal('stock');
    expect(table.state.pass).to.equal(2);
  });

  it('is still inside when the game is won or lost, and undo is at hand', async () => {
    const won = await mount({ variant: 'casual', cards: DECK_E });
    await won.play(CLEAR_E.replace(/ KS$/u, ''));
    await won.focus('KS');
    await won.keys('Enter');
    expect(won.state.outcome).to.equal('won');
    expect(won.focused).not.to.equal(null);
    await won.keys('u');
    expect(won.state.outcome).to.equal('playing');

    const lost = await sit();
    await lost.focus('5S');
    lost.button('More').focus();
    await lost.keys('Enter');
    lost.button('Give up').focus();
    await lost.keys('Enter');
    expect(lost.state.outcome).to.equal('lost');
    expect(lost.focused).to.equal('More');
    await lost.keys('u');
    expect(lost.state.outcome).to.equal('playing');
  });

  it('is not drawn in from outside by what happens in the game', async () => {
    const table = await sit();
    await table.focus('KC');
    table.page.querySelector<HTMLElement>('#after')?.focus();
    table.element.play('KC');
    await table.settled();
    expect(document.activeElement?.id).to.equal('after');
  });
});
