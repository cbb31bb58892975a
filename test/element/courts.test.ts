// The data that the build makes of the classic courts' pictures.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { BOX } from '../../src/element/classic/court.js';
import { SUITS } from '../../src/engine/index.js';
import { courtOf } from '../tools/courts.mjs';

const { resolve } = createRequire(import.meta.url);
const pictureOf = (card: string): string =>
  readFileSync(resolve(`@heruka_urgyen/react-playing-cards/src/images/2color/${card}.svg`), 'utf8');

const COURTS = Array.from('JQK').flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));

describe.each(COURTS)('%s', (card) => {
  const { layers, marks } = courtOf(pictureOf(card));

  it('has six layers, in whole numbers', () => {
    expect(layers).toHaveLength(6);
    for (const outline of layers) expect(outline ?? '').toMatch(/^m[-\d\s,a-z]+$/iu);
  });

  it('begins each layer inside its box', () => {
    for (const outline of layers) {
      const [, x, y] = /^m(-?\d+)[ ,]?(-?\d+)/iu.exec(outline ?? '') ?? [];
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(BOX.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(BOX.height);
    }
  });

  it('wears the marks of its suit inside its box', () => {
    expect(marks.length).toBeGreaterThanOrEqual(3);
    for (const [x, y, size] of marks) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(BOX.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(BOX.height);
      expect(size).toBeGreaterThan(0);
    }
  });
});

it('turns pictures that the package mirrors the right way round', () => {
  // The club at her left hand, and the middle of the belt.
  expect(courtOf(pictureOf('QC')).marks[0]).toEqual([113, 360, 36, 45]);
  expect(courtOf(pictureOf('QD')).marks[0]).toEqual([260, 400, 40, 0]);
});

it('fails for a picture that is no court, rather than draw half of one', () => {
  expect(() => courtOf(pictureOf('7H'))).toThrow('0 layers');
});
