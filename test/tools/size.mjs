// Holds the builds to their sizes: what a page must load before the game starts, gzipped.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GATES, sizeTable } from './gates.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const CHUNKS = join(DIST, 'esm/chunks');

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

function filesOf({ entry, chunks, alone }) {
  if (chunks) {
    const names = readdirSync(CHUNKS).filter((name) => chunks.test(name));
    return names.map((name) => join(CHUNKS, name));
  }
  const file = join(DIST, entry);
  return alone ? [file] : [...firstLoad(file)];
}

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

if (!existsSync(join(DIST, 'pyramid-solitaire.js'))) {
  console.error('dist is not whole: run `npm run build` first');
  process.exit(1);
}

const sizes = GATES.map((gate) => filesOf(gate).reduce((sum, file) => sum + gzipped(file), 0));
console.log(sizeTable(['now', ...sizes.map((size) => size.toFixed(2))]));

for (const [index, { name, limit }] of GATES.entries()) {
  const size = sizes[index];
  if (size > 0 && size <= limit) continue;
  console.error(`${name}: ${size.toFixed(2)} kB, where ${limit} are the most`);
  process.exitCode = 1;
}
