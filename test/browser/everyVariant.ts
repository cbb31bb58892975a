// Every variant played by random legal taps, with every card accounted for on the way.
import { expect } from '@open-wc/testing';
import { variantOf } from '../../src/engine/index.js';
import { expectAllCards } from './account.js';
import { mount, type Table } from './harness.js';
import { VARIANTS_TRIED } from './scope.js';

const LETTERS: Readonly<Record<number, string>> = { 13: 'N', 12: 'S', 10: 'I' };

/** Numbers from 0 to 1 that look random and are the same at every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A legal move: a removal where there is one, more often than not. */
function choose(legal: readonly string[], random: () => number): string {
  const removals = legal.filter((move) => /^[A2-9TJQK][CDHS]/u.test(move));
  const from = removals.length > 0 && random() < 0.75 ? removals : legal;
  return from[Math.floor(random() * from.length)] ?? '';
}

/** What the words and figures on the screen say of the state. */
function expectFigures(table: Table): void {
  const { moves, removed } = table.state;
  expect(table.figure('Moves')).to.equal(String(moves));
  const count = removed.length === 1 ? '1 card' : `${removed.length} cards`;
  expect(table.pile('foundation')).to.contain(removed.length === 0 ? 'empty' : count);
}

/** Plays each variant in scope to its end, or until a player with so much patience gives up. */
export function playEveryVariant(patience: number): void {
  for (const [seed, { key }] of VARIANTS_TRIED.entries()) {
    const ranks = variantOf(key)?.rules.ranks ?? 13;

    it(`${key} is played, and every card accounted for`, async () => {
      const random = randomFrom(seed + 1);
      const table = await mount({
        variant: key,
        code: `PY1-${LETTERS[ranks]}-PYRAMI${'DIES'[seed % 4]}`,
      });
      const size = 4 * ranks;
      expectAllCards(table, size);

      let made = 0;
      while (table.state.outcome === 'playing' && made < patience) {
        const move = choose(table.state.legal, random);
        await table.make(move);
        made += 1;
        expect(table.events('move').at(-1)?.detail).to.include({ move, moves: made });
        expect(table.events('move')).to.have.lengthOf(made);
        if (made % 4 === 0) expectAllCards(table, size);
      }
      expectFigures(table);
      if (table.state.outcome === 'playing') await table.choose('Give up');

      expectAllCards(table, size);
      const { outcome, legal } = table.state;
      expect(outcome).to.be.oneOf(['won', 'lost']);
      expect(legal).to.deep.equal([]);
      expect(table.events(outcome === 'won' ? 'win' : 'lose')).to.have.lengthOf(1);
      expect(table.events('refuse')).to.deep.equal([]);
      const { reason } = table.state;
      const end = reason === 'gave-up' ? 'You gave up' : 'No more moves';
      expect(table.says()).to.contain(outcome === 'won' ? 'You won!' : end);

      await table.press('New game');
      expect(table.state).to.include({ variant: key, moves: 0, outcome: 'playing' });
      expectAllCards(table, size);
    });
  }
}
