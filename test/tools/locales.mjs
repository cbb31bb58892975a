// Makes modules of the locale files, wherever Vite reads the sources: cut into shelves, and packed, as
// their keys, which English has too, are half of their bytes. Whoever names a file without a shelf
// gets it whole, as JSON.
import { readFileSync } from 'node:fs';
import { pack, shelfOf, SHELVES } from '../../src/i18n/packed.js';

const ENGLISH = new URL('../../locales/en.json', import.meta.url);
const NAME = new RegExp(`/locales/(\\w+)\\.json\\?(${SHELVES.join('|')})$`);

export const packedLocales = () => ({
  name: 'packed-locales',
  enforce: 'pre',
  transform(code, id) {
    const [, locale, shelf] = NAME.exec(id) ?? [];
    if (!locale) return undefined;
    const english = shelfOf(JSON.parse(readFileSync(ENGLISH, 'utf8')), shelf);
    const texts = locale === 'en' ? english : pack(shelfOf(JSON.parse(code), shelf), english);
    return { code: `export default ${JSON.stringify(texts)}`, moduleType: 'js', map: null };
  },
});
