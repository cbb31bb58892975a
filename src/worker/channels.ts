/** The ways to an answerer, in the order in which they are tried (the page's CSP may forbid some). */
import { createAnswerer } from './answering.js';
import type { Reply, Request } from './protocol.js';

/** A way to ask; `close` ends it. */
export interface Channel {
  readonly send: (request: Request) => void;
  readonly close: () => void;
}

export interface ChannelListener {
  readonly reply: (reply: Reply) => void;
  /** The channel does not work here; nothing more will come. */
  readonly fail: () => void;
}

/** Opens a channel; may throw where the page forbids it at once. */
export type OpenChannel = (listener: ChannelListener) => Promise<Channel> | Channel;

function workerChannel(worker: Worker, { reply, fail }: ChannelListener): Channel {
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => reply(data));
  // A worker that CSP forbids does not throw: it says so later.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail();
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window listens here
    send: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
}

/** A worker whose script lies beside the module. The classic script has no such file. */
const openOwnWorker: OpenChannel = (listener) =>
  workerChannel(new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }), listener);

/** A worker made from a text that the package carries. */
const openInlineWorker: OpenChannel = async (listener) => {
  const { default: InlineWorker } = await import('./worker.js?worker&inline');
  return workerChannel(new InlineWorker(), listener);
};

/** Slices on the page's own thread: slower, but allowed everywhere. */
const openHere: OpenChannel = ({ reply }) => {
  const answer = createAnswerer(reply);
  reply({ kind: 'ready' });
  return { send: answer, close: () => undefined };
};

export const CHANNELS: readonly OpenChannel[] = [openOwnWorker, openInlineWorker, openHere];
