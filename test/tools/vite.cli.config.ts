// Builds the command, dist/cli: a script for Node, and the one that its threads run.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { packedLocales } from './locales.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  publicDir: false,
  plugins: [packedLocales()],
  // Nothing is left to be installed beside it.
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/cli',
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: 'src/cli/bin.ts', thread: 'src/cli/thread.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
