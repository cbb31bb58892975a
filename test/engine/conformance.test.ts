/** Every conformance game and rules entry, step by step, against the engine. */
import { describe, expect, it } from 'vitest';
import {
  findSetup,
  parseMove,
  parseRules,
  reduce,
  settingsOf,
  snapshotOf,
  startSession,
  variantOf,
  type Intent,
  type Session,
  type Settings,
} from '../../src/engine/index.js';
import { hasShared, sharedJson } from '../shared.js';

type Record_ = Readonly<Record<string, unknown>>;
interface Step {
  readonly do: string;
  readonly refuse?: string;
  readonly then: Record_;
}
interface ConformanceGame {
  readonly name: string;
  readonly variant: string;
  readonly rules: Record_;
  readonly options: Partial<Settings>;
  readonly code?: string;
  readonly cards?: string;
  readonly start: Record_;
  readonly steps: readonly Step[];
}
interface Conformance {
  readonly games: readonly ConformanceGame[];
  readonly rules: readonly {
    readonly input: Record_;
    readonly ok?: Record_;
    readonly error?: string;
  }[];
}

const data = sharedJson('conformance.json') as Conformance | null;

function start(game: ConformanceGame): Session {
  const variant = variantOf(game.variant);
  if (!variant) throw new Error(game.variant);
  const parsed = parseRules({ ...variant.rules, ...game.rules });
  if (!parsed.ok) throw new Error(parsed.reason);
  const settings = { ...settingsOf(variant), ...game.options, rules: parsed.rules };
  const found = findSetup(settings, { code: game.code ?? null, cards: game.cards ?? null });
  if (!found.ok) throw new Error(found.reason);
  return startSession(found.setup);
}

/** The fields of a snapshot that the reference names, in its form. */
function pictured(session: Session, fields: Record_): Record_ {
  const shown = snapshotOf(session);
  const whole: Record_ = {
    ...shown,
    legal: shown.legal.toSorted(),
    removed: shown.removed.length,
  };
  return Object.fromEntries(Object.keys(fields).map((field) => [field, whole[field]]));
}

const INTENTS: Readonly<Record<string, Intent>> = {
  undo: { kind: 'undo' },
  redo: { kind: 'redo' },
  'give-up': { kind: 'give-up' },
};

describe.skipIf(!hasShared)('conformance games', () => {
  it.each(data?.games.map((game) => [game.name, game] as const) ?? [])('%s', (_, game) => {
    let session = start(game);
    expect(pictured(session, game.start)).toEqual(game.start);
    for (const [index, step] of game.steps.entries()) {
      const intent = INTENTS[step.do] ?? { kind: 'play', move: parseMove(step.do) };
      const { session: next, facts } = reduce(session, intent);
      const first = facts[0];
      const refusal = first?.kind === 'refused' ? first.reason : undefined;
      expect({ index, do: step.do, refuse: refusal }).toEqual({
        index,
        do: step.do,
        refuse: step.refuse,
      });
      expect({ index, ...pictured(next, step.then) }).toEqual({ index, ...step.then });
      session = next;
    }
  });
});

describe.skipIf(!hasShared)('conformance rules', () => {
  it.each(data?.rules.map((entry) => [JSON.stringify(entry.input), entry] as const) ?? [])(
    '%s',
    (_, { input, ok, error }) => {
      const parsed = parseRules(input);
      expect(parsed.ok ? parsed.rules : parsed.reason).toEqual(ok ?? error);
    },
  );
});
