/** The classic script: the element on a page, and the solver in the workers that it opens. */
import { inOwnWorker, onPage } from './worker/ownScript.js';

// Each part is evaluated only where it belongs: Lit needs a document, which no worker has.
if (onPage) void import('./define.js');
else if (inOwnWorker) void import('./worker/worker.js');
