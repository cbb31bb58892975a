// The guided first game: played to its end by hand and by keyboard, left, strayed from, and asked about.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import en from '../../locales/en.json';
import fi from '../../locales/fi.json';
import it_ from '../../locales/it.json';
import no from '../../locales/no.json';
import ru from '../../locales/ru.json';
import type { Locale } from '../../src/i18n/index.js';
import { SCRIPT } from '../../src/element/learn/script.js';
import { mount, type Mount, type Table } from './harness.js';
import { results, sit as sitSaved } from './saved.js';
import { TONGUES, WORDY } from './scope.js';
import { until } from './until.js';

type Texts = Readonly<Record<string, string>>;

const GUIDE = '.guide';

const isOn = ({ root }: Table): boolean => root.querySelector(GUIDE) !== null;

/** Opens the guide from the menu. */
async function begin(attributes: Mount = {}, texts: Texts = en): Promise<Table> {
  const table = await mount(attributes);
  return table.choose(texts['learn.guide.title'] ?? '');
}

/** The stops that are marked, as somebody sees them. */
const marked = (table: Table): readonly string[] =>
  table.all('[data-stop].hint').map((stop) => stop.dataset['stop'] ?? '');

/** Presses the guide's own button, or the one of the toolbar that is marked. */
function buttonOf(table: Table, task: string): HTMLElement {
  if (task === 'read') return table.find(`${GUIDE} .primary`);
  return table.find(`.toolbar [data-action="${task}"]`);
}

/** What the player hears and reads of a step. */
async function expectStep(table: Table, texts: Texts, index: number): Promise<void> {
  const text = texts[SCRIPT[index]?.says ?? ''] ?? '';
  await until(text, () => table.text(`${GUIDE} *`).includes(text));
  expect(table.text(`${GUIDE} *`)).to.include(String(index + 1));
  expect(table.says()).to.include(text);
}

const TEXTS: Readonly<Record<Locale, Texts>> = { en, fi, no, ru, it: it_ };

for (const locale of TONGUES) {
  const texts = TEXTS[locale];

  it(`is played to its end by taps on what is marked (${locale})`, async () => {
    const table = await begin({ locale, variant: 'giza' }, texts);
    expect(table.state.code).to.equal('PY1-N-AAAAAAS');
    for (const [index, { task }] of SCRIPT.entries()) {
      await expectStep(table, texts, index);
      if (task === 'move' || task === 'try')
        for (const stop of marked(table)) await table.tap(stop);
      else await table.click(buttonOf(table, task));
      await table.settled();
    }
    expect(isOn(table)).to.equal(false);
    expect([table.state.score, table.state.outcome]).to.deep.equal([40, 'playing']);
  });
}

for (const locale of WORDY) {
  const texts = TEXTS[locale];

  it(`is played to its end by keyboard (${locale})`, async () => {
    const table = await begin({ locale }, texts);
    for (const [index, { task }] of SCRIPT.entries()) {
      await expectStep(table, texts, index);
      if (task === 'move' || task === 'try') {
        for (const stop of marked(table)) {
          await table.walkTo(stop);
          await table.keys('Enter');
        }
      } else if (task === 'read') {
        await table.keys('Tab');
        expect(table.root.activeElement).to.equal(buttonOf(table, task));
        await table.keys('Enter');
      } else await table.keys(task === 'undo' ? 'u' : 'h');
    }
    expect(isOn(table)).to.equal(false);
    expect(table.has(table.focused ?? ''), 'focus is on the board').to.equal(true);
  });
}

it('puts focus on the card that it speaks of', async () => {
  expect((await begin()).focused).to.equal('KD');
});

it('refuses a covered card like any other, and goes on also where nothing is said of it', async () => {
  const table = await begin({ 'no-guidance': true });
  await table.make('KD TC+3S');
  await table.tap('JS');
  await expectStep(table, en, 3);
});

it('leaves out what the page does not allow', async () => {
  const table = await begin({ 'no-undo': true, 'no-hints': true });
  await table.make('KD TC+3S draw TS+3C draw');
  expect(table.text(`${GUIDE} *`)).to.include(en['learn.guide.redeal']);
});

describe('a player of his own mind', () => {
  it('may play on, and is led back', async () => {
    const table = await begin();
    await table.make('KD draw draw');
    expect(table.text(`${GUIDE} *`)).to.include(en['learn.guide.strayed']);
    expect(marked(table)).to.deep.equal([]);
    await table.press('Return');
    await expectStep(table, en, 1);
    expect([table.state.stock, table.focused]).to.deep.equal([23, 'TC']);
  });

  it('is told once, however far he goes', async () => {
    const table = await begin();
    table.forget();
    await table.make('draw draw draw');
    const told = table.heard.filter((said) => said.includes(en['learn.guide.strayed']));
    expect(told).to.have.lengthOf(1);
  });

  it('may leave at any time, and the game goes on', async () => {
    const table = await begin();
    await table.make('KD');
    table.button('Leave the guide').focus();
    await table.keys('Enter');
    expect(isOn(table)).to.equal(false);
    expect(marked(table)).to.deep.equal([]);
    expect(table.state.score).to.equal(10);
    expect(table.has(table.focused ?? ''), 'focus is on the board').to.equal(true);
    await table.make('TC+3S');
    expect(table.state.score).to.equal(30);
  });
});

describe('a game under way', () => {
  it('is asked about, and stays if so wished', async () => {
    const table = await mount({ variant: 'casual' });
    await table.play('draw');
    const { code } = table.state;
    await table.choose('Guided first game');
    expect(table.text('dialog *')).to.include(en['learn.guide.ask']);
    expect(table.focused).to.equal('Keep playing');
    await table.press('Keep playing');
    expect([table.state.code, isOn(table)]).to.deep.equal([code, false]);
  });

  it('counts as given up if the guide begins', async () => {
    const table = await mount({ variant: 'casual' });
    await table.play('draw');
    table.forget();
    await table.choose('Guided first game');
    await table.press('Start the guide');
    expect(table.kinds).to.deep.equal(['lose', 'deal']);
    expect(table.events('lose')[0]?.detail['reason']).to.equal('gave-up');
    expect([isOn(table), table.focused]).to.deep.equal([true, 'KD']);
  });

  it('is not asked about once it is over', async () => {
    const table = await mount({ variant: 'casual' });
    table.element.giveUp();
    await table.settled();
    await table.choose('Guided first game');
    expect(isOn(table)).to.equal(true);
  });
});

describe('after it', () => {
  it('the next game is the page’s own again', async () => {
    const table = await begin({ variant: 'giza', 'undo-cost': 1 });
    expect([table.state.variant, table.element.variant]).to.deep.equal(['pyramide', 'pyramide']);
    table.element.restart();
    await table.settled();
    expect(table.state.variant).to.equal('pyramide');
    await table.element.newGame();
    await table.settled();
    expect([table.state.variant, table.element.undoCost]).to.deep.equal(['giza', 1]);
    expect(isOn(table)).to.equal(false);
  });

  it('so is one that the page asks for', async () => {
    const table = await begin({ variant: 'spanish' });
    await table.element.newGame({ code: 'PY1-S-AAAAAAA' });
    expect(table.state.variant).to.equal('spanish');
  });
});

it('counts apart in the statistics, as a game that was helped', async () => {
  localStorage.clear();
  const table = await sitSaved();
  await table.choose('Guided first game');
  await table.make('KD');
  table.element.giveUp();
  await table.settled();
  expect(results().map(({ assisted }) => assisted)).to.deep.equal([true]);
  localStorage.clear();
});

it('speaks a new language at once', async () => {
  const table = await begin();
  table.page.lang = 'fi';
  await table.speaking('fi');
  expect(table.text(`${GUIDE} *`)).to.include(fi['learn.guide.king']);
});

describe('the panel', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const width of [280, 360, 768, 1200]) {
    it(`covers no card, no button and no message at ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const table = await begin({ locale: 'fi' }, fi);
      await table.make('KD TC+3S');
      await table.tap('JS');
      const panel = table.find(GUIDE).getBoundingClientRect();
      const others = table.all('.card, .toast, .toolbar .btn, .status *');
      const covered = others.filter((other) => {
        const { top, bottom } = other.getBoundingClientRect();
        return top < panel.bottom && bottom > panel.top;
      });
      expect(covered.map(({ className }) => className)).to.deep.equal([]);
      expect(panel.width).to.be.at.most(width);
    });
  }
});
