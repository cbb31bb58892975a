/** The ways of the classic script, its own worker: its build takes them in place of `channels.ts`. */
import { openHere, workerChannel, type OpenChannel } from './channel.js';
import { WORKER_NAME, ownAddress, ownText } from './ownScript.js';

/** What is needed of Trusted Types, which the compiler does not know. */
interface Policy {
  readonly createScriptURL: (address: string) => string;
}
interface WithTrustedTypes {
  readonly trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

let policy: Policy | undefined;

/** Where a page enforces Trusted Types, it takes no plain address. */
function openScript(address: string): Worker {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  policy ??= trustedTypes?.createPolicy(WORKER_NAME, { createScriptURL: (own) => own });
  return new Worker(policy?.createScriptURL(address) ?? address, { name: WORKER_NAME });
}

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
