// Drag and drop: whole games and every kind of move by mouse, finger and pen.
import { expect } from '@open-wc/testing';
import { variantOf, parseRules, type RuleSet } from '../../src/engine/index.js';
import { arrange, type Arrangement } from '../engine/player.js';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { aimedAt, clearTable, expectAtRest, held, middleOf, still } from './dragging.js';
import { HANDS, hasFingers, mouse, type Hand } from './hands.js';
import { mount, type Mount, type Table } from './harness.js';
import { handsIn } from './scope.js';

clearTable();

const MOVES = CLEAR_E.split(/\s+/u);
const hands = Object.entries<Hand>(HANDS).filter(([, hand]) => hasFingers || hand === mouse);
const CLOSED = { variant: 'casual', stock: 'closed' };

/** What a drag starts and ends at, to make a removal. */
function endsOf(move: string): [string, string] {
  const [from = '', to = 'foundation'] = move.split('+');
  return [from, to];
}

describe('A09 deck E', () => {
  for (const [name, by] of handsIn(hands)) {
    it(`is won by drags with the ${name}`, async () => {
      const table = await mount({ ...CLOSED, cards: DECK_E });
      for (const move of MOVES) await table.drag(...endsOf(move), { by });
      expect(table.state).to.include({ outcome: 'won', moves: 16, stock: 24, pass: 1 });
      expect(table.moves).to.deep.equal(MOVES);
      expect(table.events('win')).to.have.lengthOf(1);
      expect([...table.events('lose'), ...table.events('refuse')]).to.deep.equal([]);
      expect(table.says()).to.contain('You won!');
      await expectAtRest(table);
    });
  }

  it('is won mirrored, and on a page that reads from right to left', async () => {
    const table = await mount({ ...CLOSED, cards: DECK_E, mirrored: true });
    table.page.dir = 'rtl';
    for (const move of MOVES) await table.drag(...endsOf(move), { off: [0.3, -0.3] });
    expect(table.state).to.include({ outcome: 'won', moves: 16 });
    await expectAtRest(table);
  });
});

interface Drag {
  readonly what: string;
  readonly variant: string;
  readonly given?: Mount;
  readonly cards?: Arrangement;
  /** Moves made before. */
  readonly before?: string;
  readonly drag: readonly [string, string];
  readonly makes: string;
}

const DRAGS: readonly Drag[] = [
  {
    what: 'a card onto its partner',
    variant: 'traditional',
    cards: { rows: { 7: '4C 8H 9D' } },
    drag: ['4C', '9D'],
    makes: '9D+4C',
  },
  {
    what: 'the drawn card onto a card of the pyramid',
    variant: 'traditional',
    cards: { rows: { 7: '4C' }, stock: '9D' },
    before: 'draw',
    drag: ['9D', '4C'],
    makes: '9D+4C',
  },
  {
    what: 'a card onto the drawn one',
    variant: 'traditional',
    cards: { rows: { 7: '4C' }, stock: '9D' },
    before: 'draw',
    drag: ['4C', 'hand'],
    makes: '9D+4C',
  },
  {
    what: 'the drawn card onto the top of the waste',
    variant: 'traditional',
    cards: { stock: '4C 9D' },
    before: 'draw draw',
    drag: ['9D', 'waste'],
    makes: '9D+4C',
  },
  {
    what: 'a card onto the top of the waste',
    variant: 'casual',
    given: { stock: 'closed' },
    cards: { rows: { 7: '4C' }, stock: '8H 9D' },
    before: 'draw draw',
    drag: ['4C', 'waste'],
    makes: '9D+4C',
  },
  {
    what: 'a king of the waste to the foundation',
    variant: 'casual',
    given: { stock: 'closed' },
    cards: { stock: 'KD' },
    before: 'draw',
    drag: ['KD', 'foundation'],
    makes: 'KD',
  },
  {
    what: 'the stock to the place of the drawn card',
    variant: 'traditional',
    drag: ['stock', 'hand'],
    makes: 'draw',
  },
  { what: 'the stock to the waste', variant: 'pyramide', drag: ['stock', 'waste'], makes: 'draw' },
  {
    what: 'the stock to one of three wastes',
    variant: 'apophis',
    before: 'draw',
    drag: ['stock', 'waste:1'],
    makes: 'draw>2',
  },
  {
    what: 'the drawn card to one of three wastes',
    variant: 'apophis',
    cards: { stock: '4C 5C 6C' },
    before: 'draw draw>1',
    drag: ['5C', 'waste:2'],
    makes: 'draw>3',
  },
  {
    what: 'a packet of three',
    variant: 'apophis-dealt',
    drag: ['stock', 'waste:2'],
    makes: 'draw',
  },
  {
    what: 'the open stock to the waste',
    variant: 'semicolon',
    cards: { stock: '4C 5C' },
    drag: ['4C', 'waste'],
    makes: 'draw',
  },
  {
    what: 'the open stock onto its partner',
    variant: 'semicolon',
    cards: { rows: { 7: '9D' }, stock: '4C 5C' },
    drag: ['4C', '9D'],
    makes: '9D+4C',
  },
  {
    what: 'a card onto the open stock',
    variant: 'semicolon',
    cards: { rows: { 7: '9D' }, stock: '4C 5C' },
    drag: ['9D', '4C'],
    makes: '9D+4C',
  },
  {
    what: 'a card to the spot',
    variant: 'cell',
    cards: { rows: { 7: '4C' } },
    drag: ['4C', 'cell'],
    makes: 'cell:4C',
  },
  {
    what: 'a card onto the parked one',
    variant: 'cell',
    cards: { rows: { 7: '4C 9D' } },
    before: 'cell:4C',
    drag: ['9D', 'cell'],
    makes: '9D+4C',
  },
  {
    what: 'the parked card onto its partner',
    variant: 'cell',
    cards: { rows: { 7: '4C 9D' } },
    before: 'cell:4C',
    drag: ['4C', '9D'],
    makes: '9D+4C',
  },
  {
    what: 'a reserve card onto another',
    variant: 'reserve',
    cards: { reserve: '4C 8H 9D' },
    drag: ['4C', '9D'],
    makes: '9D+4C',
  },
  {
    what: 'the top of a reserve pile, of three',
    variant: 'giza',
    cards: { rows: { 7: '9D' }, reserve: '2C 3C 4C' },
    drag: ['4C', '9D'],
    makes: '9D+4C',
  },
  {
    what: 'a cover onto the card below it',
    variant: 'overlapping',
    cards: { rows: { 6: '9D', 7: '4C KC' } },
    before: 'KC',
    drag: ['4C', '9D'],
    makes: '9D+4C',
  },
  {
    what: 'a covered card onto its only cover',
    variant: 'overlapping',
    cards: { rows: { 6: '9D', 7: '4C KC' } },
    before: 'KC',
    drag: ['9D', '4C'],
    makes: '9D+4C',
  },
  {
    what: 'the top of the waste onto the card below it',
    variant: 'aisleriot',
    cards: { stock: '4C 9D' },
    before: 'draw draw',
    drag: ['9D', '4C'],
    makes: '9D+4C',
  },
  {
    what: 'the card below the top of the waste onto that',
    variant: 'aisleriot',
    cards: { stock: '4C 9D' },
    before: 'draw draw',
    drag: ['4C', '9D'],
    makes: '9D+4C',
  },
  {
    what: 'a card of a triangle',
    variant: 'triangle',
    cards: { rows: { 7: '4C', 1: '.. 9D' } },
    before: '',
    drag: ['stock', 'hand'],
    makes: 'draw',
  },
];

const rulesOf = (variant: string, given: Mount = {}): RuleSet => {
  const parsed = parseRules({ ...variantOf(variant)?.rules, ...given });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.rules;
};

describe('by drag goes', () => {
  for (const { what, variant, given = {}, cards = {}, before = '', drag, makes } of DRAGS) {
    it(`${what}: ${makes}`, async () => {
      const rules = rulesOf(variant, given);
      const table = await mount({ variant, ...given, cards: arrange(rules, cards) });
      if (before) await table.play(before);
      table.forget();
      await table.carry(...drag);
      expect(held(table)).to.deep.equal([drag[0]]);
      expect(aimedAt(table)).to.have.lengthOf(1);
      expect(table.kinds).to.deep.equal([]);
      await mouse.release();
      await table.settled();
      expect(table.moves).to.deep.equal([makes]);
      expect(table.events('refuse')).to.deep.equal([]);
      await expectAtRest(table);
    });
  }
});

const sit = (given: Mount = {}): Promise<Table> => mount({ ...CLOSED, cards: DECK_B, ...given });

/** Deck B with 3S and 9C drawn, of which 9C goes with 4C. */
async function drawn(given: Mount = {}): Promise<Table> {
  const table = await (await sit(given)).play('draw draw');
  table.forget();
  return table.land();
}

/** What a page hears, a player is told and where focus is after something has been done. */
async function told(act: (table: Table) => Promise<unknown>) {
  const table = await drawn({ locale: 'fi' });
  await act(table);
  const events = table.events().map(({ type, detail }) => [type, detail]);
  return { events, said: table.heard.at(-1), focused: table.focused };
}

describe('a drop', () => {
  for (const off of [
    [0.4, 0],
    [-0.4, 0],
    [0, 0.4],
    [0, -0.4],
    [0.4, 0.4],
  ] as const) {
    it(`${off.join()} of a card off still counts`, async () => {
      const table = await (await drawn()).drag('4C', '9C', { off });
      expect(table.moves).to.deep.equal(['9C+4C']);
    });
  }

  it('anywhere on the well of the waste counts, and on the label of the foundation', async () => {
    const table = await drawn();
    const { width } = table.place('waste').getBoundingClientRect();
    const card = table.stop('9C').getBoundingClientRect().width;
    await table.drag('4C', 'waste', { off: [-(width - card) / card / 2, 0] });
    expect(table.moves).to.deep.equal(['9C+4C']);
    await table.drag('KC', 'foundation', { off: [0.2, 0.7] });
    expect(table.moves).to.deep.equal(['9C+4C', 'KC']);
  });

  it('on a card that is no partner is refused with its reason, and the card goes back', async () => {
    const table = await (await drawn()).drag('4C', '8D');
    expect(table.events('refuse').map(({ detail }) => detail)).to.deep.equal([
      { reason: 'covered', move: '4C+8D' },
    ]);
    await table.drag('3C', 'QC');
    expect(table.events('refuse').at(-1)?.detail).to.deep.equal({ reason: 'sum', move: '3C+QC' });
    expect(table.message()).to.contain('3 + 12 = 15');
    await table.drag('4C', 'foundation');
    expect(table.events('refuse').at(-1)?.detail).to.deep.equal({
      reason: 'not-alone',
      move: '4C',
    });
    await table.drag('KC', 'QC');
    expect(table.events('refuse').at(-1)?.detail['reason']).to.equal('king-alone');
    expect(table.state).to.deep.include({ moves: 2, selected: null });
    await expectAtRest(table);
  });

  it('on the felt or on its own place is nothing at all', async () => {
    const table = await drawn();
    await table.drag('4C', '4C', { off: [0.2, 0.2] });
    await table.drag('5S', '5S', { off: [0, 1.4] });
    await table.drag('9C', 'waste', { off: [-0.3, 0] });
    await table.drag('stock', 'foundation');
    await table.drag('stock', '4C');
    expect(table.kinds).to.deep.equal([]);
    expect([table.heard, table.message()]).to.deep.equal([[], '']);
    await expectAtRest(table);
  });

  it('that the page prevents leaves the card where it was', async () => {
    const table = await drawn();
    table.element.addEventListener('pyramid-before-move', (event) => event.preventDefault());
    await table.drag('4C', '9C');
    expect(table.kinds).to.deep.equal(['before-move', 'refuse']);
    expect(table.state.moves).to.equal(2);
    await expectAtRest(table);
  });

  it('fires and says what two taps do, but for the choice of the first', async () => {
    expect(await told((table) => table.drag('4C', '9C'))).to.deep.equal(
      await told((table) => table.taps('4C 9C')),
    );
    expect(await told((table) => table.drag('4C', '8D'))).to.deep.include({
      ...(await told((table) => table.taps('4C 8D'))),
      focused: '4C',
    });
    expect(await told((table) => table.drag('stock', 'waste'))).to.deep.equal(
      await told((table) => table.tap('stock')),
    );
  });

  it('leaves focus on the board, never on what has gone', async () => {
    const table = await (await drawn()).drag('KC', 'foundation');
    expect(table.stops).to.include(table.focused);
    expect(table.stop(table.focused ?? '').tabIndex).to.equal(0);
    await table.keys('ArrowUp');
    expect(table.stops).to.include(table.focused);
  });
});

describe('a tap', () => {
  for (const [name, by] of hands) {
    it(`stays a tap by ${name}, though the hand trembles`, async () => {
      const table = await drawn();
      const at = table.seen(table.stop('4C'));
      await by.press(at);
      await by.move({ x: at.x + 2, y: at.y + 2 });
      expect(held(table)).to.deep.equal([]);
      await by.release();
      await table.settled();
      expect(table.state.selected).to.equal('4C');
      await table.pointAt('9C');
      expect(table.moves).to.deep.equal(['9C+4C']);
    });

    it(`does not come of a drag by ${name} that ends where it began`, async () => {
      const table = await drawn();
      const at = table.seen(table.stop('4C'));
      await by.press(at);
      for (const far of [20, 40, 20, 1]) await by.move({ x: at.x + far, y: at.y + far });
      await by.release();
      await table.settled();
      expect(table.state.selected).to.equal(null);
      await expectAtRest(table);
      await table.pointAt('4C');
      expect(table.state.selected).to.equal('4C');
    });
  }

  it('of the other buttons is none of a drag', async () => {
    const table = await drawn();
    const at = table.seen(table.stop('4C'));
    for (const button of [1, 2]) {
      const down = { bubbles: true, composed: true, isPrimary: true, pointerId: 1, button };
      table
        .stop('4C')
        .dispatchEvent(new PointerEvent('pointerdown', { ...down, buttons: 2 ** button }));
      await mouse.move({ x: at.x + 40, y: at.y + 40 });
      expect(held(table)).to.deep.equal([]);
    }
  });
});

describe('the card', () => {
  it('under the pointer lies where the pointer holds it, above all others', async () => {
    const table = await drawn();
    const { x, y } = middleOf(table, '9C');
    await table.carry('4C', '9C', { off: [0.1, 0.2] });
    const { width, height } = table.stop('9C').getBoundingClientRect();
    const at = middleOf(table, '4C');
    expect(at.x).to.be.closeTo(x + 0.1 * width, 2);
    expect(at.y).to.be.closeTo(y + 0.2 * height, 3);
    expect(table.root.elementFromPoint(at.x, at.y)?.closest('[data-stop]')).to.equal(
      table.stop('4C'),
    );
    await still(table.stop('4C'));
    expect(getComputedStyle(table.stop('4C')).rotate).to.equal('3deg');
    expect(table.all('.vacant')).to.have.lengthOf(1);
  });

  it('that is selected does not jump when it is taken up', async () => {
    const table = await (await drawn()).tap('4C');
    await Promise.allSettled(
      table
        .stop('4C')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const at = table.seen(table.stop('4C'));
    const before = middleOf(table, '4C');
    await mouse.press(at);
    await mouse.move({ x: at.x + 5, y: at.y });
    const after = middleOf(table, '4C');
    expect([after.x - before.x, after.y - before.y].map(Math.round)).to.have.ordered.members([
      5, 0,
    ]);
  });

  for (const [what, css] of [
    ['scaled', 'transform: scale(0.7)'],
    ['zoomed', 'zoom: 1.3'],
    ['scaled and shifted', 'transform: translate(30px, 20px) scale(1.2); transform-origin: 0 0'],
  ] as const) {
    it(`follows the pointer on a page that is ${what}`, async () => {
      const table = await drawn();
      table.page.style.cssText = `${css}; width: 600px`;
      await table.settled();
      const { x, y } = middleOf(table, '9C');
      await table.carry('4C', '9C');
      const at = middleOf(table, '4C');
      expect(Math.hypot(at.x - x, at.y - y)).to.be.lessThan(3);
      expect(aimedAt(table)).to.deep.equal(['9C']);
      await mouse.release();
      await table.settled();
      expect(table.moves).to.deep.equal(['9C+4C']);
    });
  }

  it('stays under the pointer when the page scrolls below it', async () => {
    const table = await drawn();
    table.page.style.paddingBottom = '2000px';
    await table.carry('4C', '9C', { off: [0, 0.5] });
    const before = middleOf(table, '4C');
    scrollBy(0, 60);
    await new Promise((resolve) => {
      addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
    });
    const after = middleOf(table, '4C');
    expect(Math.hypot(after.x - before.x, after.y - before.y)).to.be.lessThan(2);
    scrollTo(0, 0);
  });

  it('makes no scroll bar and takes no room', async () => {
    const table = await drawn();
    const size = () => [table.element.offsetHeight, document.documentElement.scrollWidth];
    const before = size();
    await table.carry('3C', '3C', { off: [1.5, 3] });
    expect(size()).to.deep.equal(before);
    expect([table.element.scrollLeft, table.element.scrollTop]).to.deep.equal([0, 0]);
  });
});

/** Sets all that flies back to where it set out. */
function rewind({ root }: Table): void {
  for (const animation of root.getAnimations()) {
    if (animation instanceof CSSTransition) continue;
    animation.pause();
    animation.currentTime = 0;
  }
}

const middles = (table: Table): readonly (readonly [number, number])[] =>
  table.all('.flights > .card').map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });

describe('motion', () => {
  for (const [what, from, to] of [
    ['a card', '4C', '9C'],
    ['the top of the stock', 'stock', 'waste'],
  ] as const) {
    it(`takes ${what} from where it was let go`, async () => {
      const table = await drawn();
      const stock = middleOf(table, 'stock');
      await table.carry(from, to, { off: [-0.25, 0.35] });
      const at = middleOf(table, from);
      await mouse.release();
      await table.settled();
      rewind(table);
      const nearest = Math.min(...middles(table).map(([x, y]) => Math.hypot(x - at.x, y - at.y)));
      expect(nearest).to.be.lessThan(2);
      expect(middleOf(table, 'stock')).to.deep.equal(stock);
      const foundation = table.find('.foundation [data-stop]');
      expect(getComputedStyle(foundation).opacity).to.equal(from === '4C' ? '0' : '1');
      expect(table.all('.flights [data-drag], .flights [data-stop]')).to.deep.equal([]);
      table.land();
      await expectAtRest(table);
    });
  }

  it('ends for a card that is taken out of the air', async () => {
    const table = await (await drawn()).play('9C+4C');
    table.land().element.undo();
    await table.settled();
    for (const animation of table.stop('4C').getAnimations()) {
      animation.pause();
      animation.currentTime = 120;
    }
    const flown = middleOf(table, '4C');
    await mouse.press(flown);
    await mouse.move({ x: flown.x + 30, y: flown.y + 10 });
    const now = middleOf(table, '4C');
    expect(Math.hypot(now.x - flown.x - 30, now.y - flown.y - 10)).to.be.lessThan(3);
    await mouse.release();
    await expectAtRest(table);
  });
});
