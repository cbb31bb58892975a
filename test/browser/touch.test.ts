// B15 fingers on the board: taps, drags, and a page that still scrolls (cases.md).
import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { arrange, settingsFor } from '../engine/player.js';
import { DECK_B } from '../fixtures/decks.js';
import { expectAtRest, held } from './dragging.js';
import { finger, hasFingers, type At } from './hands.js';
import { mount, type Mount, type Table } from './harness.js';
import { until } from './until.js';

before(function onlyByFinger() {
  if (!hasFingers) this.skip();
  return setViewport({ width: 360, height: 640 });
});
afterEach(() => scrollTo(0, 0));

/** Deck B with 3S and 9C drawn, on a phone and a page longer than it. */
async function phone(given: Mount = {}): Promise<Table> {
  const table = await mount({ variant: 'casual', stock: 'closed', cards: DECK_B, ...given });
  (await table.play('draw draw')).land();
  table.page.style.paddingBottom = '2000px';
  scrollTo(0, 0);
  table.forget();
  return table;
}

async function tapAt(table: Table, target: HTMLElement): Promise<void> {
  const clicked = new Promise((resolve) => {
    addEventListener('click', resolve, { capture: true, once: true });
  });
  await finger.press(table.seen(target));
  await finger.release();
  await clicked;
  await table.settled();
}

async function swipeUp({ x, y }: At): Promise<void> {
  await finger.press({ x, y });
  for (let far = 20; far <= 200; far += 20) await finger.move({ x, y: y - far });
  await finger.release();
}

const actionOf = (element: Element): string => getComputedStyle(element).touchAction;

/** What a finger on a stop may do with the page: nothing where it takes a card. */
function expectedOf(stop: HTMLElement): string {
  if (!stop.matches('.card')) return 'manipulation';
  const isFree = stop.matches('button') && stop.getAttribute('aria-disabled') !== 'true';
  return isFree ? 'none' : 'pan-y pinch-zoom';
}

describe('B15 taps by finger', () => {
  it('take a pair, lay a card down again, and pass over to a card that does not fit', async () => {
    const table = await phone();
    await tapAt(table, table.stop('9C'));
    await tapAt(table, table.stop('4C'));
    expect(table.moves).to.deep.equal(['9C+4C']);
    await tapAt(table, table.stop('QC'));
    await tapAt(table, table.stop('QC'));
    expect(table.state.selected).to.equal(null);
    await tapAt(table, table.stop('QC'));
    await tapAt(table, table.stop('5S'));
    expect(table.state.selected).to.equal('5S');
    expect(table.events('refuse').map(({ detail }) => detail['reason'])).to.deep.equal(['sum']);
  });

  it('undo six times in a row, and nothing is enlarged', async () => {
    const table = await phone();
    await table.play('9C+4C KC KH draw');
    table.forget();
    const undo = table.button('Undo');
    for (let tap = 0; tap < 6; tap += 1) await tapAt(table, undo);
    expect(table.kinds).to.deep.equal(Array<string>(6).fill('undo'));
    expect(table.state).to.deep.include({ removed: [], stock: 24 });
    expect(visualViewport?.scale).to.equal(1);
  });
});

const seen = (key: string) => (table: Table) => table.seen(table.stop(key));
const besides = (table: Table): At => {
  const { left, top, width, height } = table.find('.board').getBoundingClientRect();
  return { x: left + width * 0.1, y: top + height * 0.4 };
};

describe('B15 swipes', () => {
  for (const [what, from] of [
    ['a covered card', seen('KD')],
    ['the apex', seen('6D')],
    ['a card with a free half', seen('8D')],
    ['the felt', besides],
    ['the status line', (table: Table) => table.seen(table.find('.title'))],
  ] as const) {
    it(`from ${what} scroll the page`, async () => {
      const table = await phone();
      await swipeUp(from(table));
      await until('the page has scrolled', () => scrollY > 100);
      expect(table.kinds).to.deep.equal([]);
      expect(table.state.selected).to.equal(null);
      await expectAtRest(table);
    });
  }

  it('from a free card take that and leave the page where it is', async () => {
    const table = await phone();
    for (const card of ['4C', '9C', 'stock']) {
      const at = table.seen(table.stop(card));
      await finger.press(at);
      for (const far of [20, 40, 60]) await finger.move({ x: at.x, y: at.y - far });
      expect([held(table), scrollY]).to.deep.equal([[card], 0]);
      await finger.move(at);
      await finger.release();
      await expectAtRest(table);
    }
    expect(table.kinds).to.deep.equal([]);
  });
});

it('B15 a drop that is 40 % off counts', async () => {
  const table = await phone();
  await table.drag('4C', '9C', { by: finger, off: [0.4, -0.4] });
  expect(table.moves).to.deep.equal(['9C+4C']);
  await expectAtRest(table);
});

describe('B15 what the page may do with a finger', () => {
  for (const variant of ['pyramide', 'thirteen', 'microsoft', 'apophis', 'giza']) {
    it(`is told by every element of ${variant}`, async () => {
      const table = await mount({ variant });
      expect(actionOf(table.element)).to.equal('manipulation');
      for (const stop of table.all('[data-stop]')) {
        expect(actionOf(stop), stop.dataset['stop']).to.equal(expectedOf(stop));
      }
      const others = table.all('button:not(.card), .board, .tableau, .piles, .inner');
      for (const other of others) expect(actionOf(other)).to.equal('manipulation');
    });
  }

  it('holds the covered card of a pair, which can be dragged', async () => {
    const variant = 'overlapping';
    const rules = settingsFor(variant).rules;
    const cards = arrange(rules, { rows: { 6: '9D', 7: '4C KC' } });
    const table = await mount({ variant, cards });
    expect(actionOf(table.stop('9D'))).to.equal('pan-y pinch-zoom');
    await table.play('KC');
    expect(actionOf(table.stop('9D'))).to.equal('none');
    await table.drag('9D', '4C', { by: finger });
    expect(table.moves).to.deep.equal(['KC', '9D+4C']);
  });
});

describe('B15 a long press', () => {
  it('opens no menu, selects no text, and may become a drag', async () => {
    const table = await phone();
    const at = table.seen(table.stop('4C'));
    await finger.press(at);
    const menu = new PointerEvent('contextmenu', {
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    expect(table.stop('4C').dispatchEvent(menu)).to.equal(false);
    expect(getSelection()?.isCollapsed ?? true).to.equal(true);
    await finger.move({ x: at.x, y: at.y - 60 });
    expect(held(table)).to.deep.equal(['4C']);
    await finger.release();
    await expectAtRest(table);
  });

  it('leaves the menu of a mouse alone', async () => {
    const table = await phone();
    const menu = new PointerEvent('contextmenu', {
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    expect(table.stop('4C').dispatchEvent(menu)).to.equal(true);
    expect(table.find('.board').dispatchEvent(menu)).to.equal(true);
  });

  it('begins no drag of the browser', async () => {
    const table = await phone();
    const start = new DragEvent('dragstart', { bubbles: true, composed: true, cancelable: true });
    expect(table.stop('4C').dispatchEvent(start)).to.equal(false);
    for (const card of table.all('.card')) {
      expect(getComputedStyle(card).userSelect).to.equal('none');
    }
  });
});

it('B15 a tap follows a drag as if there had been none', async () => {
  const table = await phone();
  await table.drag('5S', '5S', { by: finger, off: [0, 1] });
  await expectAtRest(table);
  // Chromium makes no click of a tap that follows a drag at once, on whatever page.
  await aTimeout(1000);
  await tapAt(table, table.stop('5S'));
  expect(table.state.selected).to.equal('5S');
  expect(table.kinds).to.deep.equal([]);
});
