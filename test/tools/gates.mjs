// The sizes that the builds are held to: data, for size.mjs and for the README.
import { table } from './table.mjs';

/**
 * `limit`: kB of 1,000 bytes, gzipped, within 3 % of what is reached. `entry`: a file of dist with all
 * that it imports at once; `alone`: without that; `chunks`: all of these together instead.
 */
export const GATES = [
  { name: 'Module, first load', entry: 'esm/index.js', limit: 40 },
  // Everything inside but the classic court pictures.
  { name: 'Classic script, all of it', entry: 'pyramid-solitaire.js', limit: 182 },
  { name: 'Engine', entry: 'esm/engine.js', limit: 7.1 },
  // Beside the engine, which it imports.
  { name: 'Solver', entry: 'esm/solver.js', limit: 10, alone: true },
  // One language comes besides.
  { name: 'Words', entry: 'esm/words.js', limit: 11.6 },
  { name: 'Finnish', chunks: /^fi-/, limit: 10.9 },
  { name: 'Norwegian', chunks: /^no-/, limit: 10.4 },
  { name: 'Russian', chunks: /^ru-/, limit: 13.5 },
  { name: 'Italian', chunks: /^it-/, limit: 10.6 },
  { name: 'Classic court cards', entry: 'classic-courts.js', limit: 48.5 },
];

/** What the README shows; more rows go below it. */
export const sizeTable = (...rows) =>
  table(
    ['Gzipped, kB', ...GATES.map(({ name }) => name)],
    [['at most', ...GATES.map(({ limit }) => limit)], ...rows],
  );
