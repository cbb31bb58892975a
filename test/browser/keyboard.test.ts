// The keyboard (design.md 6, 7): one tab stop for the board, keys that act only inside.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DECK_B } from '../fixtures/decks.js';
import { mount, pressKey, type Table } from './harness.js';

const sit = (attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards: DECK_B, ...attributes });

/** A key as a keyboard of another layout, or one held with others, would send it. */
async function send(
  table: Table,
  key: string,
  more: KeyboardEventInit = {},
): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...more,
  });
  table.root.activeElement?.dispatchEvent(event);
  await table.settled();
  return event;
}

describe('Tab', () => {
  it('stops once on the board, then at the buttons, and leaves the element', async () => {
    const table = await sit();
    const path = async (key: string, from: string, to: string): Promise<readonly string[]> => {
      table.page.querySelector<HTMLElement>(from)?.focus();
      const seen: string[] = [];
      while (document.activeElement !== table.page.querySelector(to) && seen.length < 20) {
        await pressKey(key);
        if (document.activeElement === table.element) seen.push(table.focused ?? '');
      }
      return seen;
    };
    const there = await path('Tab', '#before', '#after');
    expect(there.length).to.be.within(2, 12);
    expect(there.filter((stop) => table.has(stop))).to.have.lengthOf(1);
    expect(there).to.include.members(['New', 'Restart', 'More', 'Undo', 'Redo']);
    expect(there.some((stop) => stop === 'Copy code' || table.has(stop))).to.equal(true);
    const back = await path('Shift+Tab', '#after', '#before');
    expect(back).to.deep.equal(there.toReversed());
  });

  it('comes first to a free card, and then back to where one was', async () => {
    const table = await sit();
    await table.enter();
    expect(table.isFree(table.focused ?? '')).to.equal(true);
    await table.walkTo('9D');
    await table.keys('Tab', 'Shift+Tab');
    expect(table.focused).to.equal('9D');
    expect(table.all('[data-stop][tabindex="0"]')).to.have.lengthOf(1);
  });
});

describe('Enter and Space', () => {
  for (const key of ['Enter', 'Space']) {
    it(`${key} acts on a card, on the stock and on a button`, async () => {
      const table = await sit();
      await table.enter();
      await table.walkTo('KC');
      await table.keys(key);
      await table.walkTo('5S');
      await table.keys(key);
      expect(table.state.selected).to.equal('5S');
      await table.keys(key);
      expect(table.state.selected).to.equal(null);
      await table.walkTo('stock');
      await table.keys(key, key);
      expect(table.moves).to.deep.equal(['KC', 'draw', 'draw']);
      table.button('Undo').focus();
      await table.keys(key);
      expect(table.events('undo')).to.have.lengthOf(1);
    });
  }

  it('lay a card into the temporary spot', async () => {
    const table = await mount({ variant: 'cell', cards: DECK_B });
    await table.enter();
    await table.walkTo('5S');
    await table.keys('Enter');
    await table.walkTo('cell:0');
    await table.keys('Enter');
    expect(table.state.cells).to.deep.equal(['5S']);
    expect(table.focused).to.equal('5S');
  });
});

describe('letters', () => {
  it('d draws, u undoes, r redoes, from wherever focus is inside', async () => {
    const table = await sit();
    await table.focus('6D');
    await table.keys('d', 'd', 'u', 'r');
    table.button('New').focus();
    await table.keys('d', 'u');
    const types = 'deal before-move move before-move move undo redo before-move move undo';
    expect(table.kinds.join(' ')).to.equal(types);
    expect(table.state).to.include({ stock: 22 });
  });

  it('d turns the waste over when the stock is empty', async () => {
    const table = await sit({ passes: 2 });
    await table.drawAll();
    await table.focus('stock');
    await table.keys('d');
    expect(table.state).to.include({ stock: 24, pass: 2 });
  });

  it('1, 2 and 3 choose the waste', async () => {
    const table = await mount({ variant: 'apophis', cards: DECK_B });
    await table.focus('5S');
    await table.keys('d', '2', '3', '1', '2');
    expect(table.moves).to.deep.equal(['draw', 'draw>2', 'draw>3', 'draw>1', 'draw>2']);
    expect(table.state.wastes).to.deep.equal([['AS'], ['3S', '5D'], ['9C']]);
  });

  it('Escape lays the selected card down, and is left alone when none is', async () => {
    const table = await sit();
    await table.focus('5S');
    await table.keys('Enter', 'Escape');
    expect(table.state.selected).to.equal(null);
    expect((await send(table, 'Escape')).defaultPrevented).to.equal(false);
    expect(table.focused).to.equal('5S');
  });

  it('u and r do nothing where the player may not undo', async () => {
    const table = await sit({ 'no-undo': true });
    await table.focus('KC');
    await table.keys('Enter', 'u', 'r');
    expect(table.state.moves).to.equal(1);
    expect(table.events('undo')).to.deep.equal([]);
  });

  it('go by meaning on a Russian keyboard, and by letter on other Latin ones', async () => {
    const table = await sit();
    await table.focus('5S');
    await send(table, 'в', { code: 'KeyD' });
    await send(table, 'г', { code: 'KeyU' });
    await send(table, 'к', { code: 'KeyR' });
    await send(table, 'D', { code: 'KeyD', shiftKey: true });
    await send(table, 'd', { code: 'KeyH' });
    expect(table.events('move')).to.have.lengthOf(3);
    expect([table.events('undo').length, table.events('redo').length]).to.deep.equal([1, 1]);
    await send(table, 'e', { code: 'KeyD' });
    expect(table.events('move')).to.have.lengthOf(3);
  });
});

describe('keys that are not for the game', () => {
  it('chords and composed letters are left to page and browser', async () => {
    const table = await sit();
    await table.focus('5S');
    const { state } = table;
    const chords = [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }];
    for (const chord of chords) {
      for (const key of ['d', 'u', 'r', '1', 'z', 'ArrowUp', 'ArrowLeft', 'Escape']) {
        const event = await send(table, key, { code: `Key${key.toUpperCase()}`, ...chord });
        expect(event.defaultPrevented, key).to.equal(false);
      }
    }
    for (const key of ['PageDown', 'Home', 'End', 'F5', 'Tab', 'x', '9', '/', 'Backspace']) {
      expect((await send(table, key)).defaultPrevented, key).to.equal(false);
    }
    expect(table.state).to.deep.equal(state);
    expect(table.focused).to.equal('5S');
  });

  it('what is typed elsewhere arrives there, and the game does not stir', async () => {
    const table = await sit();
    const other = await sit();
    const field = table.page.appendChild(document.createElement('input'));
    field.focus();
    await sendKeys({ type: 'dur 123 D' });
    expect(field.value).to.equal('dur 123 D');
    expect([table.state.moves, other.state.moves]).to.deep.equal([0, 0]);

    await other.focus('5S');
    await other.keys('d');
    expect([table.state.moves, other.state.moves]).to.deep.equal([0, 1]);
  });
});
