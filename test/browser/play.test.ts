// Deck E won from the first card to the last: by mouse, by keyboard alone, by taps and by methods.
import { expect } from '@open-wc/testing';
import type { Locale } from '../../src/i18n/index.js';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { mount, type Table } from './harness.js';
import { TONGUES, WORDY } from './scope.js';

const MOVES = CLEAR_E.split(/\s+/u);
/** Each move goes by its canonical spelling, which the fixture uses too. */
const cards = DECK_E;

const WON: Readonly<Record<Locale, string>> = {
  en: 'You won!',
  fi: 'Onnittelut, voitit pelin!',
  no: 'Kabalen gikk opp!',
  ru: 'Пасьянс сошёлся!',
  it: 'Congratulazioni, hai vinto!',
};

/** The game is won once and for all, and nothing that is tapped afterwards changes it. */
async function expectWon(table: Table, locale: Locale): Promise<void> {
  const { state, element } = table;
  expect(state).to.include({ outcome: 'won', moves: 16, stock: 24, score: 0, reason: null });
  expect(state.removed).to.have.lengthOf(28);
  expect(table.moves).to.deep.equal(MOVES);
  expect(table.events('win')).to.have.lengthOf(1);
  expect(table.events('win')[0]?.detail).to.include({ moves: 16, score: 0, variant: 'casual' });
  expect(table.events('lose')).to.deep.equal([]);
  expect(table.says()).to.contain(WON[locale]);

  table.forget();
  const { transcript } = element;
  for (let click = 0; click < 3; click += 1) await table.tap('stock');
  expect(element.play('draw')).to.deep.equal({ ok: false, reason: 'game-over' });
  expect(element.transcript).to.equal(transcript);
  expect(element.state).to.deep.equal(state);
  expect(table.kinds).to.deep.equal(Array(4).fill('refuse'));
}

const sit = (locale: Locale): Promise<Table> => mount({ variant: 'casual', cards, locale });

describe('deck E', () => {
  for (const locale of TONGUES) {
    it(`is won by taps in ${locale}`, async () => {
      const table = await sit(locale);
      for (const move of MOVES) await table.make(move);
      await expectWon(table, locale);
    });

    it(`is won by play() in ${locale}`, async () => {
      const table = await sit(locale);
      expect(MOVES.map((move) => table.element.play(move).ok)).to.deep.equal(Array(16).fill(true));
      await table.settled();
      await expectWon(table, locale);
    });
  }

  for (const locale of WORDY) {
    it(`is won by the keyboard alone in ${locale}`, async () => {
      const table = await sit(locale);
      await table.enter();
      for (const [at, move] of MOVES.entries()) {
        for (const card of table.nearestFirst(table.stepsOf(move))) {
          await table.walkTo(card);
          await table.keys(at % 2 === 0 ? 'Enter' : 'Space');
        }
      }
      await expectWon(table, locale);
    });
  }

  it('is won with the mouse', async () => {
    const table = await mount({ variant: 'casual', cards });
    for (const move of MOVES) {
      for (const card of table.stepsOf(move)) await table.pointAt(card);
    }
    await expectWon(table, 'en');
    await table.point(table.button('New game'));
    expect(table.state).to.include({ outcome: 'playing', moves: 0 });
  });

  it('is won to its last card where all must go', async () => {
    const table = await mount({ variant: 'traditional', cards });
    await table.make(CLEAR_E);
    expect(table.state.outcome).to.equal('playing');
    for (let pair = 0; pair < 12; pair += 1) {
      await table.pointAt('stock');
      await table.pointAt('stock');
      const [hand, top] = [table.state.drawn, table.state.wastes[0]?.at(-1)];
      await table.point(table.stop(hand ?? ''));
      await table.point(table.stop(top ?? ''));
    }
    expect(table.state).to.include({ outcome: 'won', moves: 52, score: 0 });
    expect(table.events('win')).to.have.lengthOf(1);
  });
});
