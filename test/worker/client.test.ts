/** The solver's client: it tries one way after another, and answers every question in the end. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenChannel } from '../../src/worker/channel.js';
import { createSolver } from '../../src/worker/client.js';
import { gate, LOST, position, UNKNOWN, Way } from './channels.js';

/** Longer than any worker is waited for. */
const AGES = 10_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lets everything happen that needs no time. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

const throwing = (): never => {
  throw new TypeError('forbidden');
};

const readyAtOnce = (): Way => new Way((way) => way.ready());

describe('B06 where a way fails', () => {
  it.each<[string, OpenChannel]>([
    ['it throws', throwing],
    ['its script cannot be fetched', () => Promise.reject(new TypeError('no such file'))],
    ['an error event comes at once', new Way((way) => way.listener?.fail()).open],
  ])('because %s, the next one answers', async (_, first) => {
    const next = readyAtOnce();
    const answer = createSolver([first, next.open]).solve(position());
    await settle();
    expect(next.sent).toMatchObject([{ kind: 'ask' }]);
    next.answer();
    expect(await answer).toEqual(LOST);
  });

  it('because an error event comes later, it is closed and the next one is asked', async () => {
    const [first, next] = [new Way(), readyAtOnce()];
    const answer = createSolver([first.open, next.open]).solve(position());
    await settle();
    expect([first.opened, next.opened]).toEqual([1, 0]);
    first.listener?.fail();
    await settle();
    expect([first.closed, next.opened]).toEqual([1, 1]);
    next.answer();
    expect(await answer).toEqual(LOST);
  });

  it('because nothing is ever heard of it, the next one is asked after a while', async () => {
    const [first, next] = [new Way(), readyAtOnce()];
    const answer = createSolver([first.open, next.open]).solve(position());
    await vi.advanceTimersByTimeAsync(AGES);
    expect([first.closed, first.sent, next.opened]).toEqual([1, [], 1]);
    next.answer();
    expect(await answer).toEqual(LOST);
  });

  it('because it never opens, the next one is asked, and it is closed should it open at last', async () => {
    const { opened, open } = gate();
    const [first, next] = [new Way(() => opened), readyAtOnce()];
    const answer = createSolver([first.open, next.open]).solve(position());
    await vi.advanceTimersByTimeAsync(AGES);
    open();
    await settle();
    expect(first.closed).toBe(1);
    next.answer();
    expect(await answer).toEqual(LOST);
    expect(next.closed).toBe(0);
  });

  it('it is not tried again', async () => {
    const [first, next] = [new Way((way) => way.listener?.fail()), readyAtOnce()];
    const solver = createSolver([first.open, next.open]);
    for (let question = 0; question < 3; question += 1) {
      const answer = solver.solve(position());
      await settle();
      next.answer();
      expect(await answer).toEqual(LOST);
    }
    expect([first.opened, next.opened]).toEqual([1, 1]);
  });

  it('and no other is left, all questions are answered as unknown', async () => {
    const solver = createSolver([throwing, throwing]);
    const answers = [solver.solve(position()), solver.solve(position())];
    await settle();
    expect(await Promise.all(answers)).toEqual([UNKNOWN, UNKNOWN]);
    expect(await solver.solve(position())).toEqual(UNKNOWN);
  });

  it('a worker that dies while it searches leaves its questions to the next', async () => {
    const [first, next] = [readyAtOnce(), readyAtOnce()];
    const solver = createSolver([first.open, next.open]);
    const answers = [solver.solve(position()), solver.solve(position(), { shortest: true })];
    await settle();
    expect(first.waiting).toHaveLength(2);
    first.listener?.fail();
    await settle();
    expect(first.closed).toBe(1);
    expect(next.sent).toEqual(first.sent);
    next.answer();
    expect(await Promise.all(answers)).toEqual([LOST, LOST]);
  });

  it('a worker that is once ready has all the time it wants', async () => {
    const [first, next] = [readyAtOnce(), readyAtOnce()];
    const answer = createSolver([first.open, next.open]).solve(position());
    await vi.advanceTimersByTimeAsync(AGES);
    expect(next.opened).toBe(0);
    first.answer();
    expect(await answer).toEqual(LOST);
  });
});

describe('a question', () => {
  it('opens one worker however many are asked, each with its own answer', async () => {
    const way = new Way();
    const solver = createSolver([way.open]);
    expect(way.opened).toBe(0);
    const [one, other] = [solver.solve(position()), solver.solve(position())];
    await settle();
    expect(way.sent).toEqual([]);
    way.ready();
    const [first = 0, second = 0] = way.waiting;
    way.listener?.reply({ kind: 'answer', id: second, solution: LOST });
    way.listener?.reply({ kind: 'answer', id: first, solution: UNKNOWN });
    expect([await one, await other]).toEqual([UNKNOWN, LOST]);
    expect(way.opened).toBe(1);
  });

  it('is limited to 64 MB and two seconds unless it says otherwise', async () => {
    const way = readyAtOnce();
    const solver = createSolver([way.open]);
    void solver.solve(position());
    void solver.solve(position(), { time: 700, shortest: true, memory: 1000 });
    await settle();
    expect(way.sent).toMatchObject([
      { question: { time: 2000, options: { memory: 64 * 1024 * 1024 } } },
      { question: { time: 700, options: { memory: 1000, shortest: true } } },
    ]);
  });

  it('reports its progress to the one who asked', async () => {
    const way = readyAtOnce();
    const solver = createSolver([way.open]);
    const [mine, others] = [vi.fn(), vi.fn()];
    void solver.solve(position(), { onProgress: mine });
    void solver.solve(position(), { onProgress: others });
    await settle();
    const [id = 0] = way.waiting;
    for (const positions of [500, 1000]) way.listener?.reply({ kind: 'progress', id, positions });
    expect(mine.mock.calls).toEqual([[500], [1000]]);
    expect(others).not.toHaveBeenCalled();
  });

  it('called off is unknown and dropped, and a late answer changes nothing', async () => {
    const way = readyAtOnce();
    const solver = createSolver([way.open]);
    const run = new AbortController();
    const [mine, others] = [
      solver.solve(position(), { signal: run.signal }),
      solver.solve(position()),
    ];
    await settle();
    const [id = 0] = way.waiting;
    run.abort();
    expect(await mine).toEqual(UNKNOWN);
    expect(way.sent.at(-1)).toEqual({ kind: 'drop', id });
    way.listener?.reply({ kind: 'answer', id, solution: LOST });
    way.answer();
    expect(await others).toEqual(LOST);
  });

  it('called off before the worker is ready is never asked', async () => {
    const way = new Way();
    const solver = createSolver([way.open]);
    const run = new AbortController();
    const mine = solver.solve(position(), { signal: run.signal });
    await settle();
    run.abort();
    expect(await mine).toEqual(UNKNOWN);
    way.ready();
    expect(way.sent).toEqual([]);
    expect(await solver.solve(position(), { signal: run.signal })).toEqual(UNKNOWN);
    expect(way.sent).toEqual([]);
  });
});

describe('dispose', () => {
  it('answers what is open as unknown and closes the channel; later questions open none', async () => {
    const way = readyAtOnce();
    const solver = createSolver([way.open]);
    const answer = solver.solve(position());
    await settle();
    solver.dispose();
    expect(await answer).toEqual(UNKNOWN);
    expect(await solver.solve(position())).toEqual(UNKNOWN);
    expect([way.opened, way.closed]).toEqual([1, 1]);
  });

  it('while a channel opens closes it once it is open, and tries no other', async () => {
    const { opened, open } = gate();
    const [way, next] = [new Way(() => opened), readyAtOnce()];
    const solver = createSolver([way.open, next.open]);
    const answer = solver.solve(position());
    await settle();
    solver.dispose();
    expect(await answer).toEqual(UNKNOWN);
    open();
    await vi.advanceTimersByTimeAsync(AGES);
    expect([way.closed, way.sent, next.opened]).toEqual([1, [], 0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
