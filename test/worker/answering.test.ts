/** The inside of a worker: it searches several questions at once and forgets those dropped. */
import { expect, it, vi } from 'vitest';
import { createAnswerer } from '../../src/worker/answering.js';
import type { Question, Reply } from '../../src/worker/protocol.js';
import { startOf } from '../../src/engine/index.js';
import { setupFor } from '../engine/player.js';
import { replays } from '../solver/reference.js';
import { position } from './channels.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

/** A deal and a question about it that keeps a search busy for long. */
const { rules, cards } = setupFor('apophis', { code: 'PY1-N-AAAAAAS' });
const LONG: Question = {
  position: startOf(rules, cards),
  options: { memory: 64 * 2 ** 20, shortest: true },
  time: 60_000,
};

const easy = setupFor('pyramide', { code: 'PY1-N-AAAAAAS' });

it('answers what can be won with moves that win, and what cannot with none', async () => {
  const replies: Reply[] = [];
  const answer = createAnswerer((reply) => void replies.push(reply));
  const start = startOf(easy.rules, easy.cards);
  answer({ kind: 'ask', id: 1, question: { position: start, options: {}, time: 20_000 } });
  answer({ kind: 'ask', id: 2, question: { position: position(), options: {}, time: 20_000 } });
  const answers = (): readonly Reply[] => replies.filter(({ kind }) => kind === 'answer');
  await vi.waitUntil(() => answers().length === 2, { timeout: 50_000 });

  const [won, lost] = [1, 2].map((wanted) =>
    answers().find((reply) => reply.kind === 'answer' && reply.id === wanted),
  );
  expect(won).toMatchObject({ solution: { verdict: 'winnable' } });
  expect(lost).toMatchObject({ solution: { verdict: 'unwinnable', moves: null } });
  expect(won?.kind === 'answer' && replays(start, won.solution.moves)).toBe(true);
});

it('says how far it is, and that it does not know once its time is up', async () => {
  const replies: Reply[] = [];
  const answer = createAnswerer((reply) => void replies.push(reply));
  answer({ kind: 'ask', id: 5, question: { ...LONG, time: 2000 } });
  await vi.waitUntil(() => replies.some(({ kind }) => kind === 'answer'), { timeout: 50_000 });

  expect(replies.at(-1)).toMatchObject({ id: 5, solution: { verdict: 'unknown', moves: null } });
  const told = replies.slice(0, -1).map((reply) => (reply.kind === 'progress' ? reply : null));
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(told.toSorted((a, b) => (a?.positions ?? 0) - (b?.positions ?? 0)));
});

it('never answers what has been dropped, searches it no more, and lets others pass', async () => {
  const replies: Reply[] = [];
  const answer = createAnswerer((reply) => void replies.push(reply));
  const ofLong = (): number => replies.filter((reply) => 'id' in reply && reply.id === 1).length;
  answer({ kind: 'ask', id: 1, question: LONG });
  answer({ kind: 'ask', id: 2, question: { position: position(), options: {}, time: 20_000 } });
  await vi.waitUntil(() => replies.some(({ kind }) => kind === 'answer') && ofLong() > 0, {
    timeout: 50_000,
  });
  expect(replies.find(({ kind }) => kind === 'answer')).toMatchObject({ id: 2 });

  answer({ kind: 'drop', id: 1 });
  const before = ofLong();
  // A question asked later takes its slices in turn, so that one would have been told of meanwhile.
  answer({ kind: 'ask', id: 3, question: { ...LONG, time: 500 } });
  await vi.waitUntil(() => replies.some((reply) => reply.kind === 'answer' && reply.id === 3), {
    timeout: 50_000,
  });
  expect(ofLong()).toBe(before);
});
