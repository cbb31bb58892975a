// The player's options: in force at once, over what the page says, until the page says something else.
import { expect } from '@open-wc/testing';
import { DECK_B } from '../fixtures/decks.js';
import { emulate, hasDevtools } from './devtools.js';
import { mount, type Table } from './harness.js';
import { nameOf } from './screen.js';

const open = async (attributes = {}): Promise<Table> => {
  const table = await mount({
    variant: 'casual',
    cards: DECK_B,
    'no-verdict': false,
    ...attributes,
  });
  return table.click(table.find('.toolbar [data-action="options"]'));
};

/** The control with a label. */
function control(table: Table, label: string): HTMLInputElement {
  const found = table.all('dialog label').find((one) => nameOf(one).startsWith(label));
  expect(found, label).not.to.equal(undefined);
  return found?.querySelector('input, select') as HTMLInputElement;
}

const isChecked = (table: Table, label: string): boolean => control(table, label).checked;
const toggle = (table: Table, label: string): Promise<Table> => table.click(control(table, label));

/** Chooses from a select as a player does. */
async function pick(table: Table, label: string, value: string): Promise<Table> {
  const select = control(table, label);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return table.settled();
}

/** A label, the property that it sets, and what that is while the box is checked. */
const BOXES = [
  ['Say when a card is covered', 'noGuidance', false],
  ['Say when the game can no longer be won', 'noVerdict', false],
  ['Hints', 'noHints', false],
  ['A colour for each suit', 'fourColor', true],
  ['Left-handed', 'mirrored', true],
  ['Show the time', 'noTimer', false],
] as const;

describe('each option', () => {
  for (const [label, property, on] of BOXES) {
    it(`${label}: shows what is in force, and sets it at once`, async () => {
      const table = await open();
      const { element } = table;
      expect(element[property]).to.equal(false);
      expect(isChecked(table, label)).to.equal(!on);
      await toggle(table, label);
      expect(element[property]).to.equal(true);
      expect(isChecked(table, label)).to.equal(on);
      await toggle(table, label);
      expect(element[property]).to.equal(false);
    });

    it(`${label}: lasts until the page changes it`, async () => {
      const table = await open();
      const { element } = table;
      const attribute = property.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
      await toggle(table, label);
      // What changes nothing of what the page has said is no change.
      element.removeAttribute(attribute);
      element[property] = null;
      table.page.append(element);
      await table.settled();
      expect(element[property]).to.equal(true);
      element.setAttribute(attribute, 'false');
      expect(element[property]).to.equal(false);

      await table.press('Options');
      await toggle(table, label);
      expect(element[property]).to.equal(true);
      element[property] = true;
      element[property] = null;
      expect(element[property]).to.equal(false);
    });
  }

  it('changes what is on the table behind the dialog', async () => {
    const table = await open();
    await toggle(table, 'Hints');
    expect(table.hasButton('Hint')).to.equal(false);
    await toggle(table, 'Show the time');
    expect(table.status()).not.to.contain('Time');
    await toggle(table, 'A colour for each suit');
    expect(table.root.querySelector('[data-four]')).not.to.equal(null);
    expect(table.events('deal')).to.have.lengthOf(1);
  });

  it('guidance off keeps quiet about covered cards', async () => {
    const table = await open();
    await toggle(table, 'Say when a card is covered');
    await table.press('Done');
    await table.tap('6D');
    expect(table.message()).to.equal('');
  });
});

describe('the language', () => {
  it('is one of five, each by its own name, or left to the page', async () => {
    const table = await open();
    const options = [...control(table, 'Language').querySelectorAll('option')];
    expect(options.map(({ text, lang }) => [text.trim(), lang])).to.deep.equal([
      ['Automatic', ''],
      ['English', 'en'],
      ['suomi', 'fi'],
      ['norsk', 'nb'],
      ['русский', 'ru'],
      ['italiano', 'it'],
    ]);
    await pick(table, 'Language', 'fi');
    await table.speaking('fi');
    expect([table.element.locale, table.find('dialog h2').textContent?.trim()]).to.deep.equal([
      'fi',
      'Asetukset',
    ]);
    await pick(table, 'Kieli', '');
    await table.speaking('en');
    expect(table.element.locale).to.equal('en');
  });

  it('of the player beats the page’s lang and locale until locale changes', async () => {
    const table = await open({ locale: 'no' });
    await pick(table, 'Språk', 'it');
    await table.speaking('it');
    table.page.lang = 'ru';
    await table.settled();
    expect(table.element.locale).to.equal('it');
    table.element.locale = 'fi';
    await table.speaking('fi');
    expect(control(table, 'Kieli').value).to.equal('');
  });

  it('offers its own letters where it has any', async () => {
    const table = await open();
    const labels = () => table.all('dialog .check').map(nameOf);
    expect(labels().filter((label) => label.includes('Letters'))).to.deep.equal([]);
    table.element.locale = 'ru';
    await table.speaking('ru');
    const [label = ''] = labels().filter((one) => one.includes('Т В Д К'));
    await toggle(table, label);
    expect(table.element.indices).to.equal('local');
    expect(isChecked(table, label)).to.equal(true);
    await toggle(table, label);
    expect(table.element.indices).to.equal('international');
  });
});

describe('animation', () => {
  it('is as the system asks until the player chooses', async function withMedia() {
    if (!hasDevtools) this.skip();
    await emulate({ reducedMotion: 'reduce' });
    try {
      const table = await open();
      expect(isChecked(table, 'Animation')).to.equal(false);
      expect(table.find('dialog').classList.contains('moving')).to.equal(false);
      await toggle(table, 'Animation');
      expect(isChecked(table, 'Animation')).to.equal(true);
      expect(getComputedStyle(table.stop('KC')).transitionProperty).not.to.equal('none');
      expect(table.find('dialog').classList.contains('moving')).to.equal(true);
    } finally {
      await emulate({ reducedMotion: 'no-preference' });
    }
  });

  it('is on where the system asks for nothing, and off it lets no card stir', async () => {
    const table = await open();
    const stirring = (): boolean =>
      getComputedStyle(table.stop('KC')).transitionProperty !== 'none';
    expect([isChecked(table, 'Animation'), stirring()]).to.deep.equal([true, true]);
    await toggle(table, 'Animation');
    expect(stirring()).to.equal(false);
    await table.press('Done');
    await table.press('Options');
    expect(isChecked(table, 'Animation')).to.equal(false);
  });
});

it('Reset leaves everything to the page again', async () => {
  const table = await open({ mirrored: true });
  await toggle(table, 'Left-handed');
  await toggle(table, 'Hints');
  expect([table.element.mirrored, table.element.noHints]).to.deep.equal([false, true]);
  await table.press('Reset');
  expect([table.element.mirrored, table.element.noHints]).to.deep.equal([true, false]);
  expect(isChecked(table, 'Left-handed')).to.equal(true);
});

it('no-settings forbids them, voids what was chosen, and gives it back', async () => {
  const table = await open();
  await toggle(table, 'Hints');
  await pick(table, 'Language', 'fi');
  await table.speaking('fi');
  table.element.noSettings = true;
  await table.speaking('en');
  expect(table.root.querySelector('dialog')).to.equal(null);
  expect([table.hasButton('Options'), table.hasButton('Hint')]).to.deep.equal([false, true]);
  await table.press('More');
  expect(table.hasButton('Options')).to.equal(false);
  await table.press('Close');
  table.element.noSettings = false;
  await table.speaking('fi');
  expect(table.element.noHints).to.equal(true);
});
