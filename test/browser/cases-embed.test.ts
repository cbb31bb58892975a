// Faults of other embedded elements that this one must not have (cases.md B03, B10, B12).
import { expect, fixture, html } from '@open-wc/testing';
import type { PyramidSolitaire } from '../../src/index.js';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { withBooks, withClock } from './doubles.js';
import { mount, Table } from './harness.js';

const TAG = 'pyramid-solitaire';
const S = 'PY1-N-AAAAAAS';
const J = 'PY1-N-AAAAAAJ';

/** An element that its class has not taken over yet: a template's document has no definitions. */
function early(): PyramidSolitaire {
  const template = document.createElement('template');
  template.innerHTML = `<${TAG}></${TAG}>`;
  const [element] = template.content.children;
  expect(element).not.to.be.instanceOf(customElements.get(TAG));
  return element as PyramidSolitaire;
}

const page = (): Promise<HTMLElement> =>
  fixture<HTMLElement>(html`<div lang="en"><button id="before">a</button></div>`);

async function place(element: PyramidSolitaire): Promise<Table> {
  const table = new Table(await page(), element);
  table.page.append(element);
  return table.settled();
}

describe('B03 birth', () => {
  it('by createElement, by constructor: no exception, no attribute, no child', () => {
    const Class = customElements.get(TAG);
    expect(Class).to.be.a('function');
    const born = [document.createElement(TAG), ...(Class ? [new Class()] : [])];
    for (const element of born) {
      expect([element.attributes.length, element.childNodes.length]).to.deep.equal([0, 0]);
    }
  });

  it('takes over properties set before the script came, and follows those set later', async () => {
    const element = early();
    Object.assign(element, { code: S, locale: 'fi', passes: 3, noTimer: true });
    const table = await place(element);
    await table.speaking('fi');
    expect(table.state).to.include({ code: S, passesLeft: 2 });
    expect(table.events('deal')).to.have.lengthOf(1);
    expect([element.code, element.locale, element.passes]).to.deep.equal([S, 'fi', 3]);
    expect(table.status()).not.to.contain('Aika');

    element.code = J;
    await table.settled();
    expect(table.state.code).to.equal(J);
    element.setAttribute('code', S);
    await table.settled();
    expect(table.state.code).to.equal(S);
  });

  it('a property beats the attribute of the same name when it was set later', async () => {
    const element = early();
    element.setAttribute('code', J);
    element.code = S;
    const table = await place(element);
    expect(table.state.code).to.equal(S);
  });

  it('may be asked for its game long before it comes into a page', async () => {
    const element = document.createElement(TAG);
    element.setAttribute('no-verdict', '');
    const { state } = element;
    // Whatever it fetches has come by the time that another has all of it.
    await mount();
    const table = await place(element);
    expect(table.state).to.deep.equal(state);
    await table.tap('stock');
    expect(table.says()).not.to.equal('');
    await table.drag('stock', 'waste');
    expect(table.state.moves).to.equal(2);
  });

  it('a clone deals what its attributes say and shares nothing', async () => {
    const table = await mount({ code: S });
    await table.tap('KD');
    const twin = await place(table.element.cloneNode(true) as PyramidSolitaire);
    expect(twin.state).to.deep.include({ code: S, moves: 0, removed: [] });
    await twin.taps('TC 3S');
    expect(table.state.removed).to.deep.equal(['KD']);
    expect(twin.state.removed).to.deep.equal(['TC', '3S']);
    expect(table.events('move')).to.have.lengthOf(1);
  });

  it('comes from innerHTML and from a template', async () => {
    const host = await page();
    host.innerHTML = `<${TAG} code="${S}" variant="par"></${TAG}>`;
    const [parsed] = host.querySelectorAll(TAG);
    await parsed?.updateComplete;
    expect(parsed?.state).to.include({ code: S, variant: 'par' });

    const template = document.createElement('template');
    template.innerHTML = host.innerHTML;
    host.replaceChildren(template.content.cloneNode(true));
    const [cloned] = host.querySelectorAll(TAG);
    await cloned?.updateComplete;
    expect(cloned?.state).to.include({ code: S, variant: 'par' });
  });
});

const begun = async (): Promise<Table> => {
  const table = await mount({ variant: 'casual', stock: 'closed', cards: DECK_B });
  await table.taps('KC stock stock');
  return table;
};
const expectSame = async (table: Table): Promise<void> => {
  expect(table.state).to.deep.include({ wastes: [['3S', '9C']], removed: ['KC'], moves: 3 });
  expect(table.events('deal')).to.have.lengthOf(1);
  expect(table.pile('waste')).to.contain('9 of clubs');
  table.forget();
  await table.pointAt('9C');
  await table.pointAt('4C');
  expect(table.kinds).to.deep.equal(['before-move', 'move']);
};

describe('B10 moving about', () => {
  it('a hundred times keeps the game, with one reaction to a click', async () => {
    const table = await begun();
    for (let at = 0; at < 100; at += 1) table.page.append(table.element);
    table.page.querySelector('#before')?.before(table.element);
    await table.settled();
    await expectSame(table);
  });

  it('into a shadow root and out again keeps the game', async () => {
    const table = await begun();
    const host = table.page.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(table.element);
    await table.settled();
    expect(table.pile('waste')).to.contain('9 of clubs');
    table.page.append(table.element);
    await table.settled();
    await expectSame(table);
  });

  it('into a frame and back keeps the game and its look', async () => {
    const table = await begun();
    const width = table.stop('4C').getBoundingClientRect().width;
    const frame = table.page.appendChild(document.createElement('iframe'));
    frame.contentDocument?.body.append(table.element);
    await table.settled();
    table.page.append(table.element);
    await table.settled();
    expect(table.stop('4C').getBoundingClientRect().width).to.equal(width);
    await expectSame(table);
  });

  it('played while out of the page, is on the screen when it comes back', async () => {
    const table = await begun();
    table.element.remove();
    expect(table.element.play('KH')).to.deep.equal({ ok: true });
    await table.settled();
    table.page.append(table.element);
    await table.settled();
    expect(table.stops).to.include('4C').and.not.include('KH');
    expect(table.state.removed).to.deep.equal(['KC', 'KH']);
  });

  it('given a language while out of the page, speaks it when it comes back', async () => {
    const table = await begun();
    table.element.remove();
    table.element.locale = 'it';
    await table.settled();
    table.page.append(table.element);
    await table.speaking('it');
    expect(table.pile('waste')).to.contain('9 di fiori');
  });

  it('leaves no listener, observer or timer behind', () =>
    withBooks(async ({ listeners, timers, observers }) => {
      const host = await page();
      const elements = Array.from({ length: 20 }, () => document.createElement(TAG));
      host.append(...elements);
      for (const element of elements) element.play('draw');
      await Promise.all(elements.map((element) => element.updateComplete));
      expect(observers.size).to.equal(1);
      expect(timers.size).to.equal(20);

      host.replaceChildren();
      await Promise.all(elements.map((element) => element.updateComplete));
      expect([[...listeners], timers.size, observers.size]).to.deep.equal([[], 0, 0]);
    }));

  it('takes no time while it is out of the page', () =>
    withClock(async (pass) => {
      const table = await begun();
      pass(5000);
      table.element.remove();
      pass(60_000);
      table.page.append(table.element);
      pass(3000);
      await table.tap('5S');
      expect(table.figure('Time')).to.equal('0:08');
    }));
});

describe('B12 events', () => {
  it('reach the document once each from two foreign shadow roots, and none of the inner ones', async () => {
    const table = await mount({ variant: 'casual', cards: DECK_E });
    const outer = table.page.appendChild(document.createElement('div'));
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    inner.attachShadow({ mode: 'open' }).append(table.element);
    await table.settled();

    const heard: string[] = [];
    const types = 'pyramid-move pyramid-win pyramid-undo change input close select submit'.split(
      ' ',
    );
    const note = (event: Event) => {
      heard.push(event.type);
      expect(event.target).to.equal(outer);
    };
    for (const type of types) document.addEventListener(type, note);
    try {
      await table.make(CLEAR_E);
      table.element.locale = 'ru';
      await table.speaking('ru');
      table.element.undo();
    } finally {
      for (const type of types) document.removeEventListener(type, note);
    }
    expect(heard).to.deep.equal([
      ...Array<string>(16).fill('pyramid-move'),
      'pyramid-win',
      'pyramid-undo',
    ]);
  });
});
