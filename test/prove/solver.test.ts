/** The solver against everything there is: all reference deals, and many small games of each variant. */
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/engine/index.js';
import { hasShared } from '../shared.js';
import { solve } from '../solver/built.js';
import { playOut } from '../solver/naive.js';
import {
  answerOf,
  positionOf,
  replays,
  shortestWins,
  verdictColumns,
  type Question,
} from '../solver/reference.js';
import { dealOf, diceOf, later, smallRules } from '../solver/small.js';

const MEMORY = 600 * 2 ** 20;

/** The rows whose answer differs or whose win does not replay; a line of figures for the log. */
function check(name: string, questions: readonly Question[], shortest: boolean): number[] {
  const start = performance.now();
  let [slowest, positions] = [0, 0];
  const wrong = questions.flatMap((question) => {
    const position = positionOf(question);
    const before = performance.now();
    const solution = solve(position, { shortest, memory: MEMORY });
    slowest = Math.max(slowest, performance.now() - before);
    positions += solution.positions;
    const isReplayed = solution.moves === null || replays(position, solution.moves);
    return answerOf(solution, shortest) === question.answer && isReplayed ? [] : [question.row];
  });
  const seconds = (performance.now() - start) / 1000;
  const equal = questions.length - wrong.length;
  console.log(
    `${name}: ${equal} of ${questions.length} equal, ${positions} positions, ` +
      `${seconds.toFixed(1)} s, slowest ${slowest.toFixed(0)} ms`,
  );
  return wrong;
}

describe.skipIf(!hasShared)('the reference', () => {
  it.each(hasShared ? verdictColumns(1) : [])('$heading', ({ heading, isShortest, questions }) => {
    expect(questions.length).toBeGreaterThan(0);
    expect(check(heading, questions, isShortest)).toEqual([]);
  });

  it('shortest wins of the other program', () => {
    const questions = shortestWins(1);

    expect(questions).toHaveLength(1200);
    expect(check('shortest-wins.csv', questions, true)).toEqual([]);
  });
});

describe('300 small games of each variant against a naive search', () => {
  const GAMES = 300;
  const LIMIT = 1500;

  it.each(VARIANTS.map(({ key }) => key))('%s', (key) => {
    const wrong: string[] = [];
    let [count, won] = [0, 0];
    for (let seed = 0; count < GAMES; seed++) {
      const dice = diceOf(seed);
      const rules = smallRules(key, 4 + dice(2), 2 + dice(4));
      if (rules.rows * (rules.rows + 1) > 8 * rules.ranks) continue;
      const position = later(dice, dealOf(dice, rules), dice(6));
      const all = playOut(position, LIMIT);
      if (!all) continue;
      count++;
      if (all.fewest !== null) won++;
      const any = solve(position);
      const short = solve(position, { shortest: true });
      const verdict = all.fewest === null ? 'unwinnable' : 'winnable';
      const isRight =
        any.verdict === verdict &&
        short.verdict === verdict &&
        (short.moves?.length ?? null) === all.fewest &&
        (all.fewest === null || (replays(position, any.moves) && replays(position, short.moves)));
      if (!isRight) wrong.push(`${JSON.stringify(rules)} ${position.game.cards.join(' ')}`);
    }
    console.log(`${key}: ${count - wrong.length} of ${count} equal, ${won} of them wins`);

    expect(wrong).toEqual([]);
  });
});
