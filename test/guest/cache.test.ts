// B22: pages that are put to sleep: kept by the back button, or frozen. The game goes on where it was.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { boardOf, tag, win, WON } from './playing.js';
import { openPages } from './pages.js';
import { DOCTYPE } from './site.js';

const SCRIPT = '<script src="/dist/pyramid-solitaire.js"></script>';

// So that it says why.
const without = ['--disable-back-forward-cache'];
const at = openPages([], without);

const solve = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await document.querySelector('pyramid-solitaire')?.solve())?.verdict);

/** Why a page is not kept by the back button; what this browser says of every page is among it. */
async function reasons(body: string): Promise<readonly string[]> {
  const [first, second] = [
    at.site.put('/first.html', DOCTYPE + body),
    at.site.put('/second.html', DOCTYPE),
  ];
  const page = await at.guest.open(first);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const found: string[] = [];
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    found.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`));
  });
  if (body.includes('<pyramid-solitaire')) {
    await boardOf(page);
    // Timer, worker and storage are all at work when the page goes.
    await page.evaluate(() => document.querySelector('pyramid-solitaire')?.play('draw'));
    expect(await solve(page)).toBe('winnable');
  }
  await page.goto(second);
  await page.goBack();
  await expect.poll(() => found.length).toBeGreaterThan(0);
  await page.close();
  return found.toSorted();
}

it('B22 keeps no page from the back/forward cache', async () => {
  const nothing = await reasons('');
  expect(await reasons(SCRIPT + tag('save-key="cache"'))).toEqual(nothing);
  // What does keep a page from it is told.
  const busy = '<script>addEventListener("unload", () => {})</script>';
  expect(await reasons(busy)).not.toEqual(nothing);
});

it('B22 goes on after the page has been frozen', async () => {
  const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + SCRIPT + tag()));
  await boardOf(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setWebLifecycleState', { state: 'frozen' });
  await client.send('Page.setWebLifecycleState', { state: 'active' });
  expect(await solve(page)).toBe('winnable');
  expect(await win(page)).toEqual(WON);
  await page.close();
});
