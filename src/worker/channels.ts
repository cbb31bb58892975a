/** The ways to an answerer, in the order in which they are tried (the page's CSP may forbid some). */
import { openHere, workerChannel, type OpenChannel } from './channel.js';
import { trusted } from './trusted.js';
// oxlint-disable-next-line import/default -- Vite makes it
import workerAddress from './worker.js?worker&url';

/** A worker whose script lies beside the module. */
const openOwnWorker: OpenChannel = (listener) =>
  workerChannel(new Worker(trusted(workerAddress), { type: 'module' }), listener);

/** A worker made from a text that the package carries. */
const openInlineWorker: OpenChannel = async (listener) => {
  const { default: InlineWorker } = await import('./worker.js?worker&inline');
  return workerChannel(new InlineWorker(), listener);
};

export const CHANNELS: readonly OpenChannel[] = [openOwnWorker, openInlineWorker, openHere];
