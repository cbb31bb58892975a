// Every way a drag can end without a drop, and what may happen meanwhile: nothing of it stays.
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { DECK_B } from '../fixtures/decks.js';
import { spokenFor, WIN, withSeeds, withWorker } from './advice.js';
import { withBooks } from './doubles.js';
import { aimedAt, clearTable, expectAtRest, held } from './dragging.js';
import { finger, hasFingers, mouse } from './hands.js';
import { mount, type Mount, type Table } from './harness.js';
import { until } from './until.js';

clearTable();

const CLOSED = { variant: 'casual', stock: 'closed', cards: DECK_B };
/** The seed of a deal that is looked for. */
const FINE = 18;

/** Deck B with 3S and 9C drawn, of which 9C goes with 4C. */
async function drawn(given: Mount = {}): Promise<Table> {
  const table = await (await mount({ ...CLOSED, ...given })).play('draw draw');
  table.forget();
  return table.land();
}

/** Deck B with 4C held over 9C, which would take it. */
async function dragging(given: Mount = {}): Promise<Table> {
  const table = await drawn(given);
  await table.carry('4C', '9C');
  expect([held(table), aimedAt(table)]).to.deep.equal([['4C'], ['9C']]);
  return table;
}

/** The mouse has another number in each browser. */
let pointerId = 1;
before(() => window.addEventListener('pointerdown', noteId, { capture: true }));
after(() => window.removeEventListener('pointerdown', noteId, { capture: true }));

function noteId(event: PointerEvent): void {
  if (event.isTrusted) ({ pointerId } = event);
}

const pointer = (): PointerEventInit => ({
  bubbles: true,
  composed: true,
  isPrimary: true,
  pointerId,
  buttons: 1,
});

interface End {
  readonly what: string;
  readonly act: (table: Table) => unknown;
}

/** What ends a drag and changes nothing. */
const ENDS: readonly End[] = [
  { what: 'Escape', act: () => sendKeys({ press: 'Escape' }) },
  {
    what: 'another button',
    act: async () => {
      await sendMouse({ type: 'down', button: 'right' });
      await sendMouse({ type: 'up', button: 'right' });
    },
  },
  {
    what: 'a cancelled pointer',
    act: (table) =>
      table.find('.board').dispatchEvent(new PointerEvent('pointercancel', pointer())),
  },
  {
    what: 'a lost capture',
    act: async (table) => {
      table.find('.board').releasePointerCapture(pointerId);
      await sendMouse({ type: 'move', position: [300, 300] });
    },
  },
  {
    what: 'a second pointer',
    act: () =>
      document.body.dispatchEvent(
        new PointerEvent('pointerdown', { ...pointer(), isPrimary: false, pointerId: 7 }),
      ),
  },
  { what: 'a window that is left', act: () => window.dispatchEvent(new Event('blur')) },
  {
    what: 'a button that was let go unheard',
    act: () =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { ...pointer(), buttons: 0 })),
  },
  {
    what: 'a menu',
    act: () => document.body.dispatchEvent(new PointerEvent('contextmenu', pointer())),
  },
];

describe('a drag ends by', () => {
  for (const { what, act } of ENDS) {
    it(`${what}, without a move, and the click that follows is none`, () =>
      withBooks(async ({ listeners }) => {
        const table = await drawn();
        const before = new Set(listeners);
        await table.carry('4C', '9C');
        expect(listeners.size).to.be.greaterThan(before.size);
        const { state } = table;
        await act(table);
        expect([held(table), aimedAt(table)]).to.deep.equal([[], []]);
        expect([...listeners]).to.deep.equal([...before]);
        await table.settled();
        await mouse.move({ x: 400, y: 500 });
        await mouse.release();
        await table.settled();
        await expectAtRest(table);
        expect(table.state).to.deep.equal(state);
        expect(table.kinds).to.deep.equal([]);

        await table.pointAt('KC');
        await table.drag('4C', '9C');
        expect(table.moves).to.deep.equal(['KC', '9C+4C']);
        await expectAtRest(table);
        expect([...listeners]).to.deep.equal([...before]);
      }));
  }

  it('Escape, which then does nothing else', async () => {
    const table = await drawn();
    await table.tap('QC');
    const heard: string[] = [];
    const note = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener('keydown', note);
    await table.carry('4C', '9C');
    await sendKeys({ press: 'Escape' });
    expect(table.state.selected).to.equal('QC');
    await mouse.release();
    await sendKeys({ press: 'Escape' });
    expect(table.state.selected).to.equal(null);
    document.removeEventListener('keydown', note);
    expect(heard).to.deep.equal(['Escape']);
    await expectAtRest(table);
  });

  it('hiding the element', async () => {
    const table = await dragging();
    table.element.hidden = true;
    await mouse.release();
    table.element.hidden = false;
    await table.settled();
    expect(table.kinds).to.deep.equal([]);
    await expectAtRest(table);
  });

  for (const [what, act] of [
    ['removing', (table: Table) => table.element.remove()],
    ['moving', (table: Table) => table.page.append(table.element)],
  ] as const) {
    it(`${what} the element`, () =>
      withBooks(async ({ listeners }) => {
        const table = await drawn();
        const before = new Set(listeners);
        await table.carry('4C', '9C');
        act(table);
        const { root } = table;
        expect(root.querySelectorAll('[data-drag], .vacant')).to.have.lengthOf(0);
        expect([...listeners].filter((line) => !before.has(line))).to.deep.equal([]);
        await mouse.release();
        table.page.append(table.element);
        await table.settled();
        expect(table.kinds).to.deep.equal([]);
        await expectAtRest(table);
        await table.drag('4C', '9C');
        expect(table.moves).to.deep.equal(['9C+4C']);
      }));
  }

  if (hasFingers) {
    it('the system that takes the touch away', async () => {
      const table = await drawn();
      await table.carry('4C', '9C', { by: finger });
      await finger.cancel();
      await expectAtRest(table);
      expect(table.kinds).to.deep.equal([]);
    });

    it('a second finger', async () => {
      const table = await drawn();
      const at = await table.carry('4C', '9C', { by: finger });
      await finger.second(at, table.seen(table.stop('5S')));
      await expectAtRest(table);
      await finger.release();
      await table.settled();
      expect(table.kinds).to.deep.equal([]);
      expect(table.state.selected).to.equal(null);
    });
  }
});

describe('a change of the game', () => {
  /** Changes that take the held 9C, the waste's top, from where it was. */
  const AWAY: readonly (readonly [string, (table: Table) => unknown, readonly string[]])[] = [
    ['undo', (table) => table.element.undo(), ['undo']],
    ['a draw', (table) => table.element.play('draw'), ['before-move', 'move']],
    ['its removal', (table) => table.element.play('9C+4C'), ['before-move', 'move']],
    ['a restart', (table) => table.element.restart(), ['deal']],
    ['a new game', (table) => table.element.newGame({ code: 'PY1-N-AAAAAAS' }), ['lose', 'deal']],
    ['other rules', (table) => void (table.element.rows = 6), ['deal']],
    ['a transcript', (table) => table.element.load(table.element.transcript), ['lose', 'deal']],
  ];

  for (const [what, act, kinds] of AWAY) {
    it(`ends the drag of a card by ${what}, at once and without a move of its own`, async () => {
      const table = await drawn();
      await table.carry('9C', '4C');
      await act(table);
      await table.settled();
      expect([held(table), aimedAt(table)]).to.deep.equal([[], []]);
      expect(table.kinds).to.deep.equal(kinds);
      const { state } = table;
      await mouse.move({ x: 400, y: 400 });
      await mouse.release();
      await table.settled();
      expect(table.state).to.deep.equal(state);
      await expectAtRest(table);
    });
  }

  it('elsewhere lets the drag go on', async () => {
    const table = await dragging();
    table.element.play('KC');
    await table.settled();
    await table.keys('u');
    table.element.locale = 'ru';
    await table.speaking('ru');
    table.element.mirrored = true;
    await table.settled();
    expect([held(table), aimedAt(table)]).to.deep.equal([['4C'], []]);
    table.element.mirrored = false;
    await table.settled();
    expect(aimedAt(table)).to.deep.equal(['9C']);
    await mouse.release();
    await table.settled();
    expect(table.moves).to.deep.equal(['KC', '9C+4C']);
    await expectAtRest(table);
  });

  it('that takes the partner leaves the card with nowhere to go', async () => {
    const table = await dragging();
    await table.keys('d');
    expect([held(table), aimedAt(table)]).to.deep.equal([['4C'], []]);
    await mouse.release();
    await table.settled();
    expect(table.moves).to.deep.equal(['draw']);
    await expectAtRest(table);
  });

  it('of the game is out of reach while a winnable deal is looked for', () => {
    const { Spoken, asked, answer } = spokenFor();
    return withWorker(Spoken, () =>
      withSeeds([FINE], async () => {
        const table = await dragging();
        const dealt = table.element.newGame({ winnable: true });
        await until('a question', () => asked().length > 0);
        await table.settled();
        expect(held(table)).to.deep.equal([]);
        await mouse.release();
        await mouse.press({ x: 300, y: 500 });
        const at = table.stop('4C').getBoundingClientRect();
        await mouse.release();
        await mouse.press({ x: at.x + 10, y: at.y + 60 });
        await mouse.move({ x: at.x + 90, y: at.y + 160 });
        expect(held(table)).to.deep.equal([]);
        await mouse.release();
        expect(table.kinds).to.deep.equal([]);
        answer(() => true, WIN);
        await dealt;
      }),
    );
  });
});

describe('A20 haste', () => {
  it('a card that is removed while it is held is removed once', async () => {
    const table = await drawn();
    await table.carry('KC', 'foundation');
    table.element.play('KC');
    await mouse.release();
    await table.settled();
    expect(table.moves).to.deep.equal(['KC']);
    await expectAtRest(table);
  });

  it('undos at once after a drop lead to where it began', async () => {
    const table = await drawn();
    const { removed, wastes, tableau } = table.state;
    await table.carry('4C', '9C');
    table.element.addEventListener(
      'pyramid-move',
      () => {
        for (let at = 0; at < 3; at += 1) table.element.undo();
        for (let at = 0; at < 2; at += 1) table.element.redo();
      },
      { once: true },
    );
    await mouse.release();
    await table.settled();
    expect(table.state).to.deep.include({ removed, wastes, tableau });
    await expectAtRest(table);
  });

  it('a card that glides back may be taken up at once, and another too', async () => {
    const table = await drawn();
    const at = await table.carry('4C', '9C', { off: [0, 2] });
    await mouse.release();
    expect(held(table)).to.deep.equal([]);
    expect(at.y).to.be.greaterThan(0);
    await table.carry('KC', 'foundation');
    expect(table.all('.vacant')).to.have.lengthOf(1);
    await mouse.release();
    await table.drag('4C', '9C');
    expect(table.moves).to.deep.equal(['KC', '9C+4C']);
    await expectAtRest(table);
  });

  it('keys pressed during a drag play on', async () => {
    const table = await dragging();
    await table.keys('d', 'd', 'u', 'u', 'u', 'd');
    await mouse.release();
    await table.settled();
    expect(table.kinds.filter((kind) => kind === 'undo')).to.have.lengthOf(3);
    await expectAtRest(table);
  });

  it('an element that a listener removes at the drop keeps nothing of it', async () => {
    const table = await dragging();
    table.element.addEventListener('pyramid-move', () => table.element.remove(), { once: true });
    await mouse.release();
    await table.settled();
    table.page.append(table.element);
    await table.settled();
    expect(table.moves).to.deep.equal(['9C+4C']);
    await expectAtRest(table);
  });
});

it('is there as soon as the rest of a played game is, and taps before', async () => {
  const element = document.createElement('pyramid-solitaire');
  element.setAttribute('cards', DECK_B);
  element.setAttribute('no-verdict', '');
  document.body.append(element);
  await until('a board', () => element.shadowRoot?.querySelector('[data-stop="KC"]'));
  element.shadowRoot?.querySelector<HTMLElement>('[data-stop="KC"]')?.click();
  expect(element.state.removed).to.deep.equal(['KC']);
  await element.updateComplete;
  const touch = (): string | undefined => {
    const card = element.shadowRoot?.querySelector('[data-stop="KH"]');
    return card ? getComputedStyle(card).touchAction : undefined;
  };
  await until('fingers may take cards', () => touch() === 'none');
  element.remove();
});
