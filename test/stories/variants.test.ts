// The stories of the variants: one for each, on a deal of which what is said is so.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findSetup,
  parseRules,
  settingsOf,
  VARIANTS,
  type RuleSet,
  type Variant,
} from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';
import { EXHIBITS, type Exhibit } from '../../stories/variants/exhibits.js';

const KEYS = VARIANTS.map(({ key }) => key);

const stories = readFileSync(
  new URL('../../stories/variants/variants.stories.ts', import.meta.url),
  'utf8',
);

const pascal = (key: string): string =>
  key.replaceAll(/(?:^|-)(\w)/gu, (_match, letter: string) => letter.toUpperCase());

function verdictOf(variant: Variant, changes: Partial<RuleSet>, code: string) {
  const parsed = parseRules({ ...variant.rules, ...changes });
  if (!parsed.ok) return parsed.reason;
  const found = findSetup({ ...settingsOf(variant), rules: parsed.rules }, { code });
  return found.ok ? solve(found.setup).verdict : found.reason;
}

describe('the stories of the variants', () => {
  it('are one for each variant, in the order of the list', () => {
    const exported = [...stories.matchAll(/^export const (\w+) = variant\('([\w-]+)'\);$/gmu)];

    expect(exported.map(([, name, key]) => [name, key])).toEqual(
      KEYS.map((key) => [pascal(key), key]),
    );
  });

  it('have an exhibit for each variant', () => {
    expect(Object.keys(EXHIBITS)).toEqual(KEYS);
  });

  it.each(VARIANTS)('show a deal that can be won by the rules of $key', (variant) => {
    const { code } = EXHIBITS[variant.key] as Exhibit;

    expect(verdictOf(variant, {}, code)).toBe('winnable');
  });

  it.each(VARIANTS.filter(({ key }) => EXHIBITS[key]?.without))(
    'show a deal that is lost once the rules of $key are changed',
    (variant) => {
      const { code, without } = EXHIBITS[variant.key] as Exhibit;

      expect(verdictOf(variant, without ?? {}, code)).toBe('unwinnable');
    },
  );
});
