/** The ways of the classic script, its own worker: its build takes them in place of `channels.ts`. */
import { openHere, workerChannel, type OpenChannel } from './channel.js';
import { WORKER_NAME, ownAddress, ownText } from './ownScript.js';
import { trusted } from './trusted.js';

const openScript = (address: string): Worker => new Worker(trusted(address), { name: WORKER_NAME });

/** The script once more, from where the page has it; another origin's is refused at once. */
const openOwnAddress: OpenChannel = (listener) => {
  if (!ownAddress) throw new Error('The script has no address of its own.');
  return workerChannel(openScript(ownAddress), listener);
};

/** The script once more, from its text: from `file://`, from another origin, inside the page. */
const openOwnText: OpenChannel = (listener) => {
  const address = URL.createObjectURL(new Blob([ownText()], { type: 'text/javascript' }));
  const forget = (): void => URL.revokeObjectURL(address);
  try {
    const worker = openScript(address);
    worker.addEventListener('message', forget, { once: true });
    worker.addEventListener('error', forget, { once: true });
    return workerChannel(worker, listener);
  } catch (error) {
    forget();
    throw error;
  }
};

export const CHANNELS: readonly OpenChannel[] = [openOwnAddress, openOwnText, openHere];
