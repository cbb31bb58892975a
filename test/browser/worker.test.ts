// The worker behind an element: it is done without where it cannot be had, and ends with its element.
import { aTimeout, expect } from '@open-wc/testing';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import {
  countedWorker,
  ForbiddenWorker,
  hinted,
  judged,
  LOST,
  NEVER,
  SpokenFor,
  spokenFor,
  unhurried,
  withVerdicts,
  withWorker,
} from './advice.js';
import { overlay } from './doubles.js';
import { mount, type Table } from './harness.js';
import { until } from './until.js';

const J = 'PY1-N-AAAAAAJ';
const E = { variant: 'casual', stock: 'closed', cards: DECK_E };
const WINS = 'This leads to a win.';

describe('solve()', () => {
  it('gives moves that win', async () => {
    const table = await mount({ variant: 'casual', stock: 'closed', cards: DECK_B, passes: 3 });
    const { verdict, moves } = await table.element.solve();
    expect(verdict).to.equal('winnable');
    await table.play((moves ?? []).join(' '));
    expect(table.state.outcome).to.equal('won');
    expect(await table.element.solve()).to.deep.equal({ verdict: 'winnable', moves: [] });
  });

  it('of what cannot be won, or has been given up, gives none', async () => {
    const lost = { verdict: 'unwinnable', moves: null };
    const table = await mount({ code: J });
    expect(await table.element.solve()).to.deep.equal(lost);
    await table.element.newGame({ code: 'PY1-N-AAAAAAS' });
    table.element.giveUp();
    expect(await table.element.solve()).to.deep.equal(lost);
    table.element.undo();
    expect((await table.element.solve()).verdict).to.equal('winnable');
  });

  it('is of the game that the settings of this tick ask for', async () => {
    const table = await mount({ code: 'PY1-N-AAAAAAS' });
    table.element.code = J;
    expect((await table.element.solve()).verdict).to.equal('unwinnable');
  });
});

/** A worker whose script cannot be had: a later error event says so. */
class FailingWorker extends Worker {
  constructor() {
    super('blob:nothing');
  }
}

/** A worker that says so by itself, once it has been asked. */
class DyingWorker extends SpokenFor {
  constructor() {
    super();
    queueMicrotask(() => this.say({ kind: 'ready' }));
  }
  override postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }
}

describe('B06 where a worker', () => {
  for (const [what, kind] of [
    ['cannot be made', ForbiddenWorker],
    ['fails later', FailingWorker],
    ['never answers', SpokenFor],
    ['dies of the question', DyingWorker],
  ] as const) {
    it(`${what}, hint and verdict come all the same, and play goes on`, () =>
      withWorker(kind, () =>
        withVerdicts(async (heard) => {
          const uncaught: unknown[] = [];
          const note = (event: PromiseRejectionEvent): void => void uncaught.push(event.reason);
          window.addEventListener('unhandledrejection', note);
          const table = await judged(E);
          expect(await hinted(table)).to.contain(WINS);
          await until('winnable', () => heard.length > 0);
          expect(heard).to.deep.equal(['winnable']);
          await table.make(CLEAR_E);
          expect(table.state.outcome).to.equal('won');
          await aTimeout(0);
          window.removeEventListener('unhandledrejection', note);
          expect(uncaught).to.deep.equal([]);
        }),
      ));
  }

  it('never answers, a hint is not waited for longer than a second', () =>
    withWorker(SpokenFor, async () => {
      // A clock that counts only what is waited for: a busy machine is no fault.
      let now = 0;
      const native = window.setTimeout.bind(window);
      const takeOff = overlay(window, {
        setTimeout: (callback: () => void, time = 0) => {
          const due = now + time;
          return native(() => {
            now = Math.max(now, due);
            callback();
          }, time);
        },
      });
      try {
        const table = await mount(E);
        await table.element.hint();
        expect(now).to.be.at.most(1000);
      } finally {
        takeOff();
      }
    }));
});

const living = (made: readonly SpokenFor[]): number =>
  made.filter(({ terminated }) => !terminated).length;

describe('B10 a worker', () => {
  it('is not made before it is needed, and one does for all questions', async () => {
    const { CountedWorker, made } = countedWorker();
    await withWorker(CountedWorker, () =>
      unhurried(async () => {
        const table = await mount(E);
        await table.make('KC 9D+4D');
        expect(made).to.have.lengthOf(0);
        await Promise.all([table.element.hint(), table.element.solve()]);
        await table.element.newGame({ code: J });
        await table.element.solve();
        expect(made).to.have.lengthOf(1);
      }),
    );
  });

  it('stays, with its questions, while the element is only moved', async () => {
    const { Spoken, made, asked, answer } = spokenFor();
    await withWorker(Spoken, async () => {
      const table = await judged({ code: J });
      await until('a question', () => asked().length === 1);
      const host = table.page.appendChild(document.createElement('div'));
      for (let move = 0; move < 100; move += 1) table.page.append(table.element);
      host.attachShadow({ mode: 'open' }).append(table.element);
      await table.settled();
      answer(() => true, LOST);
      await until('the notice', () => table.message().includes(NEVER));
      expect([made.length, living(made), asked().length]).to.deep.equal([1, 1, 1]);
    });
  });

  it('ends when the element is removed, and no timer of the advice stays', async () => {
    const { CountedWorker, made, living: still } = countedWorker();
    await withWorker(CountedWorker, async () => {
      const tables: Table[] = [];
      for (let count = 0; count < 5; count += 1) tables.push(await judged(E));
      await Promise.all(tables.map((table) => table.element.solve()));
      for (const { element } of tables) element.remove();
      await until('the end', () => still.size === 0);
      expect(made).to.have.lengthOf.at.least(5);
    });
  });

  it('that is still at a hint when the element is removed is not followed by another', async () => {
    const { Spoken, made, asked } = spokenFor();
    await withWorker(Spoken, async () => {
      const table = await mount(E);
      const hint = table.element.hint();
      await until('a question', () => asked().length > 0);
      table.element.remove();
      await until('the end', () => made[0]?.terminated ?? false);
      // A second worker would be asked, and never ended.
      await Promise.race([hint, aTimeout(500)]);
      expect(living(made)).to.equal(0);
    });
  });

  it('asked by an element that is in no page does not live on', async () => {
    const { CountedWorker, made, living: still } = countedWorker();
    await withWorker(CountedWorker, () =>
      unhurried(async () => {
        const table = await mount({ code: J });
        table.element.remove();
        expect((await table.element.solve()).verdict).to.equal('unwinnable');
        await aTimeout(0);
        expect([made.length, still.size]).to.deep.equal([1, 0]);
      }),
    );
  });

  it('is there again when the element comes back, and so is the verdict', async () => {
    const table = await judged({ code: J });
    await until('the notice', () => table.message().includes(NEVER));
    table.element.remove();
    await aTimeout(0);
    table.page.append(table.element);
    await until('the notice', () => table.message().includes(NEVER));
    expect((await table.element.solve()).verdict).to.equal('unwinnable');
  });

  it('ended in mid-question leaves the question open, and it is answered when asked again', async () => {
    const { Spoken, asked } = spokenFor();
    const table = await mount({ code: J });
    await withWorker(Spoken, async () => {
      const cut = table.element.solve();
      await until('a question', () => asked().length === 1);
      table.element.remove();
      expect((await cut).verdict).to.equal('unknown');
    });
    table.page.append(table.element);
    expect((await table.element.solve()).verdict).to.equal('unwinnable');
  });
});
