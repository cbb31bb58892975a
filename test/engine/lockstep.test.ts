/** Four random games of every variant, the engine in step with the naive model of the rules. */
import { expect, it, vi } from 'vitest';
import { settingsOf, stockSize, VARIANTS } from '../../src/engine/index.js';
import { chanceFrom, pick, playInStep, randomOptions, randomRules, shuffled } from './lockstep.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const GAMES = 4;
const LENGTH = 60;

it.each(VARIANTS.map((variant, index) => [variant.key, variant, index] as const))(
  '%s',
  (_, variant, index) => {
    const settings = settingsOf(variant);
    for (let game = 0; game < GAMES; game++) {
      const chance = chanceFrom(index * 1000 + game);
      const cards = shuffled(chance, settings.rules.ranks);
      expect(playInStep({ ...settings, code: null, cards }, chance, LENGTH)).toBeNull();
    }
  },
);

it('any rules, any scoring, any undo policy', () => {
  for (let game = 0; game < 25; game++) {
    const chance = chanceFrom(1_000_000 + game);
    const rules = randomRules(chance);
    const cards = shuffled(chance, rules.ranks);
    const setup = { variant: 'traditional', rules, ...randomOptions(chance), code: null, cards };
    expect(playInStep(setup, chance, LENGTH)).toBeNull();
  }
});

it('games smaller than any that a player may choose', () => {
  const played = new Set<string>();
  for (let game = 0; played.size < 40; game++) {
    const chance = chanceFrom(2_000_000 + game);
    const [ranks, rows] = [pick(chance, [4, 5, 6, 7]), pick(chance, [1, 2, 3, 4])];
    const rules = { ...randomRules(chance), ranks, rows };
    if (stockSize(rules) <= 0) continue;
    const cards = shuffled(chance, ranks);
    const setup = { variant: 'traditional', rules, ...randomOptions(chance), code: null, cards };
    expect(playInStep(setup, chance, LENGTH)).toBeNull();
    played.add(JSON.stringify(rules));
  }
});
