/** The form of a new game says truly what can be dealt, what is in the way, and what cannot matter. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  idleReason,
  isChanged,
  judge,
  valuesOf,
  valueIn,
  withValue,
  type Draft,
  type DraftField,
} from '../../src/element/deal/draft.js';
import { OPTION_VALUES, parseRules, RULE_FIELDS, VARIANTS } from '../../src/engine/index.js';

const OPTIONS = Object.keys(OPTION_VALUES) as (keyof typeof OPTION_VALUES)[];
const FIELDS: readonly DraftField[] = [...RULE_FIELDS, ...OPTIONS];

/** The fields that say how many cards are dealt. */
const DEALT: readonly DraftField[] = ['ranks', 'rows', 'reserve', 'reserveDepth'];

/** Any variant with anything chosen in its form, whether it goes together or not. */
const anyDraft: fc.Arbitrary<Draft> = fc
  .tuple(
    fc.constantFrom(...VARIANTS.map(({ key }) => key)),
    fc.array(
      fc
        .constantFrom(...FIELDS)
        .chain((field) =>
          fc.constantFrom(...valuesOf(field)).map((value) => [field, value] as const),
        ),
    ),
  )
  .map(([variant, choices]) =>
    choices.reduce((draft, [field, value]) => withValue(draft, field, value), draftOf(variant)),
  );

const rulesOf = (draft: Draft): unknown => {
  const judged = judge(draft);
  return judged.ok ? judged.settings.rules : judged.reason;
};

describe('the form of a new game', () => {
  it.each(VARIANTS.map(({ key }) => key))('begins with %s as it stands in the list', (key) => {
    const draft = draftOf(key);
    expect(judge(draft)).toEqual({ ok: true, settings: draft });
    expect(FIELDS.filter((field) => isChanged(draft, field))).toEqual([]);
  });

  it('judges as the engine does, and keeps what was chosen', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const judged = judge(draft);
        const parsed = parseRules(draft.rules);
        expect(judged.ok).toBe(parsed.ok);
        if (judged.ok && parsed.ok) {
          expect(judged.settings).toEqual({ ...draft, rules: parsed.rules });
        }
      }),
    );
  });

  it('names the fields between which the trouble is: one of them can always end it', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const judged = judge(draft);
        fc.pre(!judged.ok);
        const { reason, fields } = judged;
        const ends = (field: DraftField) =>
          valuesOf(field).some((value) => rulesOf(withValue(draft, field, value)) !== reason);
        expect(fields.some(ends)).toBe(true);
        // None of the others makes a game of it, but for those that can do away with the stock.
        const others = RULE_FIELDS.filter((field) => !fields.includes(field));
        const makesGame = (field: DraftField) =>
          !DEALT.includes(field) &&
          valuesOf(field).some((value) => judge(withValue(draft, field, value)).ok);
        expect(others.filter(makesGame)).toEqual([]);
      }),
    );
  });

  it('calls a rule idle just where no choice of it makes another game', () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(...RULE_FIELDS), (draft, field) => {
        fc.pre(judge(draft).ok);
        const games = valuesOf(field).map((value) => rulesOf(withValue(draft, field, value)));
        const isIdle = new Set(games.map((game) => JSON.stringify(game))).size === 1;
        expect({ field, isIdle: idleReason(draft, field) !== null }).toEqual({ field, isIdle });
      }),
      { numRuns: 500 },
    );
  });

  it('calls the price of an undo idle where nothing can be undone', () => {
    const draft = draftOf('cardgames');
    expect(idleReason(draft, 'undoCost')).toBeNull();
    expect(idleReason(withValue(draft, 'undoLimit', 0), 'undoCost')).toBe('no-undo');
  });

  it('tells what is not as the variant has it', () => {
    const changed = withValue(draftOf('par'), 'passes', 5);
    expect(valueIn(changed, 'passes')).toBe(5);
    expect(FIELDS.filter((field) => isChanged(changed, field))).toEqual(['passes']);
  });
});
