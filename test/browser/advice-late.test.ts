// An answer belongs to one position (cases.md A17): what comes late says nothing of the one on the table.
import { expect } from '@open-wc/testing';
import type { Position } from '../../src/engine/index.js';
import type { Request } from '../../src/worker/protocol.js';
import { DECK_B } from '../fixtures/decks.js';
import { judged, LOST, NO_WAY, spokenFor, WIN, withVerdicts, withWorker } from './advice.js';
import type { Table } from './harness.js';
import { until } from './until.js';

const sit = (): Promise<Table> =>
  judged({ variant: 'casual', stock: 'open', passes: 2, cards: DECK_B });

const gone = (position: Position): string => position.removed.join();
const isStart = (position: Position): boolean => gone(position) === '';
const isWithoutKing = (position: Position): boolean => gone(position) === 'KC';

/** Real workers to which every word takes half a second. */
class SlowWorker extends Worker {
  override postMessage(request: Request): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a worker
    setTimeout(() => super.postMessage(request), 500);
  }
}

describe('A17 a verdict', () => {
  it('of the right position is told, however late: winnable, lost by a pass, winnable again', () =>
    withWorker(SlowWorker, () =>
      withVerdicts(async (heard) => {
        const table = await sit();
        await table.tap('KC');
        await table.press('Undo');
        await until('winnable', () => heard.length === 1);
        await table.play('draw*24 redeal');
        expect(table.message()).to.equal('');
        await until('the notice', () => table.message().includes(NO_WAY));
        for (let undo = 0; undo < 25; undo += 1) {
          table.element.undo();
          await table.settled();
          // No position in between has been looked at, and none is said to be lost.
          expect(table.message()).to.equal('');
        }
        await until('winnable', () => heard.length === 3);
        expect(heard).to.deep.equal(['winnable', 'unwinnable', 'winnable']);
        expect(table.message()).to.equal('');
      }),
    ));

  it('of a position taken back meanwhile is dropped', async () => {
    const { Spoken, asked, answer } = spokenFor();
    await withWorker(Spoken, () =>
      withVerdicts(async (heard) => {
        const table = await sit();
        await until('a question', () => asked().length === 1);
        answer(isStart, WIN);
        await until('winnable', () => heard.length === 1);
        await table.tap('KC');
        await until('a question', () => asked().length === 2);
        await table.press('Undo');
        answer(isWithoutKing, LOST);
        expect((await table.element.solve()).verdict).to.equal('winnable');
        await table.settled();
        expect([heard, table.message()]).to.deep.equal([['winnable'], '']);
      }),
    );
  });

  it('no longer wanted is no longer searched for', async () => {
    const { Spoken, made, asked } = spokenFor();
    await withWorker(Spoken, async () => {
      const table = await sit();
      await until('a question', () => asked().length === 1);
      await table.tap('KC');
      expect(made[0]?.heard.map(({ kind, id }) => [kind, id])).to.deep.equal([
        ['ask', 1],
        ['drop', 1],
      ]);
    });
  });

  it('is asked for once however fast one plays', async () => {
    const { Spoken, asked } = spokenFor();
    await withWorker(Spoken, async () => {
      const table = await sit();
      await table.play('KC KH draw*6');
      await until('a question', () => asked().length > 0);
      expect(asked().map(({ question }) => gone(question.position))).to.deep.equal(['KC,KH']);
    });
  });

  it('of a game before is dropped when a new one has been dealt', async () => {
    const { Spoken, asked, answer } = spokenFor();
    await withWorker(Spoken, () =>
      withVerdicts(async (heard) => {
        const table = await sit();
        await until('a question', () => asked().length === 1);
        const old = asked()[0]?.question.position;
        await table.element.newGame({ code: 'PY1-N-AAAAAAS' });
        answer((position) => position === old, LOST);
        await until('a question', () => asked().length === 2);
        answer((position) => position !== old, WIN);
        await until('winnable', () => heard.length > 0);
        await table.settled();
        expect([heard, table.message()]).to.deep.equal([['winnable'], '']);
      }),
    );
  });

  it('of a game that has been taken off the page is told nobody, and its worker is gone', async () => {
    const { Spoken, made, asked, answer } = spokenFor();
    await withWorker(Spoken, () =>
      withVerdicts(async (heard) => {
        const table = await sit();
        await until('a question', () => asked().length === 1);
        table.element.remove();
        await until('the end', () => made.every(({ terminated }) => terminated));
        answer(isStart, LOST);
        await table.settled();
        expect([heard, table.message(), made.length]).to.deep.equal([[], '', 1]);
      }),
    );
  });

  it('goes from the screen as soon as one has gone back', async () => {
    const { Spoken, asked, answer } = spokenFor(() => null);
    await withWorker(Spoken, async () => {
      const table = await sit();
      await table.tap('KC');
      await until('a question', () => asked().length === 1);
      answer(isWithoutKing, LOST);
      await until('the notice', () => table.message().includes(NO_WAY));
      await table.press('Undo');
      expect(table.message()).to.equal('');
    });
  });
});
