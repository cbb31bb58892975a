// Puts each icon of the builds where it is used: in the one module of their package, the icons of
// what is fetched later would all be fetched at once.
import { createRequire } from 'node:module';

const icons = createRequire(import.meta.url)('@mdi/js');

const IMPORT = /import \{([^}]+)\} from '@mdi\/js';/g;

function constantOf(name) {
  if (!(name in icons)) throw new Error(`@mdi/js has no ${name}`);
  return `const ${name} = ${JSON.stringify(icons[name])};`;
}

export const iconsInPlace = () => ({
  name: 'icons-in-place',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/src/') || !code.includes('@mdi/js')) return undefined;
    const inPlace = code.replace(IMPORT, (_, names) => {
      const each = names.split(',').map((name) => name.trim());
      return each.filter(Boolean).map(constantOf).join('\n');
    });
    return { code: inPlace, map: null };
  },
});
