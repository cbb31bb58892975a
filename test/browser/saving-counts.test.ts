// A13 with statistics, played by hand: a deal counts once, help is told apart.
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { kept, reload, results, sit } from './saved.js';

const CASUAL = { variant: 'casual', stock: 'closed' };
const E = { ...CASUAL, cards: DECK_E };

/** Games played and won. */
const counts = (): readonly [number, number] => [
  results().length,
  results().filter(({ won }) => won).length,
];

beforeEach(() => localStorage.clear());
after(() => localStorage.clear());

describe('A13 statistics', () => {
  it('count a win once, undone and made again, also after a reload', async () => {
    let table = await sit(E);
    await table.play(CLEAR_E);
    expect(counts()).to.deep.equal([1, 1]);
    for (let time = 0; time < 2; time += 1) {
      await table.press('Undo');
      await table.make('KS');
    }
    table = await reload(table, E);
    await table.press('Undo');
    await table.make('KS');
    expect(table.events('win')).to.have.lengthOf(1);
    expect(counts()).to.deep.equal([1, 1]);

    await table.element.newGame({ cards: DECK_E });
    await table.play(CLEAR_E);
    expect(counts()).to.deep.equal([2, 2]);
  });

  it('count what is given up, and what is left after the first move', async () => {
    const table = await sit({ ...CASUAL, cards: DECK_B });
    await table.dealAnew();
    expect(counts()).to.deep.equal([0, 0]);
    await table.play('draw');
    await table.dealAnew();
    expect(counts()).to.deep.equal([1, 0]);
    await table.play('draw');
    table.element.giveUp();
    await table.dealAnew();
    expect(counts()).to.deep.equal([2, 0]);
  });

  it('count no game that a transcript has brought', async () => {
    const table = await sit(E);
    await table.play(CLEAR_E);
    const { transcript } = table.element;
    await table.element.newGame();
    table.element.load(transcript);
    table.element.undo();
    table.element.redo();
    await table.settled();
    expect(table.events('win')).to.have.lengthOf(2);
    expect(counts()).to.deep.equal([1, 1]);
  });

  it('tell games with help apart', async () => {
    const table = await sit(E);
    await table.play('KC');
    await table.element.hint();
    await table.play(CLEAR_E.replace('KC', '').trim());
    expect(results()).to.have.lengthOf(1);
    expect(results()[0]).to.deep.include({ won: true, assisted: true });
    expect(kept('statistics')).to.contain('"traditional stock=closed goal=pyramid"');

    await table.element.newGame({ cards: DECK_E });
    await table.play(CLEAR_E);
    // That there is nothing left to do is no help.
    await table.element.hint();
    expect(results()[1]).to.deep.include({ won: true, assisted: false });
  });
});
