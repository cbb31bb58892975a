// Holds the builds to their sizes: what a page must load before the game starts, gzipped.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Limits in kB of 1,000 bytes. */
const GATES = [
  { entry: 'esm/engine.js', limit: 7 },
  // The engine beside it, which it imports, has its own limit.
  { entry: 'esm/solver.js', limit: 10, alone: true },
  // One language is fetched besides.
  { entry: 'esm/words.js', limit: 12 },
  { entry: 'esm/index.js', limit: 40 },
  // With solver, languages and all that the module fetches later.
  { entry: 'pyramid-solitaire.js', limit: 180 },
  // The classic court pictures, fetched when asked for; the module has them in a chunk of its own.
  { entry: 'classic-courts.js', limit: 55 },
];

/** `from './x.js'` and `import './x.js'`, but not `import('./x.js')`, which loads later. */
const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.[^"']+)["']/g;

/** The entry and all that it imports statically, each file once. */
function firstLoad(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    firstLoad(join(dirname(file), path), seen);
  }
  return seen;
}

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

for (const { entry, limit, alone = false } of GATES) {
  const file = join(DIST, entry);
  if (!existsSync(file)) {
    console.error(`dist/${entry} is missing: run \`npm run build\` first`);
    process.exitCode = 1;
    continue;
  }

  const files = alone ? [file] : [...firstLoad(file)];
  const size = files.reduce((sum, path) => sum + gzipped(path), 0);
  const tooLarge = size > limit;
  if (tooLarge) process.exitCode = 1;

  console.log(
    `${tooLarge ? 'TOO LARGE' : 'ok'}  dist/${entry}: ${size.toFixed(2)} kB of ${limit} kB gzip`,
  );
  for (const path of files.slice(1)) {
    console.log(`      with ${relative(DIST, path)}: ${gzipped(path).toFixed(2)} kB`);
  }
}
