// The events of design.md 6: a game told in order, in plain frozen detail, and the one gate.
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { mount } from './harness.js';

const S = 'PY1-N-AAAAAAS';

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}

describe('events', () => {
  it('tell a game in order, each with its plain and frozen detail', async () => {
    const table = await mount({ variant: 'casual', cards: DECK_E });
    const { element } = table;
    await table.make(CLEAR_E);
    await table.press('Undo');
    await table.press('Redo');
    expect(table.kinds).to.deep.equal([
      'deal',
      ...Array.from({ length: 16 }, () => ['before-move', 'move']).flat(),
      'win',
      'undo',
      'redo',
      'win',
    ]);
    for (const { type, target, detail } of table.events()) {
      expect(target, type).to.equal(element);
      expect(isDeepFrozen(detail), `${type} is frozen`).to.equal(true);
      expect(structuredClone(detail)).to.deep.equal(detail);
    }
    expect(table.events('move')[1]?.detail).to.deep.include({ removed: ['9D', '4D'], moves: 2 });
    expect(table.events('undo')[0]?.detail).to.include({ move: 'KS', moves: 16 });
    expect(table.events('redo')[0]?.detail).to.include({ move: 'KS', score: 0 });
    expect(table.events('redo')[0]?.detail['state']).to.deep.equal(element.state);
    expect(isDeepFrozen(element.state)).to.equal(true);
  });

  it('bubble, are composed, and only the gate can be cancelled', async () => {
    const table = await mount({ code: S });
    const flags: Record<string, boolean> = {};
    const types = ['before-move', 'move', 'refuse', 'undo', 'redo', 'lose', 'deal', 'error'];
    for (const type of types) {
      table.page.addEventListener(`pyramid-${type}`, (event) => {
        flags[type] =
          event.bubbles && event.composed && event.cancelable === (type === 'before-move');
      });
    }
    const { element } = table;
    element.play('KD');
    element.play('KD');
    element.undo();
    element.redo();
    await element.newGame();
    await element.newGame({ code: '?' });
    expect(flags).to.deep.equal(Object.fromEntries(types.map((type) => [type, true])));
  });

  it('setting a property fires only the deal that follows', async () => {
    const table = await mount({ code: S });
    table.forget();
    table.element.passes = 3;
    expect(table.kinds).to.deep.equal([]);
    await table.settled();
    expect(table.kinds).to.deep.equal(['deal']);
    expect(table.events('deal')[0]?.detail).to.deep.include({ code: S, variant: 'pyramide' });
  });
});

describe('the gate', () => {
  it('a prevented move is not made, by whatever way it was asked for', async () => {
    const table = await mount({ code: S });
    const { state } = table;
    const asked: unknown[] = [];
    table.element.addEventListener('pyramid-before-move', (event) => {
      asked.push(event.detail.move);
      event.preventDefault();
    });
    expect(table.element.play('KD')).to.deep.equal({ ok: false, reason: 'prevented' });
    await table.taps('KD TC 3S stock');
    await table.focus('KD');
    await table.keys('Enter', 'd');
    expect(asked).to.deep.equal(['KD', 'KD', 'TC+3S', 'draw', 'KD', 'draw']);
    expect(table.state.tableau).to.deep.equal(state.tableau);
    expect(table.state).to.include({ moves: 0, stock: 23 });
    expect(table.events('refuse').every(({ detail }) => detail['reason'] === 'prevented')).to.equal(
      true,
    );
    expect(table.events('move')).to.deep.equal([]);
    expect(table.says()).not.to.equal('');
  });

  it('is not asked about what could not be done anyway', async () => {
    const table = await mount({ code: S });
    table.element.play('QC');
    table.element.undo();
    await table.taps('7C 7S');
    expect(table.events('before-move')).to.deep.equal([]);
  });

  it('lets a page play on from inside its listeners', async () => {
    const table = await mount({ code: S });
    table.element.addEventListener('pyramid-move', () => void table.element.play('TC+3S'), {
      once: true,
    });
    await table.tap('KD');
    expect(table.state).to.deep.include({ removed: ['KD', 'TC', '3S'], moves: 2 });
    expect(table.label('TS')).to.equal('10 of spades, row 6');
  });
});
