/** Arbitrary deals, walks and intents for fast-check. */
import * as fc from 'fast-check';
import {
  cardsOfCode,
  deckOf,
  formatDealCode,
  OPTION_VALUES,
  parseRules,
  RULE_FIELDS,
  RULE_VALUES,
  SCORINGS,
  SEED_COUNT,
  settingsOf,
  VARIANTS,
  type Intent,
  type Move,
  type RuleField,
  type RuleSet,
  type Session,
  type Settings,
  type Setup,
} from '../../src/engine/index.js';
import type { Player } from './player.js';

// The same examples in every run, so that a red test is red for everyone.
fc.configureGlobal({ seed: 18 });

export const anySeed = fc.nat({ max: SEED_COUNT - 1 });
export const anyRanks = fc.constantFrom(...RULE_VALUES.ranks);
export const anyCard = fc.constantFrom(...deckOf(13));

/** Any named variant with up to three fields changed, where that makes a game. */
export const anySettings: fc.Arbitrary<Settings> = fc
  .record({
    variant: fc.constantFrom(...VARIANTS),
    changes: fc.array(
      fc
        .constantFrom(...RULE_FIELDS)
        .chain((field) =>
          fc.constantFrom(...RULE_VALUES[field]).map((value) => [field, value] as const),
        ),
      { maxLength: 3 },
    ),
    scoring: fc.constantFrom(...SCORINGS),
    undoLimit: fc.constantFrom(...OPTION_VALUES.undoLimit),
    undoCost: fc.constantFrom(...OPTION_VALUES.undoCost),
  })
  .map(({ variant, changes, ...options }) => {
    const parsed = parseRules({ ...variant.rules, ...Object.fromEntries(changes) });
    const settings = settingsOf(variant);
    return { ...settings, ...options, rules: parsed.ok ? parsed.rules : settings.rules };
  });

const anyPasses = fc.oneof(
  fc.constantFrom<RuleSet['passes']>(1, 2, 3, 4, 'unlimited'),
  fc.constantFrom(...RULE_VALUES.passes),
);

/** Any rules at all that make a game, rare values as likely as others. */
export const anyRules: fc.Arbitrary<RuleSet> = fc
  .tuple(
    ...RULE_FIELDS.map((field) =>
      field === 'passes' ? anyPasses : fc.constantFrom<RuleSet[RuleField]>(...RULE_VALUES[field]),
    ),
  )
  .map((values) =>
    parseRules(Object.fromEntries(RULE_FIELDS.map((field, i) => [field, values[i]]))),
  )
  .filter((parsed) => parsed.ok)
  .map(({ rules }) => rules);

/** A deal by code or by exact cards, under any settings. */
export const anyDeal: fc.Arbitrary<Setup> = fc
  .record({ settings: anySettings, seed: anySeed, byCode: fc.boolean() })
  .map(({ settings, seed, byCode }) => {
    const code = { ranks: settings.rules.ranks, seed };
    const cards = cardsOfCode(code, settings.rules);
    return { ...settings, code: byCode ? formatDealCode(code) : null, cards };
  });

/** Numbers that stand for choices among what is legal. */
export const anyWalk = fc.array(fc.nat(999), { maxLength: 60 });

/** What was done, and the game after it. */
export interface Stride {
  readonly word: string;
  readonly session: Session;
}

/** Plays by these choices; every word that was done. */
export function walk(
  player: Player,
  steps: readonly number[],
  { history = true } = {},
): readonly Stride[] {
  const strides: Stride[] = [];
  for (const step of steps) {
    const { legal } = player;
    const others = ['give-up', ...(history ? ['undo', 'redo', 'undo', 'redo'] : [])];
    // One step in eight is none of the legal moves.
    const words = step % 8 === 0 || legal.length === 0 ? others : legal;
    const word = words[Math.floor(step / 8) % words.length] ?? '';
    if (player.try(word) === null) strides.push({ word, session: player.session });
  }
  return strides;
}

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('remove' as const), cards: fc.tuple(anyCard) }),
  fc.record({ kind: fc.constant('remove' as const), cards: fc.tuple(anyCard, anyCard) }),
  fc.record({
    kind: fc.constant('draw' as const),
    waste: fc.oneof(
      fc.constant(null),
      fc.constant(null),
      fc.integer({ min: -2, max: 4 }),
      fc.double(),
    ),
  }),
  fc.record({ kind: fc.constant('redeal' as const) }),
  fc.record({ kind: fc.constant('cell' as const), card: anyCard }),
);

/** Any intent but a new deal, most of them out of place. */
export const anyIntent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ kind: fc.constant('play' as const), move: fc.option(anyMove) }),
  fc.record({
    kind: fc.constant('play' as const),
    move: fc.option(anyMove),
    select: fc.option(anyCard),
  }),
  fc.record({ kind: fc.constant('select' as const), card: fc.option(anyCard) }),
  fc.record({ kind: fc.constantFrom('undo', 'redo', 'give-up', 'restart') }),
);
