// Several elements and tabs with one key: whoever plays first owns the place, and games never mix.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../src/engine/index.js';
import { GameSlot, newCounting, type GameKept } from '../../src/storage/index.js';
import { deal } from '../engine/player.js';
import { anyStorage, Shelf, slotOn } from './doubles.js';

const S = deal('pyramide', { code: 'PY1-N-AAAAAAS' });
const J = deal('pyramide', { code: 'PY1-N-AAAAAAJ' });

/** An element with a saved game. */
class Seat {
  readonly slot: GameSlot;
  session: Session;

  constructor(shelf: Shelf, fresh: Session) {
    this.slot = new GameSlot(slotOn(shelf));
    const found = this.slot.open();
    this.session = found.kind === 'game' ? found.game.session : fresh;
  }

  save(session: Session = this.session): GameKept {
    this.session = session;
    return this.slot.save({ session, elapsed: 0, counting: newCounting(session), asked: {} });
  }
}

const drawn = (session: Session): Session => {
  const player = deal('pyramide');
  player.session = session;
  return player.play('draw').session;
};

/** The game that lies there. */
const lying = (shelf: Shelf): Session | null => {
  const found = new GameSlot(slotOn(shelf)).open();
  return found.kind === 'game' ? found.game.session : null;
};

describe('a saved game', () => {
  it('comes back to the next element with the key', () => {
    const shelf = new Shelf();
    const a = new Seat(shelf, S.session);
    expect(a.save(drawn(a.session))).toBe('saved');
    expect(a.save(drawn(a.session))).toBe('saved');
    expect(new Seat(shelf, J.session).session).toEqual(a.session);
  });

  it('is that of the element which plays first, with another beside it', () => {
    const shelf = new Shelf();
    const [a, b] = [new Seat(shelf, S.session), new Seat(shelf, J.session)];
    expect(b.save(drawn(b.session))).toBe('saved');
    expect(a.save(drawn(a.session))).toBe('taken');
    expect(b.save(drawn(b.session))).toBe('saved');
    expect(a.save(S.session)).toBe('taken');
    expect(lying(shelf)).toEqual(b.session);
  });

  it('is left alone by a tab that was open before it', () => {
    const shelf = new Shelf();
    const old = new Seat(shelf, S.session);
    old.save(drawn(old.session));
    const fresh = new Seat(shelf, J.session);
    fresh.save(drawn(fresh.session));
    expect(old.save(drawn(drawn(old.session)))).toBe('taken');
    expect(lying(shelf)).toEqual(fresh.session);
    // Opened anew, as by a reload, the old one goes on with the game that was played last.
    const again = new Seat(shelf, S.session);
    expect(again.save(drawn(again.session))).toBe('saved');
    expect(fresh.save(drawn(fresh.session))).toBe('taken');
  });

  it('may be thrown away by the player of the browser, and is saved again', () => {
    const shelf = new Shelf();
    const a = new Seat(shelf, S.session);
    a.save();
    shelf.texts.clear();
    expect(a.save(drawn(a.session))).toBe('saved');
  });

  it.each([
    ['gibberish', 'damaged'],
    ['{"score": 7}', 'foreign'],
    ['{"format":"pyramid-solitaire/game","version":9}', 'newer'],
  ])('that cannot be read, such as %s, is put aside', (text, reason) => {
    const shelf = new Shelf();
    const slot = slotOn(shelf);
    slot.write('game', text);
    const game = new GameSlot(slot);
    expect(game.open()).toEqual({ kind: 'aside', reason });
    expect(shelf.texts.get('pyramid-solitaire/x/aside/game')).toBe(text);
    const { session } = S;
    const counting = newCounting(session);
    expect(game.save({ session, elapsed: 0, counting, asked: {} })).toBe('saved');
    expect(lying(shelf)).toEqual(session);
  });

  it('is saved or not, but no storage keeps anybody from playing', () => {
    fc.assert(
      fc.property(anyStorage, fc.array(fc.constantFrom(S.session, J.session)), (storage, games) => {
        const slot = new GameSlot(slotOn(storage));
        slot.open();
        for (const session of games) {
          const kept = slot.save({
            session,
            elapsed: 0,
            counting: newCounting(session),
            asked: {},
          });
          expect(['saved', 'blocked', 'full', 'taken']).toContain(kept);
        }
      }),
    );
  });

  it('is one whole game of one element, however two of them play', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'reload a', 'reload b')), (deeds) => {
        const shelf = new Shelf();
        const seats = { a: new Seat(shelf, S.session), b: new Seat(shelf, J.session) };
        let last: Session | null = null;
        for (const deed of deeds) {
          const name = deed.endsWith('a') ? 'a' : 'b';
          if (deed.startsWith('reload')) {
            seats[name] = new Seat(shelf, seats[name].session);
            if (last) expect(seats[name].session).toEqual(last);
          } else if (seats[name].session.position.stock.length > 0) {
            const kept = seats[name].save(drawn(seats[name].session));
            if (kept === 'saved') last = seats[name].session;
          }
          expect(lying(shelf)).toEqual(last);
        }
      }),
    );
  });
});
