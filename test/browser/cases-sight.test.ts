// Eyes that see no colours, or only the system's, and paper (cases.md B18).
import { expect } from '@open-wc/testing';
import { DECK_B } from '../fixtures/decks.js';
import { emulate, forceColors, hasDevtools } from './devtools.js';
import { mount, type Table } from './harness.js';

const CLOSED = { variant: 'casual', stock: 'closed', cards: DECK_B };

/** Turns forced colours on or off; false where the browser cannot show them. */
async function showForced(isOn: boolean): Promise<boolean> {
  if (hasDevtools) await forceColors(isOn);
  return matchMedia('(forced-colors: active)').matches;
}

const outlineOf = (element: Element): string => {
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
  return [outlineStyle, outlineWidth, outlineOffset, outlineColor].join(' ');
};

/** The computed value of a system colour. */
function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

async function marked(): Promise<Table> {
  const table = await mount(CLOSED);
  await table.tap('5S');
  await table.element.hint();
  await table.settled();
  await table.focus('KC');
  await table.keys('ArrowRight');
  return table;
}

describe('B18 forced colours', () => {
  afterEach(() => showForced(false));

  it('tell focus, selection and hint by outlines in colours of the system', async function forced() {
    if (!(await showForced(true))) this.skip();
    const table = await marked();
    expect(table.focused).to.equal('KH');
    expect(table.state.selected).to.equal('5S');
    expect(table.stop('KC').matches('.hint')).to.equal(true);
    const marks = ['KH', '5S', 'KC'].map((card) => table.stop(card));
    const outlines = marks.map(outlineOf);
    expect(new Set(outlines).size).to.equal(outlines.length);
    for (const outline of outlines) {
      expect(outline).to.match(/^(solid|dashed|double) [34]px/u);
      expect(outline).to.contain(systemColor('Highlight'));
    }
  });

  it('keep free cards apart from covered ones, and leave the scenery out', async function forced() {
    if (!(await showForced(true))) this.skip();
    const table = await mount(CLOSED);
    const face = (card: string) => table.find(`[data-stop="${card}"] .face`);
    expect(outlineOf(face('5S'))).to.match(/^solid 3px/u);
    expect(outlineOf(face('KD'))).to.match(/^dotted 1px/u);
    expect(getComputedStyle(table.find('.scenery')).display).to.equal('none');
  });
});

describe('B18 without colours', () => {
  it('suits differ in shape at every size', async () => {
    const table = await mount({ code: 'PY1-N-AAAAAAS' });
    for (const width of [280, 420, 780]) {
      table.page.style.width = `${width}px`;
      const shape = (suit: string) => table.find(`symbol[id="s${suit}"] path`).getAttribute('d');
      const shapes = ['C', 'D', 'H', 'S'].map(shape);
      expect(new Set(shapes).size).to.equal(4);
      for (const [card, suit] of [
        ['3H', 'H'],
        ['3S', 'S'],
      ]) {
        const drawn = [...table.stop(card ?? '').querySelectorAll('use')].filter(
          (use) => use.getClientRects().length > 0,
        );
        expect(drawn.map((use) => use.getAttribute('href'))).to.include(`#s${suit}`);
      }
    }
  });

  it('no suit is a character that a phone may draw as a picture', async () => {
    const table = await mount({ code: 'PY1-N-AAAAAAS', lang: 'it' });
    await table.taps('7C 4H');
    expect(table.root.textContent).not.to.match(/[\u2660-\u2667](?!\uFE0E)/u);
  });
});

describe('on paper', () => {
  afterEach(() => emulate({ media: 'screen', colorScheme: 'light' }));

  it('the whole position is in black on white, whatever the theme', async function withMedia() {
    if (!hasDevtools) this.skip();
    const table = await mount({ code: 'PY1-N-AAAAAAS', variant: 'tuts-tomb' });
    table.page.style.cssText =
      'color-scheme: dark; --pyramid-text: #fff; --pyramid-table: #000; --pyramid-face: #222';
    await table.play('draw draw');
    await emulate({ media: 'print' });
    const style = getComputedStyle(table.element);
    expect([style.color, style.backgroundColor, style.breakInside]).to.deep.equal([
      'rgb(0, 0, 0)',
      'rgb(255, 255, 255)',
      'avoid',
    ]);
    expect(style.backgroundImage).to.equal('none');
    for (const face of table.all('.face')) {
      expect(getComputedStyle(face).printColorAdjust).to.equal('exact');
    }
    expect(table.all('.toolbar, .message, .scenery')).to.deep.equal([]);
    expect(table.all('.label b').map((count) => count.textContent)).to.deep.equal(['18', '6', '0']);
    expect(table.all('.tableau .card')).to.have.lengthOf(28);
    expect(table.status()).to.contain('PY1-N-AAAAAAS');
  });
});
