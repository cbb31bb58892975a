/** What the element knows of positions: each answer belongs to one, and none hides a better one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser } from '../../src/element/advice/adviser.js';
import { findWinnable } from '../../src/element/advice/winnable.js';
import {
  parseMove,
  play,
  startOf,
  type Fact,
  type Move,
  type Position,
} from '../../src/engine/index.js';
import type { AskOptions, Solution, Solver } from '../../src/worker/index.js';
import { setupFor } from '../engine/player.js';
import { gate, LOST, position, UNKNOWN } from './channels.js';

interface Asked {
  readonly position: Position;
  readonly options: AskOptions;
}

/** A solver that answers as it is told, and notes what it is asked. */
class Oracle implements Solver {
  readonly asked: Asked[] = [];
  disposed = 0;
  answer: (asked: Asked) => Solution | Promise<Solution> = () => LOST;

  async solve(of: Position, options: AskOptions = {}): Promise<Solution> {
    const asked = { position: of, options };
    this.asked.push(asked);
    return this.answer(asked);
  }

  dispose(): void {
    this.disposed += 1;
  }
}

const move = (word: string): Move => {
  const parsed = parseMove(word);
  if (!parsed) throw new Error(word);
  return parsed;
};

function after(before: Position, word: string): Position {
  const played = play(before, move(word));
  if (!played.ok) throw new Error(played.reason);
  return played.position;
}

const moved = (word: string): readonly Fact[] => [
  { kind: 'moved', move: move(word), removed: [] } as unknown as Fact,
];

const easy = setupFor('pyramide', { code: 'PY1-N-AAAAAAS' });
const WIN: Solution = { verdict: 'winnable', moves: ['KD', '3S+TC'].map(move), positions: 9 };

let oracle: Oracle;
let adviser: Adviser;
beforeEach(() => {
  oracle = new Oracle();
  adviser = new Adviser(() => Promise.resolve(oracle));
});

describe('an answer', () => {
  it('is remembered for its very position and no other', async () => {
    const [here, elsewhere] = [position(), position()];
    expect(await adviser.ask(here)).toEqual(LOST);
    expect(await adviser.ask(here)).toEqual(LOST);
    expect(oracle.asked).toHaveLength(1);
    expect(adviser.known(elsewhere)).toBe(null);
    await adviser.ask(elsewhere);
    expect(oracle.asked.map((asked) => asked.position)).toEqual([here, elsewhere]);
  });

  it('that something can be won is not yet the shortest way, which is then enough', async () => {
    const here = position();
    oracle.answer = () => WIN;
    await adviser.ask(here);
    await adviser.ask(here, { shortest: true });
    expect(oracle.asked).toHaveLength(2);
    await adviser.ask(here, { shortest: true });
    await adviser.ask(here);
    expect(oracle.asked).toHaveLength(2);
  });

  it('that is unknown of the shortest way does not hide an answer known before', async () => {
    const here = position();
    oracle.answer = ({ options }) => (options.shortest ? UNKNOWN : WIN);
    await adviser.ask(here);
    expect(await adviser.ask(here, { shortest: true })).toEqual(UNKNOWN);
    expect(adviser.known(here)).toEqual(WIN);
  });

  it('that is unknown in a short time does not stand for a longer one', async () => {
    const here = position();
    oracle.answer = ({ options }) => (options.time === 700 ? UNKNOWN : LOST);
    expect(await adviser.ask(here, { time: 700 })).toEqual(UNKNOWN);
    expect(await adviser.ask(here)).toEqual(LOST);
  });

  it('that was called off is not remembered', async () => {
    const here = position();
    const run = new AbortController();
    const { opened, open } = gate();
    oracle.answer = async () => {
      await opened;
      return UNKNOWN;
    };
    const answer = adviser.ask(here, { signal: run.signal });
    run.abort();
    open();
    await answer;
    oracle.answer = () => LOST;
    expect(await adviser.ask(here)).toEqual(LOST);
  });

  it('cut short by the end of the worker is not remembered', async () => {
    const here = position();
    const { opened, open } = gate();
    oracle.answer = async () => {
      await opened;
      return UNKNOWN;
    };
    const answer = adviser.ask(here);
    adviser.dispose();
    open();
    expect(await answer).toEqual(UNKNOWN);
    oracle.answer = () => LOST;
    expect(await adviser.ask(here)).toEqual(LOST);
  });
});

describe('following the game', () => {
  const start = startOf(easy.rules, easy.cards);

  it('the next move of a known win leaves the rest of it known', async () => {
    oracle.answer = () => WIN;
    await adviser.ask(start, { shortest: true });
    const next = after(start, 'KD');
    adviser.follow(start, moved('KD'), next);
    expect(await adviser.ask(next, { shortest: true })).toMatchObject({
      verdict: 'winnable',
      moves: [move('3S+TC')],
    });
    expect(oracle.asked).toHaveLength(1);
  });

  it('another move leaves nothing known', async () => {
    oracle.answer = () => WIN;
    await adviser.ask(start);
    const next = after(start, 'draw');
    adviser.follow(start, moved('draw'), next);
    expect(adviser.known(next)).toBe(null);
  });

  it('what is lost stays lost after any move, and after undo nothing is taken for granted', async () => {
    await adviser.ask(start);
    const next = after(start, 'draw');
    adviser.follow(start, moved('draw'), next);
    expect(adviser.known(next)).toEqual(LOST);
    const back = position();
    adviser.follow(next, [{ kind: 'undone', move: move('draw') }], back);
    expect(adviser.known(back)).toBe(null);
  });
});

describe('where there is no solver', () => {
  it('every answer is unknown, and the next question tries to get one', async () => {
    let loads = 0;
    const late = new Adviser(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(oracle);
    });
    const here = position();
    expect(await late.ask(here)).toEqual(UNKNOWN);
    expect(late.known(here)).toBe(null);
    expect(await late.ask(here)).toEqual(LOST);
  });

  it('a solver that throws is answered as unknown', async () => {
    oracle.answer = () => Promise.reject(new Error('broken'));
    expect(await adviser.ask(position())).toEqual(UNKNOWN);
  });

  it('the worker ends with the element, also one that is only just being fetched', async () => {
    const { opened, open } = gate();
    const slow = new Adviser(async () => {
      await opened;
      return oracle;
    });
    void slow.ask(position());
    slow.dispose();
    open();
    await vi.waitUntil(() => oracle.disposed === 1);
    expect(oracle.disposed).toBe(1);
  });
});

/** What nobody has caught while a test ran. */
async function uncaught(act: () => void): Promise<readonly unknown[]> {
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const found: unknown[] = [];
  process.on('unhandledRejection', (reason) => void found.push(reason));
  act();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.removeAllListeners('unhandledRejection');
  for (const listener of others) process.on('unhandledRejection', listener);
  return found;
}

it('the element may leave while the solver cannot be fetched', async () => {
  const failing = new Adviser(() => Promise.reject(new Error('offline')));
  const found = await uncaught(() => {
    void failing.ask(position());
    failing.dispose();
  });
  expect(found).toEqual([]);
});

describe('a winnable deal', () => {
  const timers: ReturnType<typeof setTimeout>[] = [];
  afterEach(() => timers.forEach(clearTimeout));

  it('is the first that is proved', async () => {
    const answers: readonly Solution[] = [LOST, UNKNOWN, WIN, WIN];
    oracle.answer = () => answers[oracle.asked.length - 1] ?? WIN;
    const { signal } = new AbortController();
    const found = await findWinnable(adviser, () => ({ ...easy }), signal);
    expect(found).toMatchObject({ proved: true });
    expect(oracle.asked).toHaveLength(3);
  });

  it.each([
    ['cannot be had', () => Promise.reject(new Error('offline'))],
    ['knows nothing', () => Promise.resolve({ solve: async () => UNKNOWN, dispose: () => {} })],
  ])('is looked for without holding up the page where the solver %s', async (_, load) => {
    const run = new AbortController();
    let dealt = 0;
    // The search can only be called off if it lets others have their turn.
    timers.push(setTimeout(() => run.abort(), 100));
    const next = (): typeof easy => {
      dealt += 1;
      return { ...easy };
    };
    const found = await findWinnable(new Adviser(load), next, run.signal);
    expect(found?.proved ?? false).toBe(false);
    expect(dealt).toBeLessThan(1000);
  });
});
