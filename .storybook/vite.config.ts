// How Vite builds the stories: it reads the sources as the package's build does, and shares nothing else with it.
import { defineConfig } from 'vite';
import { courtPictures } from '../test/tools/courts.mjs';
import { packedLocales } from '../test/tools/locales.mjs';

export default defineConfig({
  publicDir: false,
  // Addresses stay relative, so that the book can lie in any folder.
  base: './',
  plugins: [courtPictures(), packedLocales()],
  // Storybook's own scripts are large, and known to be.
  build: { target: 'es2022', chunkSizeWarningLimit: 2000 },
});
