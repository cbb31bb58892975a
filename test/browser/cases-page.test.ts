// Host pages that come before the script, or lean on what is inside (cases.md B20, B21).
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PyramidSolitaire } from '../../src/index.js';
import { misfits } from './fits.js';
import { hasDevtools } from './devtools.js';
import { mount, type Table } from './harness.js';
import { Screen } from './screen.js';

const S = 'PY1-N-AAAAAAS';
/** The line of CSS that the README gives, which keeps the room that the game will take. */
const RESERVE = 'pyramid-solitaire { display: block; min-height: min(100svh, 700px); }';
const FALLBACK = 'This game needs JavaScript.';

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** A page of its own, where the script comes only when it is called. */
class LatePage {
  readonly #frame: HTMLIFrameElement;
  readonly window: Window & typeof globalThis;
  #shift = 0;

  constructor(frame: HTMLIFrameElement, css: string) {
    this.#frame = frame;
    this.window = frame.contentWindow as Window & typeof globalThis;
    const { document: page } = this.window;
    const sheet = new this.window.CSSStyleSheet();
    sheet.replaceSync(`body { margin: 0 } p { margin: 0; height: 200px; background: #ccc } ${css}`);
    page.adoptedStyleSheets = [sheet];
    const element = page.createElement('pyramid-solitaire');
    element.setAttribute('code', S);
    element.textContent = FALLBACK;
    const after = page.createElement('p');
    after.textContent = 'What comes after the game';
    page.body.append(element, after);
    new this.window.PerformanceObserver((list) => {
      for (const entry of list.getEntries()) this.#shift += (entry as Shift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }

  get element(): PyramidSolitaire {
    return this.window.document.querySelector('pyramid-solitaire') as PyramidSolitaire;
  }

  /** Some pictures later, when all that has been asked for is there. */
  async pictures(): Promise<void> {
    for (let at = 0; at < 4; at += 1) {
      await new Promise((resolve) => this.window.requestAnimationFrame(resolve));
    }
    await this.element.updateComplete;
  }

  async runScript(): Promise<void> {
    const script = this.window.document.createElement('script');
    script.type = 'module';
    script.src = new URL('../../src/define.ts', import.meta.url).href;
    this.window.document.head.append(script);
    await this.window.customElements.whenDefined('pyramid-solitaire');
    await this.pictures();
    await this.pictures();
  }

  /** How far things have moved by themselves (CLS). */
  get shift(): number {
    return this.#shift;
  }

  remove(): void {
    this.#frame.remove();
  }
}

async function withPage(
  width: number,
  css: string,
  act: (page: LatePage) => Promise<void>,
  isOld = false,
): Promise<void> {
  const frame = document.createElement('iframe');
  // An empty frame is a page without a doctype.
  if (!isOld) frame.srcdoc = '<!doctype html><body></body>';
  Object.assign(frame.style, { width: `${width}px`, height: '740px', border: '0' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  if (!isOld) await loaded;
  const page = new LatePage(frame, css);
  try {
    await page.pictures();
    await act(page);
  } finally {
    page.remove();
  }
}

const isOnBoard = (one: readonly unknown[]): boolean => /^(card|slot)/u.test(String(one[0]));

describe('B20 before the script', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const width of [360, 768, 1200]) {
    it(`nothing jumps at ${width} px, with one line of CSS`, () =>
      withPage(width, RESERVE, async (page) => {
        const before = page.element.offsetHeight;
        await page.runScript();
        expect(page.element.shadowRoot?.querySelectorAll('.card')).to.have.length.above(28);
        expect(page.element.offsetHeight).to.equal(before);
        expect(page.shift).to.be.below(0.01);
        expect(misfits(new Screen(page.element))).to.deep.equal([]);
      }));
  }

  it('nor on a page without a doctype', async function inQuirks() {
    // Firefox loads an empty frame anew after it has been written to.
    if (!hasDevtools) this.skip();
    await withPage(
      360,
      RESERVE,
      async (page) => {
        expect(page.window.document.compatMode).to.equal('BackCompat');
        const before = page.element.offsetHeight;
        await page.runScript();
        expect(page.element.offsetHeight).to.equal(before);
        page.element.style.display = 'block';
        page.element.style.minHeight = '0';
        await page.pictures();
        expect(page.element.offsetHeight).to.be.within(530, 560);
      },
      true,
    );
  });

  it('without it the page jumps, so that the measure can fail', () =>
    withPage(360, '', async (page) => {
      await page.runScript();
      if ('LayoutShift' in window) expect(page.shift).to.be.above(0.01);
      else expect(page.shift).to.equal(0);
    }));

  it('shows what stands inside the tag, and only until then', () =>
    withPage(360, '', async (page) => {
      expect(page.element.innerText).to.equal(FALLBACK);
      expect(page.element.getClientRects()).to.have.length(1);
      const range = page.window.document.createRange();
      range.selectNodeContents(page.element);
      expect(range.getBoundingClientRect().height).to.be.above(0);
      await page.runScript();
      expect(range.getBoundingClientRect().height).to.equal(0);
    }));
});

describe('B20 hidden', () => {
  it('hides, whatever display the page gives, and keeps the game', async () => {
    const table = await mount({ code: S, hidden: true });
    expect(getComputedStyle(table.element).display).to.equal('none');
    table.element.style.display = 'flex';
    expect(getComputedStyle(table.element).display).to.equal('none');
    table.element.style.display = '';
    table.element.hidden = false;
    await table.make('KD TC+3S');
    const height = table.element.offsetHeight;
    table.element.hidden = true;
    await table.play('draw');
    table.element.hidden = false;
    await table.settled();
    expect(table.element.offsetHeight).to.equal(height);
    expect(table.state.removed).to.deep.equal(['KD', 'TC', '3S']);
  });

  it('takes no more room than what is to be seen in it', async () => {
    const table = await mount({ code: S });
    const host = table.element.getBoundingClientRect();
    const bottoms = table.all('.toolbar, .board, .message').map((part) => {
      return part.getBoundingClientRect().bottom;
    });
    expect(host.bottom - Math.max(...bottoms)).to.be.within(0, 12);
  });
});

/** Where everything lies in the element, and how its words are set. */
function picture(table: Table): readonly (readonly [string, ...number[]])[] {
  table.rest();
  const host = table.element.getBoundingClientRect();
  const parts = '.card, .slot, .btn, .chip, .title, .label, dt, dd, .toast';
  return table.all(parts).map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const name = `${part.className} ${part.innerText}`;
    return [name, ...[x - host.x, y - host.y, width, height].map(Math.round)];
  });
}

const HOSTILE = `
  html { font-size: 8px }
  body, .page { line-height: 3; letter-spacing: 5px; text-transform: uppercase; text-align: right;
    text-indent: 2em; user-select: none; word-spacing: 20px; font-style: italic; font-weight: 900;
    white-space: pre; text-shadow: 0 0 4px red; hyphens: auto; font-variant: small-caps;
    text-align-last: right; tab-size: 9; quotes: none; list-style: square; border-spacing: 9px }
  * { box-sizing: content-box; transition: none }
  button, span, i, b, dl, dd, p { margin: 9px; padding: 9px; float: left }
  #before, #after { float: none }`;

describe('B21 styles of the page', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HOSTILE);

  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  after(() => setViewport({ width: 800, height: 600 }));

  for (const width of [280, 360, 768, 1200]) {
    it(`do not reach inside at ${width} px`, async () => {
      const table = await mount({ code: S });
      Object.assign(table.page.style, { width: `${width}px` });
      await table.taps('7C 4H');
      table.page.style.cssText += ';float:none;margin:0;padding:0';
      const neutral = picture(table);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      table.page.classList.add('page');
      expect(table.element.offsetWidth).to.equal(width);
      expect(picture(table)).to.deep.equal(neutral);
      table.page.dir = 'rtl';
      expect(picture(table).filter(isOnBoard)).to.deep.equal(neutral.filter(isOnBoard));
    });
  }

  it('leave arrows as they look, from right to left too', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const table = await mount({ code: S });
      table.page.dir = dir;
      await table.focus('4H');
      await table.keys('ArrowLeft');
      expect(table.focused, dir).to.equal('3H');
      await table.keys('ArrowRight', 'ArrowRight');
      expect(table.focused, dir).to.equal('3S');
      table.element.remove();
    }
  });

  it('may hide it and bring it back', async () => {
    const table = await mount({ code: S });
    const before = picture(table);
    table.page.style.display = 'none';
    table.element.locale = 'fi';
    await table.speaking('fi');
    table.element.locale = null;
    await table.speaking('en');
    table.page.style.display = '';
    expect(picture(table)).to.deep.equal(before);
  });

  it('may be enlarged to 200 and 400 per cent', async () => {
    for (const lang of ['fi', 'ru']) {
      const table = await mount({ code: S, lang });
      for (const zoom of [2, 4]) {
        // What zoom does: a window of 1280 px has so many fewer.
        table.page.style.width = `${1280 / zoom}px`;
        expect(misfits(table), `${lang} ${zoom}`).to.deep.equal([]);
      }
      table.element.remove();
    }
  });
});
