// Hints (cases.md A15): what to do, marked and said, with the reason, and nothing that cannot be seen.
import { expect } from '@open-wc/testing';
import { deckOf, variantOf } from '../../src/engine/index.js';
import { DECK_B, DECK_E } from '../fixtures/decks.js';
import {
  countedWorker,
  hinted,
  LOST,
  marks,
  spokenFor,
  UNKNOWN,
  unhurried,
  withWorker,
} from './advice.js';
import { mount, type Table } from './harness.js';
import { until } from './until.js';

const sit = (attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards: DECK_B, passes: 3, ...attributes });

const WINS = 'This leads to a win.';

describe('A15 a hint on deck B', () => {
  it('(1) takes a king at the start', async () => {
    const table = await sit();
    expect(await hinted(table)).to.match(
      /^Remove: king of (?:clubs|hearts)\. This leads to a win\.$/u,
    );
    expect(marks(table).join()).to.be.oneOf(['KC', 'KH']);
  });

  it('(2) draws once the kings have gone', async () => {
    const table = await (await sit()).play('KC KH');
    expect(await hinted(table)).to.equal(`Draw a card from the stock. ${WINS}`);
    expect(marks(table)).to.deep.equal(['stock']);
  });

  it('(3) draws past a card that could be played only for a reason', async () => {
    const table = await (await sit()).play('KC KH draw*6');
    const said = await hinted(table);
    expect(said).to.match(/10 of spades and 3 of (?:clubs|hearts)|Draw .* This leads to a win\.$/u);
  });

  it('(4) turns the waste over', async () => {
    const table = await (await sit()).play('KC KH draw*24');
    expect(await hinted(table)).to.match(/^Turn the waste over\./u);
    expect(marks(table)).to.deep.equal(['stock']);
  });

  it('(5) says that no move is left', async () => {
    const table = await (await sit({ passes: 1 })).play('KC KH draw*24');
    expect(table.isOn('Hint')).to.equal(false);
    // The panel of the lost game, with its ways back, is not hidden by it.
    await table.press('Hint');
    await until('a hint', () => table.says() === 'No moves are left.');
    expect(await table.element.hint()).to.equal(null);
    expect(marks(table)).to.deep.equal([]);
  });

  it('without a solver takes a card before it draws, and says why', () =>
    withWorker(spokenFor(() => UNKNOWN).Spoken, async () => {
      const table = await (await sit()).play('KC KH');
      expect(await hinted(table)).to.equal('Draw a card from the stock.');
      await table.play('draw*6');
      expect(await hinted(table)).to.match(
        /^Remove: 10 of spades and 3 of clubs\. This frees: 8 of diamonds\.$/u,
      );
      await table.play('draw*18');
      expect(await hinted(table)).to.equal('Turn the waste over.');
    }));

  it('in a game that is lost is legal, and says that it is lost', () =>
    withWorker(spokenFor(() => LOST).Spoken, async () => {
      const table = await sit();
      expect(await hinted(table)).to.match(/^Remove: king of .*\. But this deal cannot be won\.$/u);
      await table.tap('KC');
      expect(await hinted(table)).to.equal(
        'Remove: king of hearts. But the game can no longer be won.',
      );
      expect(table.hasButton('Show me')).to.equal(false);
    }));
});

describe('a hint', () => {
  it('is said, shown and marked, and is what hint() gives', async () => {
    const table = await sit({ cards: DECK_E });
    table.forget();
    const move = await table.element.hint();
    await table.settled();
    expect(table.element.play(move ?? '')).to.deep.equal({ ok: true });
    table.element.undo();
    await table.settled();
    expect(await table.element.hint()).to.equal(move);
    await table.settled();
    expect(marks(table).toSorted()).to.deep.equal((move ?? '').split('+').toSorted());
    expect(table.message()).to.contain(WINS).and.contain('Remove: ');
    expect(table.heard.at(-1)).to.contain(WINS);
  });

  for (const [what, moves, stop, rules] of [
    ['the stock', 'KC KH', 'stock', {}],
    ['the empty stock', 'KC KH draw*24', 'stock', {}],
    ['the button beside the open stock', 'KC KH', 'draw', { stock: 'open' }],
    ['the pile to lay a card on', 'KC KH', 'lay:0', { stock: 'open', wastes: 2 }],
    ['a card', '', 'KC', {}],
  ] as const) {
    it(`marks ${what} so that it can be seen`, () =>
      withWorker(spokenFor(() => UNKNOWN).Spoken, async () => {
        const table = await sit({ passes: 9, ...rules });
        if (moves !== '') await table.play(moves);
        const look = (): string => {
          const { outlineStyle, boxShadow, backgroundImage, borderStyle } = getComputedStyle(
            table.stop(stop),
          );
          const badge = table.stop(stop).querySelector('.badge') !== null;
          return [outlineStyle, boxShadow, backgroundImage, borderStyle, badge].join(' ');
        };
        const before = look();
        await hinted(table);
        expect(marks(table)).to.include(stop);
        expect(look()).not.to.equal(before);
      }));
  }

  it('is gone with the next action, whatever it is', async () => {
    const table = await sit();
    const acts = [
      () => table.tap('KC'),
      () => table.press('Undo'),
      () => table.press('Redo'),
      () => table.tap('stock'),
      () => table.press('Restart'),
      () => table.dealAnew(),
    ];
    for (const act of acts) {
      await hinted(table);
      expect(marks(table)).not.to.deep.equal([]);
      await act();
      expect([marks(table), table.all('.toast.hint')]).to.deep.equal([[], []]);
    }
  });

  it('that comes when the game has moved on is not given', async () => {
    const { Spoken, asked, answer } = spokenFor();
    await withWorker(Spoken, async () => {
      const table = await sit();
      const late = table.element.hint();
      await until('the question', () => asked().length > 0);
      await table.tap('KC');
      answer(() => true, LOST);
      expect(await late).to.equal(null);
      await table.settled();
      expect([marks(table), table.all('.toast.hint')]).to.deep.equal([[], []]);
    });
  });

  it('comes by the key H', async () => {
    const table = await (await sit()).enter();
    await table.keys('h');
    await until('a hint', () => marks(table).length > 0);
    expect(table.message()).to.contain(WINS);
  });

  it('is not to be had with no-hints, neither by button nor by key, and nothing is asked', async () => {
    const { CountedWorker, made } = countedWorker();
    await withWorker(CountedWorker, () =>
      unhurried(async () => {
        const table = await (await sit({ 'no-hints': true })).enter();
        expect(table.hasButton('Hint')).to.equal(false);
        await table.keys('h');
        const other = await sit();
        await hinted(other);
        expect(made).to.have.lengthOf(1);
        expect([marks(table), table.says()]).to.deep.equal([[], '']);
      }),
    );
  });
});

const RANKS = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' } as const;
const SUITS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;
const named = (card: string): RegExp => {
  const [rank = '', suit = ''] = card;
  const name = RANKS[rank as keyof typeof RANKS] ?? rank;
  return new RegExp(`\\b${name} of ${SUITS[suit as keyof typeof SUITS]}`, 'u');
};

/** Cards that can be seen, or have been: those that lie open or have gone. */
function seen({ state }: Table): ReadonlySet<string | null> {
  const { tableau, reserve, cells, stockTop, drawn, wastes, removed } = state;
  return new Set([...[...tableau, ...reserve, ...wastes, cells, removed].flat(), stockTop, drawn]);
}

describe('a hint names and marks only what can be seen', () => {
  for (const variant of ['thirteen', 'aisleriot', 'pyramide', 'tuts-tomb', 'traditional', 'giza']) {
    for (const solver of ['with', 'without']) {
      it(`in ${variant}, ${solver} a solver`, () =>
        withWorker(solver === 'with' ? Worker : spokenFor(() => UNKNOWN).Spoken, async () => {
          const table = await mount({ variant, code: 'PY1-N-AAAAAAS' });
          const deck = deckOf(variantOf(variant)?.rules.ranks ?? 13);
          for (let move = 0; move < 7; move += 1) {
            const hint = await table.element.hint();
            await table.settled();
            const visible = seen(table);
            const hidden = deck.filter((card) => !visible.has(card));
            const told = table.message() + table.says();
            expect(hidden.filter((card) => named(card).test(told))).to.deep.equal([]);
            expect(hidden.filter((card) => marks(table).includes(card))).to.deep.equal([]);
            expect(table.element.play(hint ?? '')).to.deep.equal({ ok: true });
          }
        }));
    }
  }
});
