// Dialogs: native and modal, over the element, with focus handled, and nothing that leaks out of them.
import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { DIALOGS } from '../../src/element/dialogs/list.js';
import { DECK_B } from '../fixtures/decks.js';
import { hasDevtools } from './devtools.js';
import { overlay, withClock } from './doubles.js';
import { mount, Table } from './harness.js';
import { until } from './until.js';

const sit = (attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards: DECK_B, ...attributes });

const dialogOf = ({ root }: Table): HTMLDialogElement | null => root.querySelector('dialog[open]');

const isModal = (table: Table): boolean => dialogOf(table)?.matches(':modal') === true;

const titleOf = (table: Table): string => table.find('dialog h2').textContent?.trim() ?? '';

/** The dialog without its veil, on the screen and at rest. */
async function boxOf(table: Table): Promise<DOMRect> {
  const dialog = table.find('[part~="dialog"]');
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog.getBoundingClientRect();
}

/** Presses, moves if told to, and lets go: in the middle of a target, or at a place. */
async function drag(...places: readonly (readonly [number, number])[]): Promise<void> {
  const [from, to = from] = places;
  if (!from || !to) return;
  await sendMouse({ type: 'move', position: [...from] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [...to] });
  await sendMouse({ type: 'up' });
}

const VEIL = [4, 4] as const;

afterEach(() => setViewport({ width: 800, height: 600 }));

describe('a dialog', () => {
  it('is modal, has a name, and takes focus to its first control that is enabled', async () => {
    const table = await sit();
    await table.press('More');
    expect(isModal(table)).to.equal(true);
    expect(titleOf(table)).to.equal('More');
    const { id } = table.find('dialog h2');
    expect(dialogOf(table)?.getAttribute('aria-labelledby')).to.equal(id);
    expect(table.focused).to.equal('Give up');
  });

  it('that is a text takes focus to all of it, so that keys scroll it', async () => {
    const table = await sit();
    await setViewport({ width: 800, height: 300 });
    await table.choose('About the game');
    const body = table.root.activeElement as HTMLElement;
    expect(body.scrollHeight).to.be.greaterThan(body.clientHeight);
    await table.keys('End');
    await until('scrolled', () => body.scrollTop > 0);
  });

  for (const way of ['Escape', 'Close', 'a press beside it'] as const) {
    it(`is closed by ${way}, and focus goes back to what opened it`, async () => {
      const table = await sit();
      table.button('More').focus();
      await table.keys('Enter');
      expect(isModal(table)).to.equal(true);
      if (way === 'Escape') await table.keys('Escape');
      else if (way === 'Close') await table.press('Close');
      else await drag(VEIL);
      await until('closed', () => !table.root.querySelector('dialog'));
      expect(table.focused).to.equal('More');
    });
  }

  it('stays when a press that began inside ends beside it, or the other way round', async () => {
    const table = await sit();
    await table.choose('Keys');
    const { left, top } = await boxOf(table);
    const inside = [Math.round(left + 30), Math.round(top + 12)] as const;
    await drag(inside, VEIL);
    await drag(VEIL, inside);
    await drag(inside);
    expect(isModal(table)).to.equal(true);
  });

  it('keeps Tab inside, both ways', async function byTab() {
    // Firefox goes on to buttons of its own, from where no test can call focus back.
    if (!hasDevtools) this.skip();
    const table = await sit();
    await table.press('Options');
    const seen = new Set<string>();
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await table.keys(key);
      const { activeElement } = table.root;
      expect(document.activeElement?.id, 'the page').not.to.be.oneOf(['before', 'after']);
      if (activeElement) expect(activeElement.closest('dialog')).not.to.equal(null);
      seen.add(table.focused ?? '');
    }
    expect(seen).to.include('Done');
    expect(seen).to.include('Close');
  });

  it('gives focus to the board where what opened it has gone', async () => {
    const table = await sit();
    await table.focus('KC');
    await table.keys('?');
    expect(titleOf(table)).to.equal('Keys');
    table.element.play('KC');
    await table.settled();
    await table.keys('Escape');
    await until('focus is back', () => table.focused !== null);
    expect(table.isFree(table.focused ?? '')).to.equal(true);
  });

  it('makes room for another, which focus comes back from to the first opener', async () => {
    const table = await sit();
    table.button('Options').focus();
    await table.keys('Enter');
    const first = dialogOf(table);
    // What lies behind is inert to people, not to scripts.
    table.find('.toolbar [data-action="more"]').click();
    await table.settled();
    expect([titleOf(table), isModal(table)]).to.deep.equal(['More', true]);
    expect(dialogOf(table)).to.equal(first);
    expect(table.focused).to.equal('Give up');
    await table.choose('Keys');
    expect([titleOf(table), isModal(table)]).to.deep.equal(['Keys', true]);
    await table.keys('Escape');
    await until('focus is back', () => table.focused !== null);
    expect(table.focused).to.equal('Options');
  });

  it('opens again and again', async () => {
    const table = await sit();
    for (let time = 0; time < 3; time += 1) {
      await table.choose('Keys');
      expect([titleOf(table), isModal(table)]).to.deep.equal(['Keys', true]);
      await table.press('Close');
      expect(table.root.querySelector('dialog')).to.equal(null);
    }
  });

  it('speaks a new language at once', async () => {
    const table = await sit();
    await table.press('Options');
    table.page.lang = 'fi';
    await table.speaking('fi');
    expect(titleOf(table)).to.equal('Asetukset');
    expect(dialogOf(table)?.lang).to.equal('fi');
    expect(isModal(table)).to.equal(true);
  });
});

describe('while a dialog is open', () => {
  it('the keys of the board mean nothing', async () => {
    const table = await sit();
    await table.focus('5S');
    await table.keys('?');
    const { state } = table;
    table.forget();
    await table.keys('d', 'u', 'r', 'h', 'ArrowUp', 'Enter', '1');
    expect(table.state).to.deep.equal(state);
    expect(table.events()).to.deep.equal([]);
    expect(isModal(table)).to.equal(true);
  });

  it('nothing of it reaches the page but what any press does', async () => {
    const table = await sit();
    const heard: string[] = [];
    const types =
      'keydown keyup keypress beforeinput input change close cancel toggle beforetoggle submit';
    for (const type of types.split(' ')) {
      document.addEventListener(type, () => heard.push(type));
    }
    table.button('Options').focus();
    await table.keys('Enter');
    // The key that opened it was pressed outside of it, and may be let go inside.
    heard.length = 0;
    table.forget();
    await table.keys('Space', 'Tab', 'x', 'ArrowDown');
    table.find('dialog select').focus();
    await table.keys('i', 'ArrowUp', 'ArrowDown');
    await table.click(table.find('dialog .top button'));
    expect(heard).to.deep.equal([]);
    expect(table.events()).to.deep.equal([]);
  });

  it('the page stays where it is, and no style of its own is touched', async () => {
    const table = await sit();
    const tall = document.createElement('div');
    tall.style.height = '3000px';
    table.page.append(tall);
    scrollTo(0, 40);
    const before = [document.documentElement.clientWidth, document.documentElement.style.cssText];
    const { cssText } = document.body.style;
    const scrolling = ['PageDown', 'Space', 'End', 'ArrowDown', 'PageUp', 'Home', 'PageDown'];
    for (const name of ['Keys', 'Options']) {
      await table.choose(name);
      for (const key of scrolling) await table.keys(key);
    }
    expect(scrollY).to.equal(40);
    const { clientWidth, style } = document.documentElement;
    expect([clientWidth, style.cssText]).to.deep.equal(before);
    expect(document.body.style.cssText).to.equal(cssText);
    await table.keys('Escape');
    scrollTo(0, 0);
  });

  it('the clock is held', async () => {
    await withClock(async (pass) => {
      const table = await sit();
      await table.play('KC');
      pass(5000);
      await table.press('Options');
      pass(100_000);
      await table.press('Done');
      pass(2000);
      table.element.requestUpdate();
      await table.settled();
      expect(table.figure('Time')).to.equal('0:07');
    });
  });

  it('the element may leave the page, which then is free again, and come back', async () => {
    const table = await sit();
    await table.play('KC');
    await table.press('Options');
    table.element.remove();
    expect(document.querySelector(':modal')).to.equal(null);
    const before = table.page.querySelector<HTMLElement>('#before');
    before?.focus();
    expect(document.activeElement).to.equal(before);
    table.page.append(table.element);
    await table.settled();
    expect(table.root.querySelector('dialog')).to.equal(null);
    await table.press('Options');
    expect(isModal(table)).to.equal(true);
  });

  it('the element may be taken out of sight, which closes it', async () => {
    const table = await sit();
    await table.press('Options');
    table.element.hidden = true;
    await until('closed', () => !table.root.querySelector('dialog'));
    table.element.hidden = false;
    await table.press('Options');
    expect(isModal(table)).to.equal(true);
  });

  it('another element has its own', async () => {
    const [table, other] = [await sit(), await sit()];
    await table.choose('Keys');
    expect([isModal(table), dialogOf(other)]).to.deep.equal([true, null]);
    await table.press('Close');
    await other.press('Options');
    expect([dialogOf(table), isModal(other)]).to.deep.equal([null, true]);
  });
});

it('a dialog that cannot be fetched is told of, and can be had when that has passed', async () => {
  const table = await sit();
  const takeOff = overlay(DIALOGS, { about: () => Promise.reject(new Error('offline')) });
  await table.choose('About the game');
  takeOff();
  expect(table.root.querySelector('dialog')).to.equal(null);
  expect(table.message()).to.contain('could not be loaded');
  expect(table.says()).to.contain('could not be loaded');
  await table.choose('About the game');
  expect([titleOf(table), isModal(table)]).to.deep.equal(['About the game', true]);
});

const open = async (width: number, column: string, dir = 'ltr'): Promise<Table> => {
  await setViewport({ width, height: 640 });
  const page = await fixture<HTMLElement>(
    html`<div lang="en" dir=${dir}><button id="before">a</button></div>`,
  );
  page.style.cssText = column;
  const table = await new Table(page, document.createElement('pyramid-solitaire')).open();
  return table.choose('Keys');
};

describe('on the screen a dialog lies', () => {
  for (const dir of ['ltr', 'rtl']) {
    it(`over a narrow column, as wide as it needs, and never beyond an edge (${dir})`, async () => {
      for (const left of [0, 300, 700]) {
        const table = await open(1000, `width: 300px; margin-left: ${left}px`, dir);
        const [box, host] = [await boxOf(table), table.element.getBoundingClientRect()];
        expect(box.width).to.equal(560);
        expect(box.left).to.be.at.least(16);
        expect(box.right).to.be.at.most(984);
        if (left === 300) expect(box.left + 280).to.be.closeTo(host.left + host.width / 2, 1);
        expect([box.top >= 16, box.bottom <= 624]).to.deep.equal([true, true]);
      }
    });
  }

  it('along the lower edge of a phone', async () => {
    const table = await open(360, '');
    const { left, width, bottom, top } = await boxOf(table);
    const { clientWidth } = document.documentElement;
    expect([left, width, Math.round(bottom)]).to.deep.equal([0, clientWidth, 640]);
    expect(top).to.be.at.least(24);
  });

  it('inside a low window, its buttons in sight', async () => {
    await setViewport({ width: 740, height: 320 });
    const table = await sit();
    await table.choose('Options');
    const { top, bottom } = await boxOf(table);
    expect([top >= 0, bottom <= 320]).to.deep.equal([true, true]);
    expect(table.button('Done').getBoundingClientRect().bottom).to.be.at.most(320);
  });
});

it('a dialog of a page that reads from right to left does too', async () => {
  const table = await sit();
  table.page.dir = 'rtl';
  await table.press('Options');
  const [close, title] = [table.button('Close'), table.find('dialog h2')];
  expect(close.getBoundingClientRect().left).to.be.lessThan(title.getBoundingClientRect().left);
});
