// The attributes and properties of design.md 6: what each value means, and what cannot be.
import { expect } from '@open-wc/testing';
import { DECK_B, DECK_E } from '../fixtures/decks.js';
import { warnings } from './console.js';
import { mount, type Table } from './harness.js';

const S = 'PY1-N-AAAAAAS';
const J = 'PY1-N-AAAAAAJ';

/** A game with a move made, and only what happens from now on in its books. */
async function begun(attributes = {}): Promise<Table> {
  const table = await mount({ code: S, ...attributes });
  await table.tap('KD');
  table.forget();
  return table;
}

describe('values', () => {
  const TAKEN: readonly (readonly [string, string, string, unknown])[] = [
    ['passes', ' 3 ', 'passes', 3],
    ['passes', 'unlimited', 'passes', 'unlimited'],
    ['rows', '6', 'rows', 6],
    ['shape', 'triangle', 'shape', 'triangle'],
    ['reserve', '7', 'reserve', 7],
    ['stock', 'open', 'stock', 'open'],
    ['goal', 'all', 'goal', 'all'],
    ['face-down', '', 'faceDown', true],
    ['first-draw', 'false', 'firstDraw', false],
    ['cover-pair', 'true', 'coverPair', true],
    ['scoring', 'left', 'scoring', 'left'],
    ['undo-cost', '-1', 'undoCost', -1],
    ['undo-limit', '5', 'undoLimit', 5],
    ['no-timer', '', 'noTimer', true],
    ['no-timer', 'false', 'noTimer', false],
    ['mirrored', '', 'mirrored', true],
    ['four-color', 'no', 'fourColor', true],
    ['indices', 'local', 'indices', 'local'],
    ['face', ' modern ', 'face', 'modern'],
    ['locale', 'fi_FI', 'locale', 'fi'],
    ['variant', 'giza', 'variant', 'giza'],
  ];
  for (const [attribute, text, property, value] of TAKEN) {
    it(`${attribute}="${text}" is ${String(value)}`, async () => {
      const { element } = await mount({ [attribute]: text });
      expect(Reflect.get(element, property)).to.equal(value);
      expect(warnings).to.deep.equal([]);
    });
  }

  const REFUSED: readonly (readonly [string, string, string, unknown])[] = [
    ...['0', '-1', 'abc', '1e9', '', '3.7', '100'].map(
      (text) => ['passes', text, 'passes', 'unlimited'] as const,
    ),
    ['goal', 'ALL52', 'goal', 'pyramid'],
    ['rows', '9', 'rows', 7],
    ['stock', 'Open', 'stock', 'closed'],
    ['undo-limit', 'often', 'undoLimit', 100],
    ['variant', 'klondike', 'variant', 'pyramide'],
    ['indices', 'roman', 'indices', 'international'],
    ['face', '', 'face', 'modern'],
    ['face', 'Classic', 'face', 'modern'],
  ];
  for (const [attribute, text, property, value] of REFUSED) {
    it(`${attribute}="${text}" counts as absent, with one warning`, async () => {
      const table = await mount({ [attribute]: text });
      expect(Reflect.get(table.element, property)).to.equal(value);
      table.element.rows = 6;
      await table.settled();
      expect(warnings).to.have.lengthOf(1);
      expect(warnings[0]).to.contain(attribute);
      expect(table.events('error')).to.deep.equal([]);
      expect(table.state.outcome).to.equal('playing');
    });
  }
});

describe('properties', () => {
  it('take values of their types, and null clears them', async () => {
    const table = await mount({ passes: 3, 'no-undo': true });
    const { element } = table;
    Object.assign(element, { passes: 5, faceDown: true, noUndo: false, variant: 'par' });
    await table.settled();
    expect([element.passes, element.faceDown, element.noUndo]).to.deep.equal([5, true, false]);
    expect(element.variant).to.equal('par');
    expect(element.rules).to.deep.include({ passes: 5, faceDown: true, stock: 'drawn' });

    Object.assign(element, { passes: null, faceDown: null, noUndo: null, variant: null });
    await table.settled();
    expect([element.passes, element.faceDown, element.noUndo]).to.deep.equal([3, false, true]);
    expect([element.variant, table.state.variant]).to.deep.equal(['pyramide', 'pyramide']);
    expect(element.rules).to.include({ passes: 3, stock: 'closed', firstDraw: true });
  });

  it('give the value in force: the code of the running deal, or its cards', async () => {
    const table = await mount();
    expect(table.element.code).to.equal(table.state.code);
    expect(table.element.code).to.match(/^PY1-N-/u);
    expect(table.element.cards).to.equal(null);
    table.element.cards = DECK_B;
    await table.settled();
    expect([table.element.code, table.state.code]).to.deep.equal([null, null]);
    expect(table.element.cards).to.match(/^6D 5H AH/u);
  });

  it('hand the rules out, but not over', async () => {
    const table = await mount({ variant: 'par' });
    Reflect.set(table.element.rules, 'passes', 99);
    expect(table.state.passesLeft).to.equal(2);
    expect(table.element.rules.passes).to.equal(3);
  });

  it('are not reflected', async () => {
    const table = await mount({ code: S });
    Object.assign(table.element, { passes: 3, noTimer: true, locale: 'fi', code: J });
    await table.speaking('fi');
    expect(table.element.getAttributeNames()).to.have.members(['code', 'no-verdict']);
    expect(table.element.getAttribute('code')).to.equal(S);
  });

  it('give way to an attribute that is set later', async () => {
    const table = await mount({ passes: 3 });
    table.element.passes = 5;
    await table.settled();
    expect(table.state.passesLeft).to.equal(4);
    table.element.setAttribute('passes', '2');
    await table.settled();
    expect(table.state.passesLeft).to.equal(1);
    table.element.removeAttribute('passes');
    await table.settled();
    expect(table.state.passesLeft).to.equal(null);
  });
});

describe('what cannot be', () => {
  it('an invalid combination plays the variant unchanged, warns once and fires an error', async () => {
    const table = await mount({ variant: 'thirteen', 'cover-pair': true, passes: 2 });
    expect(table.events('error')).to.have.lengthOf(1);
    expect(table.events('error')[0]?.detail).to.include({
      what: 'rules',
      reason: 'face-down-cover-pair',
    });
    expect(table.element.rules).to.include({
      coverPair: false,
      faceDown: true,
      passes: 'unlimited',
    });
    expect(table.state).to.include({ variant: 'thirteen', outcome: 'playing' });
    expect(warnings).to.have.lengthOf(1);
  });

  const BAD: readonly (readonly ['code' | 'cards', string, string])[] = [
    ['code', 'PY1-N-AAAAAA1S', 'code'],
    ['code', 'PY1-S-AAAAAAS', 'another deck'],
    ['code', '', 'empty'],
    ['code', '<img src=x onerror=alert(1)>', 'markup'],
    ['cards', DECK_E.replace('KS', 'XX'), 'foreign card'],
    ['cards', DECK_E.replace('KS', 'KC'), 'doubled card'],
    ['cards', DECK_E.replace('KS ', ''), 'missing card'],
  ];
  for (const [what, value, why] of BAD) {
    it(`bad ${what} (${why}) fires an error, and the running game stays`, async () => {
      const table = await begun();
      const { state } = table;
      table.element[what] = value;
      await table.settled();
      expect(table.kinds).to.deep.equal(['error']);
      expect(table.events('error')[0]?.detail).to.include({ what });
      expect(table.events('error')[0]?.detail['reason']).to.be.a('string').and.not.equal('');
      expect(table.state).to.deep.equal(state);
      expect(warnings).to.have.lengthOf(1);
    });

    it(`bad ${what} (${why}) from the start gives a random deal`, async () => {
      const table = await mount({ [what]: value });
      expect(table.kinds).to.deep.equal(['error', 'deal']);
      expect(table.state.code).to.match(/^PY1-N-[A-Z2-7]{7}$/u);
      expect(table.has(table.state.tableau[6]?.[0] ?? '')).to.equal(true);
    });
  }
});
