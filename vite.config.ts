// Builds what the package ships: ES modules for bundlers and module scripts, and with
// `--mode single` one classic script with everything inside.
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
import { fetchedAgain } from './test/tools/again.mjs';
import { classicParts, namedScript } from './test/tools/classic.mjs';
import { courtPictures } from './test/tools/courts.mjs';
import { iconsInPlace } from './test/tools/icons.mjs';
import { packedLocales } from './test/tools/locales.mjs';
import { shortTemplates } from './test/tools/templates.mjs';
import { terser } from './test/tools/terser.mjs';
import { themes } from './test/tools/themes.mjs';

/** What need not be told: that terser takes its time. */
const checks = { pluginTimings: false };

/**
 * A module of the package. Dependencies are bundled too, since a page may import it straight from
 * dist; each entry stands alone, so that none pays for what only another one needs.
 */
const moduleOf = (
  entry: Readonly<Record<string, string>>,
  emptyOutDir: boolean,
  ofElement?: { codeSplitting: typeof atOnce; intro: (chunk: { name: string }) => string },
): BuildOptions => ({
  emptyOutDir,
  lib: { entry, formats: ['es'] },
  rolldownOptions: {
    checks,
    output: {
      // Vite leaves ES library output unminified unless told otherwise.
      minify: true,
      entryFileNames: 'esm/[name].js',
      chunkFileNames: 'esm/chunks/[name]-[hash].js',
      ...ofElement,
    },
  },
});

/** All that the element's module needs at once in one chunk: several would compress less well. */
const atOnce = { groups: [{ name: 'core', test: /src\/index\.ts$/ }] };

/** What Lit asks for while it is being loaded, so that servers can load it too; it is no global. */
const WITHOUT_DOM = 'const{HTMLElement=class{},document={createTreeWalker(){}}}=globalThis;';

const single: BuildOptions = {
  emptyOutDir: false,
  lib: {
    entry: 'src/classic.ts',
    // Vite wants a name for the exports, although there are none.
    name: 'PyramidSolitaire',
    formats: ['iife'],
    fileName: () => 'pyramid-solitaire.js',
  },
  rolldownOptions: { checks, output: { codeSplitting: false } },
};

/** The court pictures that the classic script fetches from beside it. */
const courts: BuildOptions = {
  emptyOutDir: false,
  lib: { entry: { 'classic-courts': 'src/element/classic/pictures.ts' }, formats: ['es'] },
  rolldownOptions: { checks, output: { minify: true, entryFileNames: '[name].js' } },
};

/** The solver plays by the engine that lies beside it, and carries none of its own. */
const solverBesideEngine: Plugin = {
  name: 'solver-beside-engine',
  enforce: 'pre',
  resolveId(source) {
    const isPlay = this.environment.name === 'solver' && source.endsWith('/engine/play.js');
    return isPlay ? { id: './engine.js', external: true } : null;
  },
};

export default defineConfig(({ mode }) => ({
  publicDir: false,
  // Addresses of chunks and assets stay relative to the script that loads them.
  base: './',
  resolve: { alias: mode === 'single' ? classicParts : [] },
  plugins: [
    solverBesideEngine,
    courtPictures(),
    packedLocales(),
    iconsInPlace(),
    shortTemplates(),
    namedScript(),
    fetchedAgain(),
    themes(),
    terser(),
  ],
  build: { outDir: 'dist', target: 'es2022', modulePreload: false },
  // Without a source map: the templates are not what the sources say.
  // Each environment is a build of its own; the first empties dist.
  environments:
    mode === 'single'
      ? { client: { build: single }, courts: { consumer: 'client', build: courts } }
      : {
          client: {
            build: moduleOf({ index: 'src/index.ts' }, true, {
              codeSplitting: atOnce,
              intro: ({ name }) => (name === 'core' ? WITHOUT_DOM : ''),
            }),
          },
          engine: {
            consumer: 'client',
            build: moduleOf({ engine: 'src/engine/public.ts' }, false),
          },
          solver: {
            consumer: 'client',
            build: moduleOf({ solver: 'src/solver/index.ts' }, false),
          },
          words: {
            consumer: 'client',
            build: moduleOf({ words: 'src/i18n/public.ts' }, false),
          },
        },
  builder: {},
}));
