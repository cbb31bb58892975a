// Winnable deals: only those proved winnable are dealt, and until one is found the old game stays.
import { aTimeout, expect } from '@open-wc/testing';
import type { Position } from '../../src/engine/index.js';
import type { Solution } from '../../src/solver/index.js';
import {
  judged,
  LOST,
  spokenFor,
  UNKNOWN,
  WIN,
  withSeeds,
  withVerdicts,
  withWorker,
} from './advice.js';
import { withClock } from './doubles.js';
import { mount } from './harness.js';
import { until } from './until.js';

/** The Finnish page's two deals, the hopeless one and the other, and their seeds. */
const [J, S] = ['PY1-N-AAAAAAJ', 'PY1-N-AAAAAAS'];
const [HOPELESS, FINE] = [9, 18];
const SEARCHING = 'Looking for a deal that can be won';
const SORRY = 'No winnable deal was found in time';

const isHopeless = ({ game }: Position): boolean => game.cards.slice(0, 2).join() === 'QD,9H';
const truly = (position: Position): Solution => (isHopeless(position) ? LOST : WIN);

describe('newGame({ winnable: true })', () => {
  it('passes over a hopeless deal; the old game stays and is out of reach meanwhile', async () => {
    const { Spoken, asked, answer } = spokenFor();
    await withWorker(Spoken, () =>
      withSeeds([HOPELESS, FINE], async () => {
        const table = await mount({ code: 'PY1-N-AAAAAAB' });
        await table.tap('stock');
        await until('word of the draw', () => table.says() !== '');
        const { state } = table;
        table.forget();
        const dealt = table.element.newGame({ winnable: true });
        for (const question of [1, 2]) {
          await until('a question', () => asked().length === question);
          await table.settled();
          expect(table.state).to.deep.equal(state);
          expect(table.find('.board').inert).to.equal(true);
          expect([table.message(), table.says()].map((text) => text.includes(SEARCHING)))
            .to.deep //
            .equal([true, true]);
          if (question === 1) answer(() => true, LOST);
        }
        expect(table.kinds).to.deep.equal([]);
        answer(() => true, WIN);
        await dealt;
        await table.settled();
        expect(table.state).to.deep.include({ code: S, moves: 0 });
        expect(table.kinds).to.deep.equal(['lose', 'deal']);
        expect([table.find('.board').inert, table.message()]).to.deep.equal([false, '']);
      }),
    );
  });

  for (const variant of ['pyramide', 'casual', 'brainium', 'spanish', 'italian']) {
    it(`deals what can be won in ${variant}`, async () => {
      const table = await mount({ variant, passes: 3 });
      for (let deal = 0; deal < 2; deal += 1) {
        await table.element.newGame({ winnable: true });
        if (table.says().includes(SORRY)) continue;
        expect((await table.element.solve()).verdict).to.equal('winnable');
      }
      expect(table.events('deal')).to.have.lengthOf(3);
    });
  }

  it('gives up after five seconds, and says so', async () => {
    const { Spoken, asked, answer } = spokenFor();
    await withWorker(Spoken, () =>
      withSeeds([FINE], () =>
        withClock(async (pass) => {
          const table = await mount({ code: J });
          const dealt = table.element.newGame({ winnable: true });
          await until('a question', () => asked().length === 1);
          pass(5001);
          answer(() => true, UNKNOWN);
          await dealt;
          await table.settled();
          expect(table.state.code).to.equal(S);
          expect([table.message(), table.says()].map((text) => text.includes(SORRY)))
            .to.deep //
            .equal([true, true]);
        }),
      ),
    );
  });

  it('asked for twice deals once', async () => {
    const { Spoken, asked, answer } = spokenFor();
    await withWorker(Spoken, () =>
      withSeeds([HOPELESS, FINE], async () => {
        const table = await mount({ code: 'PY1-N-AAAAAAB' });
        table.forget();
        const deals: Promise<void>[] = [];
        for (const question of [1, 2]) {
          deals.push(table.element.newGame({ winnable: true }));
          await until('a question', () => asked().length === question);
        }
        answer(() => true, WIN);
        await Promise.all(deals);
        expect([table.kinds, table.state.code]).to.deep.equal([['deal'], S]);
      }),
    );
  });

  it('is called off by a deal that is named', async () => {
    const { Spoken, asked, answer } = spokenFor();
    await withWorker(Spoken, async () => {
      const table = await mount({ code: 'PY1-N-AAAAAAB' });
      const dealt = table.element.newGame({ winnable: true });
      await until('a question', () => asked().length === 1);
      await table.element.newGame({ code: J });
      answer(() => true, WIN);
      await dealt;
      await table.settled();
      expect(table.state.code).to.equal(J);
      expect([table.find('.board').inert, table.message()]).to.deep.equal([false, '']);
    });
  });

  it('ends when the element leaves the page', async () => {
    const { Spoken, made, asked } = spokenFor();
    await withWorker(Spoken, async () => {
      const table = await mount({ code: J });
      const dealt = table.element.newGame({ winnable: true });
      await until('a question', () => asked().length === 1);
      table.element.remove();
      await dealt;
      expect(made.map(({ terminated }) => terminated)).to.deep.equal([true]);
      expect(table.state.code).to.equal(J);
      table.page.append(table.element);
      await table.settled();
      expect(table.find('.board').inert).to.equal(false);
    });
  });

  it('leaves nothing to play by the keys meanwhile', async () => {
    const { Spoken, asked } = spokenFor();
    await withWorker(Spoken, async () => {
      const table = await mount({ code: J });
      void table.element.newGame({ winnable: true });
      await until('a question', () => asked().length === 1);
      await table.settled();
      table.forget();
      table.button('New').focus();
      await table.keys('d');
      expect(table.moves).to.deep.equal([]);
    });
  });
});

describe('winnable', () => {
  it('holds for the first deal, which is the first one told of', () =>
    withWorker(spokenFor(truly).Spoken, () =>
      withSeeds([HOPELESS, HOPELESS, FINE], async () => {
        const table = await mount({ winnable: true });
        await until('the deal', () => table.events('deal').length > 0);
        await table.settled();
        expect([table.kinds, table.state.code]).to.deep.equal([['deal'], S]);
      }),
    ));

  it('judges no game before that one', async () => {
    let isHeld = true;
    const { Spoken, asked, answer } = spokenFor((position) => (isHeld ? null : truly(position)));
    await withWorker(Spoken, () =>
      withSeeds([HOPELESS, HOPELESS, FINE], () =>
        withVerdicts(async (heard) => {
          const table = await judged({ winnable: true });
          await until('a question', () => asked().length > 0);
          // Longer than a verdict waits for more moves.
          await aTimeout(400);
          isHeld = false;
          answer(isHopeless, LOST);
          await until('winnable', () => heard.includes('winnable'));
          expect(heard).to.deep.equal(['winnable']);
          expect(table.kinds).to.deep.equal(['deal']);
        }),
      ),
    );
  });

  it('holds where the rules change before the first deal is found', async () => {
    const { Spoken, asked, answer } = spokenFor();
    await withWorker(Spoken, () =>
      withSeeds([HOPELESS, HOPELESS, HOPELESS, FINE], async () => {
        const table = await mount({ winnable: true });
        await until('a question', () => asked().length > 0);
        table.element.passes = 3;
        for (let question = 1; table.events('deal').length === 0; question += 1) {
          await until(
            'a question or a deal',
            () => asked().length >= question || table.events('deal').length > 0,
          );
          answer(isHopeless, LOST);
          answer((position) => !isHopeless(position), WIN);
          await aTimeout(0);
        }
        expect(table.state.code).to.equal(S);
      }),
    );
  });

  it('holds for the button, and newGame({ winnable: false }) does without', () =>
    withWorker(spokenFor(truly).Spoken, async () => {
      const table = await mount({ code: J, winnable: true });
      await withSeeds([HOPELESS, FINE], async () => {
        await table.dealAnew();
        await until('the deal', () => table.events('deal').length === 2);
        expect(table.state.code).to.equal(S);
      });
      await withSeeds([HOPELESS], () => table.element.newGame({ winnable: false }));
      expect(table.state.code).to.equal(J);
    }));

  it('set during a game waits for the next deal, and named deals are dealt as they are', () =>
    withWorker(spokenFor(truly).Spoken, async () => {
      const table = await mount({ code: J });
      table.element.winnable = true;
      await table.settled();
      expect(table.state.code).to.equal(J);
      expect(table.events('deal')).to.have.lengthOf(1);
      await table.element.newGame({ code: J });
      expect(table.events('deal').map(({ detail }) => detail['code'])).to.deep.equal([J, J]);
      await withSeeds([HOPELESS, FINE], () => table.element.newGame());
      expect(table.state.code).to.equal(S);
    }));
});
