// Arrow keys on the board: by where cards lie on the screen, whatever the layout or the page's direction.
import { expect } from '@open-wc/testing';
import { DECK_B } from '../fixtures/decks.js';
import { mount, type Mount, type Table } from './harness.js';
import { inScope } from './scope.js';

const DIRECTIONS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
type Arrow = (typeof DIRECTIONS)[number];

/** Where an arrow leads from a stop; asked without the round trip that a real key takes. */
function lead(table: Table, from: string, key: Arrow): string | null {
  const stop = table.stop(from);
  stop.focus();
  stop.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
  return table.focused === from ? null : table.focused;
}

const centre = (table: Table, stop: string): readonly [number, number] => {
  const { left, top, width, height } = table.stop(stop).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** How far an arrow has led in its own direction. */
function ahead(table: Table, from: string, to: string, key: Arrow): number {
  const [[fx, fy], [tx, ty]] = [centre(table, from), centre(table, to)];
  const along = { ArrowLeft: fx - tx, ArrowRight: tx - fx, ArrowUp: fy - ty, ArrowDown: ty - fy };
  return along[key];
}

/** Every stop that arrows lead to from another. */
function reachedFrom(table: Table, start: string): readonly string[] {
  const reached = [start];
  for (const stop of reached) {
    for (const key of DIRECTIONS) {
      const found = lead(table, stop, key);
      if (found && !reached.includes(found)) reached.push(found);
    }
  }
  return reached;
}

const LAYOUTS: readonly (readonly [string, Mount, Partial<HTMLElement>])[] = [
  ['as usual', {}, {}],
  ['on a right-to-left page', {}, { dir: 'rtl' }],
  ['mirrored', { mirrored: true }, {}],
  ['mirrored on a right-to-left page', { mirrored: true }, { dir: 'rtl' }],
];

for (const [name, attributes, page] of LAYOUTS) {
  describe(name, () => {
    let table: Table;
    beforeEach(async () => {
      table = await mount({ variant: 'casual', stock: 'closed', cards: DECK_B, ...attributes });
      Object.assign(table.page, page);
      await table.settled();
    });

    it('left and right go along the row, one card at a time', () => {
      for (const row of table.rows) {
        for (const [at, card] of row.entries()) {
          if (at > 0) expect(lead(table, card, 'ArrowLeft')).to.equal(row[at - 1]);
          if (at < row.length - 1) expect(lead(table, card, 'ArrowRight')).to.equal(row[at + 1]);
        }
      }
    });

    it('up and down go to a card half a card aside', () => {
      const rows = table.rows;
      for (const [at, row] of rows.entries()) {
        for (const [column, card] of row.entries()) {
          const above = rows[at - 1]?.slice(Math.max(0, column - 1), column + 1);
          const below = rows[at + 1]?.slice(column, column + 2);
          if (above) expect(lead(table, card, 'ArrowUp')).to.be.oneOf([...above]);
          if (below) expect(lead(table, card, 'ArrowDown')).to.be.oneOf([...below]);
        }
      }
    });

    it('an arrow leads its own way or nowhere, and every stop can be reached', () => {
      const home = table.find('[data-stop][tabindex="0"]').getAttribute('data-stop') ?? '';
      expect(reachedFrom(table, home)).to.have.members([...table.stops]);
      for (const stop of table.stops) {
        for (const key of DIRECTIONS) {
          const found = lead(table, stop, key);
          if (found)
            expect(ahead(table, stop, found, key), `${stop} ${key} ${found}`).to.be.above(0);
        }
      }
    });
  });
}

describe('every place can be reached', () => {
  const FAMILIES = 'triangle reserve giza cell apophis apophis-dealt microsoft thirteen aisleriot';
  for (const variant of FAMILIES.split(' ').filter(inScope)) {
    it(`in ${variant}, in mid-game`, async () => {
      const table = await mount({ variant, code: 'PY1-N-AAAAAAS' });
      for (let at = 0; at < 12 && table.state.legal.length > 0; at += 1) {
        table.element.play(table.state.legal[0] ?? '');
      }
      await table.settled();
      expect(reachedFrom(table, table.stops[0] ?? '')).to.have.members([...table.stops]);
    });
  }
});

it('real keys go from corner to corner', async () => {
  const table = await mount({ variant: 'casual', stock: 'closed', cards: DECK_B });
  await table.focus('5S');
  await table.keys(
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
  );
  expect(table.focused).to.equal('3C');
  await table.walkTo('6D');
  await table.walkTo('stock');
  await table.walkTo('foundation');
  await table.walkTo('5S');
  expect(table.events('move')).to.deep.equal([]);
});

it('does not scroll the page', async () => {
  const table = await mount({ variant: 'casual', cards: DECK_B });
  const event = new KeyboardEvent('keydown', {
    key: 'ArrowDown',
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  table.stop('3C').focus();
  table.stop('3C').dispatchEvent(event);
  expect(event.defaultPrevented).to.equal(true);
});
