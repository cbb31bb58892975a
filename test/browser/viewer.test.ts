// The viewer: a game that is over is looked at again, move by move, and nothing of it changes.
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { withBeats } from './advice.js';
import { mount, type Table } from './harness.js';

const CLOSED = { variant: 'casual', stock: 'closed' };

/** A game won in sixteen moves. */
async function won(attributes = {}): Promise<Table> {
  const table = await mount({ ...CLOSED, cards: DECK_E, ...attributes });
  await table.play(CLEAR_E);
  table.forget();
  return table;
}

const review = async (table: Table): Promise<Table> => table.press('Review');

const moment = (table: Table): string => table.text('.viewer p');

/** The tableau's cards that are on the screen. */
const shown = (table: Table): readonly string[] =>
  table.all('.tableau [data-stop]').map((stop) => stop.dataset['stop'] ?? '');

describe('a game that is over', () => {
  it('is looked at from its deal to its end and back', async () => {
    const table = await won();
    await review(table);
    expect(moment(table)).to.equal('Move 0 of 16');
    expect(shown(table)).to.have.lengthOf(28);
    expect([table.isOn('To the start'), table.isOn('Previous move')]).to.deep.equal([false, false]);
    await table.press('Next move');
    expect(moment(table)).to.equal('Move 1 of 16');
    expect(shown(table)).not.to.include('KC');
    expect(table.figure('Moves')).to.equal('1');
    await table.press('Next move');
    expect(shown(table)).to.have.lengthOf(25);
    await table.press('Previous move');
    expect(shown(table)).to.have.lengthOf(27);
    await table.press('To the end');
    expect(moment(table)).to.equal('Move 16 of 16');
    expect([table.isOn('Next move'), table.isOn('To the end')]).to.deep.equal([false, false]);
    expect(table.hasButton('Same deal again')).to.equal(true);
    await table.press('To the start');
    expect(moment(table)).to.equal('Move 0 of 16');
  });

  it('stays as it is, and the page hears nothing', async () => {
    const table = await won();
    const before = [table.state, table.element.transcript, table.element.describe()];
    await review(table);
    for (const name of ['Next move', 'Next move', 'Previous move', 'To the end', 'To the start']) {
      await table.press(name);
      expect([table.state, table.element.transcript, table.element.describe()]).to.deep.equal(
        before,
      );
    }
    await table.press('Close');
    expect(table.hasButton('Review')).to.equal(true);
    expect(shown(table)).to.deep.equal([]);
    expect([table.kinds, table.state]).to.deep.equal([[], before[0]]);
  });

  it('says where one is and what had happened', async () => {
    const table = await won();
    await review(table);
    expect(table.says()).to.equal('Move 0 of 16.');
    await table.press('Next move');
    expect(table.says()).to.equal('Move 1 of 16. Removed: king of clubs.');
    await table.press('Next move');
    await table.press('Previous move');
    expect(table.says()).to.equal('Move 1 of 16. Removed: king of clubs.');
    await table.press('To the end');
    expect(table.says()).to.match(/^Move 16 of 16\. Removed: king of spades\. You won!/u);
  });

  it('is out of reach of taps, keys and the toolbar, but for a new game', async () => {
    const table = await won();
    await review(table);
    await table.press('Next move');
    await table.tap('9D');
    await table.tap('stock');
    await table.focus('9D');
    await table.keys('d', 'u', 'r', 'h', 'Enter');
    for (const name of ['Undo', 'Redo', 'Hint']) {
      expect(table.isOn(name), name).to.equal(false);
      await table.press(name);
    }
    expect([moment(table), table.kinds]).to.deep.equal(['Move 1 of 16', []]);
    await table.press('Restart');
    expect([table.root.querySelector('.viewer'), table.kinds]).to.deep.equal([null, ['deal']]);
  });

  it('keeps focus at hand: on the next move, and after it on what comes next', async () => {
    const table = await won();
    table.button('Review').focus();
    await table.keys('Enter');
    expect(table.focused).to.equal('Next move');
    await table.keys('Enter', 'Enter');
    expect(moment(table)).to.equal('Move 2 of 16');
    table.button('Close').focus();
    await table.keys('Enter');
    expect(table.focused).to.equal('New game');
  });

  it('plays by itself until somebody steps in, and stops at its end', () =>
    withBeats(async (beat) => {
      const table = await won();
      await review(table);
      await table.press('Play');
      expect(beat()).to.equal(1);
      await table.settled();
      expect(moment(table)).to.equal('Move 1 of 16');
      await table.press('Pause');
      expect(beat()).to.equal(0);
      await table.press('Play');
      await table.press('Next move');
      expect([beat(), moment(table)]).to.deep.equal([0, 'Move 2 of 16']);
      await table.press('Play');
      for (let move = 3; move <= 16; move += 1) expect(beat(), String(move)).to.equal(1);
      await table.settled();
      expect([beat(), moment(table)]).to.deep.equal([0, 'Move 16 of 16']);
      // From the end it begins anew.
      await table.press('Play');
      expect(moment(table)).to.equal('Move 0 of 16');
      table.element.remove();
      expect(beat()).to.equal(0);
    }));

  it('leaves out what was undone, and counts as the game did', async () => {
    const table = await mount({ ...CLOSED, cards: DECK_B, 'undo-cost': 1 });
    await table.play('KC draw');
    table.element.undo();
    await table.play('KH');
    table.element.undo();
    table.element.redo();
    await table.play('draw');
    table.element.giveUp();
    await table.settled();
    const { moves } = table.state;
    await review(table);
    const counts: string[] = [];
    for (let at = 0; at <= 4; at += 1) {
      counts.push(`${moment(table)}: ${table.figure('Moves')}`);
      if (at < 4) await table.press('Next move');
    }
    expect(counts).to.deep.equal([
      'Move 0 of 4: 0',
      'Move 1 of 4: 1',
      'Move 2 of 4: 5',
      'Move 3 of 4: 6',
      `Move 4 of 4: ${moves}`,
    ]);
    expect(table.says()).to.match(/You gave up/u);
  });

  it('knows all its moves, however few can be undone', async () => {
    const table = await mount({ ...CLOSED, cards: DECK_B, 'undo-limit': 0 });
    await table.play('KC draw KH');
    table.element.giveUp();
    await table.settled();
    await review(table);
    expect(moment(table)).to.equal('Move 0 of 4');
    await table.press('Next move');
    expect(table.says()).to.equal('Move 1 of 4. Removed: king of clubs.');
  });

  it('makes way for whatever the page does', async () => {
    const table = await won();
    await review(table);
    await table.element.newGame();
    await table.settled();
    expect(table.root.querySelector('.viewer')).to.equal(null);
    expect(table.kinds).to.deep.equal(['deal']);
  });

  it('is under More too, whatever way it ended', async () => {
    const table = await mount({ ...CLOSED, cards: DECK_B });
    await table.press('More');
    expect(table.hasButton('Review the game')).to.equal(false);
    await table.press('Close');
    await table.play('KC');
    table.element.giveUp();
    await table.settled();
    await table.choose('Review the game');
    expect(moment(table)).to.equal('Move 0 of 2');
    expect(table.root.querySelector('dialog')).to.equal(null);
  });

  it('is offered when it has been loaded', async () => {
    const { element } = await won();
    const table = await mount({ variant: 'giza' });
    expect(table.element.load(element.transcript)).to.deep.equal({ ok: true });
    await table.settled();
    table.forget();
    await review(table);
    await table.press('To the end');
    await table.press('Close');
    expect([table.kinds, table.state.outcome]).to.deep.equal([[], 'won']);
  });
});
