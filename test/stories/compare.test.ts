/** Comparing variants: boards played as one, the link that brings a comparison back, and the differences. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findSetup,
  parseMove,
  reduce,
  settingsOf,
  snapshotOf,
  startSession,
  VARIANTS,
  variantOf,
  type Session,
  type Settings,
} from '../../src/engine/index.js';
import { createWords } from '../../src/i18n/public.js';
import { differencesOf } from '../../stories/compare/differences.js';
import { Mirror, type Board } from '../../stories/compare/mirror.js';
import {
  boardsOf,
  linkTo,
  packMoves,
  unpackMoves,
  variantsFor,
} from '../../stories/compare/plan.js';

const CODE = 'PY1-N-AAAAAAS';

const settings = (key: string): Settings => {
  const variant = variantOf(key);
  if (!variant) throw new Error(key);
  return settingsOf(variant);
};

/** A board without a page. */
class Table implements Board {
  #session: Session;

  constructor(key: string, code = CODE) {
    const found = findSetup(settings(key), { code });
    if (!found.ok) throw new Error(found.reason);
    this.#session = startSession(found.setup);
  }

  get state() {
    return snapshotOf(this.#session);
  }

  get actions() {
    return this.#session.actions;
  }

  play(move: string) {
    const { session, facts } = reduce(this.#session, { kind: 'play', move: parseMove(move) });
    this.#session = session;
    return { ok: facts.every(({ kind }) => kind !== 'refused') };
  }

  undo() {
    this.#session = reduce(this.#session, { kind: 'undo' }).session;
  }

  restart() {
    this.#session = reduce(this.#session, { kind: 'restart' }).session;
  }
}

/** Plays on one board as a player would, and tells the mirror. */
function playOn(mirror: Mirror, board: Table, move: string) {
  if (board.play(move).ok) mirror.moved(board, move);
}

describe('boards played as one', () => {
  it('make each move wherever it is legal', () => {
    const [closed, drawn] = [new Table('brainium'), new Table('casual')];
    const mirror = new Mirror([closed, drawn]);

    playOn(mirror, closed, 'KD');
    playOn(mirror, drawn, 'draw');

    expect([closed.state.removed, drawn.state.removed]).toEqual([['KD'], ['KD']]);
    expect([closed.state.stock, drawn.state.stock]).toEqual([23, 23]);
    expect(mirror.behind).toEqual([]);
  });

  it('leave a move away where it is not legal', () => {
    const [plain, covering] = [new Table('casual'), new Table('overlapping')];
    const mirror = new Mirror([plain, covering]);
    let [move] = [''];
    // Draw until a pair is legal on one board alone.
    for (let i = 0; i < 60 && move === ''; i++) {
      const only = covering.state.legal.find((legal) => !plain.state.legal.includes(legal));
      const next = only ?? covering.state.legal.find((legal) => legal !== 'redeal') ?? '';
      if (only) move = only;
      playOn(mirror, covering, next);
    }

    expect(move).not.toBe('');
    expect(mirror.behind).toEqual([plain]);
    expect(plain.actions).toHaveLength(covering.actions.length - 1);
  });

  it('draw to the one pile that there is what another board lays on a pile of its choice', () => {
    const [one, three] = [new Table('traditional'), new Table('apophis')];
    const mirror = new Mirror([one, three]);
    playOn(mirror, one, 'draw');
    playOn(mirror, three, 'draw>2');

    expect(one.actions).toEqual(['draw', 'draw']);
    expect(three.actions).toEqual(['draw', 'draw>2']);
  });

  it('go back together, also from what one of them has not made', () => {
    const [plain, three] = [new Table('traditional'), new Table('apophis')];
    const mirror = new Mirror([plain, three]);
    for (const move of ['KD', 'draw', 'draw']) playOn(mirror, plain, move);
    // The second draw would have had to name a pile there.
    expect(three.actions).toEqual(['KD', 'draw']);

    three.undo();
    mirror.undone(three);

    expect(mirror.moves).toEqual(['KD']);
    expect(plain.state.stock).toBe(24);
    expect(three.state.stock).toBe(24);
  });

  it('take the last move back and start anew', () => {
    const tables = [new Table('traditional'), new Table('casual')];
    const mirror = new Mirror(tables);
    mirror.replay(['KD', 'draw']);
    mirror.undo();
    expect(tables.map(({ state }) => state.stock)).toEqual([24, 24]);
    mirror.restart();
    expect(mirror.moves).toEqual([]);
    expect(tables.map(({ state }) => state.removed)).toEqual([[], []]);
  });

  it('come back exactly from their moves, whatever was played where', () => {
    const keys = ['traditional', 'cardgames', 'giza', 'tuts-tomb', 'cell', 'apophis'];
    const plays = fc.array(fc.tuple(fc.nat(3), fc.nat(99)), { maxLength: 30 });
    fc.assert(
      fc.property(fc.subarray(keys, { minLength: 2, maxLength: 4 }), plays, (chosen, steps) => {
        const tables = chosen.map((key) => new Table(key));
        const mirror = new Mirror(tables);
        for (const [at, choice] of steps) {
          const table = tables[at % tables.length] as Table;
          const { legal } = table.state;
          if (legal.length > 0) playOn(mirror, table, legal[choice % legal.length] as string);
          if (choice % 7 === 0) mirror.undo();
        }
        const again = chosen.map((key) => new Table(key));
        new Mirror(again).replay(unpackMoves(packMoves(mirror.moves)));

        expect(again.map(({ state }) => ({ ...state, moves: 0, score: 0 }))).toEqual(
          tables.map(({ state }) => ({ ...state, moves: 0, score: 0 })),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('the link of a comparison', () => {
  const moves = ['KD', 'TC+3S', 'draw', 'draw>2', 'redeal', 'cell:9H'];

  it('keeps the moves in letters that an address may have', () => {
    expect(packMoves(moves)).toBe('KD_TC-3S_draw_draw-2_redeal_cell-9H');
    expect(unpackMoves(packMoves(moves))).toEqual(moves);
    expect(unpackMoves('')).toEqual([]);
  });

  it('leads to the story from any folder', () => {
    const plan = { variants: ['casual', 'giza'], code: CODE, moves: ['TC+3S'] };
    expect(linkTo(plan, 'compare--boards', 'https://example.org/a/b/iframe.html?id=x')).toBe(
      `https://example.org/a/b/?path=/story/compare--boards&args=variants[0]:casual;variants[1]:giza;code:${CODE};moves:TC-3S`,
    );
  });
});

describe('the variants of a comparison', () => {
  it('are those of the deck of the code, each once, four at most', () => {
    const variants = ['spanish', 'giza', 'giza', 'nonsense', 'cell', 'par', 'casual', 'triangle'];
    expect(boardsOf({ variants, code: CODE, moves: [] }).map(({ key }) => key)).toEqual([
      'giza',
      'cell',
      'par',
      'casual',
    ]);
    expect(boardsOf({ variants, code: 'PY1-S-AAAAAAA', moves: [] })).toHaveLength(1);
    expect(boardsOf({ variants, code: 'nothing', moves: [] })).toEqual([]);
  });

  it('may be any of the same deck', () => {
    expect(variantsFor(CODE)).toHaveLength(VARIANTS.length - 2);
    expect(variantsFor('PY1-I-AAAAAAA').map(({ key }) => key)).toEqual(['italian']);
  });
});

describe('the differences', () => {
  it('are named and told in the words of the package', async () => {
    const words = await createWords('en');
    expect(differencesOf([settings('traditional'), settings('par')], words)).toEqual([
      { name: words.field('passes'), values: ['1', '3'] },
      {
        name: words.field('scoring'),
        values: [words.value('scoring', 'left'), words.value('scoring', 'par')],
      },
    ]);
  });

  it('are none between a game and itself', async () => {
    const words = await createWords('fi');
    expect(differencesOf([settings('giza'), settings('giza')], words)).toEqual([]);
  });
});
