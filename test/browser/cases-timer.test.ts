// A14 of cases.md: the clock runs from the first move to the end, while somebody can see the game; and
// the score half of A13: it is no farm.
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { mount, type Table } from './harness.js';

const SECOND = 1000;
const now = performance.now.bind(performance);
let time = 0;

const pass = (seconds: number): void => {
  time += seconds * SECOND;
};

function see(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function shown(table: Table): Promise<string> {
  table.element.requestUpdate();
  await table.settled();
  const labels = table.all('.stats dt').map((label) => label.textContent);
  return table.all('.stats dd')[labels.indexOf('Time')]?.textContent ?? '';
}

const sit = (cards: string): Promise<Table> => mount({ variant: 'casual', stock: 'closed', cards });

describe('A14 the clock', () => {
  beforeEach(() => {
    time = 0;
    performance.now = () => time;
  });
  afterEach(() => {
    performance.now = now;
    delete (document as { hidden?: boolean }).hidden;
  });

  it('waits for the first move, and does not count time away', async () => {
    const table = await sit(DECK_B);
    pass(60);
    expect(await shown(table)).to.equal('0:00');
    await table.tap('KC');
    pass(10);
    see(true);
    pass(300);
    see(false);
    pass(5);
    await table.tap('KH');
    expect(await shown(table)).to.equal('0:15');
  });

  it('stands from the end on, and goes on from there after an undo', async () => {
    const table = await sit(DECK_E);
    const moves = CLEAR_E.split(/\s+/u);
    await table.make(moves.slice(0, -1).join(' '));
    pass(42);
    await table.make(moves.at(-1) ?? '');
    expect(table.events('win')[0]?.detail['time']).to.equal(42 * SECOND);
    see(true);
    pass(60);
    see(false);
    pass(60);
    expect(await shown(table)).to.equal('0:42');
    await table.press('Undo');
    expect(await shown(table)).to.equal('0:42');
    pass(5);
    expect(await shown(table)).to.equal('0:47');
    await table.make(moves.at(-1) ?? '');
    expect(table.events('win')[1]?.detail['time']).to.equal(47 * SECOND);
  });

  it('stands while the element is off the page', async () => {
    const table = await sit(DECK_B);
    await table.tap('KC');
    pass(3);
    const { parentElement } = table.element;
    table.element.remove();
    pass(100);
    parentElement?.append(table.element);
    pass(2);
    expect(await shown(table)).to.equal('0:05');
  });

  it('begins anew with every deal, and can be hidden', async () => {
    const table = await sit(DECK_B);
    await table.tap('KC');
    pass(30);
    await table.element.newGame();
    expect(await shown(table)).to.equal('0:00');
    table.element.noTimer = true;
    await table.settled();
    expect(table.all('.stats dt').map((label) => label.textContent)).not.to.include('Time');
  });
});

describe('A13 the score', () => {
  it('is what the position says, however often one goes there', async () => {
    for (const scoring of ['points', 'left', 'cards', 'microsoft', 'progressive', 'par']) {
      const table = await mount({ variant: 'casual', stock: 'closed', cards: DECK_B, scoring });
      await table.tap('KC');
      const { score } = table.state;
      for (let at = 0; at < 10; at += 1) {
        table.element.undo();
        table.element.redo();
      }
      expect(table.state.score, scoring).to.equal(score);
      table.element.remove();
    }
  });

  it('where moves are counted and undo costs one, grows by that and no more', async () => {
    const table = await mount({ variant: 'cardgames', stock: 'closed', cards: DECK_B });
    await table.tap('KC');
    const { score } = table.state;
    for (let at = 0; at < 10; at += 1) {
      table.element.undo();
      table.element.redo();
    }
    expect(table.state.score).to.equal(score + 10);
  });
});
