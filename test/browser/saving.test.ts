// The saved game: what comes back after a reload, and when the page's own wish counts for more.
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { expectAllCards } from './account.js';
import { overlay, withBooks, withClock } from './doubles.js';
import { warnings } from './console.js';
import { mount } from './harness.js';
import { hide, kept, reload, results, sit, whole } from './saved.js';

const S = 'PY1-N-AAAAAAS';
const J = 'PY1-N-AAAAAAJ';
const CASUAL = { variant: 'casual', stock: 'closed' };

beforeEach(() => localStorage.clear());
after(() => localStorage.clear());

describe('a saved game', () => {
  it('comes back with its history', async () => {
    let table = await sit(CASUAL);
    await table.play('draw*5');
    table.element.undo();
    await table.settled();
    const before = whole(table);
    table = await reload(table, CASUAL);
    expect(whole(table)).to.deep.equal(before);
    await table.press('Redo');
    expect(table.state.wastes[0]).to.have.lengthOf(5);
    for (let step = 0; step < 5; step += 1) await table.press('Undo');
    expect(table.isOn('Undo')).to.equal(false);
    expect(table.state).to.include({ stock: 24, moves: 5 });
    expectAllCards(table);
  });

  it('of exact cards comes back, and so does one that is over', async () => {
    const page = { ...CASUAL, cards: DECK_E };
    let table = await sit(page);
    await table.play(CLEAR_E);
    table = await reload(table, page);
    expect(table.state.outcome).to.equal('won');
    expect(table.kinds).to.deep.equal(['deal']);
    expect(table.hasButton('New game')).to.equal(true);
    await table.press('Undo');
    expect(table.state.outcome).to.equal('playing');
    table.element.giveUp();
    table = await reload(table, page);
    expect(table.state).to.include({ outcome: 'lost', reason: 'gave-up' });
  });

  it('comes back at once: one event, and no other deal is seen before it', async () => {
    const first = await sit();
    const { code } = first.state;
    first.element.remove();
    const element = document.createElement('pyramid-solitaire');
    element.setAttribute('save-key', 'x');
    const deals: unknown[] = [];
    const seen = new Set<unknown>();
    const look = () => seen.add(element.shadowRoot?.querySelector('.code')?.textContent);
    element.addEventListener('pyramid-deal', ({ detail }) => deals.push(detail.code));
    document.body.append(element);
    const watch = new MutationObserver(look);
    watch.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    await element.updateComplete;
    expect([deals, [...seen]]).to.deep.equal([[code], [code]]);
    watch.disconnect();
    element.remove();
  });

  it('of a player-chosen deal comes back, whatever deal the page names', async () => {
    let table = await sit({ ...CASUAL, code: S });
    await table.dealAnew();
    const { code } = table.state;
    expect(code).not.to.equal(S);
    table = await reload(table, { ...CASUAL, code: S });
    expect(table.state.code).to.equal(code);
  });

  it('gives way where the page asks for another deal or for other rules', async () => {
    let table = await sit({ ...CASUAL, code: S });
    await table.play('draw');
    table = await reload(table, { ...CASUAL, code: J });
    expect(table.state).to.include({ code: J, moves: 0 });
    await table.play('draw');
    table = await reload(table, { variant: 'giza', code: J });
    expect(table.state).to.include({ code: J, moves: 0, variant: 'giza' });
    // Each of the two counts as a game that was left.
    expect(results()).to.have.lengthOf(2);
  });

  it('stays where the page asks for the same game in other words', async () => {
    let table = await sit({ ...CASUAL, code: S });
    await table.play('draw draw');
    const before = whole(table);
    const words = { variant: 'casual', stock: 'closed', passes: 1, code: S.toLowerCase() };
    table = await reload(table, { ...words, 'undo-limit': 1 });
    expect({ ...whole(table), transcript: '' }).to.deep.equal({ ...before, transcript: '' });
    expect(table.element.transcript).to.contain('undo-limit="1"').and.contain('draw draw');
    await table.press('Undo');
    expect(table.isOn('Undo')).to.equal(false);
  });

  it('of the deal that the page names is not another one', async () => {
    let table = await sit({ ...CASUAL, cards: DECK_B });
    await table.play('KC');
    table = await reload(table, { ...CASUAL, cards: DECK_B, passes: 1 });
    expect(table.state.removed).to.deep.equal(['KC']);
    table = await reload(table, { ...CASUAL, cards: DECK_E });
    expect(table.state.removed).to.deep.equal([]);
  });

  it('gives way where the page has begun a game of its own before it is there', async () => {
    const first = await sit(CASUAL);
    await first.play('draw');
    first.element.remove();
    const element = document.createElement('pyramid-solitaire');
    element.setAttribute('save-key', 'x');
    document.body.append(element);
    void element.newGame({ code: S });
    await element.updateComplete;
    expect(element.state.code).to.equal(S);
    element.remove();
    const table = await sit();
    expect(table.state.code).to.equal(S);
  });

  it('keeps what other undo policies have made of it', async () => {
    let table = await sit({ variant: 'cardgames', code: S });
    await table.play('draw*3');
    table.element.undo();
    table.element.setAttribute('undo-cost', '0');
    table.element.setAttribute('undo-limit', '1');
    await table.settled();
    const { score } = table.state;
    table = await reload(table, { variant: 'cardgames', code: S, 'undo-cost': 0, 'undo-limit': 1 });
    expect(table.state).to.include({ score, moves: 4 });
    table.element.undo();
    expect(table.state.moves).to.equal(4);
    expect(table.element.transcript.split(' ').at(-1)).to.equal('undo');
    table.element.undo();
    expect(table.state.wastes[0]).to.have.lengthOf(1);
  });

  it('needs no search for a winnable deal', async () => {
    let table = await sit({ ...CASUAL, winnable: true, cards: DECK_E });
    await table.play('KC');
    table = await reload(table, { ...CASUAL, winnable: true, cards: DECK_E });
    expect(table.state.removed).to.deep.equal(['KC']);
  });

  it('warns of what the page has set wrong, as without it', async () => {
    let table = await sit({ ...CASUAL, passes: 'abc' });
    await table.play('draw');
    warnings.length = 0;
    table = await reload(table, { ...CASUAL, passes: 'abc' });
    expect(table.state.moves).to.equal(1);
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain('passes="abc"');
  });
});

describe('the clock', () => {
  it('goes on where it was, without the time away', async () => {
    await withClock(async (pass) => {
      let table = await sit({ ...CASUAL, cards: DECK_B });
      pass(60_000);
      await table.tap('KC');
      pass(10_000);
      hide(true);
      pass(300_000);
      table = await reload(table, { ...CASUAL, cards: DECK_B });
      expect(table.figure('Time')).to.equal('0:10');
      pass(300_000);
      hide(false);
      pass(5000);
      await table.tap('KH');
      expect(table.figure('Time')).to.equal('0:15');
    });
  });

  it('stands still before the first move and after the end, reloaded or not', async () => {
    await withClock(async (pass) => {
      let table = await sit({ ...CASUAL, cards: DECK_E });
      table = await reload(table, { ...CASUAL, cards: DECK_E });
      pass(60_000);
      await table.make(CLEAR_E);
      expect(results()[0]?.time).to.equal(0);
      table = await reload(table, { ...CASUAL, cards: DECK_E });
      pass(60_000);
      await table.press('Undo');
      expect(table.figure('Time')).to.equal('0:00');
    });
  });
});

describe('save-key', () => {
  it('left out, empty or taken away again keeps nothing', async () => {
    const table = await mount();
    await table.play('draw');
    table.element.giveUp();
    expect(table.element.saveKey).to.equal(null);
    table.element.saveKey = ' ';
    await table.settled();
    expect(localStorage.length).to.equal(0);

    table.element.saveKey = 'x';
    await table.settled();
    await table.element.newGame();
    expect(table.element.saveKey).to.equal('x');
    const before = kept('game');
    expect(before).not.to.equal(null);
    table.element.saveKey = null;
    await table.settled();
    await table.play('draw');
    expect(kept('game')).to.equal(before);
  });

  it('set later brings the saved game back, unless there is one going on', async () => {
    const first = await sit({ code: S });
    await first.play('draw');
    first.element.remove();

    const quiet = await mount({ code: S });
    quiet.element.setAttribute('save-key', 'x');
    await quiet.element.updateComplete;
    await quiet.settled();
    expect(quiet.state.moves).to.equal(1);
    quiet.element.remove();

    const busy = await mount({ code: S });
    await busy.play('draw*3');
    busy.element.setAttribute('save-key', 'x');
    await busy.settled();
    await busy.play('draw');
    expect(busy.state.moves).to.equal(4);
    const again = await reload(busy, { code: S });
    expect(again.state.moves).to.equal(4);
  });

  it('has a game of its own', async () => {
    const x = await sit({ code: S });
    await x.play('draw');
    const y = await mount({ 'save-key': 'y', code: S });
    expect(y.state.moves).to.equal(0);
    await y.play('draw draw');
    expect((await reload(x, { code: S })).state.moves).to.equal(1);
  });
});

describe('an element with a saved game', () => {
  it('moved about a hundred times still saves it; removed, it holds nothing of the page', async () => {
    await withBooks(async ({ listeners, timers }) => {
      const before = new Set(listeners);
      const table = await sit({ ...CASUAL, cards: DECK_B });
      await table.play('KC');
      for (let at = 0; at < 100; at += 1) table.page.append(table.element);
      await table.settled();
      await table.play('KH');
      expect(kept('game')).to.contain('KC KH');
      table.element.remove();
      await Promise.resolve();
      expect([...listeners].filter((one) => !before.has(one))).to.deep.equal([]);
      expect(timers.size).to.equal(0);
    });
  });

  it('plays without it where it does not come in time', async () => {
    const first = await sit({ code: S });
    await first.play('draw');
    first.element.remove();
    const wait = setTimeout;
    const takeOff = overlay(window, {
      setTimeout: (act: (value: unknown) => void, time: number, value: unknown) =>
        time === 5000 ? wait(act, 0, value) && act(value) : wait(act, time, value),
    });
    const table = await sit({ code: S });
    takeOff();
    expect(table.state.moves).to.equal(0);
    await table.play('draw draw');
    // What was saved is still there for the next time.
    expect((await reload(table, { code: S })).state.moves).to.equal(1);
  });
});
