// One script tag, from anywhere, to any place of a page: the game is there and can be won.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { boardOf, tag, win, WON } from './playing.js';
import { openPages } from './pages.js';
import { DOCTYPE, ROOT } from './site.js';

const SCRIPT = '<script src="/dist/pyramid-solitaire.js"></script>';
const MODULE = '<script type="module" src="/dist/esm/index.js"></script>';

const at = openPages();

describe('the script', () => {
  it.each([
    ['before the tag', SCRIPT + tag()],
    ['after the tag', tag() + SCRIPT],
    ['deferred', `<script defer src="/dist/pyramid-solitaire.js"></script>${tag()}`],
    ['as a module', MODULE + tag()],
    ['twice', SCRIPT + tag() + SCRIPT],
    ['as module and classic', SCRIPT + MODULE + tag()],
    ['as classic and module', MODULE + SCRIPT + tag()],
  ])('%s', async (_, body) => {
    const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + body));
    expect(await win(page)).toEqual(WON);
    await page.close();
  });

  it('of two versions: the first that comes serves all', async () => {
    const old = `customElements.define('pyramid-solitaire', class extends HTMLElement {
      connectedCallback() { this.textContent = 'old'; }
    });`;
    at.site.put('/old.js', old);
    const body = `<script src="/old.js"></script>${SCRIPT}${MODULE}${tag()}`;
    const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + body));
    expect(await page.locator('pyramid-solitaire').textContent()).toBe('old');
    await page.close();
  });

  it.each([
    ['without CORS', {}],
    ['with CORS', { 'Access-Control-Allow-Origin': '*' }],
  ])('from another origin, %s', async (_, shared) => {
    at.other.shared = shared;
    const body = `<script src="${at.other.script}"></script>${tag('locale="it"')}`;
    const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + body));
    expect(await boardOf(page)).toMatch(/^Mazzo/u);
    expect(await page.evaluate(() => document.querySelector('pyramid-solitaire')?.hint())).toBe(
      'KC',
    );
    expect(await win(page)).toEqual(WON);
    await page.close();
  });

  it('B07 in a sandboxed frame', async () => {
    const inner = at.site.put('/inner.html', `${DOCTYPE}${SCRIPT}${tag('locale="it"')}`);
    const body = `<iframe sandbox="allow-scripts" width="700" height="600" src="${inner}"></iframe>`;
    const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + body));
    const frame = page.frames()[1];
    if (!frame) throw new Error('no frame');
    expect(await boardOf(frame)).toMatch(/^Mazzo/u);
    expect(await win(frame)).toEqual(WON);
    await page.close();
  });

  it('B07 from the disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pyramid-'));
    try {
      copyFileSync(join(ROOT, 'dist/pyramid-solitaire.js'), join(folder, 'pyramid-solitaire.js'));
      const body = `<script src="pyramid-solitaire.js"></script>${tag('locale="it"')}`;
      writeFileSync(join(folder, 'page.html'), DOCTYPE + body);
      const page = await at.guest.open(pathToFileURL(join(folder, 'page.html')).href);
      expect(await boardOf(page)).toMatch(/^Mazzo/u);
      const solved = await page.evaluate(() =>
        document.querySelector('pyramid-solitaire')?.solve(),
      );
      expect(solved?.verdict).toBe('winnable');
      expect(await win(page)).toEqual(WON);
      await page.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the element', () => {
  it.each([
    [
      'in a template that is cloned',
      `<template>${tag()}</template><script>
        document.body.append(document.querySelector('template').content.cloneNode(true));
      </script>`,
    ],
    [
      'cloned',
      `<div hidden>${tag()}</div><script>
        const one = document.querySelector('pyramid-solitaire');
        document.body.append(one.cloneNode(true));
        one.remove();
      </script>`,
    ],
    [
      'in a foreign shadow root',
      `<div></div><script>
        const root = document.querySelector('div').attachShadow({ mode: 'open' });
        root.innerHTML = ${JSON.stringify(tag())};
        Object.defineProperty(document, 'querySelector', {
          value: (what) => root.querySelector(what),
        });
      </script>`,
    ],
    [
      'moved a hundred times, removed and brought back',
      `<div></div><p></p>${tag()}<script>
        const one = document.querySelector('pyramid-solitaire');
        for (let n = 0; n < 50; n += 1) document.querySelector('div').append(one), document.body.append(one);
        one.remove();
        setTimeout(() => document.body.append(one), 50);
      </script>`,
    ],
  ])('%s', async (_, body) => {
    const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + SCRIPT + body));
    expect(await win(page)).toEqual(WON);
    await page.close();
  });

  it('B03 takes over what was set before the script came', async () => {
    const body = `<pyramid-solitaire></pyramid-solitaire><script>
      Object.assign(document.querySelector('pyramid-solitaire'), {
        locale: 'fi', variant: 'giza', code: 'PY1-N-AAAAAAS', passes: 2, noTimer: true,
      });
    </script>${SCRIPT}`;
    const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + body));
    await page.locator('pyramid-solitaire [data-stop]').first().waitFor();
    const found = await page.evaluate(() => {
      const element = document.querySelector('pyramid-solitaire');
      return [element?.locale, element?.state.variant, element?.state.code, element?.noTimer];
    });
    expect(found).toEqual(['fi', 'giza', 'PY1-N-AAAAAAS', true]);
    await page.close();
  });
});

it('leaves a page that has no tag alone', async () => {
  const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + SCRIPT));
  const before = await page.evaluate(() =>
    Object.keys(globalThis).filter((key) => /pyramid/iu.test(key)),
  );
  expect(before).toEqual([]);
  await page.close();
});
