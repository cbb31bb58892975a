// axe has nothing to find: in each state on light pages, in each family of variants, on odd pages.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLOSED, findings, testTheme } from './access.js';
import { mount } from './harness.js';

describe('on a light page', () => testTheme({ scheme: 'light', forced: false }));

describe('in each family of variants', () => {
  const FAMILIES: readonly (readonly [string, string])[] = [
    ['traditional', 'draw draw'],
    ['apophis', 'draw draw>2 draw>3'],
    ['giza', ''],
    ['reserve', 'draw'],
    ['triangle', 'draw'],
    ['cell', 'draw cell:7C'],
    ['thirteen', ''],
    ['microsoft', 'draw'],
    ['apophis-dealt', 'draw'],
    ['aisleriot', 'draw'],
  ];
  for (const [variant, moves] of FAMILIES) {
    it(variant, async () => {
      const table = await mount({ variant, code: 'PY1-N-AAAAAAS' });
      if (moves !== '') await table.play(moves);
      expect(await findings(table.element)).to.deep.equal([]);
    });
  }
});

describe('on odd pages', () => {
  it('right to left, in Russian, with four colours', async () => {
    const table = await mount({ ...CLOSED, lang: 'ru', 'four-color': true });
    table.page.dir = 'rtl';
    expect(await findings(table.element)).to.deep.equal([]);
  });

  it('280 pixels wide', async () => {
    const table = await mount({ ...CLOSED, lang: 'fi' });
    table.page.style.width = '280px';
    await table.taps('5S 4C');
    expect(await findings(table.element)).to.deep.equal([]);
  });
});

describe('in a low frame', () => {
  before(() => setViewport({ width: 740, height: 375 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const variant of ['pyramide', 'apophis', 'giza', 'triangle']) {
    it(variant, async () => {
      const table = await mount({ variant, code: 'PY1-N-AAAAAAS' });
      expect(await findings(table.element)).to.deep.equal([]);
    });
  }

  it('a lost game', async () => {
    const table = await mount(CLOSED);
    table.element.giveUp();
    await table.settled();
    expect(await findings(table.element)).to.deep.equal([]);
  });
});

it('finds a fault where there is one', async () => {
  const table = await mount(CLOSED);
  table.page.append(document.createElement('button'));
  const found = await findings(table.page);
  expect(found.filter((fault) => fault.startsWith('button-name'))).to.have.lengthOf(1);
  expect(found.some((fault) => fault.startsWith('target-size'))).to.equal(true);
});
