// Stuck (rules.md 2.4.12): no card can be removed any more, which is told even without the solver.
import { expect } from '@open-wc/testing';
import { DECK_B } from '../fixtures/decks.js';
import {
  ForbiddenWorker,
  hinted,
  judged,
  NEVER,
  spokenFor,
  STUCK,
  UNKNOWN,
  withWorker,
} from './advice.js';
import { mount } from './harness.js';
import { until } from './until.js';

/** The Finnish page's hopeless deal. */
const J = 'PY1-N-AAAAAAJ';

/** The moves after which no more can be removed from the hopeless deal. */
const FOURTEEN = `TS+3C QS+AH draw*2 KS draw*11 7S+6D draw JD+2C KH draw TH+3H draw KD draw*6 KC`;

describe('stuck', () => {
  for (const [what, answer] of [
    ['knows nothing', () => UNKNOWN],
    ['never answers', () => null],
  ] as const) {
    it(`is told where the solver ${what}, at every draw`, () =>
      withWorker(spokenFor(answer).Spoken, async () => {
        const table = await judged({ code: J });
        await table.play(FOURTEEN);
        await until('the notice', () => table.message().includes(STUCK));
        await table.pageThrough(1);
        await until('the notice', () => table.message().includes(STUCK));
        expect(table.state.outcome).to.equal('playing');
        await table.press('Undo');
        await table.press('Undo');
        expect(table.message()).not.to.contain(STUCK);
      }));
  }

  it('is told where no worker can be had', () =>
    withWorker(ForbiddenWorker, async () => {
      const table = await judged({ code: J });
      await table.play(FOURTEEN);
      await until('the notice', () => table.message().includes(STUCK));
    }));

  it('is not told with no-verdict', async () => {
    const table = await mount({ code: J });
    await table.play(FOURTEEN);
    await hinted(table);
    await table.tap('stock');
    expect(table.message()).to.equal('');
  });

  it('is not told where only the one game is lost', async () => {
    const table = await judged({ variant: 'casual', stock: 'open', passes: 1, cards: DECK_B });
    await until('the notice', () => table.message().includes(NEVER));
    expect(table.message()).not.to.contain(STUCK);
  });
});
