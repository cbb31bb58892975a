// What a card is meant for that is let go somewhere: by how it lies, and by the pointer.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aim, type Point, type Zone } from '../../src/element/drag/aim.js';

const [W, H] = [100, 140];
const HOME = { left: 1000, top: 1000, width: W, height: H };

const card = (left: number, top: number) => ({ left, top, width: W, height: H });
const zone = (value: string, left: number, top: number, legal = true): Zone<string> => ({
  box: card(left, top),
  legal,
  value,
});
/** Where the pointer is if it holds the card in its middle. */
const middle = (left: number, top: number): Point => ({ x: left + W / 2, y: top + H / 2 });
const drop = (left: number, top: number, zones: readonly Zone<string>[], pointer?: Point) =>
  aim(card(left, top), pointer ?? middle(left, top), HOME, zones);

describe('a place that takes the card', () => {
  const [a] = [zone('a', 0, 0)];

  it.each([
    [0, 0],
    [0.4, 0],
    [-0.4, 0],
    [0, 0.4],
    [0, -0.4],
    [0.4, -0.4],
    [-0.5, 0.5],
    [0.75, 0],
  ])('takes it %d and %d of a card off', (x, y) => {
    expect(drop(x * W, y * H, [a])).toBe('a');
  });

  it.each([
    [0.9, 0],
    [0, -0.9],
    [0.7, 0.7],
    [3, 0],
  ])('does not %d and %d of a card off', (x, y) => {
    expect(drop(x * W, y * H, [a])).toBe(null);
  });

  it('takes it by the pointer alone, wherever that holds the card', () => {
    expect(drop(0.9 * W, 0, [a], { x: 99, y: 70 })).toBe('a');
    expect(drop(0.9 * W, 0, [a], { x: 101, y: 70 })).toBe(null);
  });

  it('takes it before one that does not, though less of the card lies there', () => {
    expect(drop(70, 0, [zone('wrong', 100, 0, false), a])).toBe('a');
    expect(drop(95, 0, [zone('wrong', 100, 0, false), a])).toBe('wrong');
  });

  it('of two takes it where more of the card lies', () => {
    expect(drop(40, 0, [a, zone('b', 107, 0)])).toBe('a');
    expect(drop(70, 0, [a, zone('b', 107, 0)])).toBe('b');
  });
});

describe('a place that does not take the card', () => {
  it('counts by the pointer, the topmost first, or by most of the card', () => {
    const zones = [zone('below', 0, 0, false), zone('above', 50, 60, false)];
    expect(drop(0, 0, zones, { x: 60, y: 80 })).toBe('above');
    expect(drop(0, 0, zones, { x: 20, y: 20 })).toBe('below');
    expect(drop(-30, 0, zones, { x: -10, y: 5 })).toBe('below');
    expect(drop(-60, 0, zones, { x: -10, y: 5 })).toBe(null);
  });
});

describe('its own place', () => {
  const partner = zone('partner', 1050, 1056);

  it('keeps the card until it lies rather on another', () => {
    expect(drop(1000, 1000, [partner])).toBe(null);
    expect(drop(1010, 1010, [partner], { x: 1080, y: 1080 })).toBe(null);
    expect(drop(1030, 1030, [partner])).toBe('partner');
  });

  it('keeps it from a place that would refuse it', () => {
    const wrong = { ...partner, legal: false };
    expect(drop(1010, 1010, [wrong], { x: 1080, y: 1080 })).toBe(null);
    expect(drop(1045, 1050, [wrong], { x: 1100, y: 1150 })).toBe('partner');
  });
});

it('nothing comes of places that cannot be seen', () => {
  const hidden = { left: 0, top: 0, width: 0, height: 0 };
  const zones = [{ box: hidden, legal: true, value: 'a' }];
  expect(aim(hidden, { x: 5, y: 5 }, hidden, zones)).toBe(null);
});

it('a lone place takes whatever lies over a fifth of it, and no pointer can lose it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: -140, max: 140 }),
      (x, y) => {
        const share = (1 - Math.abs(x) / W) * (1 - Math.abs(y) / H);
        const far = { x: 5000, y: 5000 };
        expect(drop(x, y, [zone('a', 0, 0)], far)).toBe(share >= 0.2 - 1e-9 ? 'a' : null);
      },
    ),
  );
});
