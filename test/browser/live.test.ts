// What is said in the live region: nothing at first, then each thing once, in whole sentences.
import { expect } from '@open-wc/testing';
import { LOCALES } from '../../src/i18n/index.js';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { mount, type Table } from './harness.js';

const sit = (attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards: DECK_B, ...attributes });

/** What an action has given the live region to say. */
async function hear(table: Table, act: () => unknown): Promise<readonly string[]> {
  table.heard.length = 0;
  await act();
  await table.settled();
  return table.heard.map((text) => text.trim());
}

describe('the live region', () => {
  it('is there and empty at the first render, polite and read as a whole', async () => {
    const table = await sit();
    const region = table.find('[role="status"]');
    expect(table.says()).to.equal('');
    expect(region.getAttribute('aria-live')).to.equal('polite');
    expect(region.getAttribute('aria-atomic')).to.equal('true');
    expect(table.heard).to.deep.equal([]);

    await table.taps('KC stock 5S');
    expect(table.find('[role="status"]')).to.equal(region);
  });

  it('is not seen, and takes no room', async () => {
    const table = await sit();
    const height = table.element.getBoundingClientRect().height;
    await table.taps('KC 5S 4C');
    expect(table.element.getBoundingClientRect().height).to.equal(height);
    const { width, height: tall } = table.find('[role="status"]').getBoundingClientRect();
    expect(width * tall).to.be.at.most(4);
  });

  it('says each action once, with all that came of it', async () => {
    const table = await sit();
    const ACTIONS: readonly (readonly [() => unknown, readonly string[]])[] = [
      [() => table.tap('KC'), ['king of clubs']],
      [() => table.tap('KH'), ['king of hearts', '3 of hearts']],
      [() => table.tap('stock'), ['3 of spades']],
      [() => table.tap('5S'), ['5 of spades']],
      [() => table.tap('4C'), ['The sum must be 13', '5 + 4 = 9', '4 of clubs']],
      [() => table.tap('4C'), ['Nothing selected']],
      [() => table.tap('6D'), ['cover this card', '5 of hearts', 'ace of hearts']],
      [() => table.press('Undo'), ['undone']],
      [() => table.press('Redo'), ['3 of spades']],
      [() => table.element.play('draw'), ['9 of clubs']],
      [() => table.element.play('9C+4C'), ['9 of clubs', '4 of clubs']],
      [() => table.choose('Give up'), ['You gave up']],
      [() => table.tap('stock'), ['The game is over']],
      [() => table.press('Undo'), ['goes on']],
      [() => table.press('Restart'), ['Same deal again', 'Relaxed Pyramid']],
      [() => table.element.newGame(), ['New game', 'Relaxed Pyramid']],
    ];
    for (const [act, parts] of ACTIONS) {
      const said = await hear(table, act);
      expect(said, parts.join()).to.have.lengthOf(1);
      for (const part of parts) expect(said[0]?.toLowerCase()).to.contain(part.toLowerCase());
    }
  });

  it('tells of the last draw and of each new pass how many are left', async () => {
    const table = await sit({ passes: 3 });
    await table.play('draw*23');
    expect((await hear(table, () => table.tap('stock')))[0]).to.contain('The stock is empty.');
    expect((await hear(table, () => table.tap('stock')))[0]).to.contain('Pass 2, 1 pass left.');
    await table.play('draw*24');
    expect((await hear(table, () => table.tap('stock')))[0]).to.contain('Pass 3, the last one.');
  });

  it('tells a win once, with its result', async () => {
    const table = await sit({ cards: DECK_E });
    await table.make(CLEAR_E.replace(/ KS$/u, ''));
    const said = await hear(table, () => table.tap('KS'));
    expect(said).to.have.lengthOf(1);
    expect(said[0]).to.match(/king of spades.*You won!.*16 moves/u);
  });

  for (const locale of LOCALES) {
    it(`makes equal refusals in a row different texts in ${locale}`, async () => {
      const table = await sit({ locale });
      const texts: string[] = [];
      for (let tap = 0; tap < 4; tap += 1) {
        await table.tap('KD');
        texts.push(table.find('[role="status"]').textContent ?? '');
      }
      for (const [at, text] of texts.slice(1).entries()) expect(text).not.to.equal(texts[at]);
      expect(new Set(texts.map((text) => text.trim())).size).to.equal(1);
      expect(table.heard).to.have.lengthOf(4);
    });
  }

  it('never names a card that cannot be seen', async () => {
    const table = await mount({ variant: 'thirteen', code: 'PY1-N-AAAAAAS' });
    await table.tap('spot:0');
    expect(table.says()).to.equal('This card is face down.');
    expect(table.says()).not.to.match(/ of (?:clubs|diamonds|hearts|spades)/u);
  });
});

describe('no-guidance', () => {
  it('silences "covered" and nothing else', async () => {
    const table = await sit({ 'no-guidance': true, cards: DECK_E });
    expect(await hear(table, () => table.tap('KS'))).to.deep.equal([]);
    expect(table.message()).to.equal('');
    expect(table.events('refuse')[0]?.detail).to.include({ reason: 'covered' });

    await table.taps('stock stock');
    const OTHERS: readonly (readonly [string, string])[] = [
      ['4D 5D', 'The sum must be 13'],
      ['AH', 'Another card lies on top'],
    ];
    for (const [taps, words] of OTHERS) {
      await table.taps(taps);
      expect(table.says()).to.contain(words);
    }
    const faceDown = await mount({ variant: 'thirteen', 'no-guidance': true });
    await faceDown.tap('spot:0');
    expect(faceDown.says()).to.contain('face down');
  });

  it('takes away what was said before, and can be switched while one plays', async () => {
    const table = await sit();
    await table.tap('KD');
    expect(table.says()).not.to.equal('');
    table.element.noGuidance = true;
    await table.tap('KD');
    expect([table.says(), table.message()]).to.deep.equal(['', '']);
    table.element.noGuidance = null;
    await table.tap('KD');
    expect(table.message()).to.match(/covers? this card/);
  });
});
