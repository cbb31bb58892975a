// The classic script as it is built: it defines the tag, and is its own worker wherever it may.
import { expect } from '@open-wc/testing';
import type { PyramidSolitaire } from '../../src/index.js';
import { START_TIME } from '../../src/worker/client.js';
import { openIn } from './framed.js';
import { until } from './until.js';

const ADDRESS = new URL('/dist/pyramid-solitaire.js', location.href).href;
const TAG = 'pyramid-solitaire';

/** Runs before the script: notes the workers that start, and what the page's policy forbids. */
const SPY = `<script>
  const started = [], forbidden = [], before = new Set(Object.getOwnPropertyNames(window));
  window.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options);
      this.addEventListener('message', () => started.push(String(address)), { once: true });
    }
  };
  // A busy machine is no fault: a worker may take its time to start.
  const { setTimeout: wait } = window;
  window.setTimeout = (act, time) => wait(act, time === ${START_TIME} ? 10_000 : time);
  addEventListener('securitypolicyviolation', (event) => forbidden.push(event.violatedDirective));
  window.spy = { started, forbidden, before };
</script>`;

interface Spied extends Window {
  readonly spy: { started: string[]; forbidden: string[]; before: Set<string> };
}

const policy = (content: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${content}">`;
const tag = `<script src="${ADDRESS}"></script>`;

describe('the classic script', () => {
  const frame = document.createElement('iframe');
  let text = '';

  before(async function () {
    const built = await fetch(ADDRESS);
    if (!built.ok) this.skip();
    text = await built.text();
  });
  afterEach(() => frame.remove());

  /** Opens a page, asks the solver there, and tells what it took. */
  async function ask(...parts: readonly string[]): Promise<Spied['spy']> {
    await openIn(frame, [SPY, ...parts, `<${TAG} code="PY1-N-AAAAAAS"></${TAG}>`].join(''));
    const find = () => frame.contentDocument?.querySelector<PyramidSolitaire>(TAG);
    await until('a board', () => find()?.shadowRoot?.querySelector('.board'));
    const { verdict } = (await find()?.solve()) ?? {};
    expect(verdict).to.equal('winnable');
    return (frame.contentWindow as Spied).spy;
  }

  it('is read alike by pages of any encoding', () => {
    expect(/[^\0-\x7F]/u.exec(text)?.[0]).to.equal(undefined);
  });

  it('is its own worker', async () => {
    expect((await ask(tag)).started).to.deep.equal([ADDRESS]);
  });

  it('is so under a strict policy, which it never violates', async () => {
    const strict = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";
    const { started, forbidden } = await ask(policy(strict), tag);
    expect([started, forbidden]).to.deep.equal([[ADDRESS], []]);
  });

  it('brings its worker along where it stands in the page', async () => {
    const { started } = await ask(
      `<script>${text.replaceAll('</script', String.raw`<\/script`)}</script>`,
    );
    expect(started.map((address) => new URL(address).protocol)).to.deep.equal(['blob:']);
  });

  it('runs no file of another name once more, since more may be in it', async () => {
    const { started } = await ask(tag.replace('.js', '.js?of=/all.js'));
    expect(started.map((address) => new URL(address).protocol)).to.deep.equal(['blob:']);
  });

  it('does without where the page allows no worker', async () => {
    expect((await ask(policy("worker-src 'none'"), tag)).started).to.deep.equal([]);
  });

  it('leaves no name of its own on the page', async () => {
    const { before } = await ask(tag);
    const names = Object.getOwnPropertyNames(frame.contentWindow).filter(
      (name) => !before.has(name),
    );
    expect(names.filter((name) => !/^(lit|reactive)/.test(name))).to.deep.equal(['spy']);
  });
});
