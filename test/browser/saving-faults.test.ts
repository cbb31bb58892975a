// Storage that fails, and saves that nobody can read: the game is played all the same.
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { mount } from './harness.js';
import { keep, kept, reload, sit, told, withStorage } from './saved.js';

const E = { variant: 'casual', stock: 'closed', cards: DECK_E };

const thrown = (name: string) => (): never => {
  throw new DOMException('no', name);
};
const full = { getItem: () => null, setItem: thrown('QuotaExceededError'), removeItem: () => {} };

beforeEach(() => localStorage.clear());
after(() => localStorage.clear());

const NOT_ALLOWED = /Nothing is saved: the browser does not allow it\./u;
const NO_ROOM = /Saving has stopped: there is no room left\./u;

describe('storage that', () => {
  for (const [what, get, words] of [
    ['may not be asked for', thrown('SecurityError'), NOT_ALLOWED],
    ['is not there', () => undefined, NOT_ALLOWED],
    ['is null', () => null, NOT_ALLOWED],
    ['is something else', () => ({}), NOT_ALLOWED],
    ['has no room', () => full, NO_ROOM],
  ] as const) {
    it(`${what} is told of once, and the game goes on to its end`, async () => {
      await withStorage(get, async () => {
        let table = await sit({ ...E, 'save-key': what });
        await told(table, words);
        await table.make(CLEAR_E);
        expect(table.state.outcome).to.equal('won');
        await table.press('Undo');
        expect(table.heard.filter((said) => words.test(said))).to.have.lengthOf(1);
        // As long as the page lives the game is remembered.
        table = await reload(table, { ...E, 'save-key': what });
        expect(table.state.moves).to.equal(16);
      });
    });
  }

  it('fails in the middle of a game keeps what it had', async () => {
    let table = await sit(E);
    await table.play('KC');
    const own = localStorage;
    await withStorage(
      () => ({ ...full, getItem: (key: string) => own.getItem(key) }),
      async () => {
        await table.play('9D+4D');
        await told(table, NO_ROOM);
        await table.play('8D+5D');
      },
    );
    await table.play('7D+6D');
    table = await reload(table, E);
    expect(table.state.moves).to.equal(4);
  });

  it('speaks the language of the page', async () => {
    await withStorage(thrown('SecurityError'), async () => {
      const table = await sit({ ...E, 'save-key': 'fi', lang: 'fi' });
      await told(table, /Mitään ei tallenneta: selain ei salli sitä\./u);
    });
  });
});

describe('a save that', () => {
  const game = JSON.stringify({ format: 'pyramid-solitaire/game', version: 1 });
  for (const [what, text] of [
    ['is cut off', game.slice(0, -4)],
    ['is empty', ''],
    ['is another thing', '{"level":7}'],
    ['comes from a later version', game.replace('1', '2')],
    ['lacks everything', game],
    ['has been tampered with', '__proto__'],
  ] as const) {
    it(`${what} is put aside and told of`, async () => {
      keep('game', text);
      const table = await sit(E);
      await told(table, /The saved game could not be read: here is a new one\./u);
      expect(kept('aside/game')).to.equal(text);
      await table.play('KC');
      expect((await reload(table, E)).state.removed).to.deep.equal(['KC']);
    });
  }

  it('is of statistics only costs those', async () => {
    keep('statistics', 'gibberish');
    const table = await sit(E);
    await table.play(CLEAR_E);
    await told(table, /The statistics could not be read and begin anew\./u);
    expect(kept('aside/statistics')).to.equal('gibberish');
    expect(kept('statistics')).to.contain('"won":true');
  });
});

describe('without a key', () => {
  it('storage is not even asked for', async () => {
    let asked = 0;
    await withStorage(
      () => {
        asked += 1;
        return null;
      },
      async () => {
        const table = await mount(E);
        await table.play(CLEAR_E);
        table.element.remove();
        expect(asked).to.equal(0);
      },
    );
  });
});
