/** The small parts of the stories: intervals, percentages, and locks in words. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../src/cli/wilson.js';
import { lockWords } from '../../stories/parts/lock.js';
import { percent, percentRange } from '../../stories/parts/percent.js';
import { interval } from '../../stories/parts/wilson.js';

describe('the interval', () => {
  it('is the one of the command', () => {
    const counts = fc
      .tuple(fc.nat(500), fc.nat(500), fc.nat(500))
      .filter(([won, unknown, lost]) => won + unknown + lost > 0);
    fc.assert(
      fc.property(counts, ([won, unknown, lost]) => {
        const deals = won + unknown + lost;
        const { low, high } = oddsOf(won, unknown, deals);
        expect(interval(won, unknown, deals)[0]).toBeCloseTo(low, 12);
        expect(interval(won, unknown, deals)[1]).toBeCloseTo(high, 12);
      }),
    );
  });

  it('of no deals says nothing', () => {
    expect(interval(0, 0, 0)).toEqual([0, 1]);
  });
});

describe('percentages', () => {
  it.each([
    [0.66942, '67 %'],
    [0.0741, '7.4 %'],
    [0.009062, '0.91 %'],
    [0, '0 %'],
    [1, '100 %'],
  ])('%f is %s', (share, text) => {
    expect(percent(share)).toBe(text);
  });

  it('come in ranges', () => {
    expect(percentRange(0.666498, 0.672329)).toBe('66.6–67.2 %');
  });
});

describe('a lock in words', () => {
  it('names the card and what holds it', () => {
    const words = lockWords(
      {
        card: '5C',
        partners: [
          { card: '8C', lies: 'over' },
          { card: '8D', lies: 'under' },
          { card: '8H', lies: 'over' },
        ],
      },
      { card: (card) => card },
    );
    expect(words).toBe(
      'Locked: 5C. All the cards that it could go with lie under or over it, so that one waits for the other. Under it: 8D. Over it: 8C, 8H.',
    );
  });
});
