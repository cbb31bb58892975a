// B09: several elements and tabs with one key. The first one has the game; none is ever mixed.
import { expect } from '@open-wc/testing';
import type { PyramidSolitaire } from '../../src/index.js';
import { DECK_B } from '../fixtures/decks.js';
import { warnings } from './console.js';
import { openIn } from './framed.js';
import { mount } from './harness.js';
import { kept, reload, sit, told, whole } from './saved.js';
import { until } from './until.js';

const A = { variant: 'casual', stock: 'closed', cards: DECK_B };
const B = { variant: 'giza', lang: 'fi', locale: 'fi' };
const TAKEN = /Not saved here: the game goes on in another window\./u;

beforeEach(() => localStorage.clear());
after(() => localStorage.clear());

/** Another tab: a page of its own with the same storage. */
async function openTab(): Promise<{ element: PyramidSolitaire; close: () => void }> {
  const frame = document.createElement('iframe');
  const source = new URL('../../src/define.ts', import.meta.url).pathname;
  const html = `<!doctype html><script type="module" src="${source}"></script>
    <pyramid-solitaire save-key="x" variant="casual" stock="closed" no-verdict
      cards="${DECK_B.replaceAll(/\s+/gu, ' ')}"></pyramid-solitaire>`;
  await openIn(frame, html);
  const find = () => frame.contentDocument?.querySelector('pyramid-solitaire');
  await until('the other tab', () => find()?.shadowRoot?.querySelector('.board') != null);
  const element = find();
  if (!element) throw new Error('no element');
  return { element, close: () => frame.remove() };
}

describe('B09 on one page', () => {
  it('the first element has the game, the second plays without saving and says so', async () => {
    const a = await sit(A);
    const b = await sit(B);
    const c = await mount({ variant: 'par' });
    expect(warnings).to.deep.equal(['<pyramid-solitaire> save-key="x": another element has it']);
    const [before, beside] = [whole(b), whole(c)];
    await a.play('KC');
    expect(whole(b)).to.deep.equal(before);
    const saved = kept('game');
    b.element.giveUp();
    await c.play('draw');
    expect(kept('game')).to.equal(saved);
    expect(whole(c).code).to.equal(beside.code);
    c.element.remove();
    b.element.remove();
    expect((await reload(a, A)).state.removed).to.deep.equal(['KC']);
  });

  it('another takes the seat of one that has gone', async () => {
    const a = await sit(A);
    await a.play('KC');
    a.element.remove();
    const b = await sit(A);
    await b.play('KH');
    // Back in the page, the first finds its seat taken and leaves the save alone.
    b.page.append(a.element);
    await a.play('draw');
    expect((await reload(b, A)).state.removed).to.deep.equal(['KC', 'KH']);
    a.element.remove();
  });
});

describe('B09 in two tabs', () => {
  it('the one that plays first has the game; the other is told and never changes', async () => {
    const here = await sit(A);
    await here.play('KC');
    const there = await openTab();
    expect(there.element.state.removed).to.deep.equal(['KC']);
    there.element.play('draw');
    await there.element.updateComplete;
    // The storage event that comes with it changes nothing here.
    expect(here.state).to.deep.include({ removed: ['KC'], moves: 1 });
    await here.play('KH');
    await told(here, TAKEN);
    await here.play('draw draw');
    expect(here.heard.filter((said) => TAKEN.test(said))).to.have.lengthOf(1);
    const last = there.element.transcript;
    there.close();
    const again = await reload(here, A);
    expect(again.element.transcript).to.equal(last);
    await again.play('KH');
    expect((await reload(again, A)).state.removed).to.deep.equal(['KC', 'KH']);
  });

  it('merely to be open takes the game from nobody', async () => {
    const here = await sit(A);
    await here.play('KC');
    const there = await openTab();
    there.close();
    await here.play('KH');
    expect(here.heard.some((said) => TAKEN.test(said))).to.equal(false);
    expect((await reload(here, A)).state.removed).to.deep.equal(['KC', 'KH']);
  });
});
