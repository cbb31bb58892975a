// A deal counts once, however often it is undone, restarted and won (cases.md A13).
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  outcomeOf,
  reduce,
  startSession,
  type Intent,
  type Session,
} from '../../src/engine/index.js';
import {
  apart,
  enter,
  entryOf,
  figuresOf,
  follow,
  newCounting,
  NO_STATISTICS,
  tallyOf,
  type Counting,
  type Figures,
  type Tally,
} from '../../src/storage/index.js';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { anyDeal, anyIntent } from '../engine/arbitraries.js';
import { deal, intentOf, Player, settingsFor, setupFor } from '../engine/player.js';

vi.setConfig({ testTimeout: 60_000 });

const RULES = settingsFor('casual', { stock: 'closed' });
const E = setupFor('casual', { cards: DECK_E, rules: { stock: 'closed' } });
const B = setupFor('casual', { cards: DECK_B, rules: { stock: 'closed' } });

const par = (deck: string) => setupFor('par', { cards: deck });

/** A player whose games are counted. */
class Counted {
  session: Session;
  counting: Counting;
  statistics = NO_STATISTICS;
  /** A clock that goes on by a second with every intent, and playing time with it. */
  now = 0;
  time = 0;
  deals = 1;

  constructor(setup = E) {
    this.session = startSession(setup);
    this.counting = newCounting(this.session);
  }

  send(intent: Intent): this {
    this.now += 1000;
    this.time += 1000;
    const before = this.session;
    const { session, facts } = reduce(before, intent);
    const change = { before, facts, after: session, time: this.time, now: this.now };
    const { counting, entry } = follow(this.counting, change);
    if (entry) this.statistics = enter(this.statistics, entry);
    if (facts.some(({ kind }) => kind === 'dealt')) this.time = 0;
    this.session = session;
    this.counting = counting;
    return this;
  }

  play(words: string): this {
    for (const word of words.split(/\s+/u)) this.send(intentOf(word));
    return this;
  }

  /** As an element deals: each time with a setup of its own. */
  deal(setup = E): this {
    this.deals += 1;
    return this.send({ kind: 'deal', setup: { ...setup } });
  }

  restart = (): this => this.send({ kind: 'restart' });

  help(): this {
    this.counting = { ...this.counting, assisted: true };
    return this;
  }

  get tally(): Tally {
    return tallyOf(this.statistics, this.session.setup);
  }

  get figures(): Figures {
    return figuresOf(this.tally.games, this.session.setup.scoring);
  }

  /** Games played and won. */
  get counts(): readonly [number, number] {
    return [this.figures.played, this.figures.won];
  }
}

describe('A13 a game counts once', () => {
  it('won, undone and won again, twice; and once more when it is dealt anew', () => {
    const player = new Counted().play(CLEAR_E);
    expect(player.counts).toEqual([1, 1]);
    player.play('undo KS undo KS');
    expect(player.counts).toEqual([1, 1]);
    player.deal().play(CLEAR_E);
    expect(player.counts).toEqual([2, 2]);
  });

  it('with the result of the first win, which undoing can only make worse', () => {
    const player = new Counted().play(`draw undo ${CLEAR_E}`);
    const [first] = player.tally.games;
    expect(first).toMatchObject({ begun: 1000, won: true, moves: 17, time: 18_000 });
    player.play('undo KS');
    expect(player.tally.games).toEqual([first]);
  });

  it('lost, undone and won, as a win', () => {
    const player = new Counted();
    player.play('draw give-up');
    expect(player.counts).toEqual([1, 0]);
    player.play(`undo ${CLEAR_E}`);
    expect(player.counts).toEqual([1, 1]);
    player.play('undo give-up');
    expect(player.counts).toEqual([1, 1]);
  });

  it('restarted, with the better result', () => {
    const player = new Counted().play('draw').restart();
    expect(player.counts).toEqual([1, 0]);
    player.play(CLEAR_E).restart().play('draw give-up');
    expect(player.counts).toEqual([1, 1]);
  });

  it('not at all before its first move, though it be given up', () => {
    const player = new Counted().deal(B).restart().play('give-up undo').deal();
    expect(player.counts).toEqual([0, 0]);
    expect(player.play('draw').deal().counts).toEqual([1, 0]);
  });

  it('as lost when another takes its place after the first move', () => {
    const player = new Counted().play('draw').deal(B);
    expect(player.counts).toEqual([1, 0]);
    expect(player.deal().counts).toEqual([1, 0]);
    // The first move counts, also when it has been undone, and a restart is no way out.
    expect(player.play('draw undo').deal().counts).toEqual([2, 0]);
    expect(player.play('draw').restart().deal().counts).toEqual([3, 0]);
  });

  it('by its own rules when others take their place', () => {
    const player = new Counted().play('draw').deal(setupFor('giza', { code: 'PY1-N-AAAAAAS' }));
    expect(player.counts).toEqual([0, 0]);
    expect(tallyOf(player.statistics, E).games).toHaveLength(1);
  });

  it('if it was played, and not brought in by a transcript', () => {
    const shown = deal('casual', { cards: DECK_E, rules: { stock: 'closed' } }).play(CLEAR_E);
    const player = new Counted().send({ kind: 'load', session: shown.session });
    player.play('undo redo undo KS');
    expect(player.counts).toEqual([0, 0]);
    // Played from its start it is a game like any other.
    expect(player.restart().play(CLEAR_E).counts).toEqual([1, 1]);
  });

  it('apart if there was help, and without help if the win was first', () => {
    const player = new Counted().play('draw').help().play(`undo ${CLEAR_E}`);
    const { alone, assisted } = apart(player.tally.games);
    expect([alone.length, assisted.length]).toEqual([0, 1]);
    player.deal().play(CLEAR_E).help().play('undo KS');
    expect(apart(player.tally.games).alone).toHaveLength(1);
    expect(player.counting.assisted).toBe(true);
    expect(player.deal().counting.assisted).toBe(false);
  });

  it('as it stands, for whoever finds it saved', () => {
    const player = new Counted().play('draw 4D+9D KC');
    const entry = entryOf(player.counting, player.session, 5000);
    expect(entry?.result).toMatchObject({ won: false, begun: 1000, time: 5000, moves: 3 });
    expect(entryOf(newCounting(player.session), player.session, 0)).toBeNull();
  });
});

describe('A13 a score', () => {
  it('does not grow by undo and redo', () => {
    const player = new Counted(B).play('KC');
    const { moves } = player.session;
    for (let turn = 0; turn < 10; turn += 1) player.play('undo redo');
    expect(player.session.moves).toBe(moves);
    player.deal();
    expect(player.tally.games[0]).toMatchObject({ score: 27, moves: 1 });
  });
});

describe('a match', () => {
  it('takes the first result of a deal, whatever becomes of it', () => {
    const player = new Counted(par(DECK_E)).play('KC give-up undo 9D+4D give-up');
    expect(player.tally.match).toMatchObject([{ score: -51 }]);
    expect(player.tally.games).toMatchObject([{ score: -49 }]);
  });

  it('forfeits a deal that is restarted', () => {
    const player = new Counted(par(DECK_E)).play('KC').restart();
    expect(player.tally.match).toMatchObject([{ score: -51 }]);
    player.play('draw').deal(par(DECK_B)).play('give-up undo KC draw give-up').deal(par(DECK_E));
    expect(player.tally.match).toMatchObject([{ score: -51 }, { score: -51 }]);
  });

  it('has six games, and the next one begins another', () => {
    const player = new Counted(setupFor('par', { code: 'PY1-N-AAAAAAA' }));
    const lengths = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((symbol) => {
      player.deal(setupFor('par', { code: `PY1-N-AAAAAA${symbol}` })).play('draw give-up');
      return player.tally.match.length;
    });
    expect(lengths).toEqual([1, 2, 3, 4, 5, 6, 1, 2]);
    expect(player.play('undo give-up').tally.match).toHaveLength(2);
  });

  it('is for games by par alone', () => {
    expect(new Counted().play('draw give-up').tally.match).toEqual([]);
  });
});

describe('laws of counting', () => {
  const anyDeed: fc.Arbitrary<(player: Counted) => void> = fc.oneof(
    {
      weight: 8,
      arbitrary: anyIntent.map((intent) => (player: Counted) => void player.send(intent)),
    },
    {
      weight: 8,
      arbitrary: fc.nat(999).map((choice) => (player: Counted) => {
        const stand = new Player(player.session.setup);
        stand.session = player.session;
        const move = stand.legal[choice % Math.max(1, stand.legal.length)];
        if (move) player.play(move);
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constant((player: Counted) => void player.deal(player.session.setup)),
    },
    { weight: 1, arbitrary: fc.constant((player: Counted) => void player.help()) },
  );

  it('wins ≤ games ≤ deals, and no streak is longer', () => {
    fc.assert(
      fc.property(anyDeal, fc.array(anyDeed, { maxLength: 80 }), (setup, deeds) => {
        const player = new Counted(setup);
        for (const deed of deeds) {
          deed(player);
          const { played, won, streak, longestStreak } = player.figures;
          expect(won).toBeLessThanOrEqual(played);
          expect(played).toBeLessThanOrEqual(player.deals);
          expect(streak).toBeLessThanOrEqual(longestStreak);
          expect(longestStreak).toBeLessThanOrEqual(won);
        }
      }),
    );
  });

  it('one deal, whatever is done and undone, is one game; and won if it ever was', () => {
    const anyWord = fc.constantFrom('undo', 'redo', 'give-up', 'draw', 'KS', 'QC+AC', 'restart');
    const moves = CLEAR_E.split(/\s+/u);
    fc.assert(
      fc.property(fc.nat(moves.length), fc.array(anyWord), (length, words) => {
        const player = new Counted();
        let wasWon = false;
        // Part of the way to the win, then about.
        for (const word of [...moves.slice(0, length), ...words, ...moves]) {
          if (word === 'restart') player.restart();
          else player.play(word);
          wasWon ||= outcomeOf(player.session.position) === 'won';
          const [played, won] = player.counts;
          expect(played).toBeLessThanOrEqual(1);
          expect(won).toBe(wasWon ? 1 : 0);
        }
      }),
    );
  });
});

describe('the rules that are counted for', () => {
  it('are those of the setup', () => {
    const player = new Counted().play(CLEAR_E);
    expect(tallyOf(player.statistics, RULES).games).toHaveLength(1);
    expect(tallyOf(player.statistics, settingsFor('casual')).games).toHaveLength(0);
  });
});
