// The Finnish app's rules page on the screen (rules.md 1.1): set-up, free cards, pairs, stock.
import { expect } from '@open-wc/testing';
import { CLEAR_PERFECT, DECK_E, DECK_PERFECT, DECK_W } from '../fixtures/decks.js';
import { mount, type Mount, type Table } from './harness.js';

const code = 'PY1-N-AAAAAAS';
const sit = (attributes = {}): Promise<Table> => mount({ lang: 'fi', code, ...attributes });

/** The text that the rules page gives for the picture of this deal. */
const PUBLISHED =
  'Nostopakka: 23 korttia; poistopakka: ruutu 7. Rivi 1: ruutujätkä; rivi 2: risti 6, hertta 7; ' +
  'rivi 3: pataässä, ruutu 4, patarouva; rivi 4: hertta 5, ruutu 3, hertta 6, pata 8; ' +
  'rivi 5: herttakuningas, ristikuningas, ruutuässä, patakuningas, risti 9; ' +
  'rivi 6: ristirouva, risti 2, ruutu 8, ruutu 10, pata 10, patajätkä; ' +
  'rivi 7: risti 7, risti 10, hertta 3, hertta 4, pata 3, ruutukuningas, pata 7.';

const COVERED = 'Toinen kortti peittää tämän kortin';
const SUM = 'Summan on oltava 13';
const BOTTOM = ['7C', 'TC', '3H', '4H', '3S', 'KD', '7S'];

/** What ace, jack, queen and king print. */
async function letters(attributes: Mount): Promise<readonly (string | undefined)[]> {
  const table = await mount({ code, ...attributes });
  return ['AS', 'JD', 'QS', 'KD'].map((card) => {
    const drawing = table.stop(card).querySelector('.rank')?.getAttribute('href');
    return table.root.querySelector(`symbol${drawing}`)?.textContent?.trim();
  });
}

describe('set-up', () => {
  it('F1 F4 shows 28 cards, one waste card and a stock of 23', async () => {
    const table = await sit();
    expect(table.state.tableau.flat().every((card) => card && table.has(card))).to.equal(true);
    expect(table.label('stock')).to.equal('Nostopakka, 23 korttia');
    expect(table.label('7D')).to.equal('ruutu 7, poistopakka');
    expect(table.figure('Siirrot')).to.equal('0');
  });

  it('F3 lays rows of one to seven, each half a card aside, over the one above', async () => {
    const table = await sit();
    const { rows } = table;
    expect(rows.map((row) => row.length)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
    const box = (card: string) => table.stop(card).getBoundingClientRect();
    for (const [at, row] of rows.slice(1).entries()) {
      for (const [column, card] of (rows[at] ?? []).entries()) {
        const [above, left, right] = [card, row[column] ?? '', row[column + 1] ?? ''].map(box);
        expect(left?.top)
          .to.be.greaterThan(above?.top ?? 0)
          .and.lessThan(above?.bottom ?? 0);
        const middle = ((left?.left ?? 0) + (right?.right ?? 0)) / 2;
        expect(above && above.left + above.width / 2).to.be.closeTo(middle, 1);
      }
    }
  });

  it('F5 F6 describes the deal in the published words', async () => {
    const { element } = await sit();
    expect(element.describe().slice(0, PUBLISHED.length)).to.equal(PUBLISHED);
  });

  it('F16 prints A J Q K in Finnish, and the letters of the language only when asked', async () => {
    expect(await letters({ locale: 'fi' })).to.deep.equal(['A', 'J', 'Q', 'K']);
    expect(await letters({ locale: 'fi', indices: 'local' })).to.deep.equal(['A', 'J', 'Q', 'K']);
    expect(await letters({ locale: 'it' })).to.deep.equal(['A', 'J', 'Q', 'K']);
    expect(await letters({ locale: 'it', indices: 'local' })).to.deep.equal(['A', 'F', 'D', 'R']);
    expect(await letters({ locale: 'ru', indices: 'local' })).to.deep.equal(['Т', 'В', 'Д', 'К']);
  });
});

describe('free cards', () => {
  it('F7 F8 marks the bottom seven free, by more than colour and in words', async () => {
    const table = await sit();
    const cards = table.rows.flat();
    expect(cards.filter((card) => table.isFree(card))).to.deep.equal(BOTTOM);
    expect(table.label('7C')).to.equal('risti 7, rivi 7');
    expect(table.label('QC')).to.contain('risti 7 ja risti 10');

    const shapeOf = (card: string) => {
      const own = getComputedStyle(table.stop(card));
      const foot = getComputedStyle(table.stop(card), '::after');
      return [own.boxShadow, own.outlineStyle, foot.content, foot.height].join();
    };
    expect(shapeOf('7C')).not.to.equal(shapeOf('QC'));
  });

  it('F9 frees the top of the waste, and no other card of it', async () => {
    const table = await sit();
    await table.tap('stock');
    expect([table.isFree('3C'), table.isFree('7D')]).to.deep.equal([true, false]);
    expect(table.label('7D')).to.contain('ruutu 7').and.contain('risti 3');
  });

  it('F10 a tap on a covered card says that another covers it, and changes nothing', async () => {
    const table = await sit();
    const { state } = table;
    await table.tap('QC');
    expect(table.message()).to.contain(COVERED);
    expect(table.says()).to.contain(COVERED).and.contain('risti 7 ja risti 10');
    expect(table.state).to.deep.equal(state);
  });

  it('F10 says nothing of it without mistake guidance', async () => {
    const table = await sit({ 'no-guidance': true });
    await table.tap('QC');
    expect([table.message(), table.says()]).to.deep.equal(['', '']);
    expect(table.events('refuse')[0]?.detail).to.deep.equal({ reason: 'covered', move: 'QC' });
  });

  it('F15 the worked example: two moves, and of row 6 only the 10 of spades is free', async () => {
    const table = await sit();
    await table.taps('KD TC 3S');
    expect(table.rows[5]?.filter((card) => table.isFree(card))).to.deep.equal(['TS']);
    expect(table.label('TS')).to.equal('pata 10, rivi 6');
    expect(table.says()).to.match(/risti 10 ja pata 3.*pata 10\.$/u);
    expect([table.figure('Pisteet'), table.figure('Siirrot')]).to.deep.equal(['30', '2']);
  });
});

describe('pairs', () => {
  it('F11 F12 a free card and then another remove both', async () => {
    const table = await sit();
    await table.tap('TC');
    expect(table.label('TC')).to.contain('valittu');
    await table.tap('3H');
    expect([table.has('TC'), table.has('3H')]).to.deep.equal([false, false]);
    expect(table.events('move')[0]?.detail).to.include({ move: 'TC+3H' });
  });

  for (const attributes of [{}, { 'no-guidance': true }]) {
    it(`F13 a wrong pair stays, and the second card selected ${JSON.stringify(attributes)}`, async () => {
      const table = await sit(attributes);
      await table.taps('7C 7S');
      expect(table.message()).to.contain(SUM).and.contain('7 + 7 = 14');
      expect(table.says()).to.contain(SUM).and.contain('7 + 7 = 14').and.contain('pata 7');
      expect(table.state.selected).to.equal('7S');
      expect(table.label('7S')).to.contain('valittu');
      expect(table.label('7C')).not.to.contain('valittu');
      expect(table.figure('Siirrot')).to.equal('0');
    });
  }

  it('F14 one tap removes a free king, in the pyramid and on the waste', async () => {
    const table = await mount({ lang: 'fi', cards: DECK_W });
    await table.tap('KC');
    for (let card = 0; card < 5; card += 1) await table.tap('stock');
    expect(table.pile('waste')).to.match(/^Poistopakka, 6 korttia, .*ruutukuningas/u);
    await table.tap('KD');
    expect(table.state.removed).to.deep.equal(['KC', 'KD']);
    expect(table.pile('waste')).to.match(/^Poistopakka, 5 korttia, .*herttarouva/u);
    expect(table.figure('Pisteet')).to.equal('10');
  });
});

describe('stock and waste', () => {
  it('F17 a tap on the stock turns its top card to the waste at any time', async () => {
    const table = await sit();
    await table.taps('7C stock');
    expect(table.state.wastes).to.deep.equal([['7D', '3C']]);
    expect(table.label('stock')).to.equal('Nostopakka, 22 korttia');
    expect(table.says()).to.contain('risti 3').and.not.contain('risti 7');
  });

  it('F18 F24 the top of the waste pairs with a free card of the pyramid', async () => {
    const table = await sit();
    await table.taps('stock 3C TC');
    expect(table.state.removed).to.deep.equal(['3C', 'TC']);
    expect(table.figure('Pisteet')).to.equal('10');
  });

  it('F19 a tap on the empty stock turns the waste over, in the same order, without limit', async () => {
    const table = await sit();
    const passes: string[][] = [];
    for (let pass = 0; pass < 3; pass += 1) {
      await table.drawAll();
      passes.push([...(table.state.wastes[0] ?? [])]);
      expect(table.label('stock')).to.contain('kierrättämällä');
      expect(table.stop('stock').textContent?.trim()).to.equal('Kierrätä');
      await table.tap('stock');
      expect(table.label('stock')).to.equal('Nostopakka, 24 korttia');
    }
    expect(passes[1]).to.deep.equal(passes[0]);
    expect(passes[2]).to.deep.equal(passes[0]);
    expect(table.status()).to.contain('Kierros 4');
  });

  it('F20 F32 the drawn card does not pair with the waste card it covers', async () => {
    const table = await mount({ lang: 'fi', cards: DECK_E });
    await table.taps('stock QH AH');
    expect(table.events('refuse')[0]?.detail).to.deep.equal({ reason: 'buried', move: 'QH+AH' });
    expect(table.state).to.deep.include({ wastes: [['AH', 'QH']], selected: 'QH', moves: 1 });
  });

  it('F33 a card does not pair with a card that still covers it', async () => {
    const table = await mount({ lang: 'fi', cards: DECK_PERFECT });
    await table.make(CLEAR_PERFECT.split(/\s+/u).slice(0, -1).join(' '));
    expect(table.rows.flat()).to.deep.equal(['QC', 'AC']);
    await table.taps('AC QC');
    expect(table.says()).to.contain(COVERED);
    expect(table.rows.flat()).to.deep.equal(['QC', 'AC']);
  });
});
