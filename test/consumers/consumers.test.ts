// The packed package as its users have it: by Vite and esbuild, in React, Vue and Svelte, type-checked.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boardOf, win, WON } from '../guest/playing.js';
import { Guest, ROOT, Site } from '../guest/site.js';

const APP = fileURLToPath(new URL('app', import.meta.url));

let folder: string;
let guest: Guest;
let site: Site;

const run = (program: string, ...given: readonly string[]): string =>
  execFileSync(program, given, { cwd: folder, encoding: 'utf8' });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pyramid-consumer-'));
  cpSync(APP, folder, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  run('npm', 'install', '--silent', '--no-audit', '--no-fund', `./${packed.trim()}`);
  [site, guest] = await Promise.all([Site.open(), Guest.start()]);
  site.mount('/app/', join(folder, 'dist'));
  site.mount('/esbuild/', join(folder, 'esbuild'));
});
afterAll(async () => {
  await guest?.close();
  site?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});
afterEach(() => expect(guest.faults.splice(0)).toEqual([]));

/** The last win that the page's own listener has noted. */
const noted = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.body.dataset['won']);

/** What has been set as properties, and hint and language, which come by parts fetched later. */
async function expectWhole(page: Page): Promise<void> {
  await boardOf(page);
  const workers = new Set(page.workers());
  page.on('worker', (worker) => workers.add(worker));
  const found = await page.evaluate(async () => {
    const element = document.querySelector('pyramid-solitaire');
    return [element?.passes, await element?.hint(), (await element?.solve())?.verdict];
  });
  expect(found).toEqual([3, 'KC', 'winnable']);
  expect(workers.size).toBeGreaterThan(0);
  await page.evaluate(() => {
    Object.assign(document.querySelector('pyramid-solitaire') ?? {}, { locale: 'fi' });
  });
  await expect.poll(() => boardOf(page)).toMatch(/^Nostopakka/u);
}

it('has types that fit strict projects, in TSX too', () => {
  expect(run('npx', 'tsc', '--noEmit')).toBe('');
});

describe('bundled by Vite', () => {
  beforeAll(() => void run('npx', 'vite', 'build', '--logLevel', 'error'));

  it('plays, and keeps its worker and lazy parts', async () => {
    const page = await guest.open(`${site.origin}/app/plain.html`);
    await expectWhole(page);
    await expect
      .poll(() => page.evaluate(() => document.body.dataset['parts']))
      .toBe('winnable,король пик');
    expect(await win(page)).toEqual(WON);
    expect(await noted(page)).toBe('casual 16');
    await page.close();
  });

  it.each(['react', 'vue', 'svelte'])('in %s hears of a win and sets properties', async (name) => {
    const page = await guest.open(`${site.origin}/app/${name}.html`);
    await boardOf(page);
    const set = await page.evaluate(() => {
      const element = document.querySelector('pyramid-solitaire');
      return [element?.passes, element?.noTimer, element?.state.variant];
    });
    expect(set).toEqual([3, true, 'casual']);
    expect(await win(page)).toEqual(WON);
    expect(await noted(page)).toBe('casual 16');
    await page.close();
  });
});

it('bundled by esbuild plays, and keeps its worker and lazy parts', async () => {
  run(
    'npx',
    'esbuild',
    'src/plain.ts',
    '--bundle',
    '--splitting',
    '--format=esm',
    '--minify',
    '--outdir=esbuild',
    '--log-level=error',
  );
  writeFileSync(
    join(folder, 'esbuild/index.html'),
    '<!doctype html><html lang="en"><title>esbuild</title><div id="app"></div><script type="module" src="plain.js"></script>',
  );
  const page = await guest.open(`${site.origin}/esbuild/index.html`);
  await expectWhole(page);
  expect(await win(page)).toEqual(WON);
  expect(await noted(page)).toBe('casual 16');
  await page.close();
});
