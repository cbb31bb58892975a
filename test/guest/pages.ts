/** Two sites and a browser, open while the tests of a file run. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Guest, Site } from './site.js';

export interface Pages {
  site: Site;
  /** Another origin. */
  other: Site;
  guest: Guest;
}

/** Opens them before the tests, and closes them after; a fault on any page fails its test. */
export function openPages(...given: Parameters<typeof Guest.start>): Pages {
  const pages: Partial<Pages> = {};
  beforeAll(async () => {
    const [site, other, guest] = await Promise.all([
      Site.open(),
      Site.open(),
      Guest.start(...given),
    ]);
    Object.assign(pages, { site, other, guest });
  });
  afterAll(async () => {
    await pages.guest?.close();
    pages.site?.close();
    pages.other?.close();
  });
  afterEach(() => {
    expect(pages.guest?.faults.splice(0)).toEqual([]);
    Object.assign(pages.other ?? {}, { shared: {}, missing: null });
  });
  return pages as Pages;
}
