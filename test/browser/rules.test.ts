// The rules dialog: all that holds in the game on the table, in the language on show, and nothing else.
import { expect } from '@open-wc/testing';
import { settingsOf, VARIANTS } from '../../src/engine/index.js';
import { Words, type Locale } from '../../src/i18n/index.js';
import { rulesText } from '../../src/i18n/rules/index.js';
import { mount, type Table } from './harness.js';
import { VARIANTS_TRIED } from './scope.js';

const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim();

const read = (table: Table, selector: string): readonly string[] =>
  [...table.root.querySelectorAll(`dialog .rules ${selector}`)].map((one) => tidy(one.textContent));

async function wordsOf(locale: Locale): Promise<Words> {
  const words = new Words();
  await words.use(locale);
  await words.more();
  return words;
}

describe('the rules dialog', () => {
  for (const variant of VARIANTS_TRIED) {
    it(`tells ${variant.key} as it is played`, async () => {
      const table = await mount({ variant: variant.key });
      await table.choose('Rules');
      const told = rulesText(await wordsOf('en'), settingsOf(variant));
      expect(read(table, 'h3')).to.deep.equal(told.map(({ heading }) => heading));
      expect(read(table, 'li')).to.deep.equal(told.flatMap(({ sentences }) => sentences.map(tidy)));
      expect(read(table, '.pairs td:last-child')).to.deep.equal(
        told.flatMap(({ pairs }) => pairs.map(({ sum }) => sum)),
      );
    });
  }

  for (const locale of ['fi', 'no', 'ru', 'it'] as const) {
    it(`speaks ${locale}, also when the language changes while it is open`, async () => {
      const table = await mount({ variant: 'spanish' });
      await table.choose('Rules');
      table.element.locale = locale;
      await table.speaking(locale);
      const [variant] = VARIANTS.filter(({ key }) => key === 'spanish');
      const told = variant ? rulesText(await wordsOf(locale), settingsOf(variant)) : [];
      expect(read(table, 'li')).to.deep.equal(told.flatMap(({ sentences }) => sentences.map(tidy)));
    });
  }

  it('follows the rules of the game on the table', async () => {
    const table = await mount({ variant: 'traditional' });
    table.element.coverPair = true;
    await table.settled();
    await table.choose('Rules');
    expect(read(table, 'h3')).to.include('Special pairs');
  });

  it('draws the pairs with the letters that the cards have', async () => {
    const table = await mount({ variant: 'italian', locale: 'it', indices: 'local' });
    await table.speaking('it');
    await table.click(table.find('.toolbar [data-action="rules"]'));
    expect(read(table, '.minis').map((pair) => pair.replaceAll(' ', ''))).to.deep.equal([
      'AD',
      '2F',
      '37',
      '46',
      '55',
      'R',
    ]);
  });

  it('can be read where nothing can be chosen', async () => {
    const table = await mount({ variant: 'giza', 'no-settings': true });
    await table.choose('Rules');
    expect(read(table, 'h3')).to.include('Aim');
  });
});
