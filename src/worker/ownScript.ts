/** What the classic script knows of itself, on a page and in a worker. */

/** The function that the whole script is; its build gives it this name. */
declare const classicScript: () => void;

/** The name of the workers that the script opens. */
export const WORKER_NAME = 'pyramid-solitaire';

export const onPage = 'document' in globalThis;

/** Whether this is such a worker; in someone else's the script does nothing. */
export const inOwnWorker = !onPage && (globalThis as { name?: string }).name === WORKER_NAME;

/** A tag is the current one only while its script is evaluated, so it is looked at in time. */
const tag = onPage ? document.currentScript : null;

/** Where the script came from; nowhere, if it stands in the page. */
export const address = tag && 'src' in tag ? tag.src : '';

/** The same, if it is this script alone: a file of another name may hold more, which must not run in a worker. */
export const ownAddress = /^[^?]*\/pyramid-solitaire[^/]*$/.test(address) ? address : null;

/** The script as a text that runs it. */
export const ownText = (): string => `(${String(classicScript)})()`;
