// Parts that the module cannot fetch: it goes on without them, tells it once, and tries again.
import { beforeEach, expect, it } from 'vitest';
import { boardOf, tag, win, WON } from './playing.js';
import { openPages } from './pages.js';
import { DOCTYPE } from './site.js';

const FAILED = 'This could not be loaded. Please try again.';

const at = openPages();
beforeEach(() => {
  at.other.shared = { 'Access-Control-Allow-Origin': '*' };
});

const body = (more: string): string =>
  `<script type="module" src="${at.other.origin}/dist/esm/index.js"></script>${tag(more)}`;

it('a language from beside the script falls back to English, and comes when it can be had', async () => {
  at.other.missing = /\/fi-/u;
  const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + body('locale="fi"')));
  expect(await boardOf(page)).toMatch(/^Stock/u);
  const message = page.locator('pyramid-solitaire').getByText(FAILED);
  await expect.poll(() => message.count()).toBeGreaterThan(0);
  at.other.missing = null;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => boardOf(page)).toMatch(/^Nostopakka/u);
  expect(await win(page)).toEqual(WON);
  await page.close();
});

it('without any of what comes later the game is played all the same', async () => {
  at.other.missing = /\/(?:later|advice|dialogs|saving|worker|library)-/u;
  const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + body('save-key="x"')));
  expect(await win(page)).toEqual(WON);
  const solved = await page.evaluate(async () => {
    const element = document.querySelector('pyramid-solitaire');
    return [await element?.hint(), (await element?.solve())?.verdict];
  });
  expect(solved).toEqual([null, 'unknown']);
  at.other.missing = null;
  await page.close();
});
