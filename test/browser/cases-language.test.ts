// Faults of other programs that this one must not have (cases.md C02 to C08): languages on the screen.
import { expect } from '@open-wc/testing';
import { LOCALES, type Locale } from '../../src/i18n/index.js';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { withClock } from './doubles.js';
import { warnings } from './console.js';
import { mount, type Table } from './harness.js';

const S = 'PY1-N-AAAAAAS';
const KEY = /\b[a-z]+(?:-[a-z]+)*\.[a-z-]+(?:_(?:one|few|many|other))?\b|\{\{|\}\}/u;

const allWords = (table: Table): string =>
  [
    table.text(),
    table.says(),
    table.element.describe(),
    ...table.all('[aria-label]').map((one) => one.getAttribute('aria-label')),
  ].join(' | ');

/** A game given up after so many moves: its last sentence counts them. */
async function afterMoves(locale: Locale, moves: number): Promise<Table> {
  const table = await mount({ code: S, locale });
  await table.pageThrough(moves);
  table.element.giveUp();
  return table.settled();
}

describe('C02 counts', () => {
  const FORMS: readonly (readonly [number, string])[] = [
    [0, 'ходов'],
    [1, 'ход'],
    [2, 'хода'],
    [4, 'хода'],
    [5, 'ходов'],
    [11, 'ходов'],
    [12, 'ходов'],
    [14, 'ходов'],
    [21, 'ход'],
    [22, 'хода'],
    [25, 'ходов'],
    [101, 'ход'],
    [111, 'ходов'],
    [121, 'ход'],
  ];
  for (const [count, form] of FORMS) {
    it(`${count} ${form}`, async () => {
      const table = await afterMoves('ru', count);
      expect(table.says()).to.match(new RegExp(`${count} ${form}(?!\\p{L})`, 'u'));
    });
  }

  it('the stock counts its cards in words of the right form', async () => {
    const table = await mount({ variant: 'casual', code: S, locale: 'ru' });
    const forms: Readonly<Record<number, string>> = {
      24: 'карты',
      21: 'карта',
      20: 'карт',
      1: 'карта',
    };
    while (table.state.stock > 0) {
      const form = forms[table.state.stock];
      if (form) expect(table.pile('stock')).to.match(new RegExp(`${form}(?!\\p{L})`, 'u'));
      await table.tap('stock');
    }
  });
});

it('C03 odd language tags never throw, and leave the board complete', async () => {
  const meant = new Map<string, Locale>([
    ['fi-FI', 'fi'],
    ['fi_FI', 'fi'],
    ['FI', 'fi'],
    ['ru-UA', 'ru'],
    ['it-CH', 'it'],
    ['IT-it', 'it'],
  ]);
  const odd = ['en-US-POSIX', 'en-', 'x', 'e', '', ' ', 'и', 'i-klingon', 'zz-ZZ', 'en-DEV'];
  const nonsense = ['fi;q=0.9', 'l'.repeat(300), '__proto__', 'constructor', 'toString'];
  const table = await mount({ lang: 'en', code: S });
  for (const tag of [...odd, ...nonsense, ...meant.keys()]) {
    table.element.setAttribute('locale', tag);
    const locale = meant.get(tag) ?? 'en';
    await table.speaking(locale);
    expect(table.element.locale, tag).to.equal(locale);
    expect(table.stops).to.have.length.greaterThan(28);
  }
  for (const none of [null, undefined, {}, 7]) {
    Object.assign(table.element, { locale: none });
    await table.settled();
  }
  table.element.removeAttribute('locale');
  await table.speaking('en');
  expect(warnings).to.deep.equal([]);
});

describe('C05 text is text', () => {
  it('no entity is shown in any language, and Italian keeps its apostrophes', async () => {
    for (const locale of LOCALES) {
      const table = await mount({ variant: 'casual', cards: DECK_B, locale });
      await table.taps('KD KC');
      expect(allWords(table)).not.to.match(/&[a-z#0-9]+;/iu);
    }
    const table = await mount({ cards: DECK_B, locale: 'it' });
    table.element.undo();
    await table.element.updateComplete;
    expect(table.message()).to.match(/Non c[’']è niente da annullare/u);
  });

  it('no markup comes of a code, of cards or of a variant', async () => {
    const evil = '<img src=x onerror=alert(1)>A&B"\'';
    for (const what of ['code', 'cards', 'variant', 'locale', 'passes']) {
      const table = await mount({ [what]: evil });
      expect(table.root.querySelectorAll('img')).to.have.lengthOf(0);
      expect(table.page.querySelectorAll('img')).to.have.lengthOf(0);
      expect(allWords(table)).not.to.contain('onerror');
      expect(warnings.filter((warning) => warning.includes('onerror')).length).to.be.at.most(1);
      warnings.length = 0;
    }
  });
});

describe('C06 numbers', () => {
  /** 24 cards lie off the foundation when a par game is given up at once: minus 52. */
  const MINUS: Readonly<Record<Locale, string>> = {
    en: '-52',
    fi: '\u221252',
    no: '\u221252',
    ru: '-52',
    it: '-52',
  };
  const LABEL: Readonly<Record<Locale, string>> = {
    en: 'Score',
    fi: 'Pisteet',
    no: 'Poeng',
    ru: 'Счёт',
    it: 'Punteggio',
  };
  for (const locale of LOCALES) {
    it(`below zero have the minus sign of ${locale}, and are numbers in events`, async () => {
      const table = await mount({ variant: 'par', code: S, locale });
      expect(table.figure(LABEL[locale])).to.equal(MINUS[locale]);
      table.element.giveUp();
      await table.settled();
      expect(table.says()).to.contain(MINUS[locale]);
      expect(table.events('lose')[0]?.detail).to.include({ score: -52 });
    });
  }

  it('from a thousand on have the separator of the language', () =>
    withClock(async (pass) => {
      const table = await mount({ code: S, locale: 'en' });
      await table.pageThrough(1234);
      pass(3_661_000);
      await table.tap('7C');
      const seen: Record<string, string> = {};
      for (const locale of LOCALES) {
        table.element.locale = locale;
        await table.speaking(locale);
        const figures = table.all('[part~="status"] dd').map((dd) => dd.textContent?.trim() ?? '');
        seen[locale] = figures.find((text) => text.includes('234')) ?? '';
        expect(figures).to.include('1:01:01');
      }
      expect(seen).to.deep.equal({
        en: '1,234',
        fi: '1\u00A0234',
        no: '1\u00A0234',
        ru: '1\u00A0234',
        it: '1234',
      });
      expect(table.state.moves).to.equal(1234);
    }));
});

it('C07 the element follows the page, and keeps game, selection and focus', async () => {
  document.documentElement.lang = 'fi';
  try {
    const table = await mount({ lang: 'ru', variant: 'casual', cards: DECK_B });
    await table.focus('5S');
    await table.keys('Enter');
    const { state } = table;
    table.forget();
    const steps: readonly (readonly [Locale, () => void])[] = [
      ['ru', () => undefined],
      ['fi', () => table.page.removeAttribute('lang')],
      ['it', () => void (document.documentElement.lang = 'it')],
      ['no', () => table.element.setAttribute('locale', 'no')],
      ['it', () => table.element.removeAttribute('locale')],
    ];
    for (const [locale, change] of steps) {
      change();
      await table.speaking(locale);
      expect(table.state).to.deep.equal(state);
      expect(table.focused).to.equal('5S');
    }
    expect(table.events()).to.deep.equal([]);
  } finally {
    document.documentElement.removeAttribute('lang');
  }
});

describe('C08 no key and no placeholder is ever shown', () => {
  for (const locale of LOCALES) {
    it(`in ${locale}, from the deal to the end`, async () => {
      const table = await mount({ variant: 'semicolon', cards: DECK_E, locale });
      const seen: string[] = [allWords(table)];
      for (const move of [...CLEAR_E.split(/\s+/u).slice(0, 4), 'AC', 'draw', '2D', 'draw']) {
        await table.make(move);
        seen.push(allWords(table));
      }
      table.element.giveUp();
      await table.settled();
      seen.push(allWords(table));
      expect(seen.filter((text) => KEY.test(text.replaceAll('cardgames.io', '')))).to.deep.equal(
        [],
      );
    });
  }
});
