// Keys (cases.md B13): the game's are its own only while focus is inside, and all others stay the page's.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DECK_B } from '../fixtures/decks.js';
import { mount, pressKey, type Mount, type Table } from './harness.js';
import { nameOf } from './screen.js';
import { until } from './until.js';

const sit = (attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards: DECK_B, ...attributes });

/** A key down on what has focus inside, as some keyboard sends it. */
async function send(table: Table, key: string, more: KeyboardEventInit = {}) {
  const init = { key, bubbles: true, composed: true, cancelable: true, ...more };
  const event = new KeyboardEvent('keydown', init);
  table.root.activeElement?.dispatchEvent(event);
  await table.settled();
  return event;
}

const isOpen = (table: Table): boolean => table.root.querySelector('dialog[open]') !== null;

describe('B13 what is typed elsewhere', () => {
  const FIELDS: Readonly<Record<string, () => HTMLElement>> = {
    input: () => document.createElement('input'),
    textarea: () => document.createElement('textarea'),
    'an editable text': () => {
      const text = document.createElement('div');
      text.contentEditable = 'true';
      return text;
    },
  };
  for (const [name, create] of Object.entries(FIELDS)) {
    it(`arrives whole: ${name}`, async () => {
      const [table, other] = [await sit(), await sit()];
      const field = table.page.appendChild(create());
      field.focus();
      await sendKeys({ type: 'uhdn z r123?' });
      const typed =
        field instanceof HTMLElement && 'value' in field ? field.value : field.innerText;
      expect(typed).to.equal('uhdn z r123?');
      for (const { state, kinds, root } of [table, other]) {
        expect(state).to.include({ moves: 0, selected: null });
        expect(kinds).to.deep.equal(['deal']);
        expect(root.querySelector('dialog')).to.equal(null);
      }
    });
  }

  it('does not reach a game whose board was last in use', async () => {
    const table = await sit();
    await table.focus('5S');
    table.page.querySelector<HTMLElement>('#after')?.focus();
    await table.keys('d', 'u', 'h', '?');
    expect(table.state).to.include({ moves: 0 });
    expect(table.root.querySelector('dialog')).to.equal(null);
  });
});

describe('B13 inside', () => {
  it('keys act on the board that has the focus, and on no other', async () => {
    const [table, other] = [await sit(), await sit()];
    const { state } = other;
    other.forget();
    await table.focus('5S');
    await table.keys('d', 'd', 'u', 'r', 'h', 'Enter', 'Escape', 'ArrowUp');
    expect(table.kinds.filter((kind) => kind !== 'before-move')).to.deep.equal([
      'deal',
      'move',
      'move',
      'undo',
      'redo',
    ]);
    await table.keys('?');
    expect([isOpen(table), isOpen(other)]).to.deep.equal([true, false]);
    expect([other.state, other.kinds]).to.deep.equal([state, []]);
  });

  it('browser and page keep their chords and their keys', async () => {
    const table = await sit();
    await table.focus('5S');
    const { state } = table;
    const chords = [{ ctrlKey: true }, { metaKey: true }, { altKey: true }];
    for (const held of chords) {
      for (const key of ['z', 'f', 'd', 'u', 'r', 'h', '1', '?', 'Escape', 'ArrowLeft']) {
        const { defaultPrevented } = await send(table, key, held);
        expect(defaultPrevented, `${Object.keys(held)[0]} ${key}`).to.equal(false);
      }
    }
    for (const key of ['F5', 'PageDown', 'PageUp', 'Home', 'End', 'Tab', 'm', 'z', 'Delete']) {
      expect((await send(table, key)).defaultPrevented, key).to.equal(false);
    }
    expect(table.state).to.deep.equal(state);
    expect(isOpen(table)).to.equal(false);
  });

  it('a key that composes a letter is none', async () => {
    const table = await sit();
    await table.focus('5S');
    for (const key of ['d', 'u', '?', 'Process']) {
      expect((await send(table, key, { isComposing: true })).defaultPrevented).to.equal(false);
    }
    expect(table.state).to.include({ moves: 0 });
    expect(isOpen(table)).to.equal(false);
  });

  it('PageDown scrolls the page from a card, and Space does not', async () => {
    const table = await sit();
    const tall = table.page.appendChild(document.createElement('div'));
    tall.style.height = '3000px';
    table.stop('KC').focus({ preventScroll: true });
    const before = scrollY;
    await table.keys('Space');
    expect(table.moves).to.deep.equal(['KC']);
    expect(scrollY).to.equal(before);
    await table.keys('PageDown');
    await until('the page has scrolled', () => scrollY > before);
    scrollTo(0, 0);
  });

  it('Escape is left alone with nothing to let go of', async () => {
    const table = await sit();
    await table.focus('5S');
    expect((await send(table, 'Escape')).defaultPrevented).to.equal(false);
    await table.keys('Enter');
    expect((await send(table, 'Escape')).defaultPrevented).to.equal(true);
    expect((await send(table, 'Escape')).defaultPrevented).to.equal(false);
  });
});

describe('B13 other layouts', () => {
  it('a Russian keyboard plays with the keys where the Latin letters are', async () => {
    const table = await sit({ lang: 'ru' });
    await table.focus('5S');
    await send(table, 'в', { code: 'KeyD' });
    await send(table, 'в', { code: 'KeyD' });
    await send(table, 'г', { code: 'KeyU' });
    await send(table, 'к', { code: 'KeyR' });
    expect(table.kinds.filter((kind) => !kind.startsWith('before'))).to.deep.equal([
      'deal',
      'move',
      'move',
      'undo',
      'redo',
    ]);
  });

  const QUESTIONS: Readonly<Record<string, KeyboardEventInit & { key: string }>> = {
    English: { key: '?', code: 'Slash', shiftKey: true },
    Finnish: { key: '?', code: 'Minus', shiftKey: true },
    French: { key: '?', code: 'KeyM', shiftKey: true },
    'Russian, the sign': { key: '?', code: 'Digit7', shiftKey: true },
    'Russian, the key': { key: ',', code: 'Slash', shiftKey: true },
  };
  for (const [layout, { key, ...more }] of Object.entries(QUESTIONS)) {
    it(`the question mark lists the keys: ${layout}`, async () => {
      const table = await sit();
      await table.focus('5S');
      expect((await send(table, key, more)).defaultPrevented).to.equal(true);
      expect(isOpen(table)).to.equal(true);
    });
  }

  it('a comma does not, nor does a question mark that goes on being pressed', async () => {
    const table = await sit();
    await table.focus('5S');
    await send(table, ',', { code: 'Comma' });
    await send(table, '/', { code: 'Slash' });
    await send(table, '?', { code: 'Slash', shiftKey: true, repeat: true });
    expect(isOpen(table)).to.equal(false);
  });
});

it('B13 Tab goes through the element in few stops, and back', async () => {
  const table = await sit();
  const path = async (key: string, from: string, to: string): Promise<readonly string[]> => {
    table.page.querySelector<HTMLElement>(from)?.focus();
    const seen: string[] = [];
    while (document.activeElement?.id !== to && seen.length < 20) {
      await pressKey(key);
      if (document.activeElement === table.element) seen.push(table.focused ?? '');
    }
    return seen;
  };
  const there = await path('Tab', '#before', 'after');
  const buttons = table.all('[part~="toolbar"] button').map(nameOf);
  expect(there.slice(-buttons.length)).to.deep.equal(buttons);
  // The board is one of them, and where there is a code to copy, that.
  expect(there.slice(0, -buttons.length)).to.have.lengthOf(1);
  expect(await path('Shift+Tab', '#after', 'before')).to.deep.equal(there.toReversed());
});

async function keysOf(attributes: Mount): Promise<Table> {
  const table = await mount({ variant: 'casual', cards: DECK_B, ...attributes });
  return table.choose('Keys');
}

const listed = async (attributes: Mount): Promise<readonly string[]> =>
  (await keysOf(attributes)).all('dialog kbd').map(nameOf);

describe('the list of keys', () => {
  it('has every key that means something in this game', async () => {
    const always = ['Arrows', 'Tab', 'Enter', 'Space', 'D', 'U', 'R', 'H', 'N', 'Esc', '?'];
    expect(await listed({ variant: 'casual' })).to.deep.equal(always);
    expect(await listed({ variant: 'apophis' })).to.have.members([...always, '1', '2', '3']);
  });

  it('has none that the page has taken away', async () => {
    const keys = await listed({ variant: 'casual', 'no-undo': true, 'no-hints': true });
    expect(keys).to.not.include.members(['U']);
    expect(keys.filter((key) => ['U', 'R', 'H'].includes(key))).to.deep.equal([]);
  });

  it('says what turns the waste over only where it can be turned', async () => {
    const [once, twice] = [await keysOf({ passes: 1 }), await keysOf({ passes: 2 })];
    expect(once.text('dialog *')).not.to.contain('waste');
    expect(twice.text('dialog *')).to.contain('turn the waste over');
  });
});
