// face="classic" of the built classic script: its pictures come from beside it, or not at all.
import { expect } from '@open-wc/testing';
import type { PyramidSolitaire } from '../../src/index.js';
import { openIn } from './framed.js';
import { until } from './until.js';

const ADDRESS = new URL('/dist/pyramid-solitaire.js', location.href).href;
const BESIDE = new URL('/dist/classic-courts.js', location.href).href;
const TAG = 'pyramid-solitaire';
const STRICT = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";

/** Runs before the script: notes warnings, and what the page's policy forbids. */
const SPY = `<script>
  const warnings = [], forbidden = [];
  console.warn = (text) => warnings.push(text);
  addEventListener('securitypolicyviolation', (event) => forbidden.push(event.violatedDirective));
  window.spy = { warnings, forbidden };
</script>`;

interface Spied extends Window {
  readonly spy: { readonly warnings: string[]; readonly forbidden: string[] };
}

const tag = (address: string): string => `<script src="${address}"></script>`;
const meta = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

describe('the classic script', () => {
  const frame = document.createElement('iframe');
  let text = '';

  before(async function () {
    const built = await fetch(ADDRESS);
    if (!built.ok) this.skip();
    text = await built.text();
  });
  afterEach(() => frame.remove());

  const element = (): PyramidSolitaire | null | undefined =>
    frame.contentDocument?.querySelector<PyramidSolitaire>(TAG);
  const spy = (): Spied['spy'] => (frame.contentWindow as Spied).spy;
  const wears = (face: 'modern' | 'classic'): boolean =>
    element()?.shadowRoot?.querySelector(`.face use[href^="#${face === 'classic' ? 'c' : 'f'}"]`) !=
    null;

  /** The files that the page has asked for, without its own script. */
  const fetched = (): readonly string[] =>
    (frame.contentWindow?.performance.getEntriesByType('resource') ?? [])
      .map(({ name }) => name)
      .filter((name) => name.includes('courts'));

  /** Opens a page with the script and two elements. */
  async function open(face: string, ...parts: readonly string[]): Promise<void> {
    const one = `<${TAG} code="PY1-N-AAAAAAS" face="${face}" no-verdict></${TAG}>`;
    await openIn(frame, [SPY, ...parts, one, one].join(''));
    await until('a board', () => element()?.shadowRoot?.querySelector('.board'));
    await element()?.updateComplete;
  }

  it('fetches nothing for the modern face', async () => {
    await open('modern', tag(ADDRESS));
    expect(wears('modern')).to.equal(true);
    expect(fetched()).to.deep.equal([]);
  });

  it('takes the pictures from beside it, once, under a policy that it keeps', async () => {
    await open('classic', meta(STRICT), tag(ADDRESS));
    await until('the classic face', () => wears('classic'));
    expect(fetched()).to.deep.equal([BESIDE]);
    expect(spy()).to.deep.equal({ warnings: [], forbidden: [] });
  });

  it('stays modern where the file is missing, says so once, and finds it when asked again', async () => {
    const shaky = ADDRESS.replace('/dist/', `/shaky-${crypto.randomUUID()}/dist/`);
    await open('classic', tag(shaky));
    await until('a warning', () => spy().warnings.length > 0);
    expect(spy().warnings).to.deep.equal([`<${TAG}> face="classic": not-loaded`]);
    expect(wears('modern')).to.equal(true);
    expect(element()?.play('KD')).to.deep.equal({ ok: true });

    for (const face of ['modern', 'classic']) element()?.setAttribute('face', face);
    await until('the classic face', () => wears('classic'));
    expect(spy().warnings).to.have.lengthOf(1);
  });

  it('stays modern where it has no address', async () => {
    const inline = `<script>${text.replaceAll('</script', String.raw`<\/script`)}</script>`;
    await open('classic', inline);
    await until('a warning', () => spy().warnings.length > 0);
    expect([wears('modern'), fetched(), spy().warnings.length]).to.deep.equal([true, [], 1]);
  });
});
