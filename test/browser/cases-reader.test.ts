// Screen readers (cases.md B17): what the browser hands them, in Finnish on an English page.
import { expect } from '@open-wc/testing';
import { cardName, Words } from '../../src/i18n/index.js';
import type { Card } from '../../src/engine/index.js';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { accessibilityTree as tree, hasDevtools, type Heard } from './devtools.js';
import { mount, type Table } from './harness.js';

const sit = (attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards: DECK_B, locale: 'fi', ...attributes });

const buttons = (nodes: readonly Heard[]): readonly Heard[] =>
  nodes.filter(({ role }) => role === 'button');

const named = (nodes: readonly Heard[], start: string): Heard => {
  const found = nodes.find(({ name }) => name.startsWith(start));
  expect(found, start).not.to.equal(undefined);
  return found as Heard;
};

let finnish: Words;
before(async () => {
  finnish = new Words();
  await finnish.use('fi');
});

describe('B17 the accessibility tree', () => {
  before(function needsDevtools() {
    if (!hasDevtools) this.skip();
  });

  it('names each card once, in Finnish, with what lies on it', async () => {
    await sit();
    const nodes = await tree();
    const names = buttons(nodes).map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);

    expect(named(nodes, 'pata 5')).to.include({ role: 'button', name: 'pata 5, rivi 7' });
    expect(named(nodes, 'pata 5').disabled).not.to.equal(true);
    const covered = named(nodes, 'ruutukuningas');
    expect(covered.name).to.match(/peitetty.*risti 5 ja ruutu 9.*rivi 5/u);
    expect(covered.disabled).to.equal(true);
  });

  it('says its language, which is not the page’s', async () => {
    const table = await sit();
    expect(table.page.lang).to.equal('en');
    for (const part of ['.board', '.live', '.toolbar', '.status']) {
      expect(table.find(part).closest('[lang]')?.getAttribute('lang')).to.equal('fi');
    }
    await table.click(table.find('.toolbar [data-action="more"]'));
    expect(table.find('dialog').lang).to.equal('fi');
  });

  it('counts the stock and never tells what comes next in it', async () => {
    const table = await sit();
    const hidden = DECK_B.split('|')[1]?.trim().split(/\s+/u) as Card[];
    for (let drawn = 0; drawn < 3; drawn += 1) {
      const nodes = await tree();
      expect(named(buttons(nodes), 'Nostopakka').name).to.contain(String(24 - drawn));
      const all = nodes.map(({ name }) => name).join('\n');
      for (const card of hidden.slice(drawn)) expect(all).not.to.contain(cardName(finnish, card));
      await table.tap('stock');
    }
  });

  it('names the piles, and gives the page no landmark of its own', async () => {
    const table = await sit();
    await table.taps('stock stock');
    const nodes = await tree();
    const groups = nodes.filter(({ role }) => role === 'group').map(({ name }) => name);
    expect(groups).to.include.members([
      'Nostopakka',
      'Poistopakka, 2 korttia, päällimmäisenä risti 9',
      'Poistetut',
    ]);
    expect(groups).to.include.members(['Pyramidi, Rento pyramidi', 'Toiminnot']);
    const landmarks = ['banner', 'navigation', 'contentinfo', 'main', 'complementary', 'region'];
    expect(nodes.filter(({ role }) => landmarks.includes(role))).to.deep.equal([]);
  });

  it('has the name that the page gives the element', async () => {
    const table = await sit({ 'aria-label': 'Game of the day' });
    const found = named(await tree(), 'Game of the day');
    expect(found.role).to.equal('group');
    table.element.removeAttribute('aria-label');
    expect((await tree()).some(({ name }) => name === 'Game of the day')).to.equal(false);
  });

  it('has a dialog that is modal and has a name, and nothing else while it is open', async () => {
    const table = await sit();
    await table.click(table.find('.toolbar [data-action="options"]'));
    const nodes = await tree();
    const dialog = nodes.find(({ role }) => role === 'dialog');
    expect(dialog).to.include({ name: 'Asetukset', modal: true });
    expect(nodes.some(({ name }) => name.startsWith('pata 5'))).to.equal(false);
    const controls = nodes.filter(({ role }) => role === 'checkbox' || role === 'combobox');
    expect(named(controls, 'Vihjeet').role).to.equal('checkbox');
    expect(named(controls, 'Kieli').role).to.equal('combobox');
  });
});

describe('B17 the live region', () => {
  it('is there, empty, before anything is said, and has a new text for each action', async () => {
    const table = await sit();
    expect(table.says()).to.equal('');
    const acts = ['stock', 'stock', '5S', '4C', 'KC', 'KD', 'KD'];
    for (const stop of acts) {
      table.heard.length = 0;
      await table.tap(stop);
      expect(table.heard, stop).to.have.lengthOf(1);
      expect(table.says(), stop).not.to.equal('');
    }
  });

  it('tells equal refusals apart, though they read alike', async () => {
    const table = await sit();
    await table.taps('KD');
    const [first] = table.heard.slice(-1);
    await table.taps('KD');
    const [second] = table.heard.slice(-1);
    expect(second).not.to.equal(first);
    expect(second?.trim()).to.equal(first?.trim());
  });

  it('tells the end once', async () => {
    const table = await sit({ cards: DECK_E });
    await table.play(CLEAR_E);
    const told = table.heard.filter((text) => text.includes('Onnittelut'));
    expect(told).to.have.lengthOf(1);
  });
});
