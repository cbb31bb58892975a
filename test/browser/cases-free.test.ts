// Faults of other programs that this one must not have (cases.md A01 to A05): what is free.
import { expect } from '@open-wc/testing';
import { DECK_B, DECK_W } from '../fixtures/decks.js';
import { mount, type Table } from './harness.js';

/** The cases' own terms: only the waste top is in play, the pyramid is the goal. */
const CLOSED = { variant: 'casual', stock: 'closed' };
const sit = (cards: string, attributes = {}): Promise<Table> =>
  mount({ ...CLOSED, cards, ...attributes });

const wasteTop = ({ state }: Table) => state.wastes[0]?.at(-1);

describe('A01 covered kings', () => {
  for (const king of ['KD', 'KS']) {
    it(`${king} stays, by tap, by keyboard and by play()`, async () => {
      const table = await sit(DECK_B);
      const { state } = table;
      await table.tap(king);
      await table.focus(king);
      await table.keys('Enter', 'Space');
      expect(table.element.play(king)).to.deep.equal({ ok: false, reason: 'covered' });
      await table.settled();

      expect(table.state).to.deep.equal(state);
      expect(table.kinds).to.deep.equal(['deal', ...Array<string>(4).fill('refuse')]);
      expect(table.label(king)).not.to.contain('selected');
      expect(table.figure('Moves')).to.equal('0');
      expect(table.message()).to.match(/covers? this card/);
    });
  }

  it('the two free kings go with one click each', async () => {
    const table = await sit(DECK_B);
    await table.pointAt('KC');
    await table.pointAt('KH');
    expect(table.state).to.deep.include({ removed: ['KC', 'KH'], moves: 2 });
  });
});

it('A02 a card with one of its two covers gone is not free', async () => {
  const table = await sit(DECK_B);
  await table.tap('KC');
  await table.play('draw*6');
  expect(wasteTop(table)).to.equal('TS');
  expect(table.isFree('3H')).to.equal(false);
  expect(table.label('3H')).to.contain('king of hearts').and.not.contain('king of clubs');

  const { state } = table;
  await table.taps('TS 3H');
  expect(table.events('refuse').at(-1)?.detail).to.include({ reason: 'covered' });
  expect(table.state).to.deep.equal({ ...state, selected: 'TS' });

  await table.taps('TS KH');
  expect(table.isFree('3H')).to.equal(true);
  await table.taps('TS 3H');
  expect(table.state.removed).to.deep.equal(['KC', 'KH', 'TS', '3H']);
  expect(wasteTop(table)).to.equal('QH');
});

describe('A04 the waste', () => {
  it('gives its king up at one click, and then the card below', async () => {
    const table = await sit(DECK_W);
    await table.play('draw*6');
    expect(table.state.legal).to.include('KD');
    await table.pointAt('KD');
    expect(wasteTop(table)).to.equal('QH');
    expect(table.isFree('QH')).to.equal(true);
    await table.pointAt('QH');
    expect(table.state.selected).to.equal('QH');
  });

  it('does so too with the stock empty and no pass left', async () => {
    const table = await sit(DECK_W.replace('KD', 'xx').replace('JC', 'KD').replace('xx', 'JC'), {
      passes: 1,
    });
    await table.play('draw*24');
    expect(table.state).to.include({ stock: 0, passesLeft: 0, outcome: 'playing' });
    const [below] = table.state.wastes[0]?.slice(-2) ?? [];
    const top = wasteTop(table) ?? '';
    expect(table.isFree(top)).to.equal(true);
    await table.tap(top);
    expect(table.state.removed).to.deep.equal(['KD']);
    expect(wasteTop(table)).to.equal(below);
    expect(table.isFree(below ?? '')).to.equal(true);
  });
});

describe('A05 the stock top', () => {
  it('pairs with the waste top where the stock is open', async () => {
    const table = await sit(DECK_B, { stock: 'open' });
    await table.play('draw*19');
    expect([wasteTop(table), table.state.stockTop]).to.deep.equal(['2S', 'JS']);
    await table.taps('2S JS');
    expect([wasteTop(table), table.state.stockTop]).to.deep.equal(['6H', 'QD']);
    expect(table.label('QD')).to.contain('queen of diamonds').and.contain('stock');
  });

  it('is refused and not to be seen or heard where it is closed', async () => {
    const table = await sit(DECK_B);
    await table.play('draw*19');
    expect(table.element.play('JS+2S')).to.deep.equal({ ok: false, reason: 'in-stock' });
    await table.settled();
    const names = table.all('[aria-label]').map((one) => one.getAttribute('aria-label'));
    expect([...names, table.text(), table.says()].join()).not.to.contain('jack of spades');
    expect(table.element.describe()).not.to.contain('jack of spades');
    expect(table.has('JS')).to.equal(false);
    expect(JSON.stringify(table.state)).not.to.contain('JS');
  });

  it('leaves as a king by one click, and is drawn by button or key', async () => {
    const table = await sit(DECK_W, { stock: 'open' });
    await table.play('draw*5');
    expect(table.state.stockTop).to.equal('KD');
    await table.pointAt('KD');
    expect([table.state.stockTop, wasteTop(table)]).to.deep.equal(['4H', 'QH']);
    expect(table.state.removed).to.deep.equal(['KD']);

    await table.press('Undo');
    await table.press('Draw');
    expect([table.state.stockTop, wasteTop(table)]).to.deep.equal(['4H', 'KD']);
    await table.press('Undo');
    await table.focus('KD');
    await table.keys('d');
    expect([table.state.stockTop, wasteTop(table)]).to.deep.equal(['4H', 'KD']);
  });

  it('is drawn too by tapping it once more', async () => {
    const table = await sit(DECK_B, { stock: 'open' });
    await table.tap('3S');
    expect(table.state.selected).to.equal('3S');
    await table.tap('3S');
    expect(table.state).to.deep.include({ wastes: [['3S']], stockTop: '9C', selected: null });
  });
});
