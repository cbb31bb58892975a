// Runs every table of test/bench, bundled as users get the code, so that the times are theirs.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bench = join(root, 'test/bench');
const outDir = join(root, 'node_modules/.cache/bench');

const files = readdirSync(bench).filter((file) => file.endsWith('.ts'));

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: files.map((file) => join(bench, file)),
      output: { entryFileNames: '[name].mjs' },
    },
  },
});

// One after another: tables that run together would slow each other down.
for (const file of files) {
  await import(pathToFileURL(join(outDir, `${basename(file, '.ts')}.mjs`)).href);
}
