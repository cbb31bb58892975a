/** Small games of every kind, each answer held against a search without any cunning. */
import { describe, expect, it } from 'vitest';
import { VARIANTS, type Position, isStuck } from '../../src/engine/index.js';
import { most, solve, whyLost } from './built.js';
import { playOut, type Everything } from './naive.js';
import { replays } from './reference.js';
import { anyRules, dealOf, diceOf, later, smallRules } from './small.js';

const PATIENCE = 120_000;
const LIMIT = 600;

/** What is wrong with the solver's answers on a position, in words. */
function faults(position: Position, all: Everything): string[] {
  const { game, removed } = position;
  const wanted = all.fewest === null ? 'unwinnable' : 'winnable';
  const found: string[] = [];
  const note = (what: string): void => {
    found.push(
      `${what} ${JSON.stringify(game.rules)} ${game.cards.join(' ')} ${removed.join(' ')}`,
    );
  };
  const any = solve(position);
  const short = solve(position, { shortest: true });
  if (any.verdict !== wanted || short.verdict !== wanted) note(`${any.verdict} ${short.verdict}`);
  else if (wanted === 'winnable') {
    if (!replays(position, any.moves) || !replays(position, short.moves)) note('replay');
    if (short.moves?.length !== all.fewest) note(`${short.moves?.length} for ${all.fewest}`);
  }
  const gone = removed.filter((card) => game.cards.indexOf(card) < game.layout.length).length;
  const { removed: cards, tableau, exact } = most(position);
  if (!exact || cards !== all.removed || tableau !== all.tableau + gone) note('most');
  if (isStuck(position) && !all.isStuck) note('stuck');
  if (whyLost(position) && wanted === 'winnable') note('lock');
  return found;
}

function faultsOf(positions: Iterable<Position>): { count: number; wrong: string[] } {
  let count = 0;
  const wrong: string[] = [];
  for (const position of positions) {
    const all = playOut(position, LIMIT);
    if (!all) continue;
    count++;
    wrong.push(...faults(position, all));
  }
  return { count, wrong };
}

describe('the solver against a naive search', () => {
  it.each(VARIANTS.map(({ key }) => key))(
    'small games of %s',
    (key) => {
      const positions = Array.from({ length: 6 }, (_, index) => {
        const dice = diceOf(1000 * index + key.length);
        const rules = smallRules(key, 4, 2 + dice(4));
        return later(dice, dealOf(dice, rules), dice(8));
      });
      const { count, wrong } = faultsOf(positions);

      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it(
    'games of any rules, begun and at the deal',
    () => {
      const positions = Array.from({ length: 100 }, (_, seed) => {
        const dice = diceOf(seed);
        const rules = anyRules(dice);
        return later(dice, dealOf(dice, rules), dice(3) === 0 ? 0 : dice(10));
      });
      const { count, wrong } = faultsOf(positions);

      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(25);
    },
    PATIENCE,
  );

  // Games of several wastes whose order after a redeal depends on which waste each card went to.
  it.each([77807, 77875, 78742, 79252, 79436, 79496, 79559])(
    'a line through redeals of several wastes replays: game %i',
    (seed) => {
      const dice = diceOf(seed);
      const dealt = dealOf(dice, anyRules(dice));
      const position = later(dice, dealt, dice(3) === 0 ? 0 : dice(10));
      const { verdict, moves } = solve(position);

      expect(position.game.rules.wastes).toBeGreaterThan(1);
      expect([verdict, replays(position, moves)]).toEqual(['winnable', true]);
    },
  );
});
