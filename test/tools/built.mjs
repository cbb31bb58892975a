// Parts of the sources, built for a script that measures with them.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds entries by name, apart from dist, which other builds empty; the answer imports one of them. */
export async function builtParts(folder, input) {
  const outDir = join(ROOT, 'node_modules/.cache', folder);
  await build({
    configFile: join(ROOT, 'test/tools/vite.cli.config.ts'),
    logLevel: 'warn',
    build: { outDir, rolldownOptions: { input } },
  });
  return (name) => import(pathToFileURL(join(outDir, `${name}.js`)).href);
}
