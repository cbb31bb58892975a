// B04: pages with a strict content security policy and Trusted Types: nothing is forbidden, all works.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { boardOf, tag, win, WON } from './playing.js';
import { openPages } from './pages.js';
import { DOCTYPE } from './site.js';

const STRICT = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";

const at = openPages();

/** A page under a policy, which keeps what has been forbidden and what was told of the game. */
async function openUnder(policy: string, script: string, body: string): Promise<Page> {
  at.site.put(
    '/watch.js',
    `globalThis.forbidden = [];
     globalThis.verdicts = [];
     document.addEventListener('securitypolicyviolation', (event) =>
       forbidden.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
     document.addEventListener('pyramid-verdict', ({ detail }) => verdicts.push(detail.verdict));`,
  );
  const html = `${DOCTYPE}<script src="/watch.js"></script>${script}${body}`;
  return at.guest.open(at.site.put('/page.html', html, { 'Content-Security-Policy': policy }));
}

interface Watched {
  readonly forbidden: readonly string[];
  readonly verdicts: readonly string[];
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { forbidden, verdicts } = globalThis as unknown as Watched;
    return { forbidden, verdicts };
  });

const SCRIPTS = [
  ['the classic script', '<script src="/dist/pyramid-solitaire.js"></script>'],
  ['the module', '<script type="module" src="/dist/esm/index.js"></script>'],
] as const;

describe.each(SCRIPTS)('B04 %s', (_, script) => {
  it('plays, in each language, with the solver, and fires no violation', async () => {
    const page = await openUnder(STRICT, script, tag());
    await boardOf(page);
    const solved = await page.evaluate(async () => {
      const element = document.querySelector('pyramid-solitaire');
      return [await element?.hint(), (await element?.solve())?.verdict];
    });
    expect(solved).toEqual(['KC', 'winnable']);
    await expect.poll(async () => (await watched(page)).verdicts).toEqual(['winnable']);
    for (const [locale, stock] of [
      ['fi', 'Nostopakka'],
      ['no', 'Stokk'],
      ['ru', 'Запас'],
      ['it', 'Mazzo'],
    ] as const) {
      await page.evaluate((chosen) => {
        Object.assign(document.querySelector('pyramid-solitaire') ?? {}, { locale: chosen });
      }, locale);
      await expect.poll(() => boardOf(page)).toMatch(new RegExp(`^${stock}`, 'u'));
    }
    expect(await win(page)).toEqual(WON);
    expect((await watched(page)).forbidden).toEqual([]);
    await page.close();
  });

  it('opens every dialog without a violation', async () => {
    const page = await openUnder(STRICT, script, tag('save-key="strict" scoring="par" no-verdict'));
    // Where the tally has no room beside the board it is a dialog too.
    await page.setViewportSize({ width: 800, height: 700 });
    await boardOf(page);
    const opened = await page.evaluate(async () => {
      const element = document.querySelector('pyramid-solitaire');
      const root = element?.shadowRoot;
      const names: string[] = [];
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing else
      const until = async (there: () => unknown): Promise<void> => {
        for (let n = 0; n < 200 && !there(); n += 1) {
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
      };
      const press = (action: string): void =>
        root?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
      element?.play('draw');
      press('more');
      await until(() => root?.querySelector('dialog[open]'));
      const actions = [...(root?.querySelectorAll<HTMLElement>('dialog .menu [data-action]') ?? [])]
        .map(({ dataset }) => dataset['action'] ?? '')
        .filter((action) => !['restart', 'give-up', 'view'].includes(action));
      for (const action of actions) {
        if (!root?.querySelector('dialog .menu')) {
          press('more');
          await until(() => root?.querySelector('dialog .menu'));
        }
        press(action);
        await until(() => root?.querySelector(`[data-dialog="${action}"]`));
        if (root?.querySelector(`[data-dialog="${action}"]`)) names.push(action);
      }
      return { names, actions };
    });
    expect(opened.names).toEqual(opened.actions);
    expect(opened.names.length).toBeGreaterThan(6);
    expect((await watched(page)).forbidden).toEqual([]);
    await page.close();
  });

  it('says what it needs to a page that names its Trusted Types policies', async () => {
    const policy = `${STRICT}; trusted-types lit-html pyramid-solitaire`;
    const page = await openUnder(policy, script, tag());
    await boardOf(page);
    expect(await page.evaluate(() => document.querySelector('pyramid-solitaire')?.hint())).toBe(
      'KC',
    );
    expect(await win(page)).toEqual(WON);
    expect((await watched(page)).forbidden).toEqual([]);
    await page.close();
  });
});
