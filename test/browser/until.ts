// How a test waits: as long as a busy machine needs, and no longer than it takes.
import { waitUntil } from '@open-wc/testing';

/** Milliseconds; less than a test has, so that what did not come about is told by its name. */
export const DEADLINE = 50_000;

/** Waits until something is so. */
export const until = (what: string, isSo: () => unknown): Promise<void> =>
  waitUntil(isSo, what, { timeout: DEADLINE, interval: 5 });
