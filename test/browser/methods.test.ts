// The methods of design.md 6: what pages can ask, and what they are answered.
import { expect } from '@open-wc/testing';
import type { PyramidSolitaire } from '../../src/index.js';
import { DECK_B } from '../fixtures/decks.js';
import { mount, type Heard } from './harness.js';

const S = 'PY1-N-AAAAAAS';

/** An event without the time, which no two games have in common. */
const timeless = ({ type, detail }: Heard) => [type, { ...detail, time: 0 }];

describe('methods', () => {
  it('newGame() deals a code, exact cards, or at random, and resolves when it is on the screen', async () => {
    const table = await mount({ code: S });
    const { element } = table;
    await element.newGame({ code: 'PY1-N-AAAAAAJ' });
    expect(element.state.code).to.equal('PY1-N-AAAAAAJ');
    await element.newGame({ cards: DECK_B });
    expect(table.label('KC')).to.contain('king of clubs');
    expect(table.status()).to.contain('Custom deal');
    await element.newGame();
    expect(element.state.code)
      .to.match(/^PY1-N-/u)
      .and.not.equal(S);
    expect(table.kinds.filter((type) => type === 'deal')).to.have.lengthOf(4);
  });

  it('newGame() with a deal that cannot be leaves the game alone', async () => {
    const table = await mount({ code: S });
    await table.tap('KD');
    const { state } = table;
    table.forget();
    for (const deal of [{ code: 'nonsense' }, { cards: 'KS KS' }, { code: 'PY1-I-AAAAAAA' }]) {
      await table.element.newGame(deal);
    }
    expect(table.kinds).to.deep.equal(['error', 'error', 'error']);
    expect(table.state).to.deep.equal(state);
  });

  it('a new deal gives the running game up once a move was made', async () => {
    const table = await mount({ code: S });
    await table.element.newGame();
    expect(table.kinds).to.deep.equal(['deal', 'deal']);
    table.element.play('draw');
    table.forget();
    await table.element.newGame();
    expect(table.kinds).to.deep.equal(['lose', 'deal']);
    expect(table.events('lose')[0]?.detail).to.include({ reason: 'gave-up', moves: 1 });
  });

  it('restart(), undo(), redo() and giveUp() fire what the buttons do', async () => {
    const byMethod = await mount({ code: S });
    const byButton = await mount({ code: S });
    const acts: readonly (readonly [(element: PyramidSolitaire) => void, string])[] = [
      [(element) => element.undo(), 'Undo'],
      [(element) => element.redo(), 'Redo'],
      [(element) => element.giveUp(), 'Give up'],
      [(element) => element.undo(), 'Undo'],
      [(element) => element.restart(), 'Restart'],
    ];
    for (const { element } of [byMethod, byButton]) element.play('KD');
    await byButton.settled();
    for (const [act, name] of acts) {
      act(byMethod.element);
      await (name === 'Give up' ? byButton.choose(name) : byButton.press(name));
    }
    expect(byMethod.events().map(timeless)).to.deep.equal(byButton.events().map(timeless));
    expect(byMethod.kinds.slice(3)).to.deep.equal(['undo', 'redo', 'lose', 'undo', 'deal']);
  });

  it('play() says why not, and fires what a tap would', async () => {
    const table = await mount({ code: S });
    const results = ['KD', '3S+TC', 'QC', '7C+7S', 'KD', 'nonsense', '7C+7C', 'redeal', 'draw>2'];
    const told = results.map((move) => {
      const result = table.element.play(move);
      return result.ok ? 'ok' : result.reason;
    });
    expect(told).to.deep.equal([
      'ok',
      'ok',
      'covered',
      'sum',
      'removed',
      'bad-move',
      'bad-move',
      'stock-not-empty',
      'no-such-waste',
    ]);
    expect(table.events('refuse').map(({ detail }) => detail['reason'])).to.deep.equal(
      told.slice(2),
    );
    expect(table.moves).to.deep.equal(['KD', 'TC+3S']);
  });

  it('load() replays a transcript, with undo and giving up', async () => {
    const table = await mount({ variant: 'par', code: S, passes: 5 });
    for (const move of ['KD', 'TC+3S', 'draw']) table.element.play(move);
    table.element.undo();
    table.element.giveUp();
    const { transcript, state } = table.element;
    expect(transcript).to.contain(S).and.contain('give-up');

    const other = await mount();
    other.forget();
    expect(other.element.load(transcript)).to.deep.equal({ ok: true });
    await other.settled();
    expect(other.state).to.deep.equal(state);
    expect(other.element.transcript).to.equal(transcript);
    expect(other.element.variant).to.equal('par');
    expect(other.message()).to.contain('You gave up');
    expect(other.kinds).to.deep.equal(['deal']);
  });

  it('load() says what is wrong and where, and leaves the game alone', async () => {
    const table = await mount({ code: S });
    table.element.play('KD');
    const { transcript, state } = table.element;
    for (const [text, at] of [
      [`${transcript} QC`, 2],
      ['nonsense', 0],
      ['', 0],
    ] as const) {
      const result = table.element.load(text);
      expect(result).to.include({ ok: false, at });
      expect(result).to.have.property('reason').that.is.a('string');
    }
    expect(table.state).to.deep.equal(state);
  });

  it('describe() gives the position in the language on show', async () => {
    const table = await mount({ code: S });
    expect(table.element.describe()).to.contain('Row 1: jack of diamonds; row 2: 6 of clubs');
    table.element.locale = 'no';
    await table.speaking('no');
    expect(table.element.describe()).to.contain('ruter knekt');
  });

  it('never throw, whatever they are given', async () => {
    const { element } = await mount({ code: S });
    const { state } = element;
    for (const odd of [null, undefined, 7, {}, [], Symbol('x'), () => 'KD', Object.create(null)]) {
      expect(element.play(odd as string)).to.include({ ok: false, reason: 'bad-move' });
      expect(element.load(odd as string)).to.include({ ok: false });
    }
    expect(element.state).to.deep.equal(state);
  });
});
