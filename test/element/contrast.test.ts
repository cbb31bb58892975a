// Contrast of the three themes, computed from their tokens (WCAG 2.2: 1.4.3 and 1.4.11).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenery } from '../../src/element/later/scenery-styles.js';
import { tokens } from '../../src/element/styles/tokens.js';

type Colors = Readonly<Record<string, string>>;
type Rgb = readonly number[];

const CSS = tokens.cssText + scenery.cssText;
const FELT = readFileSync(new URL('../../src/themes/felt.css', import.meta.url), 'utf8');

const found = (text: string, pattern: RegExp, at = 2): Colors =>
  Object.fromEntries([...text.matchAll(pattern)].map((match) => [match[1], match[at] ?? '']));

/** `--_name: … light-dark(light, dark)`, whatever custom properties stand before it. */
const PAIR = /--_([\w-]+):[^;#]*light-dark\((#\w+),\s*(#\w+)\)/g;
const SINGLE = /--_([\w-]+):(?:\s*var\(--pyramid-[\w-]+,)?\s*(#\w+)\)?;/g;
const SET = /--pyramid-([\w-]+): (#\w+);/g;

const single = found(CSS, SINGLE);
const papyrus = { ...single, ...found(CSS, PAIR) };
const night = { ...single, ...found(CSS, PAIR, 3) };
const felt = { ...night, ...found(FELT, SET) };
const THEMES: readonly (readonly [string, Colors])[] = Object.entries({ felt, night, papyrus });

function rgb(color: string): Rgb {
  const digits = color.slice(1);
  const wide = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share));

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The ink of a card that is covered: see `states`. */
const covered = (colors: Colors, ink: string): Rgb =>
  mix(rgb(colors[ink] ?? ''), rgb(colors['shade'] ?? ''), 0.8);

/** What is read on what, and the least contrast for it. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['table', 'table-lit', 'table-deep', 'panel'].flatMap((ground) => [
    ['text', ground, 4.5] as const,
    ['muted', ground, 4.5] as const,
  ]),
  ['accent', 'panel', 4.5],
  ['on-accent', 'accent', 4.5],
  ['alert', 'panel', 4.5],
  ...['face', 'face-low'].flatMap((face) => [
    ...['red', 'black', 'clubs', 'diamonds'].map((ink) => [ink, face, 4.5] as const),
    ['gilt', face, 3] as const,
  ]),
  ['accent', 'table', 3],
  ['focus', 'table', 3],
  ['focus', 'focus-halo', 3],
];

describe.each(THEMES)('%s', (_name, colors) => {
  const color = (name: string): Rgb => {
    expect(colors[name], name).toMatch(/^#[\da-f]{3,8}$/);
    return rgb(colors[name] ?? '');
  };

  it.each(PAIRS)('%s on %s is at least %f to 1', (ink, ground, least) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(least);
  });

  it.each(['red', 'black', 'clubs', 'diamonds'])('%s on stone can be read', (ink) => {
    for (const stone of ['stone', 'stone-low']) {
      expect(contrast(covered(colors, ink), color(stone))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('tells a free card from a covered one by more than colour', () => {
    expect(contrast(color('face-low'), color('stone'))).toBeGreaterThan(1.05);
    expect(contrast(color('gilt'), color('face-low'))).toBeGreaterThanOrEqual(3);
  });
});

it('reads the evening sky of a dark page too', () => {
  const sky = [...CSS.matchAll(/--_sky: [^;]*/g)].join('').match(/#\w{6}/g) ?? [];
  expect(sky).toHaveLength(4);
  const lit = sky.map((ground) => mix(rgb('#8b4648'), rgb(ground), 0x4d / 255));
  for (const ground of [...sky.map(rgb), ...lit]) {
    expect(contrast(rgb(night['text'] ?? ''), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(night['muted'] ?? ''), ground)).toBeGreaterThanOrEqual(4.5);
  }
});

it.each([
  ['text', 'table', [9.1, 13.7, 10.9]],
  ['accent', 'panel', [8.1, 9.8, 6.8]],
  ['on-accent', 'accent', [10.1, 9.6, 7]],
  ['alert', 'panel', [8, 10.2, 8.4]],
  ['gilt', 'face-low', [3.3, 3.7, 3.5]],
  ['focus', 'table', [10.4, 16.3, 12.2]],
] as const)('computes for %s on %s what the look says', (ink, ground, figures) => {
  const computed = THEMES.map(([, colors]) =>
    contrast(rgb(colors[ink] ?? ''), rgb(colors[ground] ?? '')),
  );
  for (const [at, figure] of figures.entries()) {
    expect(Math.abs((computed[at] ?? 0) - figure)).toBeLessThan(0.06);
  }
});

it('gives felt a value for every colour that the others part in, save focus and shadows', () => {
  const own = new Set(Object.keys(found(FELT, SET)));
  const themed = Object.keys(papyrus).filter(
    (name) => papyrus[name] !== night[name] && !/^(focus|shadow)/.test(name),
  );
  expect(themed.filter((name) => !own.has(name))).toEqual([]);
});
