// The playground as its visitors have it, built files and all: a link is a game, and stays one.
import { assert, expect } from '@open-wc/testing';
import type { PyramidSolitaire } from '../../src/index.js';
import { until } from './until.js';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

class Playground {
  readonly deals: (string | null)[] = [];
  readonly #frame = document.createElement('iframe');

  async open(search = ''): Promise<this> {
    this.#frame.width = '1100';
    this.#frame.height = '700';
    this.#frame.src = `/demo/play.html${search}`;
    document.body.append(this.#frame);
    await until('a board', () =>
      this.find('pyramid-solitaire')?.shadowRoot?.querySelector('.board'),
    );
    this.element.addEventListener('pyramid-deal', ({ detail }) => this.deals.push(detail.code));
    return this;
  }

  close(): void {
    this.#frame.remove();
  }

  find(selector: string): Element | null {
    return this.#frame.contentDocument?.querySelector(selector) ?? null;
  }

  get element(): PyramidSolitaire {
    return this.find('pyramid-solitaire') as PyramidSolitaire;
  }

  get search(): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(this.#frame.contentWindow?.location.search));
  }

  get problem(): string {
    return this.find('#problem')?.textContent?.trim() ?? '';
  }

  /** The control of an attribute. */
  control(name: string): Input {
    const input = this.find(`#${name}`);
    assert.exists(input, name);
    return input as Input;
  }

  async enter(name: string, text: string): Promise<void> {
    const input = this.control(name);
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await this.element.updateComplete;
  }

  async press(id: string): Promise<void> {
    (this.find(`#${id}`) as HTMLElement).click();
    await this.element.updateComplete;
  }
}

describe('demo/play.html', () => {
  let page: Playground;

  before(async function () {
    // It plays what has been built; `npm test` builds first.
    if (!(await fetch('/dist/esm/engine.js')).ok) this.skip();
  });
  beforeEach(() => {
    page = new Playground();
  });
  afterEach(() => page.close());

  it('restores the game that its address names', async () => {
    await page.open('?variant=giza&code=PY1-N-AAAAAAS&reserve-depth=2&face-down&locale=fi');

    const { code, rules, locale, variant } = page.element;
    expect({ code, variant, locale }).to.deep.equal({
      code: 'PY1-N-AAAAAAS',
      variant: 'giza',
      locale: 'fi',
    });
    expect(rules).to.include({ reserve: 8, reserveDepth: 2, faceDown: true });
    expect(page.control('variant').value).to.equal('giza');
    expect(page.control('reserve-depth').value).to.equal('2');
    expect(page.control('face-down')).to.include({ checked: true, indeterminate: false });
    expect(page.control('cover-pair')).to.include({ indeterminate: true });
    expect(page.problem).to.equal('');
  });

  it('keeps each change in the address', async () => {
    await page.open();
    expect(page.search).to.deep.equal({});

    await page.enter('variant', 'par');
    await page.enter('passes', 'unlimited');
    await page.press('cover-pair');
    expect(page.search).to.deep.equal({
      variant: 'par',
      passes: 'unlimited',
      'cover-pair': 'true',
    });
    expect(page.element.rules).to.include({ passes: 'unlimited', coverPair: true });

    await page.press('unchanged');
    expect(page.search).to.deep.equal({ variant: 'par' });
    expect(page.element.rules).to.include({ passes: 3, coverPair: false });
  });

  it('keeps the game when look or language change', async () => {
    await page.open('?code=PY1-N-AAAAAAS&variant=traditional');
    expect(page.element.play('draw')).to.deep.equal({ ok: true });

    await page.enter('locale', 'it');
    await page.enter('indices', 'local');
    await page.enter('face', 'classic');
    await page.enter('scheme', 'dark');
    await page.press('four-color');
    await page.press('mirrored');

    expect(page.deals).to.deep.equal([]);
    expect(page.element.state.moves).to.equal(1);
    expect(page.search).to.include({ locale: 'it', indices: 'local', scheme: 'dark' });
    expect(page.search).to.include({ face: 'classic' });
    expect(page.search).to.include({ 'four-color': 'true', mirrored: 'true' });
  });

  it('says which rules clash, and says it no longer once they do not', async () => {
    await page.open('?variant=traditional&draw=3');
    expect(page.problem).to.include('closed stock');
    expect(page.element.rules.draw).to.equal(1);

    await page.enter('locale', 'no');
    expect(page.problem).to.include('closed stock');

    await page.enter('stock', 'closed');
    expect(page.problem).to.equal('');
    expect(page.element.rules).to.include({ draw: 3, stock: 'closed' });
  });

  it('puts the running deal into the link when asked, and follows it from then on', async () => {
    await page.open('?variant=spanish');
    await page.element.newGame();
    expect(page.search).to.deep.equal({ variant: 'spanish' });

    await page.press('link');
    expect(page.search['code']).to.equal(page.element.code);

    await page.element.newGame();
    expect(page.search['code']).to.equal(page.element.code);
    expect(page.control('code').value).to.equal(page.element.code);
  });

  it('leaves game and link alone when a deal cannot be', async () => {
    await page.open('?code=PY1-N-AAAAAAS');

    await page.enter('code', 'PY1-N-AAA');
    expect(page.problem).to.include('seven');
    expect(page.search).to.deep.equal({ code: 'PY1-N-AAAAAAS' });

    await page.enter('code', 'PY1-N-AAAAAAS');
    expect(page.problem).to.equal('');

    await page.enter('cards', 'JD JD');
    expect(page.problem).to.include('JD is there twice');
    expect(page.deals).to.deep.equal([]);

    await page.enter('code', 'py1 n aaaaaaj');
    expect(page.problem).to.equal('');
    expect(page.search).to.deep.equal({ code: 'PY1-N-AAAAAAJ' });
    expect(page.deals).to.deep.equal(['PY1-N-AAAAAAJ']);
  });

  it('says what of an address it has left out', async () => {
    await page.open('?variant=nonsense&passes=0&locale=ru&four-color=false');
    expect(page.problem).to.include('variant=nonsense').and.to.include('passes=0');
    expect(page.problem).not.to.include('four-color');
    expect(page.element.variant).to.equal('pyramide');
    expect(page.element.locale).to.equal('ru');
  });
});
