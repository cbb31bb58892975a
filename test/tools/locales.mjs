// Packs the locale files of the builds: their keys, which English has too, are half of their bytes.
import { readFileSync } from 'node:fs';
import { pack } from '../../src/i18n/packed.js';

const ENGLISH = new URL('../../locales/en.json', import.meta.url);

export const packedLocales = () => ({
  name: 'packed-locales',
  // Before Vite makes modules of them.
  enforce: 'pre',
  transform(code, id) {
    if (!/\/locales\/(?!en\b)\w+\.json$/.test(id)) return undefined;
    const english = JSON.parse(readFileSync(ENGLISH, 'utf8'));
    return { code: JSON.stringify(pack(JSON.parse(code), english)), map: null };
  },
});
