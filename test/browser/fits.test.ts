// The table fits its place: each family of variants, in the languages with the longest words, from 280 px on.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { misfits } from './fits.js';
import { mount, type Table } from './harness.js';
import { WORDY } from './scope.js';

const FAMILIES = [
  'pyramide',
  'thirteen',
  'tuts-tomb',
  'reserve',
  'giza',
  'apophis',
  'apophis-dealt',
  'triangle',
  'cell',
  'microsoft',
  'reserve-6',
];
const WIDTHS = [280, 360, 480, 600, 740, 899, 1200];
/** Phones held sideways, from the smallest. */
const LOW = [
  [568, 320],
  [667, 375],
  [740, 375],
  [932, 430],
] as const;
const CODE = 'PY1-N-AAAAAAS';

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** What does not fit at each of the widths. */
function look(table: Table): readonly string[] {
  return WIDTHS.flatMap((width) => {
    table.page.style.width = `${width}px`;
    return misfits(table).map((misfit) => `${width} px: ${misfit}`);
  });
}

describe('the table fits', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const lang of WORDY) {
    for (const variant of FAMILIES) {
      it(`${variant} in ${lang}`, async () => {
        const table = await mount({ variant, lang, code: CODE });
        expect(look(table)).to.deep.equal([]);
      });
    }
  }

  for (const lang of WORDY) {
    it(`when a pair is refused and when the game is lost, mirrored, in ${lang}`, async () => {
      const table = await mount({ lang, code: CODE, mirrored: true, 'four-color': true });
      await table.taps('7C 4H');
      expect(look(table)).to.deep.equal([]);
      table.element.giveUp();
      await table.settled();
      expect(look(table)).to.deep.equal([]);
    });
  }

  it('when a covered card is refused, with no toolbar to reach over', async () => {
    const table = await mount({ lang: 'fi', code: CODE, 'no-toolbar': true });
    await table.taps('7C AS');
    expect(table.message()).not.to.equal('');
    expect(look(table)).to.deep.equal([]);
  });

  for (const passes of [1, 3]) {
    it(`when the stock is empty in pass 1 of ${passes}`, async () => {
      const table = await mount({ variant: 'brainium', lang: 'ru', passes, code: CODE });
      await table.drawAll();
      expect(look(table)).to.deep.equal([]);
    });
  }
});

describe('held sideways the table fits', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [width, height] of LOW) {
    it(`${width} by ${height} px`, async () => {
      await setViewport({ width, height });
      const found: string[] = [];
      for (const variant of FAMILIES) {
        const table = await mount({ variant, code: CODE, lang: 'en' });
        const whole = table.element.offsetHeight;
        found.push(...misfits(table).map((misfit) => `${variant}: ${misfit}`));
        if (height >= 375 && whole > height) found.push(`${variant}: ${whole} px high`);
        table.element.remove();
      }
      expect(found).to.deep.equal([]);
    });
  }
});

describe('a height that the page gives', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [width, height] of [
    [360, 480],
    [800, 520],
    [1000, 400],
  ] as const) {
    it(`${width} by ${height} px holds the whole table`, async () => {
      const table = await mount({ code: CODE });
      Object.assign(table.page.style, { width: `${width}px`, height: `${height}px` });
      table.element.style.height = '100%';
      for (let at = 0; at < 4; at += 1) await frame();
      expect(misfits(table)).to.deep.equal([]);
      expect(table.element.offsetHeight).to.equal(height);
      const { scrollHeight, clientHeight } = table.find('.room');
      expect(scrollHeight, 'nothing to scroll').to.equal(clientHeight);
    });
  }

  it('scrolls where it cannot fit, and grows again', async () => {
    const table = await mount({ code: CODE });
    table.page.style.width = '360px';
    const natural = table.element.offsetHeight;
    table.element.style.height = '240px';
    for (let at = 0; at < 4; at += 1) await frame();
    const { scrollHeight, clientHeight } = table.find('.room');
    expect(scrollHeight).to.be.above(clientHeight);
    table.element.style.height = '';
    for (let at = 0; at < 4; at += 1) await frame();
    expect(table.element.offsetHeight).to.equal(natural);
  });

  it('never shrinks an element that grows with its content', async () => {
    const table = await mount({ code: CODE });
    table.page.style.display = 'grid';
    for (let at = 0; at < 6; at += 1) await frame();
    const first = table.element.offsetHeight;
    table.element.variant = 'giza';
    await table.settled();
    table.element.variant = null;
    await table.settled();
    for (let at = 0; at < 6; at += 1) await frame();
    expect(table.element.offsetHeight).to.equal(first);
  });
});
