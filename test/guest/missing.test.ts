// Parts that the module cannot fetch: it goes on without them, tells it once, and tries again.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { boardOf, tag, win, WON } from './playing.js';
import { DOCTYPE, Guest, Site } from './site.js';

const FAILED = 'This could not be loaded. Please try again.';

let site: Site;
let other: Site;
let guest: Guest;

beforeAll(async () => {
  [site, other, guest] = await Promise.all([Site.open(), Site.open(), Guest.start()]);
  other.shared = { 'Access-Control-Allow-Origin': '*' };
});
afterAll(async () => {
  await guest?.close();
  site?.close();
  other?.close();
});
afterEach(() => expect(guest.faults.splice(0)).toEqual([]));

const body = (more: string): string =>
  `<script type="module" src="${other.origin}/dist/esm/index.js"></script>${tag(more)}`;

it('a language from beside the script falls back to English, and comes when it can be had', async () => {
  other.missing = /\/fi-/u;
  const page = await guest.open(site.put('/page.html', DOCTYPE + body('locale="fi"')));
  expect(await boardOf(page)).toMatch(/^Stock/u);
  const message = page.locator('pyramid-solitaire').getByText(FAILED);
  await expect.poll(() => message.count()).toBeGreaterThan(0);
  other.missing = null;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => boardOf(page)).toMatch(/^Nostopakka/u);
  expect(await win(page)).toEqual(WON);
  await page.close();
});

it('without any of what comes later the game is played all the same', async () => {
  other.missing = /\/(?:later|advice|dialogs|saving|worker|library)-/u;
  const page = await guest.open(site.put('/page.html', DOCTYPE + body('save-key="x"')));
  expect(await win(page)).toEqual(WON);
  const solved = await page.evaluate(async () => {
    const element = document.querySelector('pyramid-solitaire');
    return [await element?.hint(), (await element?.solve())?.verdict];
  });
  expect(solved).toEqual([null, 'unknown']);
  other.missing = null;
  await page.close();
});
