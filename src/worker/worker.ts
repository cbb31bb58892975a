/** The worker's script. */
import { createAnswerer } from './answering.js';
import type { Reply, Request } from './protocol.js';

const answer = createAnswerer((reply: Reply) => postMessage(reply));
addEventListener('message', (event: MessageEvent<Request>) => answer(event.data));
postMessage({ kind: 'ready' } satisfies Reply);
