// The stories of the rules: one for each rule and option, showing what is said of it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPTION_VALUES, reduce, RULE_VALUES, snapshotOf } from '../../src/engine/public.js';
import { intentOf, sessionOf } from '../../stories/parts/settings.js';
import { attributesOf, MOMENTS, type Side } from '../../stories/rules/moments/index.js';

const FIELDS = [...Object.keys(RULE_VALUES), ...Object.keys(OPTION_VALUES)];

const SIDES = Object.values(MOMENTS).flatMap((moment) =>
  moment.sides.map((side) => ({ field: moment.field, changed: side.attributes, moment, side })),
);

const stories = readFileSync(
  new URL('../../stories/rules/rules.stories.ts', import.meta.url),
  'utf8',
);

/** How a side differs from the others of its moment, once that has been tried. */
const outcomeOf = ({ refused, seen }: Side): string => JSON.stringify([refused, seen]);

describe('the stories of the rules', () => {
  it('are one for each rule and option, in their order', () => {
    const exported = [...stories.matchAll(/^export const (\w+) = rule\('(\w+)'\);$/gmu)];

    expect(exported.map(([, name, field]) => [name, field])).toEqual(
      FIELDS.map((field) => [field.charAt(0).toUpperCase() + field.slice(1), field]),
    );
  });

  it('know a moment of each rule and option', () => {
    expect(Object.keys(MOMENTS).toSorted()).toEqual(FIELDS.toSorted());
    expect(Object.values(MOMENTS).map(({ field }) => field)).toEqual(Object.keys(MOMENTS));
  });

  it.each(SIDES)('say what comes of $field with $changed', ({ moment, side }) => {
    const session = sessionOf(attributesOf(moment, side), side.moves);
    const { session: after, facts } =
      side.tried === undefined ? { session, facts: [] } : reduce(session, intentOf(side.tried));
    const refused = facts.find((fact) => fact.kind === 'refused');

    expect(refused?.reason).toBe(side.refused);
    expect(moment.look?.(snapshotOf(after))).toEqual(side.seen);
  });

  // The decks differ in size: what is one pair in each of them is not the same.
  it.each(Object.values(MOMENTS).filter(({ field }) => field !== 'ranks'))(
    'show that $field makes a difference',
    ({ sides }) => {
      expect(new Set(sides.map(outcomeOf)).size).toBeGreaterThan(1);
    },
  );
});
