// Makes modules of the locale files, wherever Vite reads the sources: cut into shelves, and packed, as
// their keys, which English has too, are half of their bytes. Whoever names a file without a shelf
// gets it whole, as JSON.
import { readFileSync } from 'node:fs';
import { pack, shelfOf } from '../../src/i18n/packed.js';

const ENGLISH = new URL('../../locales/en.json', import.meta.url);
const NAME = /\/locales\/(\w+)\.json\?(first|later)$/;

export const packedLocales = () => ({
  name: 'packed-locales',
  enforce: 'pre',
  transform(code, id) {
    const [, locale, name] = NAME.exec(id) ?? [];
    if (!locale) return undefined;
    const later = name === 'later';
    const english = shelfOf(JSON.parse(readFileSync(ENGLISH, 'utf8')), later);
    const shelf = locale === 'en' ? english : pack(shelfOf(JSON.parse(code), later), english);
    return { code: `export default ${JSON.stringify(shelf)}`, moduleType: 'js', map: null };
  },
});
