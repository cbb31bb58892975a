/** A thousand random games of every variant, five thousand of any rules, engine and model in step. */
import { expect, it } from 'vitest';
import { settingsOf, VARIANTS } from '../../src/engine/index.js';
import {
  chanceFrom,
  playInStep,
  randomOptions,
  randomRules,
  shuffled,
} from '../engine/lockstep.js';

const GAMES = 1000;
const LENGTH = 150;

it.each(VARIANTS.map((variant, index) => [variant.key, variant, index] as const))(
  '%s',
  (_, variant, index) => {
    const settings = settingsOf(variant);
    for (let game = 0; game < GAMES; game++) {
      const chance = chanceFrom(10_000_000 + index * GAMES + game);
      const cards = shuffled(chance, settings.rules.ranks);
      expect(playInStep({ ...settings, code: null, cards }, chance, LENGTH)).toBeNull();
    }
  },
);

it('any rules, any scoring, any undo policy', () => {
  for (let game = 0; game < 5 * GAMES; game++) {
    const chance = chanceFrom(20_000_000 + game);
    const rules = randomRules(chance);
    const cards = shuffled(chance, rules.ranks);
    const setup = { variant: 'traditional', rules, ...randomOptions(chance), code: null, cards };
    expect(playInStep(setup, chance, LENGTH)).toBeNull();
  }
});
