/** The charts of the odds. */
import type { Draw, Library } from '../parts/plot-figure.js';
import type { Point } from './count.js';
import type { Step } from './reach.js';
import type { VariantOdds } from './rows.js';

const ACCENT = 'var(--accent)';
const INK = 'var(--ink)';
const BAR = 'color-mix(in srgb, var(--accent) 55%, var(--page))';
/** Below this many pixels names stand over their bars instead of beside them. */
const NARROW = 620;
const FONT = 13;

export interface NamedOdds extends VariantOdds {
  readonly name: string;
}

const PERCENT = { percent: true, grid: true } as const;

/** Bars with their intervals; what others have published as crosses. */
export const barChart =
  (rows: readonly NamedOdds[]): Draw =>
  (plot, width) => {
    const isNarrow = width < NARROW;
    const claims = rows.flatMap(({ name, published }) =>
      (published ?? []).map(({ rate }) => ({ name, rate })),
    );
    const step = isNarrow ? 42 : 26;
    return plot.plot({
      width,
      height: rows.length * step + 56,
      marginLeft: isNarrow ? 2 : 210,
      marginRight: 20,
      marginTop: 34,
      style: { fontSize: `${FONT}px` },
      x: { ...PERCENT, domain: [0, 100], label: 'Deals that can be won, %', axis: 'top' },
      y: { domain: rows.map(({ name }) => name), label: null, axis: null, padding: 0.3 },
      marks: [
        plot.barX(rows, { x: 'rate', y: 'name', fill: BAR, insetTop: isNarrow ? 16 : 0 }),
        ...intervals(plot, rows, isNarrow ? 8 : 0),
        plot.dot(claims, {
          x: 'rate',
          y: 'name',
          symbol: 'times',
          r: 5,
          strokeWidth: 2,
          stroke: INK,
          dy: isNarrow ? 8 : 0,
        }),
        isNarrow
          ? plot.text(rows, { x: 0, y: 'name', text: 'name', textAnchor: 'start', dy: -8, dx: 2 })
          : plot.axisY({ tickSize: 0, fontSize: FONT, label: null }),
      ],
    });
  };

function intervals(plot: Library, rows: readonly NamedOdds[], dy: number) {
  const ends = rows.flatMap(({ name, low, high }) => [
    { name, end: low },
    { name, end: high },
  ]);
  return [
    plot.link(rows, {
      x1: 'low',
      x2: 'high',
      y1: 'name',
      y2: 'name',
      stroke: ACCENT,
      strokeWidth: 2,
      dy,
    }),
    plot.dot(ends, { x: 'end', y: 'name', r: 2.5, fill: ACCENT, dy }),
  ];
}

export interface PassPoint extends Point {
  readonly passes: string;
  readonly reading: string;
}

/** How the odds rise with the passes, a line for each reading of the stock. */
export const passesChart =
  (points: readonly PassPoint[], passes: readonly string[]): Draw =>
  (plot, width) =>
    plot.plot({
      width,
      height: 320,
      marginLeft: 44,
      marginRight: 24,
      marginBottom: 44,
      marginTop: 30,
      style: { fontSize: `${FONT}px` },
      x: { type: 'point', domain: passes, label: 'Passes through the stock' },
      y: { ...PERCENT, domain: [0, 100], label: 'Deals that can be won, %' },
      color: { range: [ACCENT, INK] },
      symbol: { range: ['circle', 'square'], legend: true },
      marks: [
        plot.ruleY([0]),
        plot.line(points, {
          x: 'passes',
          y: 'rate',
          z: 'reading',
          stroke: 'reading',
          strokeWidth: 2,
        }),
        plot.ruleX(points, {
          x: 'passes',
          y1: 'low',
          y2: 'high',
          stroke: 'reading',
          strokeWidth: 2,
        }),
        plot.dot(points, {
          x: 'passes',
          y: 'rate',
          symbol: 'reading',
          r: 5,
          stroke: 'reading',
          fill: 'var(--page)',
          strokeWidth: 2,
        }),
      ],
    });

/** Of the deals that cannot be cleared: how many cards can go. */
export const reachChart =
  (steps: readonly Step[]): Draw =>
  (plot, width) =>
    plot.plot({
      width,
      height: 220,
      marginLeft: 40,
      marginTop: 28,
      marginBottom: 42,
      style: { fontSize: `${FONT}px` },
      x: {
        type: 'band',
        label: 'Cards of the pyramid that can go at best',
        tickFormat: (cards: number) => (cards % 4 === 0 ? String(cards) : ''),
        tickSize: 0,
      },
      y: { ...PERCENT, label: 'Of those deals, %' },
      marks: [
        plot.ruleY([0]),
        plot.barY(steps, { x: 'cards', y: 'share', fill: BAR, insetLeft: 0.5, insetRight: 0.5 }),
      ],
    });

/** How the interval closes around the rate. */
export const liveChart =
  (points: readonly Point[], wanted: number): Draw =>
  (plot, width) =>
    plot.plot({
      width,
      height: 260,
      marginLeft: 44,
      marginRight: 16,
      marginBottom: 42,
      marginTop: 28,
      style: { fontSize: `${FONT}px` },
      x: { domain: [0, wanted], label: 'Deals counted' },
      y: { ...PERCENT, domain: [0, 100], label: 'Can be won, %' },
      marks: [
        plot.areaY(points, { x: 'deals', y1: 'low', y2: 'high', fill: ACCENT, fillOpacity: 0.25 }),
        plot.line(points, { x: 'deals', y: 'rate', stroke: ACCENT, strokeWidth: 2 }),
        plot.ruleY([0]),
      ],
    });
