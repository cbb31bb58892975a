// The rules in words: for every variant and for games made at random, in five languages.
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import {
  DEFAULT_RULES,
  parseRules,
  RULE_FIELDS,
  SCORINGS,
  stockSize,
  type RuleField,
  type Settings,
} from '../../src/engine/index.js';
import { rulesText } from '../../src/i18n/rules/index.js';
import {
  forAllGames,
  keysOf,
  sentencesOf,
  TIME,
  VARIANT_SETTINGS,
  VOICES,
  withRules,
} from './rules.js';
import { expectSentence } from './speech.js';

it('is made of clean sentences, under headings, none said twice', { timeout: TIME }, () => {
  const said = new Set<string>();
  forAllGames((settings) => {
    for (const words of VOICES) {
      const sections = rulesText(words, settings);
      const sentences = sections.flatMap((section) => section.sentences);
      for (const text of [...sections.map(({ heading }) => `${heading}.`), ...sentences]) {
        said.add(text);
      }
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(sections.filter((section) => section.sentences.length === 0)).toEqual([]);
    }
  });
  said.forEach(expectSentence);
});

describe('what differs from the default', () => {
  it('changes the text in every language, whichever rule it is', { timeout: TIME }, () => {
    const changed = new Map<RuleField, number>();
    forAllGames((settings) => {
      const texts = VOICES.map((words) => sentencesOf(words, settings).join('\n'));
      for (const field of RULE_FIELDS) {
        const parsed = parseRules({ ...settings.rules, [field]: DEFAULT_RULES[field] });
        if (!parsed.ok || parsed.rules[field] === settings.rules[field]) continue;
        changed.set(field, (changed.get(field) ?? 0) + 1);
        const others = withRules(settings, parsed.rules);
        VOICES.forEach((words, index) => {
          expect(sentencesOf(words, others).join('\n')).not.toBe(texts[index]);
        });
      }
    });
    // Otherwise a field would have slipped through untried.
    for (const field of RULE_FIELDS) expect(changed.get(field) ?? 0).toBeGreaterThan(10);
  });

  const POLICIES: Readonly<Record<string, readonly Partial<Settings>[]>> = {
    scoring: SCORINGS.map((scoring) => ({ scoring })),
    'undo limit': [0, 1, 7, 'unlimited' as const].map((undoLimit) => ({ undoLimit })),
    'undo cost': [0 as const, 1 as const, -1 as const].map((undoCost) => ({ undoCost })),
  };

  it.each(Object.entries(POLICIES))(
    'changes the text, also if it is the %s',
    { timeout: TIME },
    (_, policies) => {
      for (const settings of VARIANT_SETTINGS) {
        for (const words of VOICES) {
          const texts = policies.map((policy) =>
            sentencesOf(words, { ...settings, ...policy }).join('\n'),
          );
          expect(new Set(texts).size).toBe(policies.length);
        }
      }
    },
  );
});

/** What may be said only where it holds, by what the keys of such sentences have in common. */
const ONLY_WHERE: readonly (readonly [RegExp, (settings: Settings) => boolean])[] = [
  [/deck-13/, ({ rules }) => rules.ranks === 13],
  [/deck-12/, ({ rules }) => rules.ranks === 12],
  [/deck-10/, ({ rules }) => rules.ranks === 10],
  [/equal/, ({ rules }) => rules.ranks !== 13],
  [/\.deal\.pyramid|covers-pyramid|free\.pyramid/, ({ rules }) => rules.shape === 'pyramid'],
  [/triangle/, ({ rules }) => rules.shape === 'triangle'],
  [/face-down/, ({ rules }) => rules.faceDown],
  [/face-up/, ({ rules }) => !rules.faceDown],
  [/apex-king/, ({ rules }) => rules.apexKing],
  [/reserve$/, ({ rules }) => rules.reserve > 0 && rules.reserveDepth === 1],
  [/reserve-piles/, ({ rules }) => rules.reserve > 0 && rules.reserveDepth > 1],
  [/\.cell\.|\.cell$|-cell$/, ({ rules }) => rules.cells === 1],
  [/rules\.stock|rules\.passes|deal\.stock/, ({ rules }) => stockSize(rules) > 0],
  [/no-stock|-table/, ({ rules }) => stockSize(rules) === 0],
  [/drawn/, ({ rules }) => stockSize(rules) > 0 && rules.stock === 'drawn'],
  [/open/, ({ rules }) => rules.stock === 'open'],
  [/closed|stock\.covers|packet|each/, ({ rules }) => rules.stock === 'closed'],
  [/packet/, ({ rules }) => rules.draw === 3 && rules.wastes === 1],
  [/stock\.each|first-each/, ({ rules }) => rules.draw === 3 && rules.wastes === 3],
  [/choice|first-wastes/, ({ rules }) => rules.draw === 1 && rules.wastes > 1],
  [/first-waste$|free\.waste$|passes\.redeal$/, ({ rules }) => rules.wastes === 1],
  [/free\.wastes|redeal-wastes/, ({ rules }) => rules.wastes > 1],
  [/\.first-/, ({ rules }) => rules.firstDraw],
  [/once/, ({ rules }) => stockSize(rules) > 0 && rules.passes === 1],
  [/passes\.some|lost-passes/, ({ rules }) => typeof rules.passes === 'number' && rules.passes > 1],
  [/unlimited|endless/, ({ rules, undoLimit }) => [rules.passes, undoLimit].includes('unlimited')],
  [/redeal|moves-passes/, ({ rules }) => rules.passes !== 1],
  [/when-stuck/, ({ rules }) => rules.drawWhenStuck],
  [/any-time/, ({ rules }) => stockSize(rules) > 0 && !rules.drawWhenStuck],
  [/special\.cover/, ({ rules }) => rules.coverPair],
  [/special\.waste/, ({ rules }) => rules.wastePair],
  [/stock\.covers/, ({ rules }) => !rules.wastePair],
  [/free\.both$/, ({ rules }) => !rules.coverPair && !rules.wastePair],
  [/free\.both/, ({ rules }) => !rules.coverPair],
  [/\.all$/, ({ rules }) => rules.goal === 'all'],
  [/(aim|end)\.pyramid/, ({ rules }) => rules.goal === 'pyramid'],
  [/undo\.(some|cost)/, ({ undoLimit }) => undoLimit !== 0],
  [/undo\.none/, ({ undoLimit }) => undoLimit === 0],
  [/cost-0/, ({ undoCost }) => undoCost === 0],
  [/cost-1/, ({ undoCost }) => undoCost === 1],
  [/cost--1/, ({ undoCost }) => undoCost === -1],
];

/** What must be said wherever it holds; what has to do with all games must be said of all. */
const EVERYWHERE: readonly (readonly [RegExp, (settings: Settings) => boolean])[] = [
  [/aim\.how|pairs\.sum|pairs\.values|pairs\.king|pairs\.gone|aim\.(all|pyramid)/, () => true],
  [/^rules\.stock\./, ({ rules }) => stockSize(rules) > 0],
  [/^rules\.passes\./, ({ rules }) => stockSize(rules) > 0],
  [/^rules\.free\.wastes?$/, ({ rules }) => stockSize(rules) > 0],
  [/^rules\.free\.(drawn|open|closed)$/, ({ rules }) => stockSize(rules) > 0],
  [/^rules\.special\.cover$/, ({ rules }) => rules.coverPair],
  [/^rules\.special\.waste$/, ({ rules }) => rules.wastePair],
  [/^rules\.deal\.reserve/, ({ rules }) => rules.reserve > 0],
  [/^rules\.free\.reserve/, ({ rules }) => rules.reserve > 0],
  [/^rules\.cell\./, ({ rules }) => rules.cells === 1],
  [/^rules\.deal\.first-/, ({ rules }) => rules.firstDraw],
  [/^rules\.passes\.redeal/, ({ rules }) => rules.passes !== 1],
  [/^rules\.stock\.when-stuck/, ({ rules }) => rules.drawWhenStuck],
  [/^rules\.deal\.apex-king$/, ({ rules }) => rules.apexKing],
  [/^rules\.scoring\./, () => true],
  [/^rules\.end\.(lost|endless)/, () => true],
  [/^rules\.undo\.moves-(table|once|passes)$/, () => true],
];

/** Sections of the rules, the first words of whose keys are theirs. */
const TOLD = /^rules\.(?:aim|deal|free|pairs|special|stock|passes|cell|end|scoring|undo)\./;

describe('what is said', () => {
  it('holds in the game, and what holds is said', { timeout: TIME }, () => {
    forAllGames((settings) => {
      const keys = keysOf(settings);
      for (const [pattern, holds] of ONLY_WHERE) {
        if (!holds(settings)) expect(keys.filter((key) => pattern.test(key))).toEqual([]);
      }
      for (const [pattern, holds] of EVERYWHERE) {
        if (holds(settings)) expect(keys.join('\n')).toMatch(new RegExp(pattern, 'm'));
      }
    });
  });

  it('names the scoring in force and no other', { timeout: TIME }, () => {
    forAllGames((settings) => {
      const told = keysOf(settings).filter((key) => key.startsWith('rules.scoring.'));
      const [first = ''] = told;
      const scoring = first.slice('rules.scoring.'.length).replace(/-.*/, '');

      expect(scoring).toBe(settings.scoring);
      expect(told.filter((key) => !key.startsWith(`rules.scoring.${scoring}`))).toEqual([]);
    });
  });

  it('leaves no message of the rules unsaid', { timeout: TIME }, () => {
    const said = new Set<string>();
    forAllGames((settings) => keysOf(settings).forEach((key) => said.add(key)), 500);
    const all = Object.keys(en).filter((key) => TOLD.test(key));

    expect([...new Set(all.map((key) => key.replace(/_\w+$/, '')))].toSorted()).toEqual(
      [...said].toSorted(),
    );
  });
});
