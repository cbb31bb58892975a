// A saved game comes back as it was, with its history; whatever else lies there is refused by name.
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { reduce, sessionScore, type Session } from '../../src/engine/index.js';
import { formatSave, parseSave, type SavedGame } from '../../src/storage/index.js';
import { anyDeal } from '../engine/arbitraries.js';
import { deal } from '../engine/player.js';
import { anySession } from './games.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const COUNTING = { own: true, begun: 1_760_000_000_000, assisted: true, entered: false };

const saved = (session: Session, given: Partial<SavedGame> = {}): SavedGame => ({
  session,
  elapsed: 0,
  counting: COUNTING,
  asked: {},
  ...given,
});

const textOf = (game: SavedGame): string => formatSave(game) ?? '';

/** What a reload makes of a game. */
function reloaded(game: SavedGame): SavedGame {
  const read = parseSave(textOf(game));
  if (!read.ok) throw new Error(read.reason);
  return read.game;
}

describe('a saved game', () => {
  it('comes back whole, with history, counters and clock', () => {
    fc.assert(
      fc.property(anySession, fc.nat(), (session, elapsed) => {
        const game = saved(session, { elapsed, asked: { variant: 'par', code: 'x' } });
        expect(reloaded(game)).toEqual(game);
      }),
    );
  });

  it('goes on as the one that was saved: by undo, redo and moves', () => {
    fc.assert(
      fc.property(
        anySession,
        fc.array(fc.constantFrom('undo' as const, 'redo' as const), { maxLength: 80 }),
        (session, kinds) => {
          let [here, there] = [session, reloaded(saved(session)).session];
          for (const kind of kinds) {
            const [a, b] = [reduce(here, { kind }), reduce(there, { kind })];
            expect(b.facts).toEqual(a.facts);
            [here, there] = [a.session, b.session];
          }
          expect(there).toEqual(here);
          expect(sessionScore(there)).toBe(sessionScore(here));
        },
      ),
    );
  });

  it('leaves what is selected behind', () => {
    const { session } = deal('casual');
    const game = saved({ ...session, selected: session.position.tableau[27] ?? null });
    expect(reloaded(game).session).toEqual(session);
  });

  it('is saved up to thousands of moves, and no further', () => {
    const { session } = deal('pyramide');
    const actions = Array.from({ length: 5001 }, () => 'cell:TC');
    expect(formatSave(saved({ ...session, actions: actions.slice(1) }))).not.toBeNull();
    expect(formatSave(saved({ ...session, actions }))).toBeNull();
  });

  it('of thousands of draws takes five characters a draw', () => {
    const player = deal('pyramide');
    const start = textOf(saved(player.session)).length;
    for (let pass = 0; pass < 40; pass += 1) {
      player.play(`draw*${pass === 0 ? 23 : 24}`).play('redeal');
    }
    const game = saved(player.session);
    expect(textOf(game).length - start).toBeLessThan(40 * (24 * 5 + 7) + 20);
    expect(reloaded(game)).toEqual(game);
  });
});

describe('a text that is no saved game', () => {
  const text = textOf(saved(deal('par').play('draw*4 undo').session));
  const content = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const changed = (changes: object): string => JSON.stringify({ ...content, ...changes });

  it.each([
    ['cut off', text.slice(0, -1), 'damaged'],
    ['empty', '', 'damaged'],
    ['another thing', '[1, 2]', 'foreign'],
    ['null', 'null', 'foreign'],
    ['another format', changed({ format: 'chess/game' }), 'foreign'],
    ['statistics', changed({ format: 'pyramid-solitaire/statistics' }), 'foreign'],
    ['of a later version', changed({ version: 2, transcript: undefined }), 'newer'],
    ['without a transcript', changed({ transcript: undefined }), 'damaged'],
    ['of an unknown variant', changed({ transcript: 'PY1-N-AAAAAAS variant="chess"' }), 'damaged'],
    ['with a move that cannot be', changed({ transcript: 'PY1-N-AAAAAAS\nKC' }), 'damaged'],
    ['with more to undo than was done', changed({ undoable: 4 }), 'damaged'],
    ['with a time before the start', changed({ elapsed: -1 }), 'damaged'],
    ['with a time without end', text.replace('"elapsed":0', '"elapsed":1e999'), 'damaged'],
    ['with half a move', changed({ moves: 1.5 }), 'damaged'],
    ['with an undo limit of its own', changed({ undoLimit: -1 }), 'damaged'],
    ['without end', changed({ transcript: `PY1-N-AAAAAAS\n${'undo '.repeat(9000)}` }), 'damaged'],
  ])('%s', (_, broken, reason) => {
    expect(broken).not.toBe(text);
    expect(parseSave(broken)).toEqual({ ok: false, reason });
  });

  it('is answered, whatever it is', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      // Almost a save: a piece of it is another text.
      fc
        .tuple(fc.nat(text.length), fc.nat(20), fc.string())
        .map(([at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length)),
      fc.dictionary(fc.constantFrom(...Object.keys(content)), fc.jsonValue()).map(changed),
    );
    fc.assert(
      fc.property(anyText, (any) => {
        const read = parseSave(any);
        if (read.ok) expect(parseSave(textOf(read.game))).toEqual(read);
        else expect(['damaged', 'foreign', 'newer']).toContain(read.reason);
      }),
      { numRuns: 2000 },
    );
  });

  it('is never a deal with other cards than it names', () => {
    fc.assert(
      fc.property(anyDeal, (setup) => {
        const { session } = deal('par');
        expect(reloaded(saved({ ...session, setup })).session.setup).toEqual(setup);
      }),
    );
  });
});
