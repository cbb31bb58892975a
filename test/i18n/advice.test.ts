// Advice on playing well: only what holds for the game, in five languages, in whole sentences.
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import {
  settingsOf,
  stockSize,
  VARIANTS,
  variantOf,
  type RuleSet,
  type Settings,
} from '../../src/engine/index.js';
import { CIMODE, Words } from '../../src/i18n/index.js';
import { adviceText } from '../../src/i18n/learn/advice.js';
import { anySettings } from '../engine/arbitraries.js';
import { expectSentence, speakAll } from './speech.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const KEYS = new Words();
await KEYS.use(CIMODE);
await KEYS.more();

/** The keys of all that is said of a game. */
const keysOf = (settings: Settings): readonly string[] =>
  adviceText(KEYS, settings).flatMap(({ heading, sentences }) => [heading, ...sentences]);

function ofVariant(key: string): readonly string[] {
  const variant = variantOf(key);
  return variant ? keysOf(settingsOf(variant)) : [];
}

/** When each piece of advice would be wrong or about something that the game has not. */
const WRONG: readonly (readonly [RegExp, (rules: RuleSet) => boolean])[] = [
  [/stock|waste|once|order|first-pass/u, (rules) => stockSize(rules) === 0],
  [/once$/u, ({ passes }) => passes !== 1],
  [/order|waste-back/u, ({ passes }) => passes === 1],
  [/first-pass/u, ({ passes }) => passes === 1 || passes === 'unlimited'],
  [/waste-tops?$/u, ({ drawWhenStuck }) => drawWhenStuck],
  [/waste-choose/u, ({ wastes, draw }) => wastes === 1 || draw > 1],
  [/waste-tops$/u, ({ wastes, draw }) => wastes === 1 || draw === 1],
  [/cell/u, ({ cells }) => cells === 0],
  [/lock/u, ({ cells }) => cells > 0],
  [/lock-often/u, ({ coverPair, rows }) => coverPair || rows < 7],
  [/lock-cover/u, ({ coverPair }) => !coverPair],
  [/advice\.seen/u, ({ coverPair }) => coverPair],
  [/look-down/u, ({ faceDown }) => !faceDown],
  [/look$/u, ({ faceDown }) => faceDown],
  [/scarce/u, ({ goal, stock }) => goal !== 'all' || stock !== 'closed'],
];

it('gives no advice on what a game has not', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const said = keysOf(settings).filter((key) => !key.startsWith('learn.heading.look'));
      for (const [words, isWrong] of WRONG) {
        if (isWrong(settings.rules)) expect(said.filter((key) => words.test(key))).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

it('gives every piece of advice in some game, and each only once', () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(anySettings, (settings) => {
      const keys = keysOf(settings);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) said.add(key);
    }),
    { numRuns: 500 },
  );
  const all = Object.keys(en).filter((key) => /^learn\.(?:advice|heading)\./u.test(key));

  expect([...said].toSorted()).toEqual(all.toSorted());
});

describe('the advice of single variants', () => {
  it.each([
    ['pyramide', 'learn.advice.order', true],
    ['pyramide', 'learn.advice.pairs-inside', true],
    ['traditional', 'learn.advice.once', true],
    ['traditional', 'learn.advice.first-pass', false],
    ['par', 'learn.advice.first-pass', true],
    ['giza', 'learn.heading.stock', false],
    ['cell', 'learn.advice.cell', true],
    ['cell', 'learn.heading.locks', false],
    ['apophis', 'learn.advice.waste-choose', true],
    ['apophis-dealt', 'learn.advice.waste-tops', true],
    ['aisleriot', 'learn.advice.look-down', true],
    // Two cards of the waste may pair there, so its stock needs the pyramid less.
    ['aisleriot', 'learn.advice.pairs-scarce', false],
    ['six-rows', 'learn.advice.lock-often', false],
    ['overlapping', 'learn.advice.lock-cover', true],
    ['strict-order', 'learn.advice.waste-top', false],
  ])('%s: %s is %s', (variant, key, isSaid) => {
    expect(ofVariant(variant).includes(key)).toBe(isSaid);
  });
});

it('has few and short sections', () => {
  for (const variant of VARIANTS) {
    const sections = adviceText(KEYS, settingsOf(variant));
    expect(sections.length).toBeLessThanOrEqual(9);
    for (const { sentences } of sections) expect(sentences.length).toBeLessThanOrEqual(4);
  }
});

it('speaks in whole sentences in every language', async () => {
  const voices = await speakAll();
  await Promise.all(voices.map((words) => words.more()));
  for (const words of voices) {
    for (const variant of VARIANTS) {
      for (const { heading, sentences } of adviceText(words, settingsOf(variant))) {
        expect(heading).not.toMatch(/\.$|^$|^learn\./u);
        sentences.forEach(expectSentence);
      }
    }
  }
});
