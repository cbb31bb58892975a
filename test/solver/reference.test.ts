/** Every fortieth deal of the reference files; `npm run prove` takes them all. */
import { describe, expect, it } from 'vitest';
import { solve } from './built.js';
import { hasShared } from '../shared.js';
import { answerOf, positionOf, replays, shortestWins, verdictColumns } from './reference.js';

const STEP = 40;
/** Long enough for a busy machine: what is tested here are answers, not times. */
const PATIENCE = 120_000;

describe.skipIf(!hasShared)('the reference', () => {
  it.each(hasShared ? verdictColumns(STEP) : [])(
    '$heading',
    ({ isShortest, questions }) => {
      const wrong = questions.flatMap((question) => {
        const position = positionOf(question);
        const solution = solve(position, { shortest: isShortest });
        const isReplayed = solution.moves === null || replays(position, solution.moves);
        const isRight = answerOf(solution, isShortest) === question.answer && isReplayed;
        return isRight ? [] : [question.row];
      });

      expect(questions.length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'has wins as short as those of the other program',
    () => {
      const questions = shortestWins(STEP);
      const wrong = questions.flatMap((question) => {
        const position = positionOf(question);
        const solution = solve(position, { shortest: true });
        const isReplayed = solution.moves === null || replays(position, solution.moves);
        return answerOf(solution, true) === question.answer && isReplayed ? [] : [question.row];
      });

      expect(questions).toHaveLength(30);
      expect(wrong).toEqual([]);
    },
    PATIENCE,
  );
});
