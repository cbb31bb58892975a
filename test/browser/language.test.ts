// Which language the element speaks (design.md 6), and that a change of it touches nothing else.
import { expect } from '@open-wc/testing';
import { LOCALES, tagOf, type Locale } from '../../src/i18n/index.js';
import { DECK_B } from '../fixtures/decks.js';
import { withBooks } from './doubles.js';
import { warnings } from './console.js';
import { mount, type Table } from './harness.js';
import { until } from './until.js';

const UNDO: Readonly<Record<Locale, string>> = {
  en: 'Undo',
  fi: 'Kumoa',
  no: 'Angre',
  ru: 'Отменить',
  it: 'Annulla',
};

/** All that can be read or heard of the element. */
const allWords = (table: Table): string =>
  [
    table.text(),
    table.says(),
    ...table.all('[aria-label]').map((one) => one.getAttribute('aria-label')),
  ].join(' ');

async function expectSpeaks(table: Table, locale: Locale): Promise<void> {
  await until(`speaks ${locale}`, () => table.hasButton(UNDO[locale]));
  await table.settled();
  expect(table.lang).to.equal(tagOf(locale));
  expect(table.element.locale).to.equal(locale);
}

/** Says that the browser's owner prefers these languages, for as long as a test runs. */
function prefer(...languages: readonly string[]): void {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'languages');
  document.documentElement.removeAttribute('lang');
});

describe('the locale attribute', () => {
  const MEANT: readonly (readonly [string, Locale])[] = [
    ...LOCALES.map((locale) => [locale, locale] as const),
    ['nb', 'no'],
    ['nn', 'no'],
    ['no-NO', 'no'],
    ['fi_FI', 'fi'],
    ['ru-Latn-UA', 'ru'],
    [' IT ', 'it'],
  ];
  for (const [tag, locale] of MEANT) {
    it(`"${tag}" is ${locale}`, async () => {
      const table = await mount({ locale: tag, lang: locale === 'en' ? 'fi' : 'en' });
      await expectSpeaks(table, locale);
      expect(warnings).to.deep.equal([]);
    });
  }

  it('of no language of ours gives way to the page', async () => {
    for (const locale of ['tlh', 'x', '', '__proto__', 'l'.repeat(300)]) {
      await expectSpeaks(await mount({ locale, lang: 'it' }), 'it');
    }
  });
});

describe('the page', () => {
  it('is asked by its nearest lang, the one of the element first', async () => {
    document.documentElement.lang = 'it';
    const table = await mount({ lang: 'ru' });
    await expectSpeaks(table, 'ru');
    table.element.lang = 'nb';
    await expectSpeaks(table, 'no');
    table.element.removeAttribute('lang');
    await expectSpeaks(table, 'ru');
    table.page.removeAttribute('lang');
    await expectSpeaks(table, 'it');
    document.documentElement.lang = 'fi';
    await expectSpeaks(table, 'fi');
    table.element.locale = 'no';
    await expectSpeaks(table, 'no');
    table.element.locale = null;
    await expectSpeaks(table, 'fi');
  });

  it('is asked through shadow hosts, inside and outside of them', async () => {
    const table = await mount({ lang: 'en' });
    const outer = table.page.appendChild(document.createElement('div'));
    const middle = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
    const inner = middle.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    inner.append(table.element);
    await expectSpeaks(table, 'en');
    outer.lang = 'fi';
    await expectSpeaks(table, 'fi');
    middle.lang = 'ru';
    await expectSpeaks(table, 'ru');
    inner.lang = 'it';
    await expectSpeaks(table, 'it');
    inner.lang = 'de';
    prefer('de-AT', 'nn-NO', 'fi');
    table.element.remove();
    inner.append(table.element);
    await expectSpeaks(table, 'no');
  });

  it('moved elsewhere, the element speaks the language of its new place', async () => {
    const table = await mount({ lang: 'en' });
    const there = table.page.appendChild(document.createElement('section'));
    there.lang = 'ru';
    there.append(table.element);
    await expectSpeaks(table, 'ru');
    there.lang = 'it';
    await expectSpeaks(table, 'it');
  });
});

describe('the browser', () => {
  const PREFERRED: readonly (readonly [readonly string[], Locale])[] = [
    [['fi-FI', 'en'], 'fi'],
    [['de', 'sv', 'nb-NO', 'ru'], 'no'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
    [['x', 'i-klingon', 'it'], 'it'],
  ];
  for (const [languages, locale] of PREFERRED) {
    it(`that prefers ${languages.join(', ') || 'nothing'} gets ${locale}`, async () => {
      prefer(...languages);
      await expectSpeaks(await mount({ lang: '' }), locale);
    });
  }
});

describe('a change of language', () => {
  it('keeps game, selection and focus, and deals and tells nothing', async () => {
    const table = await mount({ variant: 'casual', cards: DECK_B, lang: 'en' });
    await table.taps('KC stock');
    await table.focus('5S');
    await table.keys('Enter');
    const { state } = table;
    table.forget();
    for (const locale of ['ru', 'fi', 'no', 'it', 'en'] as const) {
      table.page.lang = locale;
      await expectSpeaks(table, locale);
      expect(table.state).to.deep.equal(state);
      expect(table.state.selected).to.equal('5S');
      expect(table.focused).to.equal('5S');
    }
    expect(table.events()).to.deep.equal([]);
  });

  it('leaves no word of the old language behind, not even what was just said', async () => {
    const table = await mount({ variant: 'casual', cards: DECK_B, lang: 'ru' });
    await table.tap('KD');
    expect(table.message()).not.to.equal('');
    table.page.lang = 'en';
    await expectSpeaks(table, 'en');
    expect(allWords(table)).not.to.match(/\p{Script=Cyrillic}/u);
  });

  it('that comes while another is being loaded wins', async () => {
    const table = await mount({ lang: 'en' });
    for (const lang of ['ru', 'it', 'no', 'fi', 'ru', 'fi']) table.element.locale = lang;
    await expectSpeaks(table, 'fi');
    table.element.locale = 'it';
    table.element.locale = 'en';
    await expectSpeaks(table, 'en');
  });

  it('names everything in that language alone', async () => {
    const table = await mount({ variant: 'casual', cards: DECK_B, lang: 'ru' });
    await table.taps('KC stock KD');
    const latin = /[A-Za-z]{2,}/u;
    const words = table.all('[aria-label]').map((one) => one.getAttribute('aria-label') ?? '');
    expect(
      [...words, table.says(), table.message()].filter((word) => latin.test(word)),
    ).to.deep.equal([]);
  });
});

it('one observer serves every element of the page', () =>
  withBooks(async ({ observers }) => {
    const tables = [await mount({ lang: 'fi' }), await mount({ lang: 'fi' }), await mount()];
    const host = tables[0]?.page.appendChild(document.createElement('div'));
    const element = document.createElement('pyramid-solitaire');
    host?.attachShadow({ mode: 'open' }).append(element);
    await element.updateComplete;
    // The harness has one for each table that it listens to.
    expect(observers.size).to.equal(tables.length + 1);
    for (const { page } of tables) page.lang = 'it';
    for (const table of tables) await expectSpeaks(table, 'it');
    await until('the one in the shadow root follows too', () => element.locale === 'it');
  }));
