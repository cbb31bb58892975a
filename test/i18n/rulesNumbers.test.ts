// The numbers in the rules' words are those of the game: reckoned anew here, section by section.
import { expect, it } from 'vitest';
import { stockSize, tableauSize, type Scoring, type Settings } from '../../src/engine/index.js';
import { rulesText } from '../../src/i18n/rules/index.js';
import { forAllGames, KEYS, numbersIn, TIME, VOICES } from './rules.js';

const PAR = [50, 35, 20];
const BONUSES = [25, 50, 75, 100, 150, 250, 500, 500];

/** The numbers that each scoring has, worked out anew (rules.md 4). */
const SCORES: Readonly<Record<Scoring, (settings: Settings) => readonly number[]>> = {
  left: () => [0],
  points: ({ rules }) => [10, 10 * tableauSize(rules)],
  par: ({ rules }) => [...PAR.slice(0, rules.passes === 'unlimited' ? 3 : rules.passes), 6, 0],
  cards: ({ rules }) => [4 * rules.ranks],
  microsoft: ({ rules }) => [5, ...BONUSES.slice(0, rules.rows)],
  moves: () => [],
  progressive: ({ rules }) => [10, 10, ...(stockSize(rules) > 0 ? [10] : [])],
};

/** The numbers of the deal: deck, pyramid, reserve, stock, first draw. */
function numbersOfDeal({ rules }: Settings): readonly number[] {
  const { rows, reserve, reserveDepth, firstDraw, draw, wastes, stock } = rules;
  const size = stockSize(rules);
  const left = size - draw;
  const packet = draw > 1 && wastes === 1 ? [draw] : [];
  return [
    4 * rules.ranks,
    tableauSize(rules),
    ...(rules.shape === 'pyramid' ? [rows, rows] : [rows]),
    ...(reserve > 0 ? [reserve] : []),
    ...(reserve > 0 && reserveDepth > 1 ? [reserveDepth] : []),
    ...(size > 0 ? [size] : []),
    ...(firstDraw && (left > 0 || stock === 'drawn') ? [...packet, left] : []),
  ];
}

/** The numbers of every section, by its heading's key. */
function numbersOf(settings: Settings): Readonly<Record<string, readonly number[]>> {
  const { rules, scoring, undoLimit } = settings;
  const { ranks, rows, draw, wastes, passes } = rules;
  const all = rules.goal === 'all';
  const half = ranks / 2;
  return {
    aim: [all ? 4 * ranks : tableauSize(rules), ranks],
    deal: numbersOfDeal(settings),
    free: rules.shape === 'pyramid' ? [rows] : [],
    pairs: [
      ranks,
      1,
      ranks - 2,
      ranks - 1,
      ranks,
      ...(Number.isInteger(half) ? [half, half, ranks] : []),
      ranks,
    ],
    special: [rules.coverPair, rules.wastePair].filter(Boolean).map(() => ranks),
    stock: wastes > 1 ? [wastes] : draw > 1 ? [draw] : [],
    passes: passes === 1 || passes === 'unlimited' ? [] : [passes],
    cell: [],
    end: all ? [4 * ranks] : [],
    scoring: SCORES[scoring](settings),
    undo: typeof undoLimit === 'number' && undoLimit > 0 ? [undoLimit] : [],
  };
}

/** Languages have their own order of words. */
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

it('has the numbers of the game in every section and language', { timeout: TIME }, () => {
  forAllGames((settings) => {
    const wanted = numbersOf(settings);
    const sections = rulesText(KEYS, settings).map(({ heading }) => heading.replace(/.*\./, ''));
    for (const words of VOICES) {
      const told = rulesText(words, settings).map(({ sentences }) =>
        sorted(numbersIn(sentences.join(' '))),
      );

      expect(told).toEqual(sections.map((section) => sorted(wanted[section] ?? [])));
    }
  });
});

it('would see a wrong number', () => {
  expect(numbersIn('Remove all 52 cards, 10–12 or −5 at a time')).toEqual([52, 10, 12, 5]);
});
