// Builds what the package ships: ES modules for bundlers and module scripts, and with
// `--mode single` one classic script with everything inside.
import { defineConfig, type BuildOptions } from 'vite';

/**
 * Dependencies are bundled here too, since a page may import dist/esm/index.js straight.
 * This build empties dist, so it runs first.
 */
const modules: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: true,
  lib: {
    entry: { index: 'src/index.ts', engine: 'src/engine/index.ts' },
    formats: ['es'],
  },
  rolldownOptions: {
    output: {
      // Vite leaves ES library output unminified unless told otherwise.
      minify: true,
      entryFileNames: 'esm/[name].js',
      chunkFileNames: 'esm/chunks/[name]-[hash].js',
    },
  },
};

const single: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: false,
  lib: {
    entry: 'src/index.ts',
    name: 'PyramidSolitaireLib',
    formats: ['iife'],
    fileName: () => 'pyramid-solitaire.js',
  },
  rolldownOptions: { output: { codeSplitting: false } },
};

export default defineConfig(({ mode }) => ({
  publicDir: false,
  // Addresses of chunks and assets stay relative to the script that loads them.
  base: './',
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: false,
    ...(mode === 'single' ? single : modules),
  },
}));
