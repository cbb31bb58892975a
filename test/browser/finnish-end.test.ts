// The Finnish app's rules page on the screen (rules.md 1.1): end, score, undo, codes, own choices.
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { DEFAULT_RULES } from '../../src/engine/index.js';
import { arrange } from '../engine/player.js';
import { mount, type Table } from './harness.js';

const code = 'PY1-N-AAAAAAS';
const sit = (attributes = {}): Promise<Table> => mount({ lang: 'fi', code, ...attributes });

/** 40 cards in eight rows leave a stock of four; aces and twos below make no pair of ten. */
const SMALL = { ranks: 10, rows: 8 } as const;
const stuckBut = (stock: string) => ({
  ...SMALL,
  code: null,
  cards: arrange({ ...DEFAULT_RULES, ...SMALL }, { rows: { 8: 'AC AD AH AS 2C 2D 2H 2S' }, stock }),
});

const OVER = 'Yhtään siirtoa ei ole enää mahdollista tehdä';

describe('end', () => {
  it('F21 is won the instant the last of the 28 has gone', async () => {
    const table = await sit({ code: null, cards: DECK_E });
    await table.make(CLEAR_E.replace(/ KS$/u, ''));
    expect(table.hasButton('Sama jako uudelleen')).to.equal(false);
    await table.tap('KS');
    expect(table.state).to.deep.include({ outcome: 'won', stock: 23, wastes: [['AH']] });
    expect(table.text('[part~="board"] *')).to.contain('Pyramidi on tyhjennetty');
    expect(table.hasButton('Sama jako uudelleen')).to.equal(true);
  });

  it('F22 says that no move is left when stock and waste are empty, and not before', async () => {
    const table = await sit(stuckBut('KC KD KH KS'));
    for (const stop of ['KC', 'stock', 'KD', 'stock', 'KH', 'stock']) {
      await table.tap(stop);
      expect(table.text()).not.to.contain(OVER);
      expect(table.says()).not.to.contain(OVER);
    }
    await table.tap('KS');
    expect(table.message()).to.contain(OVER);
    expect(table.says()).to.contain(OVER);
    expect(table.events('lose')[0]?.detail).to.include({ reason: 'no-moves', moves: 7 });
  });

  it('F23 the hopeless game goes on while a card can be drawn, and a new one can be dealt', async () => {
    const table = await sit(stuckBut('3C KC KD KH'));
    await table.taps('stock KC stock KD stock KH');
    for (let pass = 0; pass < 4; pass += 1) {
      await table.taps('stock stock');
      expect(table.state).to.deep.include({ outcome: 'playing', wastes: [['3C']] });
    }
    expect(table.events('lose')).to.deep.equal([]);
    await table.dealAnew();
    expect(table.state).to.include({ moves: 0, outcome: 'playing' });
  });

  it('F23 the published hopeless deal never comes to an end by itself', async () => {
    const table = await sit({ code: 'PY1-N-AAAAAAJ' });
    for (let step = 0; step < 130; step += 1) {
      const [move = ''] = table.state.legal;
      expect(table.element.play(move), move).to.deep.equal({ ok: true });
    }
    await table.settled();
    expect(table.state).to.include({ outcome: 'playing', passesLeft: null });
    expect(table.state.removed.length).to.be.at.most(14);
    expect(table.text()).not.to.contain(OVER);
  });
});

describe('score, moves and time', () => {
  it('F24 F26 shows ten a card of the pyramid, none for the waste, and every move', async () => {
    const rows = { 7: '4C 9D KC 6H' };
    const table = await sit({
      code: null,
      cards: arrange(DEFAULT_RULES, { rows, stock: 'KD 7S' }),
    });
    const seen: string[] = [];
    for (const taps of ['9D 4C', 'KC', 'KD', 'stock', '7S 6H']) {
      await table.taps(taps);
      seen.push(`${table.figure('Pisteet')}/${table.figure('Siirrot')}`);
    }
    expect(seen).to.deep.equal(['20/1', '30/2', '30/3', '30/4', '40/5']);
  });

  it('F25 a won game is always 280', async () => {
    const table = await sit({ code: null, cards: DECK_E });
    await table.taps('stock stock stock');
    await table.make(CLEAR_E);
    expect(table.events('win')[0]?.detail).to.include({ score: 280, moves: 19 });
    expect(table.figure('Pisteet')).to.equal('280');
  });
});

describe('undo and deal code', () => {
  it('F27 takes back cards and points, and never the move counter', async () => {
    const table = await sit();
    const start = table.state.tableau;
    await table.taps('KD TC 3S');
    await table.press('Kumoa');
    expect([table.figure('Pisteet'), table.figure('Siirrot')]).to.deep.equal(['10', '2']);
    await table.press('Kumoa');
    expect([table.figure('Pisteet'), table.figure('Siirrot')]).to.deep.equal(['0', '2']);
    expect(table.state.tableau).to.deep.equal(start);
    expect(table.says()).to.contain('ruutukuningas');
    expect(table.isOn('Kumoa')).to.equal(false);
  });

  it('F27 takes back a hundred actions and no more', async () => {
    const table = await sit();
    table.element.play('KD');
    await table.pageThrough(102);
    const undo = table.button('Kumoa');
    for (let click = 0; click < 99; click += 1) undo.click();
    await table.settled();
    expect(table.isOn('Kumoa')).to.equal(true);
    await table.press('Kumoa');
    expect(table.isOn('Kumoa')).to.equal(false);
    await table.press('Kumoa');
    expect(table.events('undo')).to.have.lengthOf(100);
    expect(table.events('refuse')[0]?.detail).to.deep.equal({
      reason: 'nothing-to-undo',
      move: null,
    });
    expect(table.state).to.deep.include({ removed: ['KD'], moves: 103 });
  });

  it('F28 shows the code during play, and the same code deals the same cards', async () => {
    const table = await sit({ code: 'PY1-N-ABCDEFG' });
    const deal = table.element.describe();
    await table.taps('stock');
    expect(table.status()).to.contain('PY1-N-ABCDEFG');
    await table.dealAnew();
    expect(table.status()).not.to.contain('PY1-N-ABCDEFG');
    await table.element.newGame({ code: 'py1 n abcdefg' });
    expect(table.element.describe()).to.equal(deal);
    expect(table.status()).to.contain('PY1-N-ABCDEFG');
  });
});

describe("the app's own choices, each to be had the other way", () => {
  it('F30 F34 the strict win asks for stock and waste too', async () => {
    const table = await sit({ code: null, cards: DECK_E, goal: 'all' });
    await table.make(CLEAR_E);
    expect(table.state.outcome).to.equal('playing');
    expect(table.hasButton('Sama jako uudelleen')).to.equal(false);
  });

  it('F31 F34 without a redeal the empty stock says that no pass is left', async () => {
    const table = await sit({ passes: 1 });
    await table.drawAll();
    expect(table.isFree('stock')).to.equal(false);
    expect(table.label('stock')).to.contain('kierroksia');
    await table.tap('stock');
    expect(table.events('refuse').at(-1)?.detail).to.include({ move: 'redeal' });
  });

  it('F31 F34 two redeals are three passes', async () => {
    const table = await sit({ passes: 3 });
    for (const left of [2, 1, 0]) {
      expect(table.state.passesLeft).to.equal(left);
      await table.drawAll();
      expect(table.isFree('stock')).to.equal(left > 0);
      await table.tap('stock');
    }
  });

  it('F32 F34 the card just drawn goes with the top of the waste', async () => {
    const table = await sit({ code: null, cards: DECK_E, stock: 'drawn' });
    await table.taps('stock QH AH');
    expect(table.state.removed).to.deep.equal(['QH', 'AH']);
  });

  it('F33 F34 a card goes with the only card that still covers it, tapped in either order', async () => {
    const cards = arrange(DEFAULT_RULES, { rows: { 6: '5C', 7: '8C KC 2D' } });
    for (const taps of ['5C 8C', '8C 5C']) {
      const table = await sit({ code: null, cards, 'cover-pair': true });
      await table.taps(`KC ${taps}`);
      expect(table.state.removed).to.have.members(['KC', '5C', '8C']);
    }
  });
});
