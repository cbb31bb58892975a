/** Laws of play that hold for any game: cards accounted for, undo and redo, frozen snapshots. */
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  deckOf,
  formatTranscript,
  parseTranscript,
  reduce,
  sessionScore,
  snapshotOf,
  startSession,
  type Setup,
} from '../../src/engine/index.js';
import { anyDeal, anyIntent, anyWalk, walk } from './arbitraries.js';
import { deal, everyCard, intentOf, Player } from './player.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const RUNS = { numRuns: 150 };

const withCost = (
  setup: Setup,
  undoCost: Setup['undoCost'],
  undoLimit: Setup['undoLimit'],
): Setup => ({
  ...setup,
  undoCost,
  undoLimit,
});

/** Every object within a value. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

it('every card of the deck is accounted for, once, after every action', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, (setup, steps) => {
      const deck = deckOf(setup.rules.ranks).toSorted();
      for (const { word, session } of walk(new Player(setup), steps)) {
        expect({ word, cards: everyCard(session).toSorted() }).toEqual({ word, cards: deck });
      }
    }),
    RUNS,
  );
});

it.each([0, 1, -1] as const)(
  'undo restores position, score and pass at cost %i; redo too',
  (cost) => {
    fc.assert(
      fc.property(anyDeal, anyWalk, (dealt, steps) => {
        const setup = withCost(dealt, cost, 'unlimited');
        const player = new Player(setup);
        const start = player.session;
        const strides = walk(player, steps, { history: false });
        const trail = [start, ...strides.map(({ session }) => session)];
        const last = trail.length - 1;
        const scores = trail.map((session) => sessionScore(session));
        const top = player.moves;
        for (let at = last - 1; at >= 0; at--) {
          expect(player.try('undo')).toBeNull();
          expect(player.session.position).toEqual(trail[at]?.position);
          if (setup.scoring !== 'moves') expect(player.score).toBe(scores[at]);
        }
        expect(player.try('undo')).toBe('nothing-to-undo');
        expect(player.moves).toBe({ 0: top, 1: top + last, [-1]: 0 }[cost]);
        for (let at = 1; at <= last; at++) {
          expect(player.try('redo')).toBeNull();
          expect(player.session.position).toEqual(trail[at]?.position);
          if (setup.scoring !== 'moves') expect(player.score).toBe(scores[at]);
        }
        expect(player.try('redo')).toBe('nothing-to-redo');
        expect(player.moves).toBe({ 0: top, 1: top + last, [-1]: top }[cost]);
      }),
      RUNS,
    );
  },
);

it('the undo limit keeps the last n actions, and redo brings them back into it', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, fc.nat(8), (dealt, steps, limit) => {
      const player = new Player(withCost(dealt, 0, limit));
      const played = walk(player, steps, { history: false }).length;
      const within = Math.min(limit, played);
      for (let round = 0; round < 2; round++) {
        for (let n = 0; n < within; n++) expect(player.try('undo')).toBeNull();
        expect(player.try('undo')).toBe('nothing-to-undo');
        for (let n = 0; n < within; n++) expect(player.try('redo')).toBeNull();
        expect(player.try('redo')).toBe('nothing-to-redo');
      }
    }),
    RUNS,
  );
});

it('a new action ends all redo', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, (dealt, steps) => {
      const player = new Player(withCost(dealt, 0, 'unlimited'));
      fc.pre(walk(player, steps, { history: false }).length > 0);
      player.play('undo give-up');
      expect(player.try('redo')).toBe('nothing-to-redo');
    }),
    RUNS,
  );
});

it('a transcript of any game replays to an equal session', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, (setup, steps) => {
      const player = new Player(setup);
      const words = walk(player, steps).map(({ word }) => word);
      const text = formatTranscript(player.session);
      expect(text.split(/\s+/u).slice(-words.length || Infinity)).toEqual(words);
      expect(parseTranscript(text)).toEqual({
        ok: true,
        session: { ...player.session, selected: null },
      });
    }),
    RUNS,
  );
});

it('a refused intent changes nothing but the selection, and no intent throws', () => {
  fc.assert(
    fc.property(anyDeal, fc.array(anyIntent, { maxLength: 40 }), (setup, intents) => {
      let session = startSession(setup);
      const deck = deckOf(setup.rules.ranks).toSorted();
      for (const intent of intents) {
        const { session: next, facts } = reduce(session, intent);
        expect(facts.length).toBeGreaterThan(0);
        if (facts[0]?.kind === 'refused') {
          expect({ ...next, selected: null }).toEqual({ ...session, selected: null });
        }
        expect(everyCard(next).toSorted()).toEqual(deck);
        session = next;
      }
    }),
    RUNS,
  );
});

it('a snapshot is frozen through and through, plain, and the same when taken again', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, (setup, steps) => {
      const player = new Player(setup);
      walk(player, steps);
      const { shown } = player;
      for (const part of objectsIn(shown)) expect(Object.isFrozen(part)).toBe(true);
      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
      expect(snapshotOf(player.session)).toEqual(shown);
    }),
    RUNS,
  );
});

it('the moves that are listed are those that are accepted', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, (setup, steps) => {
      const player = new Player(setup);
      walk(player, steps);
      const { legal } = player;
      expect(new Set(legal).size).toBe(legal.length);
      for (const word of legal) {
        const { facts } = reduce(player.session, intentOf(word));
        expect(facts[0]).toMatchObject({ kind: 'moved' });
      }
    }),
    RUNS,
  );
});

it.each([0.5, -1, 3, Number.NaN, Number.POSITIVE_INFINITY])(
  'pile %d is none of three: the draw is refused and no card is lost',
  (waste) => {
    const player = deal('apophis').play('draw');
    const reason = player.send({ kind: 'play', move: { kind: 'draw', waste } });
    expect({ reason, cards: everyCard(player.session).length }).toEqual({
      reason: 'no-such-waste',
      cards: 52,
    });
  },
);
