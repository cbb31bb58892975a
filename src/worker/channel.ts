/** A way to an answerer: what all have in common, and the one that is allowed everywhere. */
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

export function workerChannel(worker: Worker, { reply, fail }: ChannelListener): Channel {
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

/** Slices on the page's own thread: slower, but allowed everywhere. */
export const openHere: OpenChannel = ({ reply }) => {
  const answer = createAnswerer(reply);
  reply({ kind: 'ready' });
  return { send: answer, close: () => undefined };
};
