// face="classic": its pictures come when asked for, and a game never notices.
import { expect } from '@open-wc/testing';
import { RANKS, type Card } from '../../src/engine/index.js';
import type { PyramidSolitaire } from '../../src/index.js';
import { DECK_B } from '../fixtures/decks.js';
import { openIn } from './framed.js';
import { warnings } from './console.js';
import { mount, type Table } from './harness.js';
import { until } from './until.js';

const S = 'PY1-N-AAAAAAS';
const TAG = 'pyramid-solitaire';

type Face = 'modern' | 'classic';
type Root = Pick<ParentNode, 'querySelectorAll'>;

/** The figures of the court cards that can be seen, modern `f…` or classic `c…`. */
const figures = (root: Root): readonly string[] =>
  [...root.querySelectorAll('.face use')]
    .filter((use) => use.getClientRects().length > 0)
    .map((use) => use.getAttribute('href') ?? '')
    .filter((href) => /^#[cf][JQK]/u.test(href));

const wears = (root: Root, face: Face): boolean => {
  const seen = figures(root);
  return seen.length > 0 && seen.every((href) => href.startsWith(face === 'classic' ? '#c' : '#f'));
};

const wearsSoon = (root: Root, face: Face): Promise<void> =>
  until(`the ${face} face`, () => wears(root, face));

/** What the cards print for ace, jack, queen and king. */
const lettersOf = (table: Table): string =>
  ['A', 'J', 'Q', 'K']
    .map((rank) => table.root.querySelector(`symbol#r${rank}`)?.textContent?.trim())
    .join('');

async function wearing(face: Face, attributes = {}): Promise<Table> {
  const table = await mount({ code: S, face, ...attributes });
  await wearsSoon(table.root, face);
  return table;
}

describe('the face', () => {
  it('is modern unless asked', async () => {
    const table = await wearing('modern', { face: null });
    expect(table.element.face).to.equal('modern');
  });

  it('is classic when asked, by attribute or property, at once or later', async () => {
    const table = await wearing('classic');
    expect(table.element.face).to.equal('classic');
    table.element.face = 'modern';
    await wearsSoon(table.root, 'modern');
    table.element.face = null;
    await wearsSoon(table.root, 'classic');
    table.element.removeAttribute('face');
    await wearsSoon(table.root, 'modern');
    expect(warnings).to.deep.equal([]);
  });

  it("is the player's to choose", async () => {
    const table = await wearing('modern');
    await table.press('Options');
    const choice = () =>
      table.all('dialog label').find((label) => label.textContent?.includes('Classic court cards'));
    await until('the choice', choice);
    choice()?.click();
    await wearsSoon(table.root, 'classic');
    expect(table.element.face).to.equal('classic');
    choice()?.click();
    await wearsSoon(table.root, 'modern');
  });

  it('shows each court its own picture, wherever it lies', async () => {
    const table = await wearing('classic', { variant: 'giza' });
    const courts = table.stops.filter((stop) => /^[JQK]/u.test(stop));
    expect(courts).to.have.lengthOf(12);
    for (const court of courts) {
      const uses = [...table.stop(court).querySelectorAll('use[href^="#c"]')];
      expect([...new Set(uses.map((use) => use.getAttribute('href')))]).to.deep.equal([
        `#c${court}`,
      ]);
    }
  });

  it('changes in mid-game without a trace in game, focus or place', async () => {
    const table = await mount({ variant: 'casual', cards: DECK_B });
    await table.taps('KC stock');
    await table.focus('5S');
    await table.keys('Enter');
    const { state } = table;
    // As laid out: what moves may still be on its way.
    const places = () =>
      table.stops.map((stop) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = table.stop(stop);
        return [offsetLeft, offsetTop, offsetWidth, offsetHeight];
      });
    const [before, says] = [places(), table.says()];
    table.forget();

    for (const face of ['classic', 'modern', 'classic'] as const) {
      table.element.face = face;
      await wearsSoon(table.root, face);
      await table.settled();
      expect(table.state).to.deep.equal(state);
      expect(table.state.selected).to.equal('5S');
      expect(table.focused).to.equal('5S');
      expect(places()).to.deep.equal(before);
    }
    expect([table.events(), table.heard, table.says()]).to.deep.equal([[], [], says]);
  });

  it('keeps four colours apart, and the value on courts of short decks', async () => {
    for (const face of ['modern', 'classic'] as const) {
      const table = await wearing(face, {
        code: 'PY1-S-AAAAAAS',
        variant: 'spanish',
        'four-color': true,
      });
      const cards = table.rows.flat() as Card[];
      const inkOf = (card: Card) => getComputedStyle(table.stop(card)).getPropertyValue('--ink');
      expect(new Set(cards.map((card) => `${card[1]} ${inkOf(card)}`)).size).to.equal(4);
      expect(new Set(cards.map(inkOf)).size).to.equal(4);
      for (const card of cards.filter((one) => 'JQK'.includes(one[0] ?? ''))) {
        const value = table.stop(card).querySelector('.value')?.getAttribute('href');
        expect(value, card).to.equal(`#v${RANKS.indexOf(card[0] as 'J')}`);
      }
      table.element.remove();
    }
  });
});

describe('letters', () => {
  const PRINTED = { en: 'AJQK', fi: 'AJQK', no: 'AJQK', ru: 'ТВДК', it: 'AFDR' } as const;

  for (const [locale, local] of Object.entries(PRINTED)) {
    it(`of ${locale} are ${local} when local, on either face`, async () => {
      for (const face of ['modern', 'classic'] as const) {
        const table = await wearing(face, { locale, indices: 'local' });
        expect(lettersOf(table)).to.equal(local);
        table.element.indices = 'international';
        await table.settled();
        expect(lettersOf(table)).to.equal('AJQK');
        table.element.remove();
      }
    });
  }

  it('follow the language', async () => {
    const table = await mount({ code: S, indices: 'local', locale: 'en' });
    for (const [locale, local] of Object.entries(PRINTED)) {
      table.element.locale = locale;
      await table.speaking(locale as keyof typeof PRINTED);
      expect(lettersOf(table)).to.equal(local);
    }
  });
});

describe('the pictures', () => {
  const frame = document.createElement('iframe');
  const source = new URL('../../src/define.ts', import.meta.url).href;
  afterEach(() => frame.remove());

  const elements = (): readonly PyramidSolitaire[] => [
    ...(frame.contentDocument?.querySelectorAll<PyramidSolitaire>(TAG) ?? []),
  ];
  const roots = (): readonly ShadowRoot[] =>
    elements().flatMap(({ shadowRoot }) => shadowRoot ?? []);
  /** Files of the classic face that the page has asked for. */
  const fetched = (): readonly string[] =>
    (frame.contentWindow?.performance.getEntriesByType('resource') ?? [])
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('playing-cards') || path.includes('/classic/'));

  /** A page of its own with two elements, under a content policy. */
  async function open(policy: string): Promise<void> {
    const html = `<!doctype html>
      <meta http-equiv="Content-Security-Policy" content="${policy}">
      <script type="module" src="${source}"></script>
      <${TAG} code="${S}" no-verdict></${TAG}><${TAG} code="${S}" no-verdict></${TAG}>`;
    await openIn(frame, html);
    await until(
      'the elements',
      () => roots().length === 2 && roots().every((root) => wears(root, 'modern')),
    );
    await Promise.all(elements().map(({ updateComplete }) => updateComplete));
  }

  const ask = (face: Face) => elements().forEach((element) => (element.face = face));

  it('are fetched when asked for, once for all, under a strict policy that they keep', async () => {
    await open("default-src 'none'; script-src 'self'; require-trusted-types-for 'script'");
    const forbidden: string[] = [];
    frame.contentDocument?.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      forbidden.push(violatedDirective),
    );
    expect(fetched()).to.deep.equal([]);
    ask('classic');
    for (const root of roots()) await wearsSoon(root, 'classic');
    expect(fetched().filter((path) => path.endsWith('KS.svg'))).to.have.lengthOf(1);
    expect(fetched()).to.have.lengthOf(new Set(fetched()).size);
    expect(forbidden).to.deep.equal([]);
  });

  it('that a page forbids leave the modern face, and are told of once', async () => {
    const { origin } = location;
    const allowed = [
      'src',
      'locales',
      'node_modules/.cache',
      'node_modules/lit',
      'node_modules/@lit',
    ];
    await open(`script-src ${allowed.map((path) => `${origin}/${path}/`).join(' ')}`);
    const said: string[] = [];
    Object.assign((frame.contentWindow as unknown as { console: Console }).console, {
      warn: (text: string) => said.push(text),
    });
    ask('classic');
    await until('a warning', () => said.length > 0);
    ask('modern');
    ask('classic');
    for (const { updateComplete } of elements()) await updateComplete;
    expect(roots().every((root) => wears(root, 'modern'))).to.equal(true);
    expect(elements().map((element) => element.play('KD').ok)).to.deep.equal([true, true]);
    expect(said).to.deep.equal(['<pyramid-solitaire> face="classic": not-loaded']);
  });
});
