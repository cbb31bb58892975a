// Many elements at once, beside a page that has an i18next of its own; and what 200 of them leave behind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { VARIANTS } from '../../src/engine/index.js';
import { LOCALES } from '../../src/i18n/locale.js';
import { tag } from './playing.js';
import { openPages } from './pages.js';
import { DOCTYPE, ROOT } from './site.js';

const SCRIPT = '<script src="/dist/pyramid-solitaire.js"></script>';

const at = openPages(['--js-flags=--expose-gc']);
beforeAll(() => {
  const file = join(ROOT, 'node_modules/i18next/i18next.min.js');
  at.site.put('/i18next.js', readFileSync(file, 'utf8'));
});

it('twelve of them play by their own rules, in their own languages', async () => {
  const twelve = VARIANTS.slice(0, 12).map(({ key }, nth) => ({
    variant: key,
    locale: LOCALES[nth % LOCALES.length] ?? 'en',
  }));
  const host = `<script src="/i18next.js"></script><script>
    i18next.init({ lng: 'de', resources: { de: { translation: { hello: 'Guten Tag' } } } });
  </script>`;
  const tags = twelve.map(
    ({ variant, locale }) =>
      `<pyramid-solitaire variant="${variant}" locale="${locale}" code="PY1-N-AAAAAAS" no-verdict></pyramid-solitaire>`,
  );
  const page = await at.guest.open(
    at.site.put('/page.html', DOCTYPE + host + SCRIPT + tags.join('')),
  );
  await expect
    .poll(() => page.locator('pyramid-solitaire [data-stop="stock"]').count(), { timeout: 20_000 })
    .toBeGreaterThan(8);
  const found = await page.evaluate(async () => {
    const all = [...document.querySelectorAll('pyramid-solitaire')];
    const before = all.map(({ state }) => JSON.stringify(state));
    // A move in one of them is none in another.
    const [move = ''] = all[0]?.state.legal ?? [];
    all[0]?.play(move);
    await Promise.all(all.map(({ updateComplete }) => updateComplete));
    const touched = all.filter(({ state }, nth) => JSON.stringify(state) !== before[nth]);
    const { i18next } = globalThis as unknown as {
      i18next: { t: (key: string) => string; language: string };
    };
    return {
      games: all.map(({ state, locale }) => ({ variant: state.variant, locale })),
      touched: touched.map((element) => all.indexOf(element)),
      host: [i18next.t('hello'), i18next.language],
    };
  });
  expect(found).toEqual({ games: twelve, touched: [0], host: ['Guten Tag', 'de'] });
  await page.close();
});

it('200 created, played and removed leave nothing behind and are collected', async () => {
  const watch = `<script>
    const add = EventTarget.prototype.addEventListener;
    const remove = EventTarget.prototype.removeEventListener;
    globalThis.held = new Set();
    const numbers = new WeakMap();
    // By number, so that the books themselves keep nothing alive.
    const lineOf = (target, type, listener) => {
      if (!numbers.has(listener)) numbers.set(listener, Math.random());
      return target.constructor.name + ' ' + type + ' ' + numbers.get(listener);
    };
    const isShared = (target) =>
      target === globalThis || target instanceof Document || target instanceof MediaQueryList;
    EventTarget.prototype.addEventListener = function (...given) {
      if (isShared(this ?? globalThis)) held.add(lineOf(this ?? globalThis, given[0], given[1]));
      return add.apply(this, given);
    };
    EventTarget.prototype.removeEventListener = function (...given) {
      if (isShared(this ?? globalThis)) held.delete(lineOf(this ?? globalThis, given[0], given[1]));
      return remove.apply(this, given);
    };
    const NativeWorker = Worker;
    globalThis.workers = 0;
    globalThis.Worker = class extends NativeWorker {
      constructor(...given) { super(...given); workers += 1; }
      terminate() { workers -= 1; super.terminate(); }
    };
    const timers = new Set();
    globalThis.timers = timers;
    for (const kind of ['Timeout', 'Interval']) {
      const [set, clear] = [globalThis['set' + kind], globalThis['clear' + kind]];
      globalThis['set' + kind] = (act, ...more) => {
        const timer = set((...given) => {
          if (kind === 'Timeout') timers.delete(timer);
          act(...given);
        }, ...more);
        timers.add(timer);
        return timer;
      };
      globalThis['clear' + kind] = (timer) => { timers.delete(timer); clear(timer); };
    }
  </script>`;
  const page = await at.guest.open(at.site.put('/page.html', DOCTYPE + watch + SCRIPT + tag()));
  await page.locator('pyramid-solitaire [data-stop="stock"]').waitFor();
  const left = await page.evaluate(async () => {
    const world = globalThis as unknown as {
      held: Set<string>;
      workers: number;
      timers: Set<unknown>;
      gc: (how: { type: 'major'; execution: 'async' }) => Promise<void>;
    };
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing else
    const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    document.querySelector('pyramid-solitaire')?.remove();
    await rest(100);
    // What is made once for all elements stays, so the first has been before.
    const before = [...world.held];
    const references: WeakRef<Element>[] = [];
    // A function of its own, since the frame that waits below keeps whatever was in it last.
    const live = async (nth: number): Promise<void> => {
      const element = document.createElement('pyramid-solitaire');
      element.variant = 'giza';
      element.noVerdict = nth % 20 !== 0;
      document.body.append(element);
      await element.updateComplete;
      const [move = ''] = element.state.legal;
      element.play(move);
      element.remove();
      references.push(new WeakRef(element));
    };
    for (let nth = 0; nth < 200; nth += 1) await live(nth);
    const alive = (): number =>
      references.filter((reference) => reference.deref() !== undefined).length;
    // Words, panels and answers that come late find nobody left.
    for (let n = 0; n < 100 && alive() > 0; n += 1) {
      await rest(100);
      // Not at once, since then whatever looks like an address on the stack keeps what it points to.
      await world.gc({ type: 'major', execution: 'async' });
    }
    world.timers.clear();
    await rest(2500);

    return {
      alive: alive(),
      before,
      after: [...world.held],
      workers: world.workers,
      timers: world.timers.size,
    };
  });
  expect(left.after).toEqual(left.before);
  expect(left.alive).toBe(0);
  expect(left.workers).toBe(0);
  expect(left.timers).toBe(0);
  await page.close();
});
