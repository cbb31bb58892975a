/** What the tests of the rules' words share: voices that know the words of dialogs, games, numbers. */
import * as fc from 'fast-check';
import {
  OPTION_VALUES,
  SCORINGS,
  settingsOf,
  VARIANTS,
  type RuleSet,
  type Settings,
} from '../../src/engine/index.js';
import { CIMODE, LOCALES, Words } from '../../src/i18n/index.js';
import { rulesText } from '../../src/i18n/rules/index.js';
import { anyRules, anySettings } from '../engine/arbitraries.js';
import { tries } from '../scope.js';

async function inform(locale: Parameters<Words['use']>[0]): Promise<Words> {
  const words = new Words();
  if (!((await words.use(locale)) && (await words.more())))
    throw new Error(`no words in ${locale}`);
  return words;
}

/** Rendering hundreds of games takes its time on a busy machine. */
export const TIME = 120_000;

/** One voice a language. */
export const VOICES: readonly Words[] = await Promise.all(LOCALES.map(inform));

/** Says the keys themselves. */
export const KEYS: Words = await inform(CIMODE);

export const VARIANT_SETTINGS: readonly Settings[] = VARIANTS.map(settingsOf);

/** Any rules with any scoring and undo policy. */
const anyMixture: fc.Arbitrary<Settings> = fc.record({
  variant: fc.constant('traditional'),
  rules: anyRules,
  scoring: fc.constantFrom(...SCORINGS),
  undoLimit: fc.oneof(
    fc.constantFrom<Settings['undoLimit']>('unlimited', 0, 1),
    fc.constantFrom(...OPTION_VALUES.undoLimit),
  ),
  undoCost: fc.constantFrom(...OPTION_VALUES.undoCost),
});

/** Holds a law to all variants and to games made at random: 500 in the proof, unless told. */
export function forAllGames(law: (settings: Settings) => void, numRuns = tries(500)): void {
  VARIANT_SETTINGS.forEach(law);
  fc.assert(fc.property(fc.oneof(anySettings, anyMixture), law), { numRuns });
}

/** All sentences of a game, in order. */
export const sentencesOf = (words: Words, settings: Settings): readonly string[] =>
  rulesText(words, settings).flatMap(({ sentences }) => sentences);

/** The keys of the sentences that are said of a game. */
export const keysOf = (settings: Settings): readonly string[] => sentencesOf(KEYS, settings);

export const withRules = (settings: Settings, rules: RuleSet): Settings => ({ ...settings, rules });

/** The numbers in a text, in order. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/-?\d+/gu)].map(([digits]) => Number(digits));
