// The one place to keep texts: keys, memory where there is no storage, and never an error.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part } from '../../src/storage/index.js';
import { anyStorage, FORGETFUL, QuotaError, Shelf, slotOn, thrower } from './doubles.js';

const PARTS: readonly Part[] = ['game', 'statistics', 'choices'];

describe('a slot', () => {
  it('keeps each part under a key of its own', () => {
    const shelf = new Shelf();
    for (const part of PARTS) expect(slotOn(shelf).write(part, `the ${part}`)).toBe('saved');
    expect([...shelf.texts]).toEqual([
      ['pyramid-solitaire/x/game', 'the game'],
      ['pyramid-solitaire/x/statistics', 'the statistics'],
      ['pyramid-solitaire/x/choices', 'the choices'],
    ]);
    expect(slotOn(shelf).read('game')).toBe('the game');
    expect(slotOn(shelf, 'y').read('game')).toBeNull();
  });

  it('moves what cannot be read out of the way', () => {
    const shelf = new Shelf();
    const slot = slotOn(shelf);
    slot.write('game', 'gibberish');
    slot.putAside('game');
    expect(slot.read('game')).toBeNull();
    expect([...shelf.texts]).toEqual([['pyramid-solitaire/x/aside/game', 'gibberish']]);
  });

  it.each([
    ['no storage', () => null, 'blocked'],
    ['a storage that may not be asked for', thrower(new Error('SecurityError')), 'blocked'],
    [
      'a storage without room',
      () => ({ ...FORGETFUL, setItem: thrower(new QuotaError()) }),
      'full',
    ],
    ['a storage that forgets', () => FORGETFUL, 'blocked'],
  ])('remembers, with %s, as long as the page lives', (_, storage, kept) => {
    const memory = new Map();
    expect(slotOn(storage, 'x', memory).write('game', 'a game')).toBe(kept);
    expect(slotOn(storage, 'x', memory).read('game')).toBe('a game');
    expect(slotOn(storage, 'y', memory).read('game')).toBeNull();
    expect(slotOn(storage, 'x').read('game')).toBeNull();
  });

  it('gives up what it remembers when there is room again', () => {
    const shelf = new Shelf();
    const memory = new Map();
    slotOn(() => null, 'x', memory).write('game', 'old');
    expect(slotOn(shelf, 'x', memory).write('game', 'new')).toBe('saved');
    shelf.texts.clear();
    expect(slotOn(shelf, 'x', memory).read('game')).toBeNull();
  });

  it('never throws, and gives back what was written last', () => {
    const anyDeed = fc.oneof(
      fc.record({ part: fc.constantFrom(...PARTS), text: fc.string() }),
      fc.record({ part: fc.constantFrom(...PARTS), text: fc.constant(null) }),
    );
    fc.assert(
      fc.property(anyStorage, fc.array(anyDeed), (storage, deeds) => {
        const slot = slotOn(storage);
        const last = new Map<Part, string | null>();
        for (const { part, text } of deeds) {
          if (text === null) slot.putAside(part);
          else expect(['saved', 'blocked', 'full']).toContain(slot.write(part, text));
          last.set(part, text);
        }
        // A storage may fail just when it is read; what it then holds is seen at the next look.
        for (const [part, text] of last) {
          const looks = Array.from({ length: 50 }, () => slot.read(part));
          expect(looks).toContain(text);
        }
      }),
    );
  });
});
