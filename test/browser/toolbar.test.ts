// The toolbar (look.md 6): what it holds at which width, and its words in every language.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { LOCALES, type Locale } from '../../src/i18n/index.js';
import { DECK_B } from '../fixtures/decks.js';
import { mount, type Table } from './harness.js';
import { nameOf } from './screen.js';

const LANGS: Readonly<Record<Locale, string>> = {
  en: 'en',
  fi: 'fi',
  no: 'nb',
  ru: 'ru',
  it: 'it',
};
const WIDTHS = [280, 320, 339, 340, 360, 400, 480, 599, 600, 680, 740, 768, 840, 900, 1000, 1200];
/** A target that a thumb hits, in pixels. */
const TARGET = 44;

const sit = async (width: number, attributes = {}): Promise<Table> => {
  const table = await mount({ variant: 'casual', cards: DECK_B, ...attributes });
  table.page.style.width = `${width}px`;
  return table.settled();
};

const buttonsOf = (table: Table): readonly HTMLElement[] => table.all('[part~="toolbar"] button');

const names = (table: Table): readonly string[] => buttonsOf(table).map(nameOf);

before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));

describe('the toolbar', () => {
  it('has five buttons in a narrow element, and the rest under More', async () => {
    const table = await sit(360);
    expect(names(table)).to.deep.equal(['Undo', 'Redo', 'Hint', 'New', 'More']);
    await table.press('More');
    const entries = table.all('dialog .menu button').map(nameOf);
    expect(entries).to.deep.equal([
      'Restart',
      'Give up',
      'Rules',
      'How to play well',
      'Guided first game',
      'Tally',
      'Share',
      'Options',
      'Keys',
      'About the game',
    ]);
  });

  it('has more of them in a wide one, and does not say them twice', async () => {
    const table = await sit(900);
    expect(names(table)).to.deep.equal([
      'Undo',
      'Redo',
      'Hint',
      'New',
      'Restart',
      'Rules',
      'Options',
      'More',
    ]);
    await table.press('More');
    const entries = table.all('dialog .menu button').map(nameOf);
    expect(entries).to.deep.equal([
      'Give up',
      'How to play well',
      'Guided first game',
      'Tally',
      'Share',
      'Keys',
      'About the game',
    ]);
  });

  it('carries out what is chosen under More, and closes that', async () => {
    const table = await sit(360);
    await table.play('KC');
    await table.choose('Restart');
    expect(table.state).to.include({ moves: 0 });
    await table.choose('Give up');
    expect(table.state).to.include({ outcome: 'lost' });
    expect(table.root.querySelector('dialog')).to.equal(null);
    await table.choose('Options');
    expect(table.find('dialog h2').textContent?.trim()).to.equal('Options');
  });

  it('leaves out what the page takes away', async () => {
    const table = await sit(900, { 'no-undo': true, 'no-hints': true, 'no-settings': true });
    expect(names(table)).to.deep.equal(['New', 'Restart', 'Rules', 'More']);
    table.page.style.width = '360px';
    await table.press('More');
    expect(table.hasButton('Options')).to.equal(false);
  });

  it('keeps buttons that have nothing to do within reach of the keyboard', async () => {
    const table = await sit(900);
    table.button('Undo').focus();
    expect(table.focused).to.equal('Undo');
    expect(table.isOn('Undo')).to.equal(false);
    await table.keys('Enter');
    expect(table.message()).to.contain('Nothing to undo');
  });
});

for (const locale of LOCALES) {
  it(`has room for every word and every thumb, ${locale}`, async () => {
    const table = await sit(280, { lang: LANGS[locale] });
    for (const width of WIDTHS) {
      table.page.style.width = `${width}px`;
      const bar = table.find('[part~="toolbar"]');
      const cut = table
        .all('[part~="toolbar"] span')
        .filter((word) => word.clientWidth > 1 && word.scrollWidth > word.clientWidth);
      expect(cut.map(nameOf), `cut at ${width}`).to.deep.equal([]);
      for (const button of buttonsOf(table)) {
        const { width: wide, height } = button.getBoundingClientRect();
        expect(Math.min(wide, height), `${nameOf(button)} at ${width}`).to.be.at.least(TARGET);
        expect(nameOf(button)).not.to.equal('');
      }
      expect(bar.scrollWidth, `over the edge at ${width}`).to.be.at.most(bar.clientWidth);
    }
  });
}
